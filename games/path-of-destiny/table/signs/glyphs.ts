/** The signs of the game: 24 × 24, one filled shape each; `--cut` is the colour seen through it, that of a panel unless said. */
export const glyphs = {
  magic: `<path d="${star()}"/><circle cx="12" cy="12" r="1.9" fill="var(--cut, var(--surface))"/>`,
  diplomacy:
    '<path d="M22.2 1.4C13.6 1.8 7.6 5.6 6.2 11.4L7 14.2L1.8 21.3L3.5 22.7L9.3 16.3L13.4 16.9L12.6 14.9L16.6 14.1L15.5 12.5L19.3 10.6L17.8 9.3C20.6 7.1 22 4.6 22.2 1.4Z"/><path d="M8.2 15.2Q12 10 18.4 5" stroke="var(--cut, var(--surface))" stroke-width="1.3" fill="none" stroke-linecap="round"/>',
  exploration:
    '<path fill-rule="evenodd" d="M12 1.4A10.6 10.6 0 1 1 12 22.6A10.6 10.6 0 1 1 12 1.4ZM17.6 6.4L13.9 13.9L6.4 17.6L10.1 10.1Z"/><path d="M17.6 6.4L13.9 13.9L10.1 10.1Z" opacity=".55"/><circle cx="12" cy="12" r="1.4"/><path d="M12 3.2v1.8M12 19v1.8M3.2 12H5M19 12h1.8" stroke="var(--cut, var(--surface))" stroke-width="1.4"/>',
  combat:
    '<path d="M12 .8L14.7 4.4L14.1 13.6H9.9L9.3 4.4Z"/><path d="M12 3.6V13" stroke="var(--cut, var(--surface))" stroke-width="1.1"/><path d="M4.4 13.2Q6.2 12.6 7.4 13.8H16.6Q17.8 12.6 19.6 13.2V16.4Q17.8 17 16.6 16H7.4Q6.2 17 4.4 16.4Z"/><path d="M10.6 16H13.4V20.2H10.6Z"/><circle cx="12" cy="21.2" r="2.2"/>',
  xp: '<path d="M12 2.4L20.4 9.6V14L12 6.9L3.6 14V9.6Z"/><path d="M12 9.6L20.4 16.8V21.2L12 14.1L3.6 21.2V16.8Z"/>',
  vp: laurel(),
  initiative:
    '<circle cx="12" cy="5.2" r="4"/><path d="M8.4 10.2H15.6L17.8 19H6.2Z"/><path d="M4 19.4H20V22.4H4Z"/>',
  inactive:
    '<path fill-rule="evenodd" d="M12 1.6A10.4 10.4 0 1 1 12 22.4A10.4 10.4 0 1 1 12 1.6ZM12 4.4A7.6 7.6 0 1 0 12 19.6A7.6 7.6 0 1 0 12 4.4Z"/><path d="M5 17.4L17.4 5L19 6.6L6.6 19Z"/>',
  left: '<path fill-rule="evenodd" d="M23 5V19H8.2L1.4 12L8.2 5ZM20.8 7.2H9.2L4.6 12L9.2 16.8H20.8Z"/>',
  right: '<path d="M1 5V19H15.8L22.6 12L15.8 5Z"/>',
  fork: '<path d="M10.4 22.5V14.8L4.6 8.2L2.4 9.9L2 2.4L9.3 3.6L7 5.7L12 11.2L17 5.7L14.7 3.6L22 2.4L21.6 9.9L19.4 8.2L13.6 14.8V22.5Z"/>',
  arrow: '<path d="M13.4 4.4L21.4 12L13.4 19.6V14H2.6V10H13.4Z"/>',
  hand: '<path d="M2.2 8.2L8 6.4L11.4 18.4L5.8 20.2Z"/><path d="M9 4.6H15V18.4H12.6L9 6Z"/><path d="M16 6.2L21.8 8.2L18.2 20L16 19.3Z"/>',
  deck: '<path d="M5 3.4H17V18.4H5Z"/><path d="M18.2 5.6H20V21.2H8V19.6H18.2Z" opacity=".6"/>',
  timeline:
    '<path d="M1.6 3.4H7.2V15H1.6ZM9.2 3.4H14.8V15H9.2ZM16.8 3.4H22.4V15H16.8Z"/><path d="M1 18H18V15.8L23 19.1L18 22.4V20.2H1Z"/>',
  pool: '<circle cx="7.4" cy="15.8" r="6"/><circle cx="17.2" cy="16.6" r="5.2"/><circle cx="12.6" cy="6.4" r="5"/>',
  eye: '<path fill-rule="evenodd" d="M1 12Q6 4.4 12 4.4T23 12Q18 19.6 12 19.6T1 12ZM12 7.4A4.6 4.6 0 1 0 12 16.6A4.6 4.6 0 1 0 12 7.4Z"/><circle cx="12" cy="12" r="2.4"/>',
  quest:
    '<path d="M12 1.4L22.6 12L12 22.6L1.4 12Z"/><path d="M12 6V13" stroke="var(--cut, var(--surface))" stroke-width="2.4" stroke-linecap="round"/><circle cx="12" cy="17" r="1.5" fill="var(--cut, var(--surface))"/>',
  check: '<path d="M9.4 20L2.4 12.6L5 9.8L9.4 14.4L19.2 3.8L21.8 6.6Z"/>',
  lock: '<path fill-rule="evenodd" d="M5 10.4H7V7.6A5 5 0 0 1 17 7.6V10.4H19V21.6H5ZM9.4 10.4H14.6V7.6A2.6 2.6 0 0 0 9.4 7.6Z"/><path d="M12 14v4" stroke="var(--cut, var(--surface))" stroke-width="2" stroke-linecap="round"/>',
  wait: '<path d="M5 2H19V4.4H17.4C17.4 8.6 14.6 10 13.6 12C14.6 14 17.4 15.4 17.4 19.6H19V22H5V19.6H6.6C6.6 15.4 9.4 14 10.4 12C9.4 10 6.6 8.6 6.6 4.4H5Z"/><path d="M9.4 18.8Q12 14.6 14.6 18.8Z" fill="var(--cut, var(--surface))"/>',
  renfri: thorns(),
  stregobor:
    '<path fill-rule="evenodd" d="M8.6 23V9.6H7V1.4H9.4V3.4H10.8V1.4H13.2V3.4H14.6V1.4H17V9.6H15.4V23ZM10.8 11.4V15.4H13.2V11.4Q12 9.8 10.8 11.4Z"/><path d="M3.4 23L7.2 17V23ZM20.6 23L16.8 17V23Z"/>',
} as const

/** The name of a sign. */
export type SignName = keyof typeof glyphs

function star(): string {
  const points = Array.from({ length: 16 }, (_, i) => {
    const reach = i % 2 === 1 ? 3.9 : i % 4 === 0 ? 11.2 : 8
    const angle = ((i * 22.5 - 90) * Math.PI) / 180
    return `${(12 + Math.cos(angle) * reach).toFixed(2)} ${(12 + Math.sin(angle) * reach).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}

function laurel(): string {
  const leaf = (x: number, y: number, turn: number): string =>
    `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0-4.1Q2.9-1 0 3.1Q-2.9-1 0-4.1Z"/>`
  const branch: readonly (readonly [number, number, number])[] = [
    [8.6, 20.2, 100],
    [4.9, 17.2, 62],
    [3, 12.6, 22],
    [3.5, 7.6, -8],
    [6.2, 3.8, -34],
  ]
  const leaves = branch.map(([x, y, turn]) => leaf(x, y, -turn) + leaf(24 - x, y, turn))
  return `${leaves.join('')}<path d="M9.2 20.6Q12 22.4 14.8 20.6" fill="none" stroke="currentColor" stroke-width="1.6"/>`
}

/** The shrike of Blaviken: a thorn branch with a small bird on it. */
function thorns(): string {
  return (
    '<path d="M1.4 18.4Q8 14.8 22.6 17.6V20.2Q9 17.6 2.2 21Z"/><path d="M6 17L5 11.4L9 16.2ZM17 17L20.6 11.8L20.2 17.4ZM11.6 18.4L13 23.2L15 18.6Z"/>' +
    '<path d="M3.6 3.6Q5.4 1.4 8.6 2Q11.4 2.4 12 5.4Q17 6.6 22.8 13Q16.4 13 13.8 15.6H10.8Q7.2 13 6.8 6.6L2.4 5.4Z"/><circle cx="8.2" cy="4.6" r="1" fill="var(--cut, var(--surface))"/>'
  )
}
