import { blackLine, disc, lit, mass, paper, whiteLine } from '../paint.ts'

/** A raven that sits and looks to the right. */
export function raven(): string {
  return (
    mass(
      'M-56-8L-30-24Q-22-46-2-52Q8-68 24-66Q36-65 38-57L54-52Q44-48 37-49Q34-38 30-32Q24-12 2-6L4 6H10L12 9H-2L-2-4Q-12-2-24-6L-52 4Z',
    ) +
    disc(27, -58, 2.4, paper) +
    whiteLine('M-26-20Q-8-28 8-46M-24-14Q-4-20 16-40M-20-10Q0-12 20-32M-44-6L-28-12', 1.6)
  )
}

/** A wolf that prowls to the right. */
export function wolf(): string {
  return (
    mass(
      'M90-52L78-46 66-44Q58-38 54-28L56-12 64 0 62 3H50L44-14 40-24 34-24 34-8 40 0 38 3H26L22-22Q0-22-20-30Q-26-20-36-16L-32-6-26 0-28 3H-42L-46-14-42-26-50-24-60-8-54 0-56 3H-68L-70-8-62-30Q-66-24-78-20Q-100-16-116 2Q-116-28-90-38Q-76-56-56-58Q-30-64-4-60Q22-58 40-70L40-88 50-78 58-90 64-74Q74-68 80-62L92-58Z',
    ) +
    mass('M60-66l9 2-7 3z', paper) +
    whiteLine(
      'M-104-12Q-92-28-78-32M-56-50Q-34-56-10-52M-46-42Q-24-48 0-44M-34-34Q-14-40 8-36M20-52Q34-56 44-64M20-44Q36-46 50-56M24-36Q40-38 52-46M82-56L72-53',
      1.8,
    )
  )
}

/** An owl that looks at you. */
export function owl(): string {
  const eye = (x: number, squint: number) =>
    disc(x, -90, 17, paper) +
    disc(x, -90, 12.4, paper, 1.6) +
    disc(x + squint, -90, 7.4) +
    disc(x + squint - 2, -92.6, 2, paper)
  return (
    mass(
      'M-46-4C-56-40-52-84-40-104L-44-128Q-30-118-20-116Q0-122 20-116Q30-118 44-128L40-104C52-84 56-40 46-4Q24 6 0 6T-46-4Z',
    ) +
    eye(-18, 2) +
    eye(18, -2) +
    mass('M0-88L7-76 0-64-7-76Z', paper) +
    whiteLine('M-40-108Q-22-112-3-98M40-108Q22-112 3-98', 2.6) +
    whiteLine(
      'M-16-58q8 9 16 0q8 9 16 0M-22-46q7 9 14 0q8 9 16 0q7 9 14 0M-24-34q8 9 16 0q8 9 16 0q8 9 16 0M-20-22q7 9 14 0q6 9 12 0q7 9 14 0M-12-11q6 8 12 0q6 8 12 0M-44-72Q-52-40-40-10M-38-66Q-44-40-34-12M44-72Q52-40 40-10M38-66Q44-40 34-12',
      1.9,
    )
  )
}

/** The skull of a horned beast. */
export function beastSkull(): string {
  return (
    lit(
      'M-14-34C-30-40-44-58-40-82C-30-64-20-56-8-54H8C20-56 30-64 40-82C44-58 30-40 14-34C18-20 12-6 6 2H-6C-12-6-18-20-14-34Z',
    ) +
    mass('M8-54C20-56 30-64 40-82C44-58 30-40 14-34C18-20 12-6 6 2H0V-54Z') +
    mass('M-12-36q6-6 10 2-4 8-10 4zM-4-14q2-5 3 0v6h-3z') +
    mass('M12-36q-6-6-10 2 4 8 10 4zM1-14q2-5 3 0v6H1z', paper) +
    blackLine('M-34-66Q-30-52-18-46M-30-56Q-26-48-16-42', 1.3)
  )
}

/** A crow on the wing. */
export function crow(): string {
  return (
    mass(
      'M-8 4Q-22-2-30-14Q-44-34-70-34L-58-28-64-25-52-20-56-16-44-11Q-32 6-12 12L-26 26-10 24 0 14Q14 12 22 6L36 7 24-2Q36-14 40-26Q52-36 70-38Q46-52 22-30Q14-16 12-6Q2-4-8 4Z',
    ) + whiteLine('M-50-26Q-34-18-24-4M30-28Q20-18 19-8', 1.5)
  )
}

/** The head of a wolf that looks at you. */
export function wolfHead(eyes = paper): string {
  return (
    mass(
      'M0 4Q-12 2-15-14L-26-24-46-28-38-38-52-46-42-54-48-72-44-104-20-84Q0-90 20-84L44-104 48-72 42-54 52-46 38-38 46-28 26-24 15-14Q12 2 0 4Z',
    ) +
    mass('M-30-60L-12-50-14-44Q-26-46-30-60ZM30-60L12-50 14-44Q26-46 30-60Z', eyes) +
    whiteLine(
      'M-40-92L-34-72M40-92L34-72M-26-72Q-12-70-6-52L-8-24M26-72Q12-70 6-52L8-24M0-80V-60M-38-50L-26-36M38-50L26-36M-32-32L-18-26M32-32L18-26',
      1.9,
    ) +
    mass('M-8-16H8L3-8H-3Z', paper) +
    whiteLine('M0-8V-2', 1.6)
  )
}

/** The head of a bridled horse in profile, looking to the right. */
export function horseHead(): string {
  return (
    mass(
      'M-52 6C-50-44-36-84-8-104L-8-122 4-110Q16-108 22-98C32-78 46-66 58-50Q64-40 58-32Q50-26 42-32Q30-42 14-42C8-30 14-10 26 6Z',
    ) +
    whiteLine(
      'M-44-20Q-40-62-14-96M-36-14Q-32-54-8-84M-28-8Q-26-44-6-68M-20-2Q-20-30-8-50M54-42l-5 3M50-34Q44-38 38-36',
      2,
    ) +
    whiteLine('M24-94L12-44M38-72L26-42M18-72L32-60', 2.4) +
    disc(20, -80, 3.4, paper)
  )
}

/** A horse that gallops to the right. */
export function horse(): string {
  return (
    mass(
      'M-48-50Q-40-66-14-60Q16-56 30-70Q38-88 52-94L52-102 58-94Q64-92 67-84L82-72Q84-64 76-64L62-70Q54-60 50-46Q42-32 24-34Q-6-28-30-34Q-50-36-48-50Z',
    ) +
    mass('M-44-60Q-66-70-92-50Q-74-52-66-42Q-60-50-46-46Z') +
    blackLine('M40-42L62-32 82-38M30-40L50-16 38-2M-36-42L-58-26-78-4M-28-40L-40-18-60-2', 7) +
    whiteLine('M34-66Q42-82 52-86M30-58Q40-70 46-72M-38-54Q-20-58-4-52M-30-46Q-14-50 4-44', 1.7) +
    disc(64, -82, 1.8, paper)
  )
}

/** A stag that stands and looks to the right. */
export function stag(): string {
  return (
    mass(
      'M-40-58Q-20-66 10-60Q20-70 22-88L16-94 26-94Q36-100 52-86L48-80 38-80Q38-58 30-42Q10-34-34-40Q-44-46-40-58Z',
    ) +
    blackLine('M-36-48L-40-26-36 2M-26-44L-26 2M20-46L20 2M28-50L34-26 30 2', 5) +
    blackLine(
      'M28-94Q14-106 18-132M30-94Q46-106 50-126M17-118L4-124M18-106L4-108M47-114L60-118M40-104L56-104',
      3.6,
    ) +
    whiteLine('M-32-54Q-10-60 12-54M16-56Q26-70 28-82', 1.6) +
    disc(36, -88, 1.8, paper)
  )
}

/** A boar that charges to the right. */
export function boar(): string {
  return (
    mass(
      'M-60-26Q-60-58-28-64Q4-74 26-60L34-66 38-54Q54-44 68-26L74-24Q76-16 70-13L52-13Q40-4 26-8L36 4H20L10-12Q-8-8-22-14L-30 4H-44L-42-12-52-2-64-2-54-16Q-60-18-60-26Z',
    ) +
    blackLine('M-34-62l-5-6M-24-65l-4-7M-14-67l-3-8M-4-68l-2-8M6-67v-8M16-64l2-7', 3) +
    lit('M54-15Q54-30 64-36Q64-26 62-15Z', 1.6) +
    whiteLine(
      'M-24-56l6 10M-10-60l6 11M4-60l6 11M18-56l5 9M-44-46Q-50-34-44-22M-34-44Q-38-32-32-24M-10-36l8 8M6-36l8 8M70-22l-4 4',
      1.8,
    ) +
    disc(42, -38, 2.6, paper) +
    blackLine('M-59-34q-10-2-8-12', 2.4)
  )
}

/** A hare that sits and listens. */
export function hare(): string {
  return (
    mass(
      'M-26 4Q-38-22-16-38Q0-46 10-42Q12-52 18-55Q8-70 12-92Q24-80 26-57Q32-78 44-88Q46-68 34-54Q44-46 42-39Q40-33 30-33Q30-16 26-6L34 4Z',
    ) +
    disc(-29, -7, 6.5, paper, 1.8) +
    disc(31, -46, 2.2, paper) +
    whiteLine('M16-80Q18-66 22-58M-18-24Q-8-34 2-32M-14-12Q-12-26 2-24', 1.6)
  )
}

/** A goose that stands and looks to the right. */
export function goose(): string {
  return (
    blackLine('M-14-4V16M4-4V16M-14 16h10M4 16h10', 3.4) +
    lit(
      'M-70-50Q-40-40-16-46Q14-52 20-74Q22-98 18-114Q20-132 34-131Q44-130 46-120L64-114 46-109Q38-106 39-96Q46-62 44-40Q36-2-8 0Q-52-4-70-50Z',
    ) +
    mass('M46-120L64-114 46-109Z') +
    mass('M-70-50Q-40-40-16-46Q2-48 12-56Q20-24-14-16Q-48-16-70-50Z') +
    whiteLine('M-50-40Q-28-30-2-36M-38-30Q-20-22 0-27', 1.8) +
    disc(36, -120, 2.5) +
    blackLine('M30-104Q32-82 28-60M34-90Q38-60 32-38', 1.4)
  )
}

/** A sheep that looks to the right. */
export function sheep(): string {
  return (
    blackLine('M-22-16V4M-12-14V4M14-14V4M24-16V4', 5) +
    lit(
      'M-30-14a12 12 0 0 1-8-20a13 13 0 0 1 10-22a14 14 0 0 1 24-6a14 14 0 0 1 26 4a13 13 0 0 1 12 20a12 12 0 0 1-8 22a14 14 0 0 1-20 6a15 15 0 0 1-24-2a10 10 0 0 1-12-2z',
      2.4,
    ) +
    mass('M24-52Q30-64 42-58Q56-44 52-38Q46-32 38-36Q28-42 24-52ZM26-58l-8 6 8 4z') +
    disc(42, -49, 1.8, paper) +
    blackLine(
      'M-26-44q6 6 12 0M-10-50q6 6 12 0M-22-28q6 6 12 0M-4-34q6 6 12 0M10-26q5 5 9 0M-10-18q6 5 12 0',
      1.7,
    )
  )
}

/** A fish that looks to the left. */
export function fish(): string {
  return (
    lit('M-54-14Q-20-42 30-18L54-32Q47-14 56 6L30-10Q-16 14-54-14Z', 2.4) +
    mass('M-54-14Q-20-16 30-14L54-14 56 6 30-10Q-16 14-54-14Z') +
    disc(-38, -18, 2.4) +
    blackLine('M-26-26Q-20-16-26-6M-14-28q6 6 0 12M0-28q6 6 0 12M14-24q5 5 0 9', 1.5) +
    whiteLine('M-14-12q6 6 0 10M0-12q6 6 0 10', 1.5)
  )
}

/** A snake that rears its head. */
export function snake(): string {
  const coil = 'M-46 0Q-10 10 30 0Q48-12 24-18Q-14-22-30-18Q-44-30-14-36Q18-38 22-52Q22-66 4-72'
  return (
    blackLine(coil, 11) +
    whiteLine(
      'M-30 1h3M-16 3h3M-2 3h3M12 2h3M26-2h3M16-20h3M2-22h3M-12-21h3M-24-20h3M-18-33h3M-4-37h3M8-40h3M18-48h1M18-58h1M10-66h1',
      2.6,
    ) +
    mass('M10-82Q-6-86-20-74Q-22-68-16-66Q-4-62 10-66Z') +
    disc(-5, -75, 2, paper) +
    blackLine('M-20-70L-32-68M-32-68l-6-4M-32-68l-6 3', 1.6)
  )
}

/** A moth with open wings. */
export function moth(): string {
  const wing =
    mass('M2-44Q24-82 58-78Q62-56 40-42Q52-30 40-10Q22-4 2-28Z') +
    whiteLine('M8-46Q28-66 50-70M10-42L46-54M10-34L38-24M8-28L32-14', 1.7) +
    disc(40, -62, 5, paper) +
    disc(40, -62, 2.2)
  return (
    wing +
    `<g transform="scale(-1 1)">${wing}</g>` +
    blackLine('M0-54V-14', 8) +
    blackLine('M-1-56Q-6-70-16-76M1-56Q6-70 16-76', 1.6)
  )
}

/** A spider on its thread. */
export function spider(): string {
  return (
    blackLine('M0-50V-140', 1.4) +
    blackLine(
      'M-6-40L-30-56-38-30M-6-36L-36-40-44-10M-6-32L-32-24-34 4M-6-30L-20-12-18 10M6-40L30-56 38-30M6-36L36-40 44-10M6-32L32-24 34 4M6-30L20-12 18 10',
      2.6,
    ) +
    disc(0, -22, 15) +
    disc(0, -42, 9) +
    whiteLine('M0-32V-12M-6-24H6', 2.4)
  )
}
