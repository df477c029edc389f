import { cut, each, fill, ink, line, lit, mass, paper, put, ring, rod, row, shine } from './block.ts'

/** A bowl that stands open. */
export const bowl =
  mass('M-30-26H30Q28-4 12 0H-12Q-28-4-30-26Z') +
  lit('M-30-26a30 6 0 1 0 60 0 30 6 0 1 0-60 0Z') +
  cut('M-22-16Q-18-6-8-3M-14-16Q-10-8-4-4')
/** A bowl face down. */
export const lidBowl =
  mass('M-30 0q2-22 18-26h24q16 4 18 26Z') + cut('M-22-4q2-12 12-17M-14-4q2-12 10-17M-6-4q2-10 8-16')
/** A tied sack. */
export const sack =
  mass('M-6-44l-8-12 10 4 4-6 5 6 9-4-8 12q22 14 18 44-24 6-48 0-4-30 18-44Z') +
  cut('M-8-45h16M-16-22q-2 12 1 19M-9-34q-3 18 1 32M12-32q4 12 2 26')
/** A purse tied with a sailor's knot. */
export const purse =
  mass('M-7-34q-11-8-5-14 8 4 12-2 4 6 12 2 6 6-5 14 19 12 15 28-2 8-22 8t-22-8q-4-16 15-28Z') +
  cut('M-9-36q9 5 18 0M-9-31q9 5 18 0M-14-18q-2 10 4 15M12-20q2 8 0 14')
/** Half of a split stick: nine notches shallow, one deep. */
export const tally = (notches = 20) =>
  lit('M-110-7l216-2 6 6-2 11-218 1Z') +
  fill('M-108 9l218-1 1-5-219 1Z') +
  fill(
    row(notches, -98, -8, 98)
      .map(([x], index) => `M${x - 3}-10L${x} ${index % 10 === 9 ? 3 : -3}L${x + 3}-10Z`)
      .join(''),
  )
/** A great pair of scales and what lies in its pans. */
export const scales = (left: string, right: string) =>
  mass('M-5 0L-4-118H4L5 0H24V6H-24V0Z') +
  mass('M-92-107q92-9 184 0v6q-92-7-184 0Z') +
  ring(0, -108, 6, paper) +
  each([-88, -46, 88, -46], 1, line('M0-58L-26-2M0-58L26-2')) +
  put(-88, -46, 1, left) +
  put(88, -46, 1, right) +
  each([-88, -46, 88, -46], 1, mass('M-30-2H30Q22 10 0 10T-30-2Z'))

/** A chair seen from the side, its back to the left. */
export const chair =
  mass('M-18 2l2-26-4-38h7l3 32h28v8l2 24h-6l-2-22h-23l-1 22Z') + cut('M-16-54l3 24M-8-26h22')

/** The chair at the head, one arm split. */
export const throne =
  mass('M-34 4v-40h7v-56q3-12 13-12l14-12 14 12q10 0 13 12v56h7v40h-10v-18h-48v18Z') +
  lit('M-19-38v-50q19-14 38 0v50Z') +
  line('M-10-44v-44M0-44v-48M10-44v-44', 2) +
  cut('M-22-30h44M-22-22h44M-30-30v26M30-30v26') +
  fill('M24-40l16-6-2 10Z') +
  lit('M-40-38l16-4v7l-16 4Z', 1.6) +
  lit('M24-42l9 2-4 4 9 2-14-1Z', 1.4)
/** A cauldron on its chain-less feet. */
export const cauldron =
  mass('M-34-44h68q10 32-14 44l4 8h-8l-4-6h-24l-4 6h-8l4-8q-24-12-14-44Z') +
  lit('M-36-44a36 7 0 1 0 72 0 36 7 0 1 0-72 0Z') +
  cut('M-30-30q-2 16 12 26M-22-32q-2 16 10 28')
/** A bell, its tongue below. */
export const bell = (crack = false) =>
  mass('M-7-78a7 8 0 1 1 14 0l13 16q6 42 20 54v8h-80v-8q14-12 20-54Z') +
  mass('M-8 0a8 8 0 0 0 16 0Z', 3) +
  cut('M-34-6h68M-18-58q-2 34-10 46M-11-60q-1 34-7 48M-20-52h40') +
  (crack ? cut('M22-6l-8-14 6-10-8-14', 2.6) : '')
/** A book that lies open, its lines written; one line may be empty. */
export const book = (empty = -1) =>
  mass('M-88-2Q-46-16 0-4Q46-16 88-2V8Q46-4 0 8Q-46-4-88 8Z') +
  lit('M-84-58q40-14 84-2v56q-46-12-84 2Z') +
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
export const leaf =
  lit('M-22-2l4-54 42 4-4 54Z') + line('M-14-46l30 3M-14-37l30 3M-15-28l30 3M-15-19l30 3M-15-10l19 2')

/** A quill pen. */
export const quill =
  lit('M0 0l6-22q4-38 28-60 2 32-20 62Z') + line('M0 0l26-66M12-30l10-4M15-40l9-6M8-24l-1-12')
/** A coil of rope with its noose. */
export const noose =
  rod('M0-60v34') +
  `<ellipse cx="0" cy="-13" rx="9" ry="13" fill="none" stroke="${paper}" stroke-width="8"/><ellipse cx="0" cy="-13" rx="9" ry="13" fill="none" stroke="${ink}" stroke-width="3.4"/>` +
  rod('M-5-30H5M-5-26H5', 2)
/** A knot of cord that keeps something for its trouble. */
export const knot =
  rod('M-70 2Q-30-6-12 6T14-6Q20-20 4-22T-12-6Q-6 14 16 8T70-2', 6) +
  cut('M-60 0l5 3M-44-3l5 4M-2-19l4 4M30 4l4-5M50-1l4-4')
/** A key. */
export const key =
  rod('M12 0h52M54 0v13M62 0v11', 5) +
  `<circle r="11" fill="none" stroke="${paper}" stroke-width="10"/><circle r="11" fill="none" stroke="${ink}" stroke-width="5.4"/>`
/** A spoon. */
export const spoon = lit('M-3-40l1 46h4l1-46q9-10 6-22-9-10-18 0-3 12 6 22Z') + fill('M0-64q8 4 6 14l-6 6Z')
/** A loaf. */
export const loaf = mass('M-34 0Q-40-24-6-28T36-6L32 2H-32Z') + cut('M-20-20l8 10M-6-23l9 11M10-21l9 10', 2.2)
/** A cake, a bun, an egg in its cup. */
export const cake =
  mass('M-18 0v-12q2-10 18-10t18 10v12Z') + lit('M-18-12q4-10 18-10t18 10q-6 6-10 2t-10 1-8-1-8-2Z', 1.8)
export const egg =
  lit('M-20-34q-2-42 20-46 22 4 20 46Z') +
  fill('M4-78q18 6 16 44h-14q8-22-2-44Z') +
  mass('M-24-38H24Q20-14 6-12L8-2 18 2H-18L-8-2-6-12Q-20-14-24-38Z') +
  cut('M-15-30q3 10 10 13')
/** A salt cellar, full. */
export const salt =
  mass('M-20-24h40l-6 16 4 10h-36l4-10Z') + lit('M-20-24Q-8-40 0-40T20-24Z') + cut('M-12-18l3 10M-3-18v10')
/** A plate, and a plate on its edge. */
export const plate = lit('M-24-2a24 6 0 1 0 48 0 24 6 0 1 0-48 0Z') + line('M-14-2a14 3 0 1 0 28 0')
/** A tooth, long as a thumb. */
export const tooth =
  lit('M-12-40q-2-14 12-12t12 12q0 24-10 44-12-18-14-44Z') + fill('M4-50q10 4 8 12-1 22-10 42 6-30 2-54Z')
/** A ladder. */
export const ladder =
  rod('M-10 0v-110M10 0v-110') +
  line('M-10-8h20M-10-21h20M-10-34h20M-10-47h20M-10-60h20M-10-73h20M-10-86h20M-10-99h20', 3)

/** A barrel. */
export const barrel =
  mass('M-20 0q-8-26 0-52h40q8 26 0 52Z') + cut('M-23-14h46M-23-38h46M-10-50q-4 24 0 48M6-50q2 24 0 48')
/** A basket with a lid. */
export const basket =
  mass('M-32-34H32L25 2H-25Z') +
  cut('M-28-24H28M-27-14H27M-25-5H25M-16-32L-12 0M0-32V0M16-32L12 0') +
  rod('M-32-35h64', 4)
/** A stone coffin under its slab. */
export const tomb =
  mass('M-84 4V-34H84V4Z') +
  cut('M-74-26H74V-4H-74Z') +
  lit('M-92-34v-10l16-14h168l12 12v12Z') +
  line('M-92-37h196', 4) +
  line('M-70-52H84')

/** A bed with somebody's hollow in it. */
export const bed =
  mass('M-60 4V-44H-52V-22H50V-32H58V4H50V-6H-52V4Z') +
  lit('M-50-22q2-14 20-12l4 12Z') +
  lit('M-28-22q18-12 38-2t40 2v12h-100v-12Z') +
  line('M-16-22q16 8 46 6M-30-16h26')
/** A doll. */
export const doll =
  lit('M-10 0l4-20h12l4 20Z') +
  ring(0, -27, 8, paper, 2.2) +
  fill('M-8-28q2-10 8-9t8 9q-8-5-16 0Z') +
  line('M-8-14l-8 6M8-14l8 6M-3-26v1M3-26v1', 2)
/** A crossbow. */
export const crossbow =
  rod('M-46 0h90', 5) + rod('M22-34Q44-18 44 0T22 34', 4) + line('M22-34L-4 0 22 34') + rod('M-24 2l-4 12')
/** A child's shoe, a boot. */
export const shoe =
  mass('M-20 0v-18q6-6 14 0 8 8 22 8 8 2 6 10Z') +
  lit('M-18-18a6 3 0 1 0 12 0 6 3 0 1 0-12 0Z', 1.4) +
  cut('M-16-6h32M-4-14l6-2')
export const boot =
  mass('M-14 0l2-44h22l-2 30q14 2 18 8v6Z') + cut('M-8-38L-9-8M-2-38L-3-10M-12-3H22M-12-40H8')
/** A tin whistle. */
export const whistle =
  lit('M-60-8l16-2 106 3v14l-106 3-16-2Z') +
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
    'M80 4v-34h-40q-20-4-36 8l-22 10q-4 6 4 8l20-4-28 10q-4 6 4 8l26-8-22 8q-2 6 6 6l24-8-14 7q0 5 8 5 30-2 42-14Z',
  ) +
  lit('M52-32H84V8H56Z') +
  cut('M2-14l18-2M10-2l14-4M16 8l12-6')
/** A candlestick's flame that lights everything. */
export const taper =
  lit('M-5 2V-30H5V2Z') +
  fill('M1-28V2H5V-30Z') +
  shine('M0-54q9 12 0 22-9-10 0-22Z') +
  fill('M-10 1h20v4h-20Z')

/** The letter like a hook, as one stroke. */
export const hook = 'M22-70Q14-84-4-80T-18-58Q-14-46 4-40T20-18Q14 0-6-2T-24-16'
