import { at, blackLine, disc, flip, ink, lit, mass, paper, whiteLine } from '../paint.ts'

/** A hooded traveller with a staff. */
export function figure(): string {
  return (
    mass('M0-62q10 0 10 10 8 8 8 28l4 28h-42l3-28q1-20 8-28 0-10 9-10z') +
    mass('M-4-50q4 3 8 0v6q-4 4-8 0z', paper) +
    blackLine('M24 6l-2-72', 2.6) +
    whiteLine('M-8-40l-4 40m10-40-2 40', 1.3)
  )
}

/** Prints of hooves that lead away. */
export function hoofprints(): string {
  const print = mass('M-9-12q-5 14 3 18 3-8 4-18-3-4-7 0zm18 0q5 14-3 18-3-8-4-18 3-4 7 0z')
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
    'M-120 10v-160h86c2 12 4 22 0 32-4 6-6 10-2 16 6 10 18 18 20 24 1 5-8 6-10 9 1 4 6 5 5 9-1 3-5 3-4 6 3 3 5 5 3 9-3 5-6 5-6 10 0 7 6 11 2 19-6 8-22 10-26 26z',
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
    limb('M-15-44l-7-40m17 36-2-50m13 50 2-46m8 52 8-36m-40 62-24-30', 9.4) +
    lit('M-22-50q22-8 44 2 4 26-8 52h-28q-6-12-13-22z', 2.4) +
    whiteLine('M-15-44l-5-30m15 26-1-28m12 28 1-28m9 34 5-28m-37 54-12-15', 9) +
    mass('M14-50l8 2q4 26-8 52h-8q12-24 8-54z') +
    blackLine('M-18-36q18-8 32 2m-30 6q14-6 28 6m-26 16q4-16-6-24m-2-38h5m8-8h5m9 2h5', 1.7) +
    mass('M-17 4h34l3 14h-40z')
  )
}

/** A hand that makes a sign with two fingers. */
export function sign(): string {
  return (
    limb('M-9-44l-2-54m15 52v-56', 10) +
    limb('M16-34v-16m8 22 1-12', 9) +
    lit('M-19-48q21-6 45 8 4 22-8 46h-30q-8-18-10-30z', 2.4) +
    whiteLine('M-9-44l-2-40m15 38v-40', 9.4) +
    limb('M-16-18q16-16 30-14', 9) +
    mass('M20-30l7-2q1 18-9 38h-12q16-14 14-36z') +
    blackLine('M-14-74h6m9-2h6m-10.5-22v46', 1.6) +
    mass('M-15 6h36l4 18h-44z') +
    whiteLine('M-14 13h34', 2)
  )
}

/** A hand in a cuff that points to the right; its wrist is its foot. */
export function pointing(): string {
  return (
    limb('M0-16H54', 11) +
    lit('M-30-26q20-8 38-2l6 18q2 22-12 28l-32-2z', 2.4) +
    whiteLine('M-4-16h56', 10) +
    limb('M14-1h-12m10 9h-10', 6) +
    limb('M-12-18q16-18 28-6', 8) +
    blackLine('M28-13q3-3 0-6m16 6q3-3 0-6', 1.6) +
    mass('M-64-34l34 4v52l-34 4z') +
    whiteLine('M-36-24v40m-8-42v44', 2)
  )
}

/** A fist that comes from the left. */
export function fist(): string {
  return (
    mass('M-80-28l54 4v46l-54 6z') +
    whiteLine('M-32-18v34m-8-36v38', 2) +
    lit('M-26-26q26-10 46-2 10 4 10 26 0 24-12 26-24 4-44-2z') +
    mass('M-26 22q20 6 44 2 12-2 12-20-20 12-56 8z') +
    blackLine('M30-14h-18m19 12h-17m15 12h-15m-22-32q14 8 20 4', 2.2)
  )
}

/** An arm that holds a sword at guard, its elbow high. */
export function swordArm(): string {
  return (
    at(36, -58, 1, heldSword(), 66) +
    blackLine('M-52 4l12-82 64 16', 30) +
    blackLine('M-40-92v14', 22) +
    whiteLine(
      'M-60-4q0-36 8-66m2 70q0-30 4-56m6 58q0-26 4-52m-10-36q26 2 56 10m-40 4q16 2 38 10m-34 2q14 4 32 8',
      2.2,
    ) +
    lit('M24-78q20-4 26 12 2 18-12 22-14 2-18-8z') +
    blackLine('M36-78l-2 14m10-10-4 14m10-6-8 12', 2) +
    whiteLine('M18-78l-4 30', 2.4)
  )
}

function heldSword(): string {
  return (
    lit('M-4.6-14h9.2l-.6-82-4-12-4 12z', 2.4) +
    mass('M0-14h4.6l-.6-82-4-12z') +
    mass('M-22-18h44v7h-44zm18 4h8v40h-8z') +
    disc(0, 28, 6)
  )
}

/** An eye under its brow; the brow is lifted by a height. */
export function eye(lift = 0): string {
  return (
    lit('M-36-12q20-26 46-24 18 2 30 22-20 18-46 18-18-2-30-16z', 3) +
    disc(4, -17, 16) +
    disc(4, -17, 7, paper) +
    disc(4, -17, 4.4) +
    disc(-1, -22, 3, paper) +
    blackLine('M-40-16q22-30 52-27 20 2 32 25', 3.4) +
    mass(
      `M-44 ${-44 - lift * 0.4}Q-14 ${-72 - lift} 46 ${-48 - lift * 0.6}Q6 ${-62 - lift * 0.9}-40 ${-36 - lift * 0.4}Z`,
    )
  )
}

/** A human skull. */
export function skull(): string {
  return (
    lit('M-20-4l-2-16q-18-14-16-38 4-30 38-32 34 2 38 32 2 24-16 38l-2 16z') +
    mass('M8-90q26 4 30 32 2 24-16 38l-2 16h-10q0-16 10-26 6-30-12-60z') +
    mass('M-26-48q12-10 20 2-2 12-12 12-10-2-8-14zm23 18 3-8 4 8z') +
    lit('M26-48q-12-10-20 2 2 12 12 12 10-2 8-14z', 1.6, ink) +
    blackLine('M-12-18v12m8-12v12m8-12v12', 2) +
    whiteLine('M12-18v12m14-43q-12-9-20 3', 1.7)
  )
}

/** Somebody in a hat who fences, lunging to the right. */
export function fencer(): string {
  return (
    blackLine('M40-66l58-11m-57 2 2 18', 2.8) +
    blackLine('M6-66h34m-38 0-26-4-6-14', 6.5) +
    blackLine('M6-40l28 12-1 28 10 2m-43-42-22 20-22 20 8 4', 9) +
    mass('M-4-72q12-6 20 4v24q4 10 8 16l-22-4-24 8q12-14 14-24z') +
    disc(12, -83, 8.5) +
    mass('M-8-88q20-5 42 3l-2 4q-20-6-40-2zm11 0q3-12 12-11 8 2 8 11zm2-4q-13-14-27-10 10 10 25 14z') +
    whiteLine('M4-66q-4 14-10 28m9-51q11-2 22 2', 1.6)
  )
}

/** A child in a tunic who walks a narrow ledge with arms spread. */
export function balancer(): string {
  return (
    blackLine('M-34-58q16 8 34 4t34-10', 5.5) +
    blackLine('M-4-28l-6 16-2 14h7m9-30 8 12-4 18h8', 6) +
    mass('M-9-58h18l7 36q-16 6-32 0z') +
    disc(2, -70, 9.5) +
    disc(-9, -74, 5) +
    whiteLine('M-13-30h27m-18-22-4 26m12-26 2 26', 1.6)
  )
}

/** A straw man on a post. */
export function strawMan(): string {
  return (
    blackLine('M0 6V-30', 6) +
    blackLine('M-46-70h92', 5) +
    lit('M-16-82h32l6 58h-44z', 2.6) +
    disc(0, -98, 16, paper, 2.6) +
    lit('M-44-78l28-4v20h-28zm88 0-28-4v20h28z', 2.4) +
    mass('M4-82h12l6 58h-16z') +
    blackLine('M-22-50h44m-37-36h30', 3.6) +
    blackLine(
      'M-12-78l4 24m4-26v26m-10 8-4 20m12-20-2 20m-28-50v12m8-14v14m56-14v14m8-12v12m-80-10-8-3m8 9h-9m97-6 8-3m-8 9h9m-73 44-4 8m14-8-2 9m22-9 2 9m8-9 4 8',
      1.7,
    ) +
    blackLine('M-8-101l5 5m0-5-5 5m12-5 5 5m0-5-5 5', 2)
  )
}

/** The hem of a gown, held wide. */
export function gown(): string {
  return (
    mass('M-12-122h24l6 34q42 48 48 66-66 20-132 0 6-18 48-66z') +
    whiteLine('M-10-84q-24 34-34 62m40-62q-10 36-14 66m22-66q10 36 14 66m-8-66q24 34 34 62m-60-68h32', 2) +
    whiteLine('M-60-24q60 16 120 0', 2.6)
  )
}

/** Prints of three toes that lead away, seen flat on the ground. */
export function tracks(): string {
  const print = mass(
    'M-3-8l-2-20q5-8 10 0l-2 20zm8 2 9-16q8-4 7 5l-12 14zm-10 0-9-16q-8-4-7 5l12 14zm-1 6q6-6 12 0t-6 14-6-14z',
  )
  const away = [
    [14, 0, 1.6],
    [-24, -26, 1.25],
    [14, -48, 0.95],
    [-14, -64, 0.7],
    [9, -76, 0.5],
    [-5, -85, 0.36],
  ] as const
  return away
    .map(([x, y, size]) => `<g transform="translate(${x} ${y}) scale(${size} ${size * 0.6})">${print}</g>`)
    .join('')
}
