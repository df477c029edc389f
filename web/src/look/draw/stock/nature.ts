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
    lit('M-8 4Q-4-24-7-40H7Q4-24 9 4Z', 2.2) +
    mass('M1-40H7Q4-24 9 4H3Q0-20 1-40Z') +
    mass('M-34-36Q-30-70 0-72T34-36Q0-28-34-36Z') +
    disc(-12, -54, 5, paper) +
    disc(6, -62, 4, paper) +
    disc(16, -48, 4.6, paper) +
    whiteLine('M-26-38Q0-33 26-38', 1.6)
  return at(30, 0, 0.7, one, 10) + at(-32, 2, 0.55, one, -12) + at(0, 2, 1.1, one)
}

/** A rose on its stem. */
export function rose(): string {
  return (
    blackLine('M0 4Q6-30 0-62', 4) +
    mass('M3-22Q20-42 34-34Q28-18 4-18ZM1-34Q-16-52-30-44Q-24-28 2-29Z') +
    whiteLine('M8-22L26-31M-4-33L-22-41', 1.5) +
    mass('M0-56Q-28-58-28-82Q-26-104 0-108Q26-104 28-82Q28-58 0-56Z') +
    whiteLine(
      'M-24-84Q-14-62 8-62M24-88Q20-68 2-66M-18-92Q-12-74 6-74M16-96Q18-80 0-80M-10-98Q-4-86 8-90M-4-102Q4-98 8-100',
      2.2,
    )
  )
}

/** A bundle of herbs hung upside down; its foot is where it hangs. */
export function herbs(): string {
  return (
    blackLine('M0 0V16', 2) +
    mass('M-5 10H5L8 24Q30 44 24 70Q14 62 10 72Q4 62 0 76Q-4 62-10 72Q-14 62-24 70Q-30 44-8 24Z') +
    whiteLine('M-6 18H6M-3 28Q-12 44-14 58M0 28V60M3 28Q12 44 14 58M-8 44l-6 2M8 44l6 2', 1.7)
  )
}

/** An apple with its leaf. */
export function apple(): string {
  return (
    lit('M0-44Q-14-54-28-44Q-38-28-26-8Q-16 8 0 1Q16 8 26-8Q38-28 28-44Q14-54 0-44Z') +
    mass('M6-45Q18-51 28-44Q38-28 26-8Q16 8 0 1Q22-16 6-45Z') +
    blackLine('M0-44Q0-56 6-62', 3) +
    mass('M4-54Q16-70 32-62Q24-48 4-54Z') +
    blackLine('M-22-36Q-28-22-20-10', 1.7)
  )
}

/** A mandrake root with its leaves. */
export function mandrake(): string {
  return (
    mass('M-2-72Q-34-78-48-104Q-20-108-6-84Q-14-112 0-128Q14-112 6-84Q20-108 48-104Q34-78 2-72Z') +
    whiteLine('M-38-98L-10-78M0-116V-82M38-98L10-78', 1.7) +
    lit(
      'M-8-74H8Q24-64 18-46L40-24 36-18 16-32Q14-22 18-10L28 10 20 12 2-14-14 12-22 10-14-12Q-16-24-16-34L-38-14-42-20-18-46Q-24-64-8-74Z',
      2.4,
    ) +
    mass('M2-74H8Q24-64 18-46L40-24 36-18 16-32Q14-22 18-10L28 10 20 12 2-14Z') +
    blackLine('M-9-58h.1M-1-58h.1', 4) +
    blackLine('M-8-49q4 4 8 0M-16-34h10M-12-20h8', 1.5) +
    whiteLine('M9-58h.1', 4)
  )
}

/** The stump of a felled tree. */
export function stump(): string {
  return (
    mass('M-42-34Q0-46 42-34Q42-10 58 6H26L16-2 4 8H-20L-28 0-60 6Q-42-10-42-34Z') +
    lit('M-43-34Q-43-44 0-44T43-34 0-24-43-34Z', 2.4) +
    blackLine('M-24-34Q-24-39 0-39T24-34 0-29-24-34ZM-8-34h16', 1.5) +
    whiteLine('M-32-22L-38-4M-18-18L-20-4M0-18V0M18-18L20-6M32-22L40-4', 1.7)
  )
}

/** An old oak with a hollow in its trunk; what sits in it is drawn with its foot at the hollow's sill. */
export function hollowOak(tenant: string): string {
  return (
    mass(
      'M-40 6Q-30-30-36-66Q-62-76-86-104Q-60-92-44-90Q-56-108-58-134Q-46-108-28-98Q-28-124-12-150Q-10-120 2-104Q14-124 38-138Q26-112 26-96Q46-100 66-124Q60-96 40-78Q66-84 88-82Q60-72 40-60Q34-28 46 6H62L30-2 10 8-12 0-34 8-58 4Z',
    ) +
    whiteLine(
      'M-28-4Q-22-40-28-72M-18-2Q-16-10-15-16M32-4Q26-36 32-62M20 0Q18-10 20-18M-40-84Q-54-94-62-104M-18-88Q-16-104-14-122M22-88Q26-104 32-118M40-72Q52-78 64-80',
      1.9,
    ) +
    lit('M0-78Q22-72 22-48Q20-24 0-20Q-20-24-22-48Q-22-72 0-78Z', 3, ink) +
    whiteLine('M0-80Q24-74 24-48Q22-22 0-18Q-22-22-24-48Q-24-74 0-80Z', 2.4) +
    at(0, -24, 0.4, tenant)
  )
}

/** A star of eight rays; its centre is its foot. */
export function star(fill = paper): string {
  return lit('M0-20L3-7 12-12 7-3 20 0 7 3 12 12 3 7 0 20-3 7-12 12-7 3-20 0-7-3-12-12-3-7Z', 1.6, fill)
}

/** A stroke of lightning that ends at its foot. */
export function lightning(fill = paper): string {
  return lit('M8-72L-20-34H-4L-14 0 20-44H4L22-72Z', 2, fill)
}

/** A mountain with snow on its lit side. */
export function mountain(): string {
  return (
    lit('M-80 4L-26-70-16-62 4-104 26-70 38-74 84 4Z') +
    mass('M4-104L26-70 38-74 84 4H20L34-24 14-40 22-58 2-78Z') +
    blackLine('M-26-70L-34-44-28-30M-44-40L-50-20M-10-66L-18-40-10-24-20-4M-60-18L-64-2', 1.8) +
    whiteLine('M40-58L56-22M50-44L70-4', 1.7)
  )
}

/** A standing stone with an inscription. */
export function menhir(): string {
  return (
    lit('M-34 6L-30-100Q-8-124 24-112L36 6Z', 3) +
    mass('M10-116Q18-114 24-112L36 6H14Z') +
    blackLine(
      'M-18-96q8-6 12 0t10-4M-20-82q6 6 10 0t8 2 6-4M-20-68q5-6 9 0v6M-4-70q6 6 10-2M-22-54q8-6 12 0t12-2M-22-40q6 6 9 0t8 0 6-4M-22-26q8-4 12 2t10-4',
      2,
    ) +
    whiteLine('M20-96L26-6', 1.5)
  )
}
