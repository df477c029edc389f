import { blackLine, disc, lit, mass, paper, whiteLine } from '../paint.ts'

/** A raven that sits and looks to the right. */
export function raven(): string {
  return (
    mass(
      'M-56-8l26-16q8-22 28-28 10-16 26-14 12 1 14 9l16 5q-10 4-17 3-3 11-7 17-6 20-28 26l2 12h6l2 3h-14v-13q-10 2-22-2l-28 10z',
    ) +
    disc(27, -58, 2.4, paper) +
    whiteLine('M-26-20q18-8 34-26m-32 32q20-6 40-26m-36 30q20-2 40-22m-64 26 16-6', 1.6)
  )
}

/** A wolf that prowls to the right. */
export function wolf(): string {
  return (
    mass(
      'M90-52l-12 6-12 2q-8 6-12 16l2 16 8 12-2 3h-12l-6-17-4-10h-6v16l6 8-2 3h-12l-4-25q-22 0-42-8-6 10-16 14l4 10 6 6-2 3h-14l-4-17 4-12-8 2-10 16 6 8-2 3h-12l-2-11 8-22q-4 6-16 10-22 4-38 22 0-30 26-40 14-18 34-20 26-6 52-2 26 2 44-10v-18l10 10 8-12 6 16q10 6 16 12l12 4z',
    ) +
    mass('M60-66l9 2-7 3z', paper) +
    whiteLine(
      'M-104-12q12-16 26-20m22-18q22-6 46-2m-36 10q22-6 46-2m-34 10q20-6 42-2m12-16q14-4 24-12m-24 20q16-2 30-12m-26 20q16-2 28-10m30-10-10 3',
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
      'M-46-4c-10-36-6-80 6-100l-4-24q14 10 24 12 20-6 40 0 10-2 24-12l-4 24c12 20 16 64 6 100q-22 10-46 10t-46-10z',
    ) +
    eye(-18, 2) +
    eye(18, -2) +
    mass('M0-88l7 12-7 12-7-12z', paper) +
    whiteLine('M-40-108q18-4 37 10m43-10q-18-4-37 10', 2.6) +
    whiteLine(
      'M-16-58q8 9 16 0 8 9 16 0m-38 12q7 9 14 0 8 9 16 0 7 9 14 0m-46 12q8 9 16 0 8 9 16 0 8 9 16 0m-44 12q7 9 14 0 6 9 12 0 7 9 14 0m-32 11q6 8 12 0 6 8 12 0m-56-61q-8 32 4 62m2-56q-6 26 4 54m78-60q8 32-4 62m-2-56q6 26-4 54',
      1.9,
    )
  )
}

/** The skull of a horned beast. */
export function beastSkull(): string {
  return (
    lit(
      'M-14-34c-16-6-30-24-26-48 10 18 20 26 32 28h16c12-2 22-10 32-28 4 24-10 42-26 48 4 14-2 28-8 36h-12c-6-8-12-22-8-36z',
    ) +
    mass('M8-54c12-2 22-10 32-28 4 24-10 42-26 48 4 14-2 28-8 36h-6v-56z') +
    mass('M-12-36q6-6 10 2-4 8-10 4zm8 22q2-5 3 0v6h-3z') +
    mass('M12-36q-6-6-10 2 4 8 10 4zm-11 22q2-5 3 0v6h-3z', paper) +
    blackLine('M-34-66q4 14 16 20m-12-10q4 8 14 14', 1.3)
  )
}

/** A crow on the wing, flying to the right. */
export function crow(): string {
  return (
    mass(
      'M-30 4l-28-6 6 8-8 4 10 4 22 2q28 8 50-6 8-2 12-8l14 2-12-10q-10-4-18 2l8-6 18-12-6-4 12-10-8-2 8-12h-10l4-12-14 6q-22 16-26 48l-6-2q-8-36-34-50l4 12-12-4 4 12h-12l8 8-6 6 12 4 16 18z',
    ) +
    whiteLine('M-32-40q14 14 22 36m-16-24q8 10 12 24m48-40q-16 14-22 36m-52 16 16 2', 1.6) +
    disc(29, -1, 1.8, paper)
  )
}

/** The head of a wolf that looks at you. */
export function wolfHead(eyes = paper): string {
  return (
    mass(
      'M0 4q-12-2-15-18l-11-10-20-4 8-10-14-8 10-8-6-18 4-32 24 20q20-6 40 0l24-20 4 32-6 18 10 8-14 8 8 10-20 4-11 10q-3 16-15 18z',
    ) +
    mass('M-30-60l18 10-2 6q-12-2-16-16zm60 0-18 10 2 6q12-2 16-16z', eyes) +
    whiteLine(
      'M-40-92l6 20m74-20-6 20m-60 0q14 2 20 20l-2 28m34-48q-14 2-20 20l2 28m-8-56v20m-38 10 12 14m64-14-12 14m-58 4 14 6m50-6-14 6',
      1.9,
    ) +
    mass('M-8-16h16l-5 8h-6z', paper) +
    whiteLine('M0-8V-2', 1.6)
  )
}

/** The head of a bridled horse in profile, looking to the right. */
export function horseHead(): string {
  return (
    mass(
      'M-52 6c2-50 16-90 44-110v-18l12 12q12 2 18 12c10 20 24 32 36 48q6 10 0 18-8 6-16 0-12-10-28-10c-6 12 0 32 12 48z',
    ) +
    whiteLine(
      'M-44-20q4-42 30-76m-22 82q4-40 28-70m-20 76q2-36 22-60m-14 66q0-28 12-48m62 8-5 3m1 5q-6-4-12-2',
      2,
    ) +
    whiteLine('M24-94l-12 50m26-28-12 30m-8-30 14 12', 2.4) +
    disc(20, -80, 3.4, paper)
  )
}

/** A horse that gallops to the right. */
export function horse(): string {
  return (
    mass(
      'M-48-50q8-16 34-10 30 4 44-10 8-18 22-24v-8l6 8q6 2 9 10l15 12q2 8-6 8l-14-6q-8 10-12 24-8 14-26 12-30 6-54 0-20-2-18-16z',
    ) +
    mass('M-44-60q-22-10-48 10 18-2 26 8 6-8 20-4z') +
    blackLine('M40-42l22 10 20-6m-52-2 20 24-12 14m-74-40-22 16-20 22m50-36-12 22-20 16', 7) +
    whiteLine('M34-66q8-16 18-20m-22 28q10-12 16-14m-84 18q18-4 34 2m-26 6q16-4 34 2', 1.7) +
    disc(64, -82, 1.8, paper)
  )
}

/** A stag that stands and looks to the right. */
export function stag(): string {
  return (
    mass('M-40-58q20-8 50-2 10-10 12-28l-6-6h10q10-6 26 8l-4 6h-10q0 22-8 38-20 8-64 2-10-6-6-18z') +
    blackLine('M-36-48l-4 22 4 28m10-46v46m46-48v48m8-52 6 24-4 28', 5) +
    blackLine('M28-94q-14-12-10-38m12 38q16-12 20-32m-33 8-13-6m14 18-14-2m43-6 13-4m-20 14h16', 3.6) +
    whiteLine('M-32-54q22-6 44 0m4-2q10-14 12-26', 1.6) +
    disc(36, -88, 1.8, paper)
  )
}

/** A boar that charges to the right. */
export function boar(): string {
  return (
    mass(
      'M-60-26q0-32 32-38 32-10 54 4l8-6 4 12q16 10 30 28l6 2q2 8-4 11h-18q-12 9-26 5l10 12h-16l-10-16q-18 4-32-2l-8 18h-14l2-16-10 10h-12l10-14q-6-2-6-10z',
    ) +
    lit('M54-15q0-15 10-21 0 10-2 21z', 1.6) +
    whiteLine(
      'M-24-56l6 10m8-14 6 11m8-11 6 11m8-7 5 9m-67 1q-6 12 0 24m10-22q-4 12 2 20m22-12 8 8m8-8 8 8m56 6-4 4',
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
      'M-26 4q-12-26 10-42 16-8 26-4 2-10 8-13-10-15-6-37 12 12 14 35 6-21 18-31 2 20-10 34 10 8 8 15-2 6-12 6 0 17-4 27l8 10z',
    ) +
    disc(-29, -7, 6.5, paper, 1.8) +
    disc(31, -46, 2.2, paper) +
    whiteLine('M16-80q2 14 6 22m-40 34q10-10 20-8m-16 20q2-14 16-12', 1.6)
  )
}

/** A goose that stands and looks to the right. */
export function goose(): string {
  return (
    blackLine('M-14-4v20m18-20v20m-18 0h10m8 0h10', 3.4) +
    lit(
      'M-70-50q30 10 54 4 30-6 36-28 2-24-2-40 2-18 16-17 10 1 12 11l18 6-18 5q-8 3-7 13 7 34 5 56-8 38-52 40-44-4-62-50z',
    ) +
    mass('M46-120l18 6-18 5z') +
    mass('M-70-50q30 10 54 4 18-2 28-10 8 32-26 40-34 0-56-34z') +
    whiteLine('M-50-40q22 10 48 4m-36 6q18 8 38 3', 1.8) +
    disc(36, -120, 2.5) +
    blackLine('M30-104q2 22-2 44m6-30q4 30-2 52', 1.4)
  )
}

/** A sheep that looks to the right. */
export function sheep(): string {
  return (
    blackLine('M-22-16v20m10-18v18m26-18v18m10-20v20', 5) +
    lit(
      'M-30-14a12 12 0 0 1-8-20 13 13 0 0 1 10-22 14 14 0 0 1 24-6 14 14 0 0 1 26 4 13 13 0 0 1 12 20 12 12 0 0 1-8 22 14 14 0 0 1-20 6 15 15 0 0 1-24-2 10 10 0 0 1-12-2z',
      2.4,
    ) +
    mass('M24-52q6-12 18-6 14 14 10 20-6 6-14 2-10-6-14-16zm2-6-8 6 8 4z') +
    disc(42, -49, 1.8, paper) +
    blackLine('M-26-44q6 6 12 0m4-6q6 6 12 0m-24 22q6 6 12 0m6-6q6 6 12 0m2 8q5 5 9 0m-29 8q6 5 12 0', 1.7)
  )
}

/** A fish that looks to the left. */
export function fish(): string {
  return (
    lit('M-54-14q34-28 84-4l24-14q-7 18 2 38l-26-16q-46 24-84-4z', 2.4) +
    mass('M-54-14q34-2 84 0h24l2 20-26-16q-46 24-84-4z') +
    disc(-38, -18, 2.4) +
    blackLine('M-26-26q6 10 0 20m12-22q6 6 0 12m14-12q6 6 0 12m14-8q5 5 0 9', 1.5) +
    whiteLine('M-14-12q6 6 0 10m14-10q6 6 0 10', 1.5)
  )
}

/** A snake that rears its head. */
export function snake(): string {
  const coil = 'M-46 0q36 10 76 0 18-12-6-18-38-4-54 0-14-12 16-18 32-2 36-16 0-14-18-20'
  return (
    blackLine(coil, 11) +
    whiteLine(
      'M-30 1h3m11 2h3m11 0h3m11-1h3m11-4h3m-13-18h3m-17-2h3m-17 1h3m-15 1h3m3-13h3m11-4h3m9-3h3m7-8h1m-1-10h1m-9-8h1',
      2.6,
    ) +
    mass('M10-82q-16-4-30 8-2 6 4 8 12 4 26 0z') +
    disc(-5, -75, 2, paper) +
    blackLine('M-20-70l-12 2m0 0-6-4m6 4-6 3', 1.6)
  )
}

/** A moth with open wings. */
export function moth(): string {
  const wing =
    mass('M2-44q22-38 56-34 4 22-18 36 12 12 0 32-18 6-38-18z') +
    whiteLine('M8-46q20-20 42-24m-40 28 36-12m-36 20 28 10m-30-4 24 14', 1.7) +
    disc(40, -62, 5, paper) +
    disc(40, -62, 2.2)
  return (
    wing +
    `<g transform="scale(-1 1)">${wing}</g>` +
    blackLine('M0-54v40', 8) +
    blackLine('M-1-56q-5-14-15-20m17 20q5-14 15-20', 1.6)
  )
}

/** A spider on its thread. */
export function spider(): string {
  return (
    blackLine('M0-50v-90', 1.4) +
    blackLine(
      'M-6-40l-24-16-8 26m32-6-30-4-8 30m38-22-26 8-2 28m28-34-14 18 2 22m24-50 24-16 8 26m-32-6 30-4 8 30m-38-22 26 8 2 28m-28-34 14 18-2 22',
      2.6,
    ) +
    disc(0, -22, 15) +
    disc(0, -42, 9) +
    whiteLine('M0-32v20m-6-12h12', 2.4)
  )
}
