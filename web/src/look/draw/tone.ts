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

/** A ball lit from a direction: light on the near side, dark on the far one. */
export function ball(cx: number, cy: number, rx: number, ry: number, lightX = -0.5, lightY = -0.6): Tone {
  const length = Math.hypot(lightX, lightY, 0.7)
  return (x, y) => {
    const u = (x - cx) / rx
    const v = (y - cy) / ry
    const z = Math.sqrt(Math.max(0, 1 - u * u - v * v))
    return clamp(1 - (u * lightX + v * lightY + z * 0.7) / length)
  }
}

/** The darkest of several tones. */
export function both(...tones: readonly Tone[]): Tone {
  return (x, y) => {
    let darkest = 0
    for (const tone of tones) darkest = Math.max(darkest, tone(x, y))
    return clamp(darkest)
  }
}

/** Several tones, each of which lightens the others. */
export function times(...tones: readonly Tone[]): Tone {
  return (x, y) => {
    let product = 1
    for (const tone of tones) if (product > 0) product *= tone(x, y)
    return product
  }
}
