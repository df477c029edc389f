/** How large something is. */
export interface Extent {
  readonly wide: number
  readonly high: number
}

/** Where a thing lies on the screen. */
export interface Near {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const gap = 12
const margin = 8

/**
 * Where to show something beside a thing without covering it: right, left, above, or under it. What stands in a row is better shown
 * `above` it, where its neighbours stay in sight.
 */
export function besides(
  near: Near,
  { wide, high }: Extent,
  room: Extent,
  first: 'beside' | 'above' = 'beside',
): { readonly x: number; readonly y: number } {
  const within = (at: number, size: number, end: number): number =>
    Math.max(margin, Math.min(end - size - margin, at))
  const x = within((near.left + near.right - wide) / 2, wide, room.wide)
  const above = near.top - gap - high
  if (first === 'above' && above >= margin) return { x, y: above }
  const level = within((near.top + near.bottom - high) / 2, high, room.high)
  if (near.right + gap + wide + margin <= room.wide) return { x: near.right + gap, y: level }
  if (near.left - gap - wide >= margin) return { x: near.left - gap - wide, y: level }
  return { x, y: above >= margin ? above : within(near.bottom + gap, high, room.high) }
}
