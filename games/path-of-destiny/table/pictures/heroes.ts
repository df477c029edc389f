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
  const lashes = lash ? blackLine('M126 77l5-2M124 76l4-4', 1.6) : ''
  return at(
    dx,
    dy,
    1,
    mass(
      'M109 72C115 66 125 66 131 70L129 74C123 71 116 71 110 75ZM113 81C117 76 124 76 128 80C124 84 118 84 113 81Z',
    ) +
      disc(122.5, 79.6, 1.3, paper) +
      blackLine('M111 82C114 77 119 75 126 76', 1.8) +
      blackLine('M115 87Q120 89 125 86', 1.1) +
      lashes,
  )
}

const nostril = blackLine('M139 103.5q-5-3-7 2', 1.7) + blackLine('M131 96q-4 4-2 9', 1.1)
const mouth =
  blackLine('M138 115.5C132 114.5 128 116.5 125 119', 1.9) + blackLine('M137 125Q132 125 129 127', 1.1)
const lips = mass(
  'M136 110C131 109 127 111 123 114C128 115 133 114 136 112ZM136 115C131 120 127 119 124 116C128 116 132 115 136 115Z',
)
const ear =
  lit('M92 80c8-4 14 4 9 13c-2 4-3 10-8 10c-4 0-5-6-5-11z', 2.2) + blackLine('M94 85c5-2 7 3 3 8', 1.6)

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
    mass('M-4-44H4L5-6H-5ZM-18-8Q0-14 18-8V0Q0-5-18 0ZM-5 0H5L5 60H-5Z') +
    disc(0, -48, 6) +
    whiteLine('M-4-38l8-4M-4-31l8-4M-4-24l8-4M-5-17l9-4', 1.5)
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
      'M104 146C100 134 98 122 98 110C104 118 108 120 112 116C118 110 128 110 134 110L137 105 141 112 136 117C132 116 128 118 125 120C130 122 134 122 139 124L136 131C139 136 139 143 134 147C127 152 116 151 104 146Z',
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
    blackLine('M121 60L126 72M126.5 84L125 98', 2.2) +
    lit(
      'M114 40C104 24 76 22 60 38C46 52 44 72 48 90C40 98 34 112 30 132C44 128 54 118 58 106C62 110 64 116 64 122C70 112 76 100 84 92C86 82 92 76 98 70C104 62 110 50 114 40Z',
      2.8,
    ) +
    crownHair +
    strands([111, 46, 92, 46, 70, 62, 58, 102], [104, 60, 92, 70, 80, 84, 66, 116], 7, 1.7) +
    blackLine('M50 88C42 100 38 112 34 126M56 98C52 110 46 118 40 124', 1.7) +
    mass('M47 86l14 8-3 6-13-8z') +
    at(0, 2, 1, ear) +
    cape +
    lit('M60 152C76 168 102 170 118 160L120 172C100 182 72 178 56 166Z', 2.4) +
    blackLine('M66 160l-3 10M78 166l-1 10M90 168v9M102 167l1 9M112 163l3 9', 1.8) +
    whiteLine('M46 168Q52 166 56 170M130 172Q138 174 144 180', 2) +
    whiteLine('M84 185h.1M100 186h.1M116 183h.1M68 181h.1', 5),
  yennefer: () =>
    lines(-40, 6) +
    mass('M58 40C30 56 22 96 26 130C18 148 28 168 44 172C60 180 84 178 80 160L86 90Z') +
    face(woman, 0.9, 5) +
    eye(-3, 0, true) +
    at(0, -3, 1, nostril) +
    lips +
    shoulders('43 170Q56 164 72 160C84 172 98 172 110 162', 'Q132 169 143 181', '43 170') +
    lit('M72 160C84 172 98 172 110 162C112 170 108 180 90 182C74 182 68 172 72 160Z', 2.4) +
    blackLine('M76 166l-3 8M84 170l-1 10M94 171v10M104 168l3 8', 1.7) +
    whiteLine('M52 172Q58 170 64 174M120 174Q130 176 136 181', 1.9) +
    mass('M86 146C96 154 104 154 108 150L111 158C104 164 92 162 84 155Z') +
    lit('M104 154l2.4 5 5.6 1-4 4 1 6-5-3-5 3 1-6-4-4 5.6-1z', 1.6) +
    mass(
      'M116 46C112 26 84 18 62 30C38 40 26 66 30 92C20 104 18 126 28 138C22 152 30 168 46 170C60 176 74 168 76 154C84 148 86 136 80 126C88 118 90 104 84 94C96 88 104 74 106 62C110 58 116 54 116 46Z',
    ) +
    curls(),
  ciri: () =>
    rays(128, 92, 4) +
    hilt(46, 116, -34) +
    face(woman, 0.8, 8) +
    eye(-3, 0, true) +
    at(0, -3, 1, nostril + mouth) +
    blackLine('M121 85C114 93 110 99 106 108', 2.6) +
    blackLine('M117 89l5 4M112 96l5 4', 1.5) +
    lit(
      'M117 46C108 26 80 20 62 34C48 46 44 66 48 86C46 96 50 104 56 108C60 100 66 96 72 98C72 112 76 126 84 136C84 122 84 108 88 96C94 88 98 78 100 68C106 64 114 58 117 46Z',
      2.8,
    ) +
    at(2, 3, 1, crownHair) +
    strands([112, 52, 92, 50, 72, 66, 62, 102], [102, 66, 96, 72, 92, 82, 84, 128], 7, 1.7) +
    lit('M56 58C38 48 22 56 22 72C22 88 40 96 54 88Z', 2.8) +
    blackLine('M52 60C40 56 28 62 28 74M54 68C44 66 36 70 36 78M54 78C48 78 44 82 44 86', 1.8) +
    mass('M54 56l7 4v28l-7-1z') +
    shoulders('42 169Q52 162 66 156C80 170 98 170 112 160', 'Q134 167 145 180', '42 169') +
    lit('M66 156C80 170 98 170 112 160L116 178L92 187 66 180Z', 2.4) +
    blackLine('M72 166l24 18M82 170l20 12M94 171l16 8M70 176l16 9', 1.5) +
    whiteLine('M50 170Q56 168 60 174M124 174Q132 176 138 180', 1.9),
  dandelion: () =>
    rays(150, 40, 7) +
    face(man, 0.8, 9) +
    eye(0, 0) +
    nostril +
    mouth +
    mass(
      'M134 131q-4 10 2 15q4-6 0-14zM100 72C98 92 92 104 84 112C80 124 72 130 62 130C66 116 58 104 60 90L62 64Z',
    ) +
    whiteLine('M94 76C90 94 84 106 76 114M84 76C80 96 74 110 68 120M72 78C70 92 68 104 66 112', 1.7) +
    shoulders('37 167Q48 160 60 154C80 168 104 168 120 160', 'Q140 167 150 177', '37 167') +
    lit(
      'M60 158C50 150 62 142 72 148C78 140 90 142 94 150C104 144 116 150 114 158C124 160 124 172 114 176C102 186 68 184 58 174C48 172 50 162 60 158Z',
    ) +
    blackLine('M70 152q2 12-2 24M82 150q2 14 0 30M94 152q0 14 4 28M106 156q-2 10 4 18', 1.7) +
    whiteLine('M44 168Q48 168 52 174M128 176Q134 176 138 180M132 168Q138 170 144 176', 2) +
    halo(
      mass(
        'M40 68C54 62 96 62 142 54C150 50 152 42 144 42C138 42 132 40 128 32C120 14 76 10 58 28C46 40 44 52 34 58C28 64 32 70 40 68Z',
      ),
      5,
    ) +
    whiteLine('M54 52C80 54 108 50 130 42M64 32Q84 20 110 26M60 42Q84 32 120 34', 1.9) +
    halo(
      lit(
        'M84 52C70 36 48 40 34 56C22 70 16 88 22 108C28 100 34 98 38 102C38 92 44 88 50 90C48 82 54 78 60 80C58 70 72 60 84 52Z',
        2.4,
      ),
      6,
    ) +
    blackLine(
      'M82 52C60 52 36 68 24 102M60 56l-12 0M50 62l-14 2M42 70l-12 4M35 80l-9 6M58 60l0 14M48 68l2 14M40 78l2 12',
      1.5,
    ),
  vesemir: () =>
    lines(20, 3) +
    hilt(54, 100, -34) +
    face(man, 1, 11) +
    eye(0, 1) +
    nostril +
    blackLine('M112 92Q118 96 122 93M110 97Q116 102 121 99M106 56Q116 58 124 62M108 50Q116 52 121 56', 1.3) +
    lit(
      'M139 105C130 104 120 108 114 116C112 126 108 132 104 134C114 136 122 130 126 122C130 118 136 117 141 116C142 112 142 108 139 105Z',
      2.4,
    ) +
    strands([137, 107, 128, 108, 118, 114, 110, 130], [139, 114, 132, 114, 124, 118, 116, 130], 5, 1.4) +
    blackLine('M134 122q-4 0-6 3', 1.6) +
    mass('M92 104C90 116 94 130 104 142C110 146 118 148 124 148C112 142 102 128 100 112Z') +
    lit(
      'M104 44C92 30 72 34 62 46C50 60 48 80 54 98C58 110 62 118 62 128C70 124 76 116 78 106C84 98 88 88 90 78C96 70 100 58 104 44Z',
      2.8,
    ) +
    at(-8, 6, 1, crownHair) +
    strands([102, 46, 88, 46, 68, 60, 62, 112], [94, 68, 90, 74, 86, 84, 76, 108], 6, 1.7) +
    at(0, 2, 1, ear) +
    cape +
    lit(
      'M60 152C76 168 102 170 118 160C132 170 126 184 108 184C86 187 60 182 50 172C48 164 52 156 60 152Z',
      2.4,
    ) +
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
    whiteLine('M134 174Q142 176 146 180', 2),
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
