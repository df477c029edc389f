/** The signs of the shell: 24 × 24, one filled shape each; `--cut` is the colour seen through it. */
export const icons = {
  person: '<circle cx="12" cy="7" r="5"/><path d="M2.6 22Q3.4 13.4 12 13.4T21.4 22Z"/>',
  laurel: laurel(),
  heart:
    '<path d="M12 21.6C3.4 15.4 1.6 11 2.2 7.6C3 3.2 8.8 1.6 12 6.2C15.2 1.6 21 3.2 21.8 7.6C22.4 11 20.6 15.4 12 21.6Z"/>',
  hourglass:
    '<path d="M5 2H19V4.4H17.4C17.4 8.6 14.6 10 13.6 12C14.6 14 17.4 15.4 17.4 19.6H19V22H5V19.6H6.6C6.6 15.4 9.4 14 10.4 12C9.4 10 6.6 8.6 6.6 4.4H5Z"/><path d="M9.4 18.8Q12 14.6 14.6 18.8Z" fill="var(--cut)"/>',
  gear: '<path fill-rule="evenodd" d="M10.2 1.8H13.8L14.4 4.6L16.8 5.6L19.2 4.2L21.6 6.8L20 9.2L20.8 11.4L23.4 12L22.8 15.4L20 15.8L18.8 17.8L20 20.4L17 22.2L14.8 20.2H12.4L10.6 22.6L7.2 21.4L7.2 18.6L5.4 17L2.4 17.2L1.4 13.8L4 12.2L4.2 9.8L2.2 7.6L4.4 4.8L7.2 5.8L9.4 4.6ZM12 8.4A3.6 3.6 0 1 0 12 15.6A3.6 3.6 0 1 0 12 8.4Z"/>',
  undo: '<path d="M9.4 3.2V7.4H14.4A7 7 0 0 1 14.4 21.4H6.4V18.4H14.4A4 4 0 0 0 14.4 10.4H9.4V14.6L2.4 8.9Z"/>',
  book: '<path d="M11 5.4C8.6 3.6 5.2 3.2 2 4V19.2C5.2 18.4 8.6 18.8 11 20.6Z"/><path d="M13 5.4C15.4 3.6 18.8 3.2 22 4V19.2C18.8 18.4 15.4 18.8 13 20.6Z"/>',
  rule: '<path d="M5 2H19V22H5Z"/><path d="M8.4 7H15.6M8.4 11H15.6M8.4 15H12.6" stroke="var(--cut)" stroke-width="1.8"/>',
  chronicle:
    '<path d="M6 2H20V17.4H8.4V19.4H18V22H6Q3.4 22 3.4 19.4V4.6Q3.4 2 6 2Z"/><path d="M8 6.4H16.6M8 10.4H14" stroke="var(--cut)" stroke-width="1.8"/>',
  menu: '<path d="M3 5H21V7.6H3ZM3 10.7H21V13.3H3ZM3 16.4H21V19H3Z"/>',
  more: '<circle cx="5" cy="12" r="2.2"/><circle cx="12" cy="12" r="2.2"/><circle cx="19" cy="12" r="2.2"/>',
  search:
    '<path fill-rule="evenodd" d="M10 2A8 8 0 1 0 14.6 16.5L19.8 21.7L22 19.5L16.8 14.3A8 8 0 0 0 10 2ZM10 5A5 5 0 1 1 10 15A5 5 0 1 1 10 5Z"/>',
  print: '<path d="M6 2H18V7H6ZM3 8.4H21V17.6H18.4V13.6H5.6V17.6H3ZM7.4 15.4H16.6V22H7.4Z"/>',
  close:
    '<path d="M5.4 3L12 9.6L18.6 3L21 5.4L14.4 12L21 18.6L18.6 21L12 14.4L5.4 21L3 18.6L9.6 12L3 5.4Z"/>',
  bot: '<path d="M11 1.4H13V5H20V19H4V5H11Z"/><path d="M8 9.4H10.4V12.6H8ZM13.6 9.4H16V12.6H13.6ZM8 15.2H16V16.8H8Z" fill="var(--cut)"/><path d="M6 20.2H18V22.6H6Z"/>',
  check: '<path d="M9.4 20L2.4 12.6L5 9.8L9.4 14.4L19.2 3.8L21.8 6.6Z"/>',
  lock: '<path fill-rule="evenodd" d="M5 10.4H7V7.6A5 5 0 0 1 17 7.6V10.4H19V21.6H5ZM9.4 10.4H14.6V7.6A2.6 2.6 0 0 0 9.4 7.6Z"/><path d="M12 14v4" stroke="var(--cut)" stroke-width="2" stroke-linecap="round"/>',
  spark: '<path d="M12 1.2L14.4 9.6L22.8 12L14.4 14.4L12 22.8L9.6 14.4L1.2 12L9.6 9.6Z"/>',
  arrow: '<path d="M13.4 4.4L21.4 12L13.4 19.6V14H2.6V10H13.4Z"/>',
  back: '<path d="M10.6 4.4L2.6 12L10.6 19.6V14H21.4V10H10.6Z"/>',
  hand: '<path d="M2.2 8.2L8 6.4L11.4 18.4L5.8 20.2Z"/><path d="M9 4.6H15V18.4H12.6L9 6Z"/><path d="M16 6.2L21.8 8.2L18.2 20L16 19.3Z"/>',
  talk: '<path d="M2 3H22V16.4H12.4L6.6 21.6V16.4H2Z"/><path d="M6 7.6H18M6 11.6H14" stroke="var(--cut)" stroke-width="1.8"/>',
  deck: '<path d="M5 3.4H17V18.4H5Z"/><path d="M18.2 5.6H20V21.2H8V19.6H18.2Z" opacity=".6"/>',
} as const

/** The name of a sign. */
export type IconName = keyof typeof icons

function laurel(): string {
  const leaf = (x: number, y: number, turn: number) =>
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
