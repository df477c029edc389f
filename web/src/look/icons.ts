/** The signs of the shell: 24 × 24, one filled shape each; `--cut` is the colour seen through it. */
export const icons = {
  person: '<circle cx="12" cy="7" r="5"/><path d="M2.6 22Q3.4 13.4 12 13.4T21.4 22Z"/>',
  laurel: laurel(),
  heart:
    '<path d="M12 21.6C3.4 15.4 1.6 11 2.2 7.6C3 3.2 8.8 1.6 12 6.2C15.2 1.6 21 3.2 21.8 7.6C22.4 11 20.6 15.4 12 21.6Z"/>',
  hourglass:
    '<path d="M5 2H19V4.4H17.4C17.4 8.6 14.6 10 13.6 12C14.6 14 17.4 15.4 17.4 19.6H19V22H5V19.6H6.6C6.6 15.4 9.4 14 10.4 12C9.4 10 6.6 8.6 6.6 4.4H5Z"/><path d="M9.4 18.8Q12 14.6 14.6 18.8Z" fill="var(--cut)"/>',
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
