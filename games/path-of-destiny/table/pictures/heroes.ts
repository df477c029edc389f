import { engrave } from '@osud/web/look/draw/engrave.ts'
import { within } from '@osud/web/look/draw/outline.ts'
import {
  at,
  blackLine,
  disc,
  figure,
  halo,
  ink,
  lit,
  mass,
  paper,
  whiteLine,
} from '@osud/web/look/draw/stock.ts'
import { both, fall, glow, times, type Tone } from '@osud/web/look/draw/tone.ts'

const all = [4, 4, 192, 192] as const
/** A medallion is drawn without a clip, so that it may stand on a page twice: nothing in it may leave this disc. */
const plate: Tone = (x, y) => (Math.hypot(x - 100, y - 100) < 91 ? 1 : 0)

const man =
  'M112 40C122 46 130 56 131 65C131 69 128 72 129 76C133 84 143 93 147 99C148 102 144 104 138 105C137 107 141 109 141 112C141 115 137 115 136 117C140 118 140 122 139 124C137 127 135 128 136 131C139 136 139 143 134 147C127 152 116 151 107 146C105 156 108 168 116 178L62 178C68 150 68 130 64 110L66 58Z'
const woman =
  'M112 44C121 49 128 58 129 67C129 71 127 74 128 77C132 84 139 91 142 96C143 99 140 101 135 102C134 104 138 106 139 109C139 112 136 113 134 114C138 115 138 119 137 121C135 124 132 125 132 128C134 133 133 138 128 141C121 145 112 145 104 141C101 152 104 166 114 178L64 178C70 150 70 130 66 110L68 60Z'

/** A profile facing right, shaded at the back and under brow and jaw. */
function face(outline: string, dark: number, seed: number): string {
  const shade = both(
    times(fall(124, 0, 74, 0, 0, 1), () => 0.8 * dark),
    (x, y) => (y > 143 + (x - 110) * 0.12 ? 0.75 : 0),
    glow(124, 76, 16, 0.42, 0),
    (x, y) => (y > 104 && x < 122 && x + y * 0.35 < 153 ? 0.62 : 0),
  )
  const hatch = engrave({
    along: 'lines',
    box: [56, 40, 100, 140],
    tone: times(within(outline), shade),
    angle: 24,
    pitch: 5,
    step: 3,
    seed,
    least: 0.2,
  })
  return halo(mass(outline), 6) + lit(outline) + mass(hatch)
}

function eye(dx: number, dy: number, lash = false): string {
  const lashes = lash ? blackLine('M126 77l5-2m-7 1 4-4', 1.6) : ''
  return at(
    dx,
    dy,
    1,
    mass('M109 72c6-6 16-6 22-2l-2 4c-6-3-13-3-19 1zm4 9c4-5 11-5 15-1-4 4-10 4-15 1z') +
      disc(122.5, 79.6, 1.3, paper) +
      blackLine('M111 82c3-5 8-7 15-6', 1.8) +
      blackLine('M115 87q5 2 10-1', 1.1) +
      lashes,
  )
}

const nostril = blackLine('M139 103.5q-5-3-7 2', 1.7) + blackLine('M131 96q-4 4-2 9', 1.1)
const mouth = blackLine('M138 115.5c-6-1-10 1-13 3.5', 1.9) + blackLine('M137 125q-5 0-8 2', 1.1)
const lips = mass('M136 110c-5-1-9 1-13 4 5 1 10 0 13-2zm0 5c-5 5-9 4-12 1 4 0 8-1 12-1z')
const ear =
  lit('M92 80c8-4 14 4 9 13-2 4-3 10-8 10-4 0-5-6-5-11z', 2.2) + blackLine('M94 85c5-2 7 3 3 8', 1.6)

/** Strands between two cubic guides. */
function strands(
  first: readonly number[],
  last: readonly number[],
  count: number,
  width: number,
  colour = ink,
): string {
  let path = ''
  for (let index = 0; index < count; index++) {
    const part = index / (count - 1)
    const [x, y, ...curve] = first.map((value, axis) =>
      (value + ((last[axis] ?? value) - value) * part).toFixed(1),
    )
    path += `M${x} ${y}C${curve.join(' ')}`
  }
  return blackLine(path, width, colour)
}

const crownHair = strands([110, 36, 96, 27, 74, 29, 58, 50], [112, 42, 88, 42, 62, 60, 53, 92], 5, 1.7)

/** The hilt of a sword on the back. */
function hilt(x: number, y: number, turn: number): string {
  const grip =
    mass('M-4-44h8l1 38h-10zm-14 36q18-6 36 0v8q-18-5-36 0zm13 8h10v60h-10z') +
    disc(0, -48, 6) +
    whiteLine('M-4-38l8-4m-8 11 8-4m-8 11 8-4m-9 11 9-4', 1.5)
  return at(x, y, 1, halo(grip, 5), turn)
}

const air = { box: all, step: 7 }
const rings = (x: number, y: number, seed: number) =>
  mass(
    engrave({
      ...air,
      along: 'rings',
      tone: times(plate, glow(x, y, 130, 0.3, 0.9, 0.7)),
      centre: [x, y],
      start: 20,
      pitch: 6,
      seed,
    }),
  )
const rays = (x: number, y: number, seed: number) =>
  mass(
    engrave({
      ...air,
      along: 'rays',
      tone: times(plate, glow(x, y, 120, 0.3, 0.82, 0.9)),
      centre: [x, y],
      start: 24,
      pitch: 6,
      seed,
    }),
  )
const lines = (angle: number, seed: number) =>
  mass(
    engrave({
      ...air,
      along: 'lines',
      tone: times(plate, fall(190, 30, 10, 190, 0.25, 0.85)),
      angle,
      pitch: 6,
      seed,
    }),
  )

/** Lays the inside into a ring of sixty ticks. */
function medallion(inside: string): string {
  let ticks = ''
  for (let tick = 0; tick < 60; tick++) {
    const angle = (tick * Math.PI) / 30
    const point = (radius: number) =>
      `${(100 + Math.cos(angle) * radius).toFixed(1)} ${(100 + Math.sin(angle) * radius).toFixed(1)}`
    ticks += `M${point(90.6)}L${point(94.6)}`
  }
  const circle = (radius: number, width: number, colour: string) =>
    `<circle cx="100" cy="100" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
  return (
    disc(100, 100, 97, paper) +
    inside +
    circle(92.6, 9.4, paper) +
    circle(97, 2.6, ink) +
    circle(88, 3.4, ink) +
    blackLine(ticks, 1.6)
  )
}

/** Shoulders whose hem follows the rim of the medallion; the collar lies between the two inner points. */
const shoulders = (left: string, right: string, hem: string) =>
  halo(mass(`M${left}${right}A92 92 0 0 1 ${hem}Z`), 4)
const cape = shoulders('36 166Q46 158 60 152C76 168 102 170 118 160', 'Q140 165 151 177', '36 166')

const medallions: Readonly<Record<string, () => string>> = {
  geralt: () =>
    rings(150, 60, 2) +
    hilt(57, 92, -32) +
    hilt(48, 114, -40) +
    face(man, 1, 3) +
    mass(
      'M104 146c-4-12-6-24-6-36 6 8 10 10 14 6 6-6 16-6 22-6l3-5 4 7-5 5c-4-1-8 1-11 3 5 2 9 2 14 4l-3 7c3 5 3 12-2 16-7 5-18 4-30-1z',
    ) +
    strands(
      [104, 116, 106, 130, 112, 142, 120, 148],
      [128, 124, 128, 132, 130, 140, 134, 144],
      6,
      1.2,
      paper,
    ) +
    mouth +
    eye(0, 0) +
    nostril +
    blackLine('M121 60l5 12m.5 12-1.5 14', 2.2) +
    lit(
      'M114 40c-10-16-38-18-54-2-14 14-16 34-12 52-8 8-14 22-18 42 14-4 24-14 28-26 4 4 6 10 6 16 6-10 12-22 20-30 2-10 8-16 14-22 6-8 12-20 16-30z',
      2.8,
    ) +
    crownHair +
    strands([111, 46, 92, 46, 70, 62, 58, 102], [104, 60, 92, 70, 80, 84, 66, 116], 7, 1.7) +
    blackLine('M50 88c-8 12-12 24-16 38m22-28c-4 12-10 20-16 26', 1.7) +
    mass('M47 86l14 8-3 6-13-8z') +
    at(0, 2, 1, ear) +
    cape +
    lit('M60 152c16 16 42 18 58 8l2 12c-20 10-48 6-64-6z', 2.4) +
    blackLine('M66 160l-3 10m15-4-1 10m13-8v9m12-10 1 9m9-13 3 9', 1.8) +
    whiteLine('M46 168q6-2 10 2m74 2q8 2 14 8', 2) +
    whiteLine('M84 185h.1m15.9 1h.1m15.9-3h.1m-48.1-2h.1', 5),
  yennefer: () =>
    lines(-40, 6) +
    mass('M58 40c-28 16-36 56-32 90-8 18 2 38 18 42 16 8 40 6 36-12l6-70z') +
    face(woman, 0.9, 5) +
    eye(-3, 0, true) +
    at(0, -3, 1, nostril) +
    lips +
    shoulders('43 170Q56 164 72 160C84 172 98 172 110 162', 'Q132 169 143 181', '43 170') +
    lit('M72 160c12 12 26 12 38 2 2 8-2 18-20 20-16 0-22-10-18-22z', 2.4) +
    blackLine('M76 166l-3 8m11-4-1 10m11-9v10m10-13 3 8', 1.7) +
    whiteLine('M52 172q6-2 12 2m56 0q10 2 16 7', 1.9) +
    mass('M86 146c10 8 18 8 22 4l3 8c-7 6-19 4-27-3z') +
    lit('M104 154l2.4 5 5.6 1-4 4 1 6-5-3-5 3 1-6-4-4 5.6-1z', 1.6) +
    mass(
      'M116 46c-4-20-32-28-54-16-24 10-36 36-32 62-10 12-12 34-2 46-6 14 2 30 18 32 14 6 28-2 30-16 8-6 10-18 4-28 8-8 10-22 4-32 12-6 20-20 22-32 4-4 10-8 10-16z',
    ) +
    curls(),
  ciri: () =>
    rays(128, 92, 4) +
    hilt(46, 116, -34) +
    face(woman, 0.8, 8) +
    eye(-3, 0, true) +
    at(0, -3, 1, nostril + mouth) +
    blackLine('M121 85c-7 8-11 14-15 23', 2.6) +
    blackLine('M117 89l5 4m-10 3 5 4', 1.5) +
    lit(
      'M117 46c-9-20-37-26-55-12-14 12-18 32-14 52-2 10 2 18 8 22 4-8 10-12 16-10 0 14 4 28 12 38 0-14 0-28 4-40 6-8 10-18 12-28 6-4 14-10 17-22z',
      2.8,
    ) +
    at(2, 3, 1, crownHair) +
    strands([112, 52, 92, 50, 72, 66, 62, 102], [102, 66, 96, 72, 92, 82, 84, 128], 7, 1.7) +
    lit('M56 58c-18-10-34-2-34 14 0 16 18 24 32 16z', 2.8) +
    blackLine('M52 60c-12-4-24 2-24 14m26-6c-10-2-18 2-18 10m18 0c-6 0-10 4-10 8', 1.8) +
    mass('M54 56l7 4v28l-7-1z') +
    shoulders('42 169Q52 162 66 156C80 170 98 170 112 160', 'Q134 167 145 180', '42 169') +
    lit('M66 156c14 14 32 14 46 4l4 18-24 9-26-7z', 2.4) +
    blackLine('M72 166l24 18m-14-14 20 12m-8-11 16 8m-40-3 16 9', 1.5) +
    whiteLine('M50 170q6-2 10 4m64 0q8 2 14 6', 1.9),
  dandelion: () =>
    rays(150, 40, 7) +
    face(man, 0.8, 9) +
    eye(0, 0) +
    nostril +
    mouth +
    mass('M134 131q-4 10 2 15 4-6 0-14zm-34-59c-2 20-8 32-16 40-4 12-12 18-22 18 4-14-4-26-2-40l2-26z') +
    whiteLine('M94 76c-4 18-10 30-18 38m8-38c-4 20-10 34-16 44m4-42c-2 14-4 26-6 34', 1.7) +
    shoulders('37 167Q48 160 60 154C80 168 104 168 120 160', 'Q140 167 150 177', '37 167') +
    lit(
      'M60 158c-10-8 2-16 12-10 6-8 18-6 22 2 10-6 22 0 20 8 10 2 10 14 0 18-12 10-46 8-56-2-10-2-8-12 2-16z',
    ) +
    blackLine('M70 152q2 12-2 24m14-26q2 14 0 30m12-28q0 14 4 28m8-24q-2 10 4 18', 1.7) +
    whiteLine('M44 168q4 0 8 6m76 2q6 0 10 4m-6-12q6 2 12 8', 2) +
    halo(
      mass(
        'M40 68c14-6 56-6 102-14 8-4 10-12 2-12-6 0-12-2-16-10-8-18-52-22-70-4-12 12-14 24-24 30-6 6-2 12 6 10z',
      ),
      5,
    ) +
    whiteLine('M54 52c26 2 54-2 76-10m-66-10q20-12 46-6m-50 16q24-10 60-8', 1.9) +
    halo(
      lit(
        'M84 52c-14-16-36-12-50 4-12 14-18 32-12 52 6-8 12-10 16-6 0-10 6-14 12-12-2-8 4-12 10-10-2-10 12-20 24-28z',
        2.4,
      ),
      6,
    ) +
    blackLine(
      'M82 52c-22 0-46 16-58 50m36-46h-12m2 6-14 2m6 6-12 4m5 6-9 6m32-26v14m-10-6 2 14m-10-4 2 12',
      1.5,
    ),
  vesemir: () =>
    lines(20, 3) +
    hilt(54, 100, -34) +
    face(man, 1, 11) +
    eye(0, 1) +
    nostril +
    blackLine('M112 92q6 4 10 1m-12 4q6 5 11 2m-15-43q10 2 18 6m-16-12q8 2 13 6', 1.3) +
    lit('M139 105c-9-1-19 3-25 11-2 10-6 16-10 18 10 2 18-4 22-12 4-4 10-5 15-6 1-4 1-8-2-11z', 2.4) +
    strands([137, 107, 128, 108, 118, 114, 110, 130], [139, 114, 132, 114, 124, 118, 116, 130], 5, 1.4) +
    blackLine('M134 122q-4 0-6 3', 1.6) +
    mass('M92 104c-2 12 2 26 12 38 6 4 14 6 20 6-12-6-22-20-24-36z') +
    lit(
      'M104 44c-12-14-32-10-42 2-12 14-14 34-8 52 4 12 8 20 8 30 8-4 14-12 16-22 6-8 10-18 12-28 6-8 10-20 14-34z',
      2.8,
    ) +
    at(-8, 6, 1, crownHair) +
    strands([102, 46, 88, 46, 68, 60, 62, 112], [94, 68, 90, 74, 86, 84, 76, 108], 6, 1.7) +
    at(0, 2, 1, ear) +
    cape +
    lit('M60 152c16 16 42 18 58 8 14 10 8 24-10 24-22 3-48-2-58-12-2-8 2-16 10-20z', 2.4) +
    mass(
      engrave({
        along: 'lines',
        box: [52, 152, 74, 32],
        tone: times(plate, fall(126, 0, 52, 0, 0.25, 0.8)),
        angle: 74,
        pitch: 5,
        step: 4,
        seed: 2,
      }),
    ) +
    whiteLine('M134 174q8 2 12 6', 2),
}

function curls(): string {
  const locks = [
    [64, 60, 18],
    [44, 84, 15],
    [66, 92, 13],
    [42, 114, 14],
    [66, 122, 12],
    [44, 144, 13],
    [64, 150, 10],
    [88, 50, 14],
    [92, 72, 9],
    [70, 38, 12],
    [100, 38, 9],
  ] as const
  const lock = locks.map(
    ([x, y, r], index) =>
      `M${x - r} ${y}a${r} ${r * 0.8} ${index * 20} 0 1 ${r * 1.5} ${-r * 0.4}M${x - r * 0.6} ${y + r * 0.3}a${r * 0.6} ${r * 0.5} 0 0 1 ${r} ${-r * 0.3}M${x - r * 0.8} ${y + r * 0.7}q${r * 0.8} ${r * 0.4} ${r * 1.4} ${-r * 0.4}`,
  )
  return whiteLine(lock.join(''), 1.9)
}

/** The medallion of a hero: what stands inside an SVG of 200 × 200. A hero without one gets a hooded stranger. */
export function heroPicture(hero: string): string {
  const own = Object.hasOwn(medallions, hero) ? medallions[hero] : undefined
  return medallion(own?.() ?? rings(130, 70, 5) + at(100, 180, 1.75, halo(figure(), 4)))
}
