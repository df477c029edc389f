import { at, blackLine, disc, ink, lit, mass, paper, whiteLine } from '../paint.ts'

/** A windmill; its sails are turned by degrees. */
export function mill(turn = 20): string {
  const sail =
    blackLine('M0 0V-56', 2.2) +
    lit('M1.5-14h13v-40h-13z', 1.6) +
    blackLine('M1.5-22h13m-13-8h13m-13-8h13m-13-8h13m-6.5 32v-40', 1)
  const sails = [0, 90, 180, 270].map(angle => `<g transform="rotate(${angle})">${sail}</g>`)
  return (
    mass('M-22 4l8-62h28l8 62zm4-62q18-26 36 0z') +
    mass('M-14-58l-8 62h12l3-62z', paper) +
    blackLine('M-14-58l-8 62m10-44h5m-7 14h5m-7 16h5', 1.4) +
    mass('M-5 4v-18q5-6 10 0v18zm7-40h6v9h-6z', paper) +
    blackLine('M-14-58l-8 62h44l-8-62', 2) +
    `<g transform="translate(0 -62) rotate(${turn})">${sails.join('')}${disc(0, 0, 4)}</g>`
  )
}

/** A round tower with a pointed roof and a pennant. */
export function tower(): string {
  return (
    mass('M-20 4v-76h-6v-14h8v6h8v-6h6v6h8v-6h6v6h8v-6h8v14h-6v76zm-6-94 26-42 26 42zm27-54 16 4-16 5z') +
    blackLine('M0-132v-12', 2) +
    mass('M-24-91l24-39 1 39z', paper) +
    blackLine('M-20-93l17-29m-10 29 11-19', 1.3) +
    mass('M-4-52q4-8 8 0v12h-8zm-10 22h5v9h-5zm22 6h5v9h-5zm-14 28v-14q6-8 12 0v14z', paper) +
    whiteLine('M-16-70v66m4-62v20', 1.2)
  )
}

/** A signpost whose light arm points left and whose dark arm points right. */
export function signpost(): string {
  return (
    mass('M-4.5 4l1-108h7l1 108z') +
    whiteLine('M-3-100l-.6 100', 1.2) +
    lit('M4-98h-44l-14 10 14 10h44z') +
    blackLine('M-40-93h32m-34 5h26m-22 5h28', 1.2) +
    mass('M-5-73.3h47l15.5 11.3-15.5 11.3h-47zm-1-32.7h12l-6-9z') +
    whiteLine('M4-67h32m-34 5h40m-36 5h26', 1.2)
  )
}

/** A boat under two sails. */
export function boat(): string {
  return (
    mass('M-64-18q24 16 64 16t64-18q-8 28-36 30h-58q-26-2-34-28z') +
    whiteLine('M-54-8q24 10 54 10t50-10m-94 8q24 6 44 6t40-6', 1.5) +
    blackLine('M0-4V-84', 3) +
    lit('M3-82q37 22 31 66-14-8-31-4z', 2.4) +
    blackLine('M6-68q16 12 20 28m-20-16q10 8 14 20m-14-8q8 6 10 14', 1.3) +
    mass('M-3-80q-17 24-19 60l19 4z')
  )
}

/** A stone bridge of two arches. */
export function bridge(): string {
  return (
    mass('M-90 6v-26q40-22 90-22t90 22v26h-24q-4-26-26-26t-26 26h-28q-4-26-26-26t-26 26z') +
    lit('M-90-26q40-24 90-24t90 24v6q-40-22-90-22t-90 22z', 2) +
    whiteLine('M-70-12h14m-22 8h12m60-22h14m-18 10h18m-16 10h14m52-6h14m-6 8h12m-108-28h12m38 0h14', 1.5)
  )
}

/** A timbered house; its window is of a colour. */
export function house(window = paper): string {
  return (
    lit('M-36 4v-50h72v50z', 3) +
    mass('M14-46h22v50h-22z') +
    blackLine('M-34-20h48m-48-24 20 24m0-24v48m-18-2 18-22', 2.6) +
    mass('M-48-42l18-40h60l18 40zm62-52h10v24h-10z') +
    whiteLine('M-38-46l12-30m0 30 10-30m2 30 8-30m4 30 6-30m6 30 4-30m8 30v-30m12 30-6-28', 1.6) +
    lit('M-8-38h16v14h-16z', 2, window) +
    blackLine('M0-38v14', 1.6) +
    mass('M20 4v-24q6-8 12 0v24z', paper)
  )
}

/** A gallows with as many nooses as there are customers. */
export function gallows(nooses = 1): string {
  const noose =
    blackLine('M0-96v30', 2.6) +
    `<ellipse cx="0" cy="-54" rx="8" ry="12" fill="none" stroke="${ink}" stroke-width="3"/>` +
    mass('M-4-74h8v9h-8z')
  return (
    mass('M-44 4v-116h8v116zm-8-114h106v8h-106z') +
    blackLine('M-38-76l26-28', 5) +
    whiteLine('M-41-90v90m-3-106h92', 1.4) +
    Array.from({ length: nooses }, (_, index) => at(index * 32 + (nooses > 1 ? 8 : 30), -6, 1, noose)).join(
      '',
    )
  )
}

/** A well with a roof and a bucket. */
export function well(): string {
  return (
    mass('M-36-40h7v-52h-7zm65 0h7v-52h-7zm-81-46 52-36 52 36z') +
    whiteLine('M-36-88l34-24m-18 24 20-14m-4 14 8-6', 1.7) +
    blackLine('M-34-74h78m0 0v10m-44-10v16', 3) +
    lit('M-9-58h18l-2 16h-14z', 2.2) +
    lit('M-42-40h84l-4 44h-76z', 3) +
    mass('M10-40h32l-4 44h-28z') +
    mass('M-46-44h92v8h-92z') +
    blackLine('M-41-24h51m-50 14h50m-36-26v12m18-12v12m-26 0v14m18-14v14m16-14v14m-26 0v14m18-14v14', 1.8) +
    whiteLine('M10-24h29m-29 14h28m-12-26v12m-8 0v14m14-14v14m-6 0v13', 1.6)
  )
}

/** A tent with its flap open. */
export function tent(): string {
  return (
    lit('M0-84l-56 88h112z', 3) +
    mass('M0-84l56 88h-34z') +
    mass('M0-60l-14 64h32z') +
    blackLine('M0-84v-12', 3) +
    blackLine('M-4-72l-36 74m32-56-20 56m-28 2-10 4m122-4 10 4', 1.8) +
    mass('M1-98l20 5-20 6z') +
    whiteLine('M8-64l30 64', 1.6)
  )
}

/** A gate in a wall, its portcullis half up. */
export function gate(): string {
  return (
    mass('M-64 4v-100h12v8h12v-8h16v8h16v-8h16v8h16v-8h16v8h12v-8h12v100z') +
    mass('M-30 4v-44q4-30 30-32 26 2 30 32v44z', paper) +
    blackLine('M-30-34h60m-58-14h56m-48-14v40m10-46v46m10-48v48m10-46v46m10-40v40', 3) +
    mass('M-23-24h6l-3 8zm10 0h6l-3 8zm10 0h6l-3 8zm10 0h6l-3 8zm10 0h6l-3 8z') +
    whiteLine(
      'M-58-76h14m-6 14h12m-20 14h16m-10 14h10m-16 14h16m-12 14h12m86-70h14m-20 14h12m-8 14h16m-16 14h10m-10 14h16m-16 14h12m-74-74h12m18 0h12',
      1.7,
    )
  )
}

/** A heavy door with a ring. */
export function door(): string {
  return (
    lit('M-40 6v-78q4-46 40-48 36 2 40 48v78z', 3) +
    mass('M-30 6v-76q4-36 30-38 26 2 30 38v76z') +
    whiteLine('M-15 4v-102m15 102v-110m15 110v-102', 1.6) +
    whiteLine('M-30-78h38m-38 56h38', 4) +
    disc(17, -46, 7, paper) +
    disc(17, -46, 3.6)
  )
}

/** An arched window with a cross; the light in it is of a colour. */
export function casement(light = paper): string {
  return (
    mass('M-44 6v-72q4-50 44-52 40 2 44 52v72z') +
    lit('M-34-4v-60q4-40 34-42 30 2 34 42v60z', 3, light) +
    blackLine('M0-106v102m-34-46h68', 4) +
    mass('M-52-4h104v12h-104z') +
    whiteLine('M-46 2h86m-79-32v-34q3-32 19-42', 1.7)
  )
}

/** A cart wheel; its centre is its foot. */
export function wheel(): string {
  const spokes = Array.from(
    { length: 8 },
    (_, index) => `<g transform="rotate(${index * 45})">${mass('M-3 0l-1-34h8l-1 34z')}</g>`,
  )
  return (
    disc(0, 0, 42) +
    disc(0, 0, 34, paper) +
    spokes.join('') +
    disc(0, 0, 10) +
    disc(0, 0, 4, paper) +
    whiteLine('M-36-12q6-18 24-24', 1.6)
  )
}

/** A two-wheeled cart under a canvas. */
export function cart(): string {
  return (
    blackLine('M-48-34l-48 14', 5) +
    lit('M-50-46q-2-62 50-64 52 2 50 64z', 3) +
    mass('M20-106q32 6 30 60h-30q10-30 0-60z') +
    blackLine('M-26-48q-6-34 4-54m22 54v-60', 1.8) +
    mass('M-58-48h116l-6 24h-104z') +
    whiteLine('M-52-40h98m-96 8h94', 1.6) +
    at(0, -22, 0.62, wheel())
  )
}

/** A bed with a turned-down sheet. */
export function bed(): string {
  return (
    mass('M-70 6v-76h10v40h120v-16h10v52h-10v-14h-120v14z') +
    lit('M-58-30v-14q18-12 34 0l2 14z', 2.2) +
    lit('M-22-46q42-8 82 6v26h-82z', 2.2) +
    mass('M0-48q30-2 60 8v26h-52q6-16-8-34z') +
    whiteLine('M18-40l4 22m10-22 4 22m10-20 4 20m-115-44v62m9-18h36', 1.6)
  )
}

/** A board on two posts with a notice nailed to it. */
export function notice(): string {
  return (
    mass('M-44 6v-110h8v110zm80 0v-110h8v110zm-92-108 56-22 56 22v8h-112z') +
    mass('M-48-88h96v58h-96z') +
    whiteLine('M-44-74h14m-14 16h14m-14 14h14m62-30h12m-12 16h12m-12 14h12m-92-55 48-19', 1.5) +
    lit('M-26-92l50 4-2 56q-12-10-22 0-12 10-26-2z', 2.2) +
    blackLine('M-16-80l30 2m-30 8 26 2m-26 8 12 1m-12 9 24 1', 2) +
    disc(-1, -86, 2.6)
  )
}

/** A grindstone in its frame, over a trough. */
export function grindstone(): string {
  return (
    disc(0, -52, 40) +
    whiteLine(
      'M-30-52a30 30 0 0 1 30-30m30 30a30 30 0 0 1-30 30m-20-30a20 20 0 0 1 20-20m20 20a20 20 0 0 1-20 20m-34-34 4 2m6-16 3 4',
      2,
    ) +
    mass('M-58 6l38-54h10l-34 54zm116 0-38-54h-10l34 54zm-98-28h80v26h-80z') +
    whiteLine('M-18-46l-34 50m70-50 34 50m-86-18h68m-68 10h68', 1.7) +
    disc(0, -52, 8, paper, 3) +
    blackLine('M0-52l16 22h8', 4.4)
  )
}

/** A flat boat with somebody in it who poles. */
export function ferry(passenger: string): string {
  return (
    passenger +
    mass('M-72-18q32 14 72 14t76-16q-12 30-44 32h-68q-26-2-36-30z') +
    whiteLine('M-58-8q28 12 58 12t58-14m-104 12q26 6 46 6t46-8', 1.6) +
    blackLine('M34-92l24 122', 3.4)
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
