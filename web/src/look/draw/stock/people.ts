import { at, blackLine, disc, flip, ink, lit, mass, paper, whiteLine } from '../paint.ts'

/** A hooded traveller with a staff. */
export function figure(): string {
  return (
    mass('M0-62Q10-62 10-52Q18-44 18-24L22 4H-20L-17-24Q-16-44-9-52Q-9-62 0-62Z') +
    mass('M-4-50q4 3 8 0v6q-4 4-8 0z', paper) +
    blackLine('M24 6L22-66', 2.6) +
    whiteLine('M-8-40L-12 0M-2-40L-4 0', 1.3)
  )
}

/** Prints of hooves that lead away. */
export function hoofprints(): string {
  const print = mass('M-9-12Q-14 2-6 6Q-3-2-2-12Q-5-16-9-12ZM9-12Q14 2 6 6Q3-2 2-12Q5-16 9-12Z')
  const away = [
    [0, 0, 1],
    [-20, -20, 0.8],
    [2, -36, 0.64],
    [-12, -50, 0.5],
    [4, -60, 0.4],
    [-4, -68, 0.32],
  ] as const
  return away.map(([x, y, size]) => at(x, y, size, print)).join('')
}

/** Two profiles that leave a chalice between them. */
export function twoFaces(): string {
  const face = mass(
    'M-120 10V-150H-34C-32-138-30-128-34-118C-38-112-40-108-36-102C-30-92-18-84-16-78C-15-73-24-72-26-69C-25-65-20-64-21-60C-22-57-26-57-25-54C-22-51-20-49-22-45C-25-40-28-40-28-35C-28-28-22-24-26-16C-32-8-48-6-52 10Z',
  )
  return face + flip(face)
}

/** Limbs with a black rim: a finger, an arm, a root. */
function limb(path: string, width: number): string {
  return blackLine(path, width + 4.6) + whiteLine(path, width)
}

/** An open hand, its palm towards you. */
export function hand(): string {
  return (
    limb('M-15-44L-22-84M-5-48L-7-98M6-48L8-94M16-42L24-78M-16-16L-40-46', 9.4) +
    lit('M-22-50Q0-58 22-48Q26-22 14 4H-14Q-20-8-27-18Z', 2.4) +
    whiteLine('M-15-44L-20-74M-5-48L-6-76M6-48L7-76M16-42L21-70M-16-16L-28-31', 9) +
    mass('M14-50L22-48Q26-22 14 4H6Q18-20 14-50Z') +
    blackLine('M-18-36Q0-44 14-34M-16-28Q-2-34 12-22M-14-6Q-10-22-20-30M-22-68h5M-9-76h5M5-74h5', 1.7) +
    mass('M-17 4H17L20 18H-20Z')
  )
}

/** A hand that makes a sign with two fingers. */
export function sign(): string {
  return (
    limb('M-12-44L-18-98M2-46L3-102', 10) +
    limb('M13-34L12-50M22-28L22-42', 10) +
    lit('M-19-48Q2-54 26-40Q30-18 18 6H-12Q-20-12-22-24Z', 2.4) +
    whiteLine('M-12-44L-17-84M2-46L3-86', 9.4) +
    limb('M-16-18Q0-34 14-32', 9) +
    mass('M20-30L27-32Q28-14 18 6H6Q22-8 20-30Z') +
    blackLine('M-19-74h6M-1-76h6', 1.6) +
    mass('M-15 6H21L25 24H-19Z') +
    whiteLine('M-14 13H20', 2)
  )
}

/** A hand in a cuff that points to the right; its wrist is its foot. */
export function pointing(): string {
  return (
    limb('M0-16H54', 11) +
    lit('M-30-26Q-10-34 8-28L14-10Q16 12 2 18L-30 16Z', 2.4) +
    whiteLine('M-4-16H52', 10) +
    limb('M14-1H2M12 8H2', 6) +
    limb('M-12-18Q4-36 16-24', 8) +
    blackLine('M28-13q3-3 0-6M44-13q3-3 0-6', 1.6) +
    mass('M-64-34L-30-30V22L-64 26Z') +
    whiteLine('M-36-24V16M-44-26V18', 2)
  )
}

/** A fist that comes from the left. */
export function fist(): string {
  return (
    mass('M-80-28L-26-24V22L-80 28Z') +
    whiteLine('M-32-18V16M-40-20V18', 2) +
    lit('M-26-26Q0-36 20-28Q30-24 30-2Q30 22 18 24Q-6 28-26 22Z') +
    mass('M-26 22Q-6 28 18 24Q30 22 30 4Q10 16-26 12Z') +
    blackLine('M30-14H12M31-2H14M29 10H14M-8-22Q6-14 12-18', 2.2)
  )
}

/** An arm that holds a sword at guard, its elbow high. */
export function swordArm(): string {
  return (
    at(36, -58, 1, heldSword(), 66) +
    blackLine('M-52 4L-40-78 24-62', 30) +
    blackLine('M-40-92L-40-78', 22) +
    whiteLine(
      'M-60-4Q-60-40-52-70M-50 0Q-50-30-46-56M-40 2Q-40-24-36-50M-46-86Q-20-84 10-76M-30-72Q-14-70 8-62M-26-60Q-12-56 6-52',
      2.2,
    ) +
    lit('M24-78Q44-82 50-66Q52-48 38-44Q24-42 20-52Z') +
    blackLine('M36-78L34-64M44-74L40-60M50-66L42-54', 2) +
    whiteLine('M18-78L14-48', 2.4)
  )
}

function heldSword(): string {
  return (
    lit('M-4.6-14H4.6L4-96 0-108-4-96Z', 2.4) +
    mass('M0-14H4.6L4-96 0-108Z') +
    mass('M-22-18H22V-11H-22ZM-4-14H4V26H-4Z') +
    disc(0, 28, 6)
  )
}

/** An eye under its brow; the brow is lifted by a height. */
export function eye(lift = 0): string {
  return (
    lit('M-36-12Q-16-38 10-36Q28-34 40-14Q20 4-6 4Q-24 2-36-12Z', 3) +
    disc(4, -17, 16) +
    disc(4, -17, 7, paper) +
    disc(4, -17, 4.4) +
    disc(-1, -22, 3, paper) +
    blackLine('M-40-16Q-18-46 12-43Q32-41 44-18', 3.4) +
    mass(
      `M-44 ${-44 - lift * 0.4}Q-14 ${-72 - lift} 46 ${-48 - lift * 0.6}Q6 ${-62 - lift * 0.9}-40 ${-36 - lift * 0.4}Z`,
    )
  )
}

/** A human skull. */
export function skull(): string {
  return (
    lit('M-20-4L-22-20Q-40-34-38-58Q-34-88 0-90Q34-88 38-58Q40-34 22-20L20-4Z') +
    mass('M8-90Q34-86 38-58Q40-34 22-20L20-4H10Q10-20 20-30Q26-60 8-90Z') +
    mass('M-26-48Q-14-58-6-46Q-8-34-18-34Q-28-36-26-48ZM-3-30L0-38 4-30Z') +
    lit('M26-48Q14-58 6-46Q8-34 18-34Q28-36 26-48Z', 1.6, ink) +
    blackLine('M-12-18V-6M-4-18V-6M4-18V-6', 2) +
    whiteLine('M12-18V-6M26-49Q14-58 6-46', 1.7)
  )
}

/** Somebody in a cloak who fences, lunging to the right. */
export function fencer(): string {
  return (
    blackLine('M12-62L40-66', 7) +
    blackLine('M40-66L96-76M41-75L43-57', 2.8) +
    mass('M-2-74Q10-80 18-68Q20-52 14-40L2-36Q-14-14-50-8Q-34-24-30-44Q-26-66-2-74Z') +
    blackLine('M6-42L34-28 34 0 44 2M0-42L-20-18-40 0-32 3', 9) +
    disc(12, -84, 9.5) +
    mass('M-8-88Q10-92 32-86L30-82Q12-86-8-83ZM2-88Q6-102 18-100Q24-98 24-88Z') +
    whiteLine('M-6-66Q-16-48-28-22M2-62Q-4-46-12-30M0-89Q12-90 24-87', 1.6)
  )
}

/** A straw man on a post. */
export function strawMan(): string {
  return (
    blackLine('M0 6V-30', 6) +
    blackLine('M-46-70H46', 5) +
    lit('M-16-82H16L22-24H-22Z', 2.6) +
    disc(0, -98, 16, paper, 2.6) +
    lit('M-44-78L-16-82V-62L-44-62ZM44-78L16-82V-62L44-62Z', 2.4) +
    mass('M4-82H16L22-24H6Z') +
    blackLine('M-22-50H22M-15-86H15', 3.6) +
    blackLine(
      'M-12-78L-8-54M-4-80V-54M-14-46L-18-26M-6-46L-8-26M-36-76v12M-28-78v14M28-78v14M36-76v12M-44-74l-8-3M-44-68h-9M44-74l8-3M44-68h9M-20-24l-4 8M-10-24l-2 9M10-24l2 9M20-24l4 8',
      1.7,
    ) +
    blackLine('M-8-101l5 5M-3-101l-5 5M4-101l5 5M9-101l-5 5', 2)
  )
}

/** The hem of a gown, held wide. */
export function gown(): string {
  return (
    mass('M-12-122H12L18-88Q60-40 66-22Q0-2-66-22Q-60-40-18-88Z') +
    whiteLine('M-10-84Q-34-50-44-22M-4-84Q-14-48-18-18M4-84Q14-48 18-18M10-84Q34-50 44-22M-16-90H16', 2) +
    whiteLine('M-60-24Q0-8 60-24', 2.6)
  )
}

/** Prints of three toes that lead away. */
export function tracks(): string {
  const print = mass(
    'M-3 6Q-5-4-2-8L-4-24Q0-30 4-24L2-8 16-18Q22-20 21-13L6-3Q5 4 3 6ZM-2-8L-16-18Q-22-20-21-13L-6-3Z',
  )
  const away = [
    [8, 0, 1.3],
    [-20, -32, 1.05],
    [10, -58, 0.85],
    [-12, -80, 0.66],
    [8, -96, 0.5],
    [-5, -109, 0.38],
  ] as const
  return away.map(([x, y, size]) => at(x, y, size, print)).join('')
}
