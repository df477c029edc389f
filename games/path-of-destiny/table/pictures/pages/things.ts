import { cut, each, fill, ink, line, lit, mass, paper, put, ring, rod, row, shine } from './block.ts'

/** A bowl that stands open. */
export const bowl =
  mass('M-30-26H30Q28-4 12 0H-12Q-28-4-30-26Z') +
  lit('M-30-26a30 6 0 1 0 60 0a30 6 0 1 0-60 0Z') +
  cut('M-22-16Q-18-6-8-3M-14-16Q-10-8-4-4', 1.6)
/** A bowl face down. */
export const lidBowl =
  mass('M-30 0Q-28-22-12-26H12Q28-22 30 0Z') +
  cut('M-22-4Q-20-16-10-21M-14-4Q-12-16-4-21M-6-4Q-4-14 2-20', 1.6)
/** A tied sack. */
export const sack =
  mass('M-6-44L-14-56-4-52 0-58 5-52 14-56 6-44Q28-30 24 0Q0 6-24 0Q-28-30-6-44Z') +
  cut('M-8-45H8M-16-22Q-18-10-15-3M-9-34Q-12-16-8-2M12-32Q16-20 14-6', 1.6)
/** A purse tied with a sailor's knot. */
export const purse =
  mass('M-7-34Q-18-42-12-48-4-44 0-50 4-44 12-48 18-42 7-34Q26-22 22-6Q20 2 0 2T-22-6Q-26-22-7-34Z') +
  cut('M-9-36Q0-31 9-36M-9-31Q0-26 9-31M-14-18Q-16-8-10-3M12-20Q14-12 12-6', 1.8)
/** Half of a split stick: nine notches shallow, one deep. */
export const tally = (notches = 20) =>
  lit('M-110-7L106-9 112-3 110 8-108 9Z', 2.6) +
  fill('M-108 9L110 8 111 3-108 4Z') +
  fill(
    row(notches, -98, -8, 98)
      .map(([x], index) => `M${x - 3}-10L${x} ${index % 10 === 9 ? 3 : -3}L${x + 3}-10Z`)
      .join(''),
  )
/** A great pair of scales and what lies in its pans. */
export const scales = (left: string, right: string) =>
  mass('M-5 0L-4-118H4L5 0H24V6H-24V0Z') +
  mass('M-92-107Q0-116 92-107V-101Q0-108-92-101Z') +
  ring(0, -108, 6, paper) +
  each([-88, -46, 88, -46], 1, line('M0-58L-26-2M0-58L26-2', 1.8)) +
  put(-88, -46, 1, left) +
  put(88, -46, 1, right) +
  each([-88, -46, 88, -46], 1, mass('M-30-2H30Q22 10 0 10T-30-2Z'))

/** A chair seen from the side, its back to the left. */
export const chair =
  mass('M-18 2L-16-24-20-62H-13L-10-30H18V-22L20 2H14L12-20H-11L-12 2Z') + cut('M-16-54L-13-30M-8-26H14', 1.4)

/** The chair at the head, one arm split. */
export const throne =
  mass('M-34 4V-36H-27V-92Q-24-104-14-104L0-116 14-104Q24-104 27-92V-36H34V4H24V-14H-24V4Z') +
  lit('M-19-38V-88Q0-102 19-88V-38Z') +
  line('M-10-44V-88M0-44V-92M10-44V-88', 2) +
  cut('M-22-30H22M-22-22H22M-30-30V-4M30-30V-4', 1.8) +
  fill('M24-40L40-46 38-36Z') +
  lit('M-40-38L-24-42V-35L-40-31Z', 1.6) +
  lit('M24-42L33-40 29-36 38-34 24-35Z', 1.4)
/** A cauldron on its chain-less feet. */
export const cauldron =
  mass('M-34-44H34Q44-12 20 0L24 8H16L12 2H-12L-16 8H-24L-20 0Q-44-12-34-44Z') +
  lit('M-36-44a36 7 0 1 0 72 0a36 7 0 1 0-72 0Z') +
  cut('M-30-30Q-32-14-18-4M-22-32Q-24-16-12-4', 2)
/** A bell, its tongue below. */
export const bell = (crack = false) =>
  mass('M-7-78a7 8 0 1 1 14 0L20-62Q26-20 40-8V0H-40V-8Q-26-20-20-62Z') +
  mass('M-8 0a8 8 0 0 0 16 0Z', 3) +
  cut('M-34-6H34M-18-58Q-20-24-28-12M-11-60Q-12-26-18-12M-20-52H20', 1.8) +
  (crack ? cut('M22-6L14-20 20-30 12-44', 2.6) : '')
/** A book that lies open, its lines written; one line may be empty. */
export const book = (empty = -1) =>
  mass('M-88-2Q-46-16 0-4Q46-16 88-2V8Q46-4 0 8Q-46-4-88 8Z') +
  lit('M-84-58Q-44-72 0-60V-4Q-46-16-84-2Z') +
  lit('M84-58Q44-72 0-60V-4Q46-16 84-2Z') +
  line(
    row(6, -52, 0, -14)
      .map(([y], index) =>
        index === empty ? '' : `M-74 ${y + 2}Q-44 ${y - 10} -10 ${y}M10 ${y}Q44 ${y - 10} 74 ${y + 2}`,
      )
      .join(''),
    2.2,
  )
/** One leaf of paper. */
export const leaf = lit('M-22-2L-18-56 24-52 20 2Z') + line('M-14-46L16-43M-14-37L16-34M-15-28L15-25M-15-19L15-16M-15-10L4-8')

/** A quill pen. */
export const quill =
  lit('M0 0L6-22Q10-60 34-82Q36-50 14-20Z', 2) + line('M0 0L26-66M12-30l10-4M15-40l9-6M8-24l-1-12', 1.5)
/** A coil of rope with its noose. */
export const noose =
  rod('M0-60V-26', 3.4) +
  `<ellipse cx="0" cy="-13" rx="9" ry="13" fill="none" stroke="${paper}" stroke-width="8"/><ellipse cx="0" cy="-13" rx="9" ry="13" fill="none" stroke="${ink}" stroke-width="3.4"/>` +
  rod('M-5-30H5M-5-26H5', 2)
/** A knot of cord that keeps something for its trouble. */
export const knot =
  rod('M-70 2Q-30-6-12 6T14-6Q20-20 4-22T-12-6Q-6 14 16 8T70-2', 6) +
  cut('M-60 0l5 3M-44-3l5 4M-2-19l4 4M30 4l4-5M50-1l4-4', 1.4)
/** A key. */
export const key =
  rod('M12 0H64M54 0V13M62 0V11', 5) +
  `<circle r="11" fill="none" stroke="${paper}" stroke-width="10"/><circle r="11" fill="none" stroke="${ink}" stroke-width="5.4"/>`
/** A spoon. */
export const spoon =
  lit('M-3-40L-2 6H2L3-40Q12-50 9-62Q0-72-9-62Q-12-50-3-40Z') + fill('M0-64Q8-60 6-50L0-44Z')
/** A loaf. */
export const loaf = mass('M-34 0Q-40-24-6-28T36-6L32 2H-32Z') + cut('M-20-20l8 10M-6-23l9 11M10-21l9 10', 2.2)
/** A cake, a bun, an egg in its cup. */
export const cake =
  mass('M-18 0V-12Q-16-22 0-22T18-12V0Z') + lit('M-18-12Q-14-22 0-22T18-12Q12-6 8-10T-2-9-10-10-18-12Z', 1.8)
export const egg =
  lit('M-20-34Q-22-76 0-80Q22-76 20-34Z') +
  fill('M4-78Q22-72 20-34H6Q14-56 4-78Z') +
  mass('M-24-38H24Q20-14 6-12L8-2 18 2H-18L-8-2-6-12Q-20-14-24-38Z') +
  cut('M-15-30Q-12-20-5-17', 1.6)
/** A salt cellar, full. */
export const salt =
  mass('M-20-24H20L14-8 18 2H-18L-14-8Z') +
  lit('M-20-24Q-8-40 0-40T20-24Z') +
  cut('M-12-18L-9-8M-3-18V-8', 1.6)
/** A plate, and a plate on its edge. */
export const plate = lit('M-24-2a24 6 0 1 0 48 0a24 6 0 1 0-48 0Z', 2.4) + line('M-14-2a14 3 0 1 0 28 0', 1.4)
/** A tooth, long as a thumb. */
export const tooth =
  lit('M-12-40Q-14-54 0-52T12-40Q12-16 2 4Q-10-14-12-40Z', 2.4) +
  fill('M4-50Q14-46 12-38Q11-16 2 4Q8-26 4-50Z')
/** A ladder. */
export const ladder =
  rod('M-10 0V-110M10 0V-110', 3.4) +
  line('M-10-8H10M-10-21H10M-10-34H10M-10-47H10M-10-60H10M-10-73H10M-10-86H10M-10-99H10', 3)

/** A barrel. */
export const barrel =
  mass('M-20 0Q-28-26-20-52H20Q28-26 20 0Z') +
  cut('M-23-14H23M-23-38H23M-10-50Q-14-26-10-2M6-50Q8-26 6-2', 1.8)
/** A basket with a lid. */
export const basket =
  mass('M-32-34H32L25 2H-25Z') +
  cut('M-28-24H28M-27-14H27M-25-5H25M-16-32L-12 0M0-32V0M16-32L12 0', 1.6) +
  rod('M-32-35H32', 4)
/** A stone coffin under its slab. */
export const tomb =
  mass('M-84 4V-34H84V4Z') +
  cut('M-74-26H74V-4H-74Z', 1.8) +
  lit('M-92-34V-44L-76-58H92L104-46V-34Z') +
  line('M-92-37H104', 4) +
  line('M-70-52H84', 1.4)

/** A bed with somebody's hollow in it. */
export const bed =
  mass('M-60 4V-44H-52V-22H50V-32H58V4H50V-6H-52V4Z') +
  lit('M-50-22Q-48-36-30-34L-26-22Z') +
  lit('M-28-22Q-10-34 10-24T50-22V-10H-50V-22Z') +
  line('M-16-22Q0-14 30-16M-30-16H-4', 1.4)
/** A doll. */
export const doll =
  lit('M-10 0L-6-20H6L10 0Z', 2) +
  ring(0, -27, 8, paper, 2.2) +
  fill('M-8-28Q-6-38 0-37T8-28Q0-33-8-28Z') +
  line('M-8-14L-16-8M8-14L16-8M-3-26v1M3-26v1', 2)
/** A crossbow. */
export const crossbow =
  rod('M-46 0H44', 5) +
  rod('M22-34Q44-18 44 0T22 34', 4) +
  line('M22-34L-4 0 22 34', 1.6) +
  rod('M-24 2L-28 14', 3)
/** A child's shoe, a boot. */
export const shoe =
  mass('M-20 0V-18Q-14-24-6-18Q2-10 16-10Q24-8 22 0Z') +
  lit('M-18-18a6 3 0 1 0 12 0a6 3 0 1 0-12 0Z', 1.4) +
  cut('M-16-6H16M-4-14L2-16', 1.5)
export const boot =
  mass('M-14 0L-12-44H10L8-14Q22-12 26-6V0Z') + cut('M-8-38L-9-8M-2-38L-3-10M-12-3H22M-12-40H8', 1.5)
/** A tin whistle. */
export const whistle =
  lit('M-60-8L-44-10 62-7V7L-44 10-60 8Z', 2.6) +
  fill('M-44 3L62 1V7L-44 10Z') +
  fill(
    'M-34-9h10l-4 7h-6ZM-4-5a3 3 0 1 1 .1 0ZM14-5a3 3 0 1 1 .1 0ZM32-4a3 3 0 1 1 .1 0ZM50-4a3 3 0 1 1 .1 0Z',
  )
/** A net hung or thrown. */
export const net = (wide: number, high: number) => {
  let mesh = ''
  for (let x = -wide; x <= wide; x += 14)
    mesh += `M${x} 0L${x + high * 0.5} ${high}M${x} 0L${x - high * 0.5} ${high}`
  return rod(mesh, 1.4)
}
/** A hand that lies on something, from the right. */
export const hand =
  mass(
    'M80 4V-30L40-30Q20-34 4-22L-18-12Q-22-6-14-4L6-8-22 2Q-26 8-18 10L8 2-14 10Q-16 16-8 16L16 8 2 15Q2 20 10 20Q40 18 52 6Z',
  ) +
  lit('M52-32H84V8H56Z', 2) +
  cut('M2-14L20-16M10-2L24-6M16 8L28 2', 1.4)
/** A candlestick's flame that lights everything. */
export const taper =
  lit('M-5 2V-30H5V2Z', 2) +
  fill('M1-28V2H5V-30Z') +
  shine('M0-54Q9-42 0-32Q-9-42 0-54Z', 2) +
  fill('M-10 1H10V5H-10Z')
