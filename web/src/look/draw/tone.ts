/** How dark a picture is at a point: 0 is paper, 1 is ink. */
export type Tone = (x: number, y: number) => number

/** Keeps a tone between paper and ink. */
export function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}

/** A tone that changes from `a` at the first point to `b` at the second. */
export function fall(x0: number, y0: number, x1: number, y1: number, a: number, b: number): Tone {
  const dx = x1 - x0
  const dy = y1 - y0
  const length = dx * dx + dy * dy
  return (x, y) => a + (b - a) * clamp(((x - x0) * dx + (y - y0) * dy) / length)
}

/** Light round a point: `inner` at the centre, `outer` from the radius on. */
export function glow(cx: number, cy: number, radius: number, inner: number, outer: number, power = 1): Tone {
  return (x, y) => inner + (outer - inner) * clamp(Math.hypot(x - cx, y - cy) / radius) ** power
}
