import { cut, fill, ink, line, lit, mass, paper, put, ring, rod, row, shine, spot } from './block.ts'

/** A hop pole with its bine. */
export const hop =
  rod('M0 2V-130', 2.6) +
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
    .map(([turn]) => put(0, 0, 1, rod('M0 0V-60', 4) + mass('M-9-70H9V-52H-9Z', 3), turn))
    .join('') +
  ring(0, 0, 8, paper)

/** A milestone. */
export const milestone = (mark = '') =>
  mass('M-22 4V-54Q-20-72 0-72T22-54V4Z') + cut('M-15-4V-52Q-14-64-4-65', 1.6) + cut(mark, 3)
/** The hollowed stone at the ford. */
export const hollow =
  mass('M-62 6Q-70-20-46-30Q0-44 48-30Q70-18 60 6Z') +
  shine('M-30-25a30 7.5 0 1 0 60 0a30 7.5 0 1 0-60 0Z') +
  cut('M-54-8Q-44-16-30-13M-46 0Q-20-10 6-5M20-4Q36-12 50-8', 1.8)
/** A low house with a thatch; its door stands in the gable. */
export const house = (light = false) =>
  mass('M-34 3V-30H-42L-20-62H22L42-30H34V3Z') +
  cut('M-36-31L-17-59M-26-31L-8-59M-14-31L2-59M0-31L12-59M14-31L22-57M27-31L28-50', 1.5) +
  (light ? shine : lit)('M8-20H22V-8H8Z', 1.6) +
  lit('M-20 2V-20H-8V2Z', 1.6)
/** A narrow town house, its gable to the street. */
export const gable = (high = 90) =>
  mass(`M-30 3V${-high}L0 ${-high - 40} 30 ${-high}V3Z`) +
  cut(
    `M-24 ${-high + 2}L0 ${-high - 30} 24 ${-high + 2}M-24 ${-high + 8}H24M-24-44H24M-24-6L-4-40M24-6L4-40`,
    1.6,
  ) +
  lit(`M-16 ${-high + 18}h10v16h-10ZM6 ${-high + 18}h10v16h-10Z`, 1.6)
/** An old palace with towers, some of its roof fallen in. */
export const palace =
  mass(
    'M-120 6V-50H-112V-84L-98-108-84-84V-60H-60V-70H-40L-34-62-24-76-10-72V-96H-14V-104H-6V-98H2V-104H10V-98H18V-104H26V-96H22V-66H50V-72L62-60 70-76 82-68V-100L96-128 110-100V-50H120V6Z',
  ) +
  cut('M-104-80L-98-98M-108-46V-4M-100-46V-10M-54-62V-50M26-60H46M88-96L96-118M90-92V-10', 1.6) +
  fill(
    'M-52-40a6 6 0 0 1 12 0v16h-12ZM-22-40a6 6 0 0 1 12 0v16h-12ZM34-40a6 6 0 0 1 12 0v16h-12ZM62-40a6 6 0 0 1 12 0v16h-12ZM-103-66h7v12h-7ZM92-84h7v14h-7Z',
    paper,
  ) +
  lit('M-6 6V-18Q6-34 18-18V6Z')
/** A market stall under an awning. */
export const stall =
  rod('M-38 2V-50M38 2V-50', 3.4) +
  mass('M-40 2V-18H40V2Z') +
  cut('M-34-10H34M-20-16V0M0-16V0M20-16V0', 1.4) +
  lit(
    'M-50-40L-36-62H36L50-40Q44-32 37.500-40Q31-32 25-40Q19-32 12.500-40Q6-32 0-40Q-6-32-12.500-40Q-19-32-25-40Q-31-32-37.500-40Q-44-32-50-40Z',
  ) +
  fill(
    'M-37.500-40L-27-62H-18L-25-40Q-31-32-37.500-40ZM-12.500-40L-9-62H0V-40Q-6-32-12.500-40ZM12.500-40L9-62H18L25-40Q19-32 12.500-40ZM37.500-40L27-62H36L50-40Q44-32 37.500-40Z',
  )
/** A two-wheeled cart. */
export const cart = (freight = '') =>
  put(0, -34, 1, freight) +
  mass('M-54-48H-48V-36H46V-48H52V-34L92-26V-21L50-22H-54Z') +
  cut('M-48-30H44', 1.6) +
  ring(0, -15, 16, paper, 4) +
  line('M0-31V1M-16-15H16M-11-26L11-4M11-26L-11-4', 2.6) +
  ring(0, -15, 4, ink)
/** A sledge on barrels. */
export const sledge =
  mass('M-56-10H50Q64-10 66-22H72Q70-2 52-2H-56Z') +
  ring(-36, 6, 9, ink, 1) +
  ring(0, 6, 9, ink, 1) +
  ring(36, 6, 9, ink, 1) +
  cut('M-40 6h8M-4 6h8M32 6h8M-50-6H50', 1.6)
/** A rowing boat. */
export const skiff =
  mass('M-70-16Q-40 0 0 0T74-18Q62 10 30 12H-34Q-60 10-70-16Z') + cut('M-56-6Q-30 4 0 4T56-8', 1.8)
/** A herring boat under its sail, seen from the shore. */
export const sail =
  mass('M-22-8H22Q16 3 8 3H-12Q-20 2-22-8Z', 3) +
  rod('M0-8V-50', 2) +
  lit('M3-48Q22-30 19-12H3Z', 1.8) +
  fill('M-3-46V-12H-16Z')
/** A tree-high rock in the sea. */
export const rock =
  mass('M-40 6L-32-20-24-22-14-46-2-40 8-52 20-26 30-22 42 6Z') +
  cut('M-22-16L-14-36M-8-14L6-42M12-12L18-24M-26 0L-22-10', 1.8)
/** A hearth with its fire. */
export const hearth =
  mass('M-70 4V-92H-80V-106H80V-92H70V4Z') +
  cut(
    'M-64-84H64M-62-72H-46M-62-58H-46M-62-44H-46M-62-30H-46M-62-16H-46M46-72H62M46-58H62M46-44H62M46-30H62M46-16H62',
    1.8,
  ) +
  shine('M-42 3V-46Q0-82 42-46V3Z') +
  fill('M-30 2Q-28-20-16-30Q-16-18-10-16Q-8-36 4-48Q6-30 14-22Q18-28 18-34Q30-18 28 2Z') +
  fill('M-16 2Q-14-10-6-16Q-4-10 0-8Q2-20 8-24Q10-10 16-6 16-2 15 2Z', paper)
/** A stone flower of the old floor. */
export const flower =
  Array.from(
    { length: 6 },
    (_, petal) => `<g transform="rotate(${petal * 60})">${lit('M0-4Q-9-14 0-24Q9-14 0-4Z', 1.6)}</g>`,
  ).join('') + ring(0, 0, 4.5, ink, 0)
/** A blue weed by the road. */
export const weed =
  line('M0 0Q-2-10 1-18M0-4L-7-10M0-6L6-12', 1.8) +
  ring(1, -20, 4, spot, 1.6) +
  ring(-8, -12, 3, spot, 1.4)
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
