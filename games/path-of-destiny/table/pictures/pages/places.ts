import { tower } from '@osud/web/look/draw/stock.ts'
import { cut, fill, ink, line, lit, mass, paper, put, ring, rod, row, set, shine, spot } from './block.ts'

/** A hop pole with its bine. */
export const hop =
  rod('M0 2v-132') +
  mass(
    row(9, 0, -8, 0, -120)
      .map(([, y], index) => {
        const side = index % 2 === 0 ? 1 : -1
        return `M0 ${y}Q${side * 16} ${y - 2} ${side * 13} ${y - 12}Q${side * 6} ${y - 12} 0 ${y - 6}Z`
      })
      .join(''),
    2.4,
  )

/** The wheel of a water mill, round its axle. */
export const wheel =
  `<circle r="60" fill="none" stroke="${paper}" stroke-width="13"/><circle r="60" fill="none" stroke="${ink}" stroke-width="8"/><circle r="44" fill="none" stroke="${ink}" stroke-width="3"/>` +
  row(8, 10, 0, 325)
    .map(([turn]) => put(0, 0, 1, rod('M0 0v-60', 4) + mass('M-9-70H9V-52H-9Z', 3), turn))
    .join('') +
  ring(0, 0, 8, paper)

/** A milestone. */
export const milestone = (mark = '') =>
  mass('M-22 4v-58q2-18 22-18t22 18v58Z') + cut('M-15-4v-48q1-12 11-13') + cut(mark, 3)
/** The hollowed stone at the ford. */
export const hollow =
  mass('M-62 6q-8-26 16-36 46-14 94 0 22 12 12 36Z') +
  shine('M-30-25a30 7.5 0 1 0 60 0 30 7.5 0 1 0-60 0Z') +
  cut('M-54-8q10-8 24-5M-46 0q26-10 52-5M20-4q16-8 30-4')
/** A low house with a thatch; its door stands in the gable. */
export const house = (light = false) =>
  mass('M-34 3v-33h-8l22-32h42l20 32h-8v33Z') +
  cut('M-36-31l19-28M-26-31l18-28M-14-31l16-28M0-31l12-28M14-31l8-26M27-31l1-19') +
  (light ? shine : lit)('M8-20H22V-8H8Z', 1.6) +
  lit('M-20 2V-20H-8V2Z', 1.6)
/** A narrow town house, its gable to the street. */
export const gable = (high = 90) =>
  mass(`M-30 3V${-high}L0 ${-high - 40} 30 ${-high}V3Z`) +
  cut(
    `M-24 ${-high + 2}L0 ${-high - 30} 24 ${-high + 2}M-24 ${-high + 8}H24M-24-44H24M-24-6L-4-40M24-6L4-40`,
  ) +
  lit(`M-16 ${-high + 18}h10v16h-10ZM6 ${-high + 18}h10v16h-10Z`, 1.6)
/** An old palace with towers, some of its roof fallen in. */
export const palace =
  mass(
    'M-120 6v-56h8v-34l14-24 14 24v24h24v-10h20l6 8 10-14 14 4v-24h-4v-8h8v6h8v-6h8v6h8v-6h8v8h-4v30h28v-6l12 12 8-16 12 8v-32l14-28 14 28v50h10v56Z',
  ) +
  cut('M-104-80l6-18M-108-46v42M-100-46v36M-54-62v12M26-60h20M88-96l8-22M90-92v82') +
  fill(
    'M-52-40a6 6 0 0 1 12 0v16h-12ZM-22-40a6 6 0 0 1 12 0v16h-12ZM34-40a6 6 0 0 1 12 0v16h-12ZM62-40a6 6 0 0 1 12 0v16h-12ZM-103-66h7v12h-7ZM92-84h7v14h-7Z',
    paper,
  ) +
  lit('M-6 6V-18Q6-34 18-18V6Z')
/** A market stall under an awning. */
export const stall =
  rod('M-38 2v-52M38 2v-52') +
  mass('M-40 2V-18H40V2Z') +
  cut('M-34-10H34M-20-16V0M0-16V0M20-16V0') +
  lit(
    'M-50-40l14-22h72l14 22q-6 8-12.5 0-6.5 8-12.5 0-6 8-12.5 0-6.5 8-12.5 0-6 8-12.5 0-6.5 8-12.5 0-6 8-12.5 0-6.5 8-12.5 0Z',
  ) +
  fill(
    'M-37.5-40l10.5-22h9l-7 22q-6 8-12.5 0ZM-12.5-40l3.5-22h9v22q-6 8-12.5 0ZM12.5-40l-3.5-22h9l7 22q-6 8-12.5 0ZM37.5-40l-10.5-22h9l14 22q-6 8-12.5 0Z',
  )
/** A two-wheeled cart. */
export const cart = (freight = '') =>
  put(0, -34, 1, freight) +
  mass('M-54-48h6v12h94v-12h6v14l40 8v5l-42-1h-104Z') +
  cut('M-48-30h92') +
  ring(0, -15, 16, paper, 4) +
  line('M0-31V1M-16-15H16M-11-26L11-4M11-26L-11-4', 2.6) +
  ring(0, -15, 4, ink)
/** A sledge on barrels. */
export const sledge =
  mass('M-56-10H50Q64-10 66-22H72Q70-2 52-2H-56Z') +
  ring(-36, 6, 9, ink, 1) +
  ring(0, 6, 9, ink, 1) +
  ring(36, 6, 9, ink, 1) +
  cut('M-40 6h8M-4 6h8M32 6h8M-50-6H50')
/** A rowing boat. */
export const skiff =
  mass('M-70-16Q-40 0 0 0T74-18Q62 10 30 12H-34Q-60 10-70-16Z') + cut('M-56-6Q-30 4 0 4T56-8')
/** A herring boat under its sail, seen from the shore. */
export const sail =
  mass('M-22-8H22Q16 3 8 3H-12Q-20 2-22-8Z', 3) +
  rod('M0-8v-42', 2) +
  lit('M3-48Q22-30 19-12H3Z', 1.8) +
  fill('M-3-46v34h-13Z')
/** A tree-high rock in the sea. */
export const rock =
  mass('M-40 6l8-26 8-2 10-24 12 6 10-12 12 26 10 4 12 28Z') +
  cut('M-22-16l8-20M-8-14l14-28M12-12l6-12M-26 0l4-10')
/** A hearth with its fire. */
export const hearth =
  mass('M-70 4V-92H-80V-106H80V-92H70V4Z') +
  cut(
    'M-64-84h128M-62-72h16M-62-58h16M-62-44h16M-62-30h16M-62-16h16M46-72h16M46-58h16M46-44h16M46-30h16M46-16h16',
  ) +
  shine('M-42 3V-46Q0-82 42-46V3Z') +
  fill('M-30 2q2-22 14-32 0 12 6 14 2-20 14-32 2 18 10 26 4-6 4-12 12 16 10 36Z') +
  fill('M-16 2q2-12 10-18 2 6 6 8 2-12 8-16 2 14 8 18 0 4-1 8Z', paper)
/** A stone flower of the old floor. */
export const flower =
  Array.from(
    { length: 6 },
    (_, petal) => `<g transform="rotate(${petal * 60})">${lit('M0-4Q-9-14 0-24Q9-14 0-4Z', 1.6)}</g>`,
  ).join('') + ring(0, 0, 4.5, ink, 0)
/** A blue weed by the road. */
export const weed =
  line('M0 0q-2-10 1-18M0-4l-7-6M0-6l6-6') + ring(1, -20, 4, spot, 1.6) + ring(-8, -12, 3, spot, 1.4)
/** Ears of rye. */
export const rye = (count: number, wide: number, high = 40) =>
  line(
    row(count, -wide, 0, wide)
      .map(
        ([x], index) => `M${x} 2Q${x} ${-high * 0.6} ${x + (index % 3) * 4 - 4} ${-high + (index % 4) * 5}`,
      )
      .join(''),
    5,
    paper,
  ) +
  line(
    row(count, -wide, 0, wide)
      .map(
        ([x], index) =>
          `M${x} 2Q${x} ${-high * 0.6} ${x + (index % 3) * 4 - 4} ${-high + (index % 4) * 5}l-3-5m3 5l3-6m-3 2l0-8m0 12l-4-4m4 6l4-5`,
      )
      .join(''),
    1.9,
  )

/** The town by the water: gables in a row, each a little different. */
export const town = (y: number, ...places: number[]) =>
  places
    .map((x, house) => put(x, y, 0.9 + ((house * 7) % 3) * 0.12, gable(66 + ((house * 13) % 4) * 10)))
    .join('')

/** The mage's tower, one window lit. */
export const keep = (x: number, y: number, scale: number) =>
  set(x, y, scale, tower()) + put(x, y, scale, shine('M-5-52q5-9 10 0v13h-10Z', 1.6))
