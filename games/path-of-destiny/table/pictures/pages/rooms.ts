import { cut, fill, ink, line, lit, mass, paper, put, rod, row, shine } from './block.ts'

/** A window of panes; what shines is behind it. */
export const pane = (x: number, y: number, wide: number, high: number, columns = 2, rows = 2) =>
  shine(`M${x} ${y}h${wide}v${high}h${-wide}Z`, 4) +
  line(
    row(columns - 1, x + wide / columns, y, x + wide - wide / columns)
      .map(([at]) => `M${at} ${y}v${high}`)
      .join('') +
      row(rows - 1, y + high / rows, 0, y + high - high / rows)
        .map(([at]) => `M${x} ${at}h${wide}`)
        .join(''),
    2.6,
  )

/** A tall window with a round head. */
export const lancet = (x: number, y: number, half: number, high: number) =>
  shine(`M${x - half} ${y}v${-high}a${half} ${half} 0 0 1 ${half * 2} 0v${high}Z`, 4) +
  line(
    `M${x} ${y}v${-high - half}M${x - half} ${y - high / 2}h${half * 2}M${x - half} ${y - high}h${half * 2}`,
    2.4,
  )

/** Black masonry all round an arch: one looks through it. */
export const arch = (x: number, foot: number, half: number, spring: number) =>
  `<path d="M-6-6H566V226H-6ZM${x - half} ${foot}V${spring}a${half} ${half} 0 0 1 ${half * 2} 0V${foot}Z" fill="${ink}" fill-rule="evenodd"/>` +
  [8, 26]
    .map(out =>
      cut(
        `M${x - half - out} ${foot}V${spring}a${half + out} ${half + out} 0 0 1 ${(half + out) * 2} 0V${foot}`,
      ),
    )
    .join('') +
  row(9, 190, 0, 350)
    .map(([turn]) => put(x, spring, 1, cut(`M${half + 8} 0h18`), turn))
    .join('')

/** Courses of bricks cut into a black wall. */
export function bricks(x: number, y: number, wide: number, high: number, size = 12): string {
  let d = ''
  for (let at = y, odd = 0; at <= y + high; at += size, odd = 1 - odd) {
    d += `M${x} ${at}h${wide}`
    if (at + size <= y + high)
      for (let side = x + size * (odd + 0.5); side < x + wide; side += size * 2) d += `M${side} ${at}v${size}`
  }
  return fill(`M${x} ${y}h${wide}v${high}h${-wide}Z`) + cut(d, 1.5)
}

/** Columns, lit on the left. */
export const columns = (foot: number, top: number, half: number, ...places: readonly number[]) =>
  places
    .map(
      x =>
        lit(`M${x - half} ${foot}V${top}h${half * 2}V${foot}Z`) +
        fill(`M${x + half * 0.2} ${foot}V${top}h${half * 0.8}V${foot}Z`) +
        line(`M${x - half * 0.5} ${top + 6}V${foot - 4}M${x - half * 0.1} ${top + 6}V${foot - 4}`) +
        mass(
          `M${x - half - 5} ${foot + 3}v-8h${half * 2 + 10}v8ZM${x - half - 5} ${top + 4}v-9h${half * 2 + 10}v9Z`,
          3,
        ),
    )
    .join('')

/** A stair that climbs to the right (or, with a negative step, to the left). */
export function stair(x: number, y: number, count: number, wide: number, high: number): string {
  let edge = `M${x} ${y}`
  let sides = ''
  for (let step = 0; step < count; step++) {
    edge += `v${-high}h${wide}`
    sides += `M${x + wide * (step + 0.3)} ${y - high * step - high + 5}V${y}`
  }
  return fill(`${edge}V${y}Z`) + cut(sides, 1.3) + line(edge, 6, paper) + line(edge, 2)
}

/** A ceiling of beams. */
export const beams = (y = 14) =>
  fill(`M-6-6H566V${y}H-6Z`) +
  cut(`M0 ${y - 5}H560M40 4h180M300 3h200`) +
  row(6, 20, y, 540)
    .map(([x]) => mass(`M${x - 8} ${y - 6}h16v14h-16Z`, 3))
    .join('')

/** A table top that reaches over the whole foot of the picture. */
export const top = (y: number) =>
  fill(`M-6 ${y}H566V226H-6Z`) +
  cut(
    `M-6 ${y + 6}H566M0 ${y + 16}Q140 ${y + 11} 300 ${y + 17}T566 ${y + 14}M0 ${y + 28}Q120 ${y + 34} 280 ${y + 28}T566 ${y + 31}M0 ${y + 44}Q160 ${y + 38} 330 ${y + 45}T566 ${y + 42}M0 ${y + 60}Q160 ${y + 66} 330 ${y + 60}T566 ${y + 64}`,
  )

/** A long table on trestles; its near edge is white. */
export const table = (x: number, y: number, wide: number, high = 34) =>
  mass(
    `M${x} ${y}h${wide}v8h${-wide}ZM${x + 16} ${y + 8}l-8 ${high - 8}h8l8 ${8 - high}ZM${x + wide - 16} ${y + 8}l8 ${high - 8}h-8l-8 ${8 - high}Z`,
  ) + cut(`M${x + 4} ${y + 3}h${wide - 8}`)

/** A shelf board. */
export const shelf = (x: number, y: number, wide: number) =>
  mass(`M${x} ${y}h${wide}v7h${-wide}Z`, 4) + cut(`M${x + 5} ${y + 3}h${wide - 10}`)

/** A plank door in its frame. */
export const door = (wide: number, high: number) =>
  mass(`M${-wide - 7} 2V${-high - 7}H${wide + 7}V2Z`, 4) +
  lit(`M${-wide} 2V${-high}H${wide}V2Z`) +
  line(
    row(4, -wide * 0.6, 0, wide * 0.6)
      .map(([x]) => `M${x} 0V${-high}`)
      .join(''),
    1.6,
  ) +
  line(`M${-wide} ${-high * 0.8}h${wide * 1.4}M${-wide} ${-high * 0.2}h${wide * 1.4}`, 4)

/** A doorway one sees light through. */
export const doorway = (x: number, y: number, half: number, high: number) =>
  put(
    x,
    y,
    1,
    mass(`M${-half - 7} 0V${-high}a${half + 7} ${half + 7} 0 0 1 ${half * 2 + 14} 0V0Z`) +
      shine(`M${-half} 0V${-high}a${half} ${half} 0 0 1 ${half * 2} 0V0Z`),
  )

/** Upright bars of a gate before whatever is behind. */
export const bars = (x: number, toX: number, y: number, foot: number, gap = 26) =>
  row(Math.round((toX - x) / gap) + 1, x, y, toX)
    .map(([at]) => rod(`M${at} ${foot}V${y}`, 5))
    .join('') + rod(`M${x - 8} ${y + 22}H${toX + 8}M${x - 8} ${foot - 20}H${toX + 8}`, 5)

/** Marks on a wall, struck through in fives. */
export const marks = (x: number, y: number, count: number) =>
  cut(
    row(count, 0, 0, count - 1)
      .map(([mark]) => {
        const left = x + (mark % 10) * 11 + (mark % 10 > 4 ? 8 : 0)
        const down = y + Math.floor(mark / 10) * 26
        return mark % 5 === 4 ? `M${left - 46} ${down + 16}l44-12` : `M${left} ${down}l2 18`
      })
      .join(''),
    2.4,
  )

/** A block of black masonry with a few of its joints, from the top of the picture. */
export const masonry = (x: number, wide: number, foot: number) =>
  fill(`M${x}-6H${x + wide}V${foot}H${x}Z`) +
  cut(
    `M${x + 12} 0V${foot - 6}M${x + wide - 12} 0V${foot - 6}M${x + 12} 36h36M${x + wide - 12} 58h-40M${x + 12} 96h24M${x + wide - 12} 112h-26M${x + 12} 136h28`,
  )
