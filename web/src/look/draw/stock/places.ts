import { at, blackLine, disc, ink, lit, mass, paper, whiteLine } from '../paint.ts'

/** A windmill; its sails are turned by degrees. */
export function mill(turn = 20): string {
  const sail =
    blackLine('M0 0V-56', 2.2) +
    lit('M1.5-14h13v-40H1.5z', 1.6) +
    blackLine('M1.5-22h13M1.5-30h13M1.5-38h13M1.5-46h13M8-14v-40', 1)
  const sails = [0, 90, 180, 270].map(angle => `<g transform="rotate(${angle})">${sail}</g>`)
  return (
    mass('M-22 4L-14-58H14L22 4ZM-18-58Q0-84 18-58Z') +
    mass('M-14-58L-22 4H-10L-7-58Z', paper) +
    blackLine('M-14-58L-22 4M-12-40h5M-14-26h5M-16-10h5', 1.4) +
    mass('M-5 4V-14Q0-20 5-14V4ZM2-36h6v9H2z', paper) +
    blackLine('M-14-58L-22 4H22L14-58', 2) +
    `<g transform="translate(0 -62) rotate(${turn})">${sails.join('')}${disc(0, 0, 4)}</g>`
  )
}

/** A round tower with a pointed roof and a pennant. */
export function tower(): string {
  return (
    mass(
      'M-20 4V-72H-26V-86H-18V-80H-10V-86H-4V-80H4V-86H10V-80H18V-86H26V-72H20V4ZM-26-90L0-132 26-90ZM1-144l16 4-16 5z',
    ) +
    blackLine('M0-132V-144', 2) +
    mass('M-24-91L0-130 1-91Z', paper) +
    blackLine('M-20-93L-3-122M-13-93L-2-112', 1.3) +
    mass('M-4-52Q0-60 4-52V-40H-4ZM-14-30h5v9h-5zM8-24h5v9H8zM-6 4V-10Q0-18 6-10V4Z', paper) +
    whiteLine('M-16-70v66M-12-66v20', 1.2)
  )
}

/** A signpost whose light arm points left and whose dark arm points right. */
export function signpost(): string {
  return (
    mass('M-4.5 4L-3.5-104H3.5L4.5 4Z') +
    whiteLine('M-3-100L-3.6 0', 1.2) +
    lit('M4-98H-40L-54-88-40-78H4Z') +
    blackLine('M-40-93h32M-42-88h26M-38-83h28', 1.2) +
    mass('M-5-73.3H42L57.5-62 42-50.7H-5ZM-6-106h12l-6-9z') +
    whiteLine('M4-67h32M2-62h40M6-57h26', 1.2)
  )
}

/** A boat under two sails. */
export function boat(): string {
  return (
    mass('M-64-18Q-40-2 0-2T64-20Q56 8 28 10H-30Q-56 8-64-18Z') +
    whiteLine('M-54-8Q-30 2 0 2T50-8M-44 0Q-20 6 0 6T40 0', 1.5) +
    blackLine('M0-4V-84', 3) +
    lit('M3-82Q40-60 34-16Q20-24 3-20Z', 2.4) +
    blackLine('M6-68Q22-56 26-40M6-56Q16-48 20-36M6-44Q14-38 16-30', 1.3) +
    mass('M-3-80Q-20-56-22-20L-3-16Z')
  )
}

/** A stone bridge of two arches. */
export function bridge(): string {
  return (
    mass('M-90 6V-20Q-50-42 0-42T90-20V6H66Q62-20 40-20T14 6H-14Q-18-20-40-20T-66 6Z') +
    lit('M-90-26Q-50-50 0-50T90-26L90-20Q50-42 0-42T-90-20Z', 2) +
    whiteLine('M-70-12h14M-78-4h12M-6-26h14M-10-16h18M-8-6h14M58-12h14M66-4h12M-30-32h12M20-32h14', 1.5)
  )
}

/** A timbered house; its window is of a colour. */
export function house(window = paper): string {
  return (
    lit('M-36 4V-46H36V4Z', 3) +
    mass('M14-46H36V4H14Z') +
    blackLine('M-34-20H14M-34-44L-14-20M-14-44V4M-32 2L-14-20', 2.6) +
    mass('M-48-42L-30-82H30L48-42ZM14-94H24V-70H14Z') +
    whiteLine(
      'M-38-46L-26-76M-26-46L-16-76M-14-46L-6-76M-2-46L4-76M10-46L14-76M22-46L22-76M34-46L28-74',
      1.6,
    ) +
    lit('M-8-38H8V-24H-8Z', 2, window) +
    blackLine('M0-38V-24', 1.6) +
    mass('M20 4V-20Q26-28 32-20V4Z', paper)
  )
}

/** A gallows with as many nooses as there are customers. */
export function gallows(nooses = 1): string {
  const noose =
    blackLine('M0-96V-66', 2.6) +
    `<ellipse cx="0" cy="-54" rx="8" ry="12" fill="none" stroke="${ink}" stroke-width="3"/>` +
    mass('M-4-74h8v9h-8z')
  return (
    mass('M-44 4V-112H-36V4ZM-52-110H54V-102H-52Z') +
    blackLine('M-38-76L-12-104', 5) +
    whiteLine('M-41-90V0M-44-106H48', 1.4) +
    Array.from({ length: nooses }, (_, index) => at(index * 32 + (nooses > 1 ? 8 : 30), -6, 1, noose)).join(
      '',
    )
  )
}

/** A well with a roof and a bucket. */
export function well(): string {
  return (
    mass('M-36-40H-29V-92H-36ZM29-40H36V-92H29ZM-52-86L0-122 52-86Z') +
    whiteLine('M-36-88L-2-112M-20-88L0-102M-4-88L4-94', 1.7) +
    blackLine('M-34-74H44M44-74V-64M0-74V-58', 3) +
    lit('M-9-58H9L7-42H-7Z', 2.2) +
    lit('M-42-40H42L38 4H-38Z', 3) +
    mass('M10-40H42L38 4H10Z') +
    mass('M-46-44H46V-36H-46Z') +
    blackLine(
      'M-41-24H10M-40-10H10M-26-36V-24M-8-36V-24M-34-24V-10M-16-24V-10M0-24V-10M-26-10V4M-8-10V4',
      1.8,
    ) +
    whiteLine('M10-24H39M10-10H38M26-36V-24M18-24V-10M32-24V-10M26-10V3', 1.6)
  )
}

/** A tent with its flap open. */
export function tent(): string {
  return (
    lit('M0-84L-56 4H56Z', 3) +
    mass('M0-84L56 4H22Z') +
    mass('M0-60L-14 4H18Z') +
    blackLine('M0-84V-96', 3) +
    blackLine('M-4-72L-40 2M-8-54L-28 2M-56 4l-10 4M56 4l10 4', 1.8) +
    mass('M1-98l20 5-20 6z') +
    whiteLine('M8-64L38 0', 1.6)
  )
}

/** A gate in a wall, its portcullis half up. */
export function gate(): string {
  return (
    mass('M-64 4V-96H-52V-88H-40V-96H-24V-88H-8V-96H8V-88H24V-96H40V-88H52V-96H64V4Z') +
    mass('M-30 4V-40Q-26-70 0-72Q26-70 30-40V4Z', paper) +
    blackLine('M-30-34H30M-28-48H28M-20-62V-22M-10-68V-22M0-70V-22M10-68V-22M20-62V-22', 3) +
    mass('M-23-24h6l-3 8zM-13-24h6l-3 8zM-3-24h6l-3 8zM7-24h6l-3 8zM17-24h6l-3 8z') +
    whiteLine(
      'M-58-76h14M-50-62h12M-58-48h16M-52-34h10M-58-20h16M-54-6h12M44-76h14M38-62h12M42-48h16M42-34h10M42-20h16M42-6h12M-20-80h12M10-80h12',
      1.7,
    )
  )
}

/** A heavy door with a ring. */
export function door(): string {
  return (
    lit('M-40 6V-72Q-36-118 0-120Q36-118 40-72V6Z', 3) +
    mass('M-30 6V-70Q-26-106 0-108Q26-106 30-70V6Z') +
    whiteLine('M-15 4V-98M0 4V-106M15 4V-98', 1.6) +
    whiteLine('M-30-78H8M-30-22H8', 4) +
    disc(17, -46, 7, paper) +
    disc(17, -46, 3.6)
  )
}

/** An arched window with a cross; the light in it is of a colour. */
export function casement(light = paper): string {
  return (
    mass('M-44 6V-66Q-40-116 0-118Q40-116 44-66V6Z') +
    lit('M-34-4V-64Q-30-104 0-106Q30-104 34-64V-4Z', 3, light) +
    blackLine('M0-106V-4M-34-50H34', 4) +
    mass('M-52-4H52V8H-52Z') +
    whiteLine('M-46 2H40M-39-30V-64Q-36-96-20-106', 1.7)
  )
}

/** A cart wheel; its centre is its foot. */
export function wheel(): string {
  const spokes = Array.from(
    { length: 8 },
    (_, index) => `<g transform="rotate(${index * 45})">${mass('M-3 0L-4-34H4L3 0Z')}</g>`,
  )
  return (
    disc(0, 0, 42) +
    disc(0, 0, 34, paper) +
    spokes.join('') +
    disc(0, 0, 10) +
    disc(0, 0, 4, paper) +
    whiteLine('M-36-12Q-30-30-12-36', 1.6)
  )
}

/** A two-wheeled cart under a canvas. */
export function cart(): string {
  return (
    blackLine('M-48-34L-96-20', 5) +
    lit('M-50-46Q-52-108 0-110Q52-108 50-46Z', 3) +
    mass('M20-106Q52-100 50-46H20Q30-76 20-106Z') +
    blackLine('M-26-48Q-32-82-22-102M0-48V-108', 1.8) +
    mass('M-58-48H58L52-24H-52Z') +
    whiteLine('M-52-40H46M-50-32H44', 1.6) +
    at(0, -22, 0.62, wheel())
  )
}

/** A bed with a turned-down sheet. */
export function bed(): string {
  return (
    mass('M-70 6V-70H-60V-30H60V-46H70V6H60V-8H-60V6Z') +
    lit('M-58-30V-44Q-40-56-24-44L-22-30Z', 2.2) +
    lit('M-22-46Q20-54 60-40V-14H-22Z', 2.2) +
    mass('M0-48Q30-50 60-40V-14H8Q14-30 0-48Z') +
    whiteLine('M18-40L22-18M32-40L36-18M46-38L50-18M-65-62V0M-56-18H-20', 1.6)
  )
}

/** A board on two posts with a notice nailed to it. */
export function notice(): string {
  return (
    mass('M-44 6V-104H-36V6ZM36 6V-104H44V6ZM-56-102L0-124 56-102V-94H-56Z') +
    mass('M-48-88H48V-30H-48Z') +
    whiteLine('M-44-74H-30M-44-58H-30M-44-44H-30M32-74H44M32-58H44M32-44H44M-48-99L0-118', 1.5) +
    lit('M-26-92L24-88 22-32Q10-42 0-32-12-22-26-34Z', 2.2) +
    blackLine('M-16-80L14-78M-16-70L10-68M-16-60L-4-59M-16-50L8-49', 2) +
    disc(-1, -86, 2.6)
  )
}

/** A grindstone in its frame with sparks. */
export function grindstone(): string {
  return (
    mass('M-58 6L-20-48H-10L-44 6ZM58 6L20-48H10L44 6ZM-40-22H40V-15H-40Z') +
    disc(0, -52, 40) +
    disc(0, -52, 33, paper) +
    disc(0, -52, 28, paper, 1.6) +
    mass('M0-80A28 28 0 0 1 0-24Z') +
    disc(0, -52, 6, paper, 3) +
    blackLine('M0-52H-34V-38', 4.4)
  )
}

/** A flat boat with somebody in it who poles. */
export function ferry(passenger: string): string {
  return (
    passenger +
    mass('M-72-18Q-40-4 0-4T76-20Q64 10 32 12H-36Q-62 10-72-18Z') +
    whiteLine('M-58-8Q-30 4 0 4T58-10M-46 2Q-20 8 0 8T46 0', 1.6) +
    blackLine('M34-92L58 30', 3.4)
  )
}

/** A black wall of a width and a height, from its upper left corner down, with white joints. */
export function wall(width: number, height: number): string {
  let joints = ''
  for (let row = 1; row * 16 < height; row++) {
    joints += `M0 ${row * 16}H${width}`
    for (let x = row % 2 === 0 ? 14 : 30; x < width; x += 34) joints += `M${x} ${row * 16}v16`
  }
  return mass(`M0 0H${width}V${height}H0Z`) + whiteLine(joints, 1.6)
}

/** A string of pennants over a width; its left end is its foot. */
export function pennants(count = 6, width = 240): string {
  const step = width / count
  const flags = Array.from({ length: count }, (_, index) => {
    const x = index * step
    const sag = Math.sin(((index + 0.5) / count) * Math.PI) * 14
    return lit(
      `M${x.toFixed(0)} ${sag.toFixed(0)}h${(step * 0.7).toFixed(0)}l${(-step * 0.35).toFixed(0)} 22z`,
      2,
      index % 2 === 0 ? paper : ink,
    )
  })
  return blackLine(`M0 0Q${width / 2} 26 ${width} 0`, 2) + flags.join('')
}
