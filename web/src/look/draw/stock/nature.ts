import { at, blackLine, disc, ink, lit, mass, paper, whiteLine } from '../paint.ts'
import { seeded } from '../seeded.ts'

/** Reeds along a bank, a few of them bulrushes. */
export function reeds(count = 16, width = 120, height = 70, seed = 3): string {
  const random = seeded(seed)
  let blades = ''
  for (let index = 0; index < count; index++) {
    const x = (index / (count - 1) - 0.5) * width + (random() - 0.5) * 8
    const tip = height * (0.55 + 0.5 * random())
    const bend = (random() - 0.5) * 26
    const half = 1.6 + random() * 1.4
    blades +=
      `M${point(x - half, 4)}Q${point(x - half + bend * 0.2, -tip * 0.6)} ${point(x + bend, -tip)}` +
      `Q${point(x + half + bend * 0.3, -tip * 0.55)} ${point(x + half, 4)}Z`
  }
  let bulrushes = ''
  for (let index = 0; index < count / 3; index++) {
    const x = (random() - 0.5) * width * 0.9
    const tip = height * (0.7 + 0.4 * random())
    const bend = (random() - 0.5) * 10
    bulrushes +=
      blackLine(`M${point(x, 4)}Q${point(x + bend * 0.3, -tip * 0.6)} ${point(x + bend, -tip - 8)}`, 1.6) +
      blackLine(`M${point(x + bend * 0.9, -tip - 1)}v12`, 5.4)
  }
  return mass(blades) + bulrushes
}

/** A tree in winter, grown from a seed; `depth` is how often its limbs fork. */
export function bareTree(seed = 5, height = 110, depth = 6): string {
  const random = seeded(seed)
  let limbs = ''
  const grow = (x: number, y: number, angle: number, length: number, width: number, forks: number) => {
    const lean = angle + (random() - 0.5) * 0.5
    const tipX = x + Math.cos(lean) * length
    const tipY = y + Math.sin(lean) * length
    const tip = width * 0.66
    limbs += limb(x, y, tipX, tipY, angle, length, width, tip)
    if (forks === 0) return
    const count = forks > 3 ? 2 : 2 + (random() > 0.6 ? 1 : 0)
    for (let index = 0; index < count; index++) {
      const spread = (index - (count - 1) / 2) * (0.75 + random() * 0.35) + (random() - 0.5) * 0.35
      grow(tipX, tipY, lean + spread, length * (0.66 + random() * 0.18), tip * 0.92, forks - 1)
    }
  }
  grow(0, 2, -Math.PI / 2, height * 0.3, height * 0.055, depth)
  const root = height * 0.045
  const foot =
    `M${point(-height * 0.14, 3)}Q${point(-height * 0.05, -2)} ${point(-root, -height * 0.1)}` +
    `L${point(root, -height * 0.1)}Q${point(height * 0.05, -2)} ${point(height * 0.15, 3)}Z`
  return mass(limbs) + mass(foot)
}

function limb(
  x: number,
  y: number,
  tipX: number,
  tipY: number,
  angle: number,
  length: number,
  width: number,
  tip: number,
): string {
  const nx = Math.cos(angle + Math.PI / 2)
  const ny = Math.sin(angle + Math.PI / 2)
  const midX = (x + tipX) / 2 + Math.cos(angle) * length * 0.1
  const midY = (y + tipY) / 2 + Math.sin(angle) * length * 0.1
  const edge = (px: number, py: number, out: number) => point(px + nx * out, py + ny * out)
  const bow = width * 0.8
  return (
    `M${edge(x, y, -width)}Q${edge(midX, midY, -bow)} ${edge(tipX, tipY, -tip)}` +
    `L${edge(tipX, tipY, tip)}Q${edge(midX, midY, bow)} ${edge(x, y, width)}Z`
  )
}

/** A spruce of seven tiers of branches. */
export function spruce(seed = 1, height = 90, width = 40): string {
  const random = seeded(seed)
  const tiers = 7
  const left: string[] = []
  const right: string[] = []
  let light = ''
  for (let tier = 1; tier <= tiers; tier++) {
    const part = tier / tiers
    const y = -height + height * 0.92 * part
    const x = (width / 2) * part * (0.9 + random() * 0.2)
    left.unshift(point(-x * 0.55, y - 3), point(-x, y))
    right.push(point(x * (0.9 + random() * 0.2), y), point(x * 0.55, y - 3))
    if (tier < tiers)
      light += `M${point(-width * 0.08 * part, y - 2)}L${point(-width * 0.36 * part, y + height * 0.07)}`
  }
  const trunk = [point(3, -height * 0.08), point(3, 3), point(-3, 3), point(-3, -height * 0.08)]
  const edge = [point(0, -height), ...right, ...trunk, ...left]
  return mass(`M${edge.join('L')}Z`) + whiteLine(light, 1.3)
}

function point(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

/** Three mushrooms. */
export function mushrooms(): string {
  const one =
    lit('M-8 4q4-28 1-44h14q-3 16 2 44z', 2.2) +
    mass('M1-40h6q-3 16 2 44h-6q-3-24-2-44z') +
    mass('M-34-36q4-34 34-36t34 36q-34 8-68 0z') +
    disc(-12, -54, 5, paper) +
    disc(6, -62, 4, paper) +
    disc(16, -48, 4.6, paper) +
    whiteLine('M-26-38q26 5 52 0', 1.6)
  return at(30, 0, 0.7, one, 10) + at(-32, 2, 0.55, one, -12) + at(0, 2, 1.1, one)
}

/** A rose on its stem. */
export function rose(): string {
  return (
    blackLine('M0 4q6-34 0-66', 4) +
    mass('M3-22q17-20 31-12-6 16-30 16zm-2-12q-17-18-31-10 6 16 32 15z') +
    whiteLine('M8-22l18-9m-30-2-18-8', 1.5) +
    mass('M0-56q-28-2-28-26 2-22 28-26 26 4 28 26 0 24-28 26z') +
    whiteLine(
      'M-24-84q10 22 32 22m16-26q-4 20-22 22m-20-26q6 18 24 18m10-22q2 16-16 16m-10-18q6 12 18 8m-12-12q8 4 12 2',
      2.2,
    )
  )
}

/** A bundle of herbs hung upside down; its foot is where it hangs. */
export function herbs(): string {
  return (
    blackLine('M0 0V16', 2) +
    mass('M-5 10h10l3 14q22 20 16 46-10-8-14 2-6-10-10 4-4-14-10-4-4-10-14-2-6-26 16-46z') +
    whiteLine('M-6 18h12m-9 10q-9 16-11 30m14-30v32m3-32q9 16 11 30m-22-14-6 2m22-2 6 2', 1.7)
  )
}

/** An apple with its leaf. */
export function apple(): string {
  return (
    lit('M0-44q-14-10-28 0-10 16 2 36 10 16 26 9 16 7 26-9 12-20 2-36-14-10-28 0z') +
    mass('M6-45q12-6 22 1 10 16-2 36-10 16-26 9 22-17 6-46z') +
    blackLine('M0-44q0-12 6-18', 3) +
    mass('M4-54q12-16 28-8-8 14-28 8z') +
    blackLine('M-22-36q-6 14 2 26', 1.7)
  )
}

/** A mandrake root with its leaves. */
export function mandrake(): string {
  return (
    mass('M-2-72q-32-6-46-32 28-4 42 20-8-28 6-44 14 16 6 44 14-24 42-20-14 26-46 32z') +
    whiteLine('M-38-98l28 20m10-38v34m38-16-28 20', 1.7) +
    lit(
      'M-8-74h16q16 10 10 28l22 22-4 6-20-14q-2 10 2 22l10 20-8 2-18-26-16 26-8-2 8-22q-2-12-2-22l-22 20-4-6 24-26q-6-18 10-28z',
      2.4,
    ) +
    mass('M2-74h6q16 10 10 28l22 22-4 6-20-14q-2 10 2 22l10 20-8 2-18-26z') +
    blackLine('M-12-57q3 3 6 0', 1.7) +
    lit('M0-52q5 0 5 6t-5 7-5-7 5-6z', 1.4, ink) +
    blackLine('M-16-34h10m-6 14h8', 1.5) +
    whiteLine('M6-57q3 3 6 0', 1.7)
  )
}

/** The stump of a felled tree. */
export function stump(): string {
  return (
    mass('M-42-34q42-12 84 0 0 24 16 40h-32l-10-8-12 10h-24l-8-8-32 6q18-16 18-40z') +
    lit('M-43-34q0-10 43-10t43 10-43 10-43-10z', 2.4) +
    blackLine('M-24-34q0-5 24-5t24 5-24 5-24-5zm16 0h16', 1.5) +
    whiteLine('M-32-22l-6 18m20-14-2 14m20-14v18m18-18 2 12m12-16 8 18', 1.7)
  )
}

/** An old oak with a hollow in its trunk; what sits in it is drawn with its foot at the hollow's sill. */
export function hollowOak(tenant: string): string {
  return (
    mass(
      'M-40 6q10-36 4-72-26-10-50-38 26 12 42 14-12-18-14-44 12 26 30 36 0-26 16-52 2 30 14 46 12-20 36-34-12 26-12 42 20-4 40-28-6 28-26 46 26-6 48-4-28 10-48 22-6 32 6 66h16l-32-8-20 10-22-8-22 8-24-4z',
    ) +
    whiteLine(
      'M-28-4q6-36 0-68m10 70q2-8 3-14m47 12q-6-32 0-58m-12 62q-2-10 0-18m-60-66q-14-10-22-20m44 16q2-16 4-34m36 34q4-16 10-30m8 46q12-6 24-8',
      1.9,
    ) +
    lit('M0-78q22 6 22 30-2 24-22 28-20-4-22-28 0-24 22-30z', 3, ink) +
    whiteLine('M0-80q24 6 24 32-2 26-24 30-22-4-24-30 0-26 24-32z', 2.4) +
    at(0, -24, 0.4, tenant)
  )
}

/** A star of eight rays; its centre is its foot. */
export function star(fill = paper): string {
  return lit('M0-20l3 13 9-5-5 9 13 3-13 3 5 9-9-5-3 13-3-13-9 5 5-9-13-3 13-3-5-9 9 5z', 1.6, fill)
}

/** A stroke of lightning that ends at its foot. */
export function lightning(fill = paper): string {
  return lit('M8-72l-28 38h16l-10 34 34-44h-16l18-28z', 2, fill)
}

/** A mountain with snow on its lit side. */
export function mountain(): string {
  return (
    lit('M-80 4l54-74 10 8 20-42 22 34 12-4 46 78z') +
    mass('M4-104l22 34 12-4 46 78h-64l14-28-20-16 8-18-20-20z') +
    blackLine('M-26-70l-8 26 6 14m-16-10-6 20m40-46-8 26 8 16-10 20m-40-14-4 16', 1.8) +
    whiteLine('M40-58l16 36m-6-22 20 40', 1.7)
  )
}

/** A standing stone with an inscription. */
export function menhir(): string {
  return (
    lit('M-34 6l4-106q22-24 54-12l12 118z', 3) +
    mass('M10-116q8 2 14 4l12 118h-22z') +
    blackLine(
      'M-18-96q8-6 12 0t10-4m-24 18q6 6 10 0t8 2 6-4m-24 16q5-6 9 0v6m7-8q6 6 10-2m-28 18q8-6 12 0t12-2m-24 16q6 6 9 0t8 0 6-4m-23 18q8-4 12 2t10-4',
      2,
    ) +
    whiteLine('M20-96l6 90', 1.5)
  )
}
