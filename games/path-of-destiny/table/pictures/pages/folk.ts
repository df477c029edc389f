import { cut, line, lit, mass, paper, put, ring, rod, shine } from './block.ts'

// People are 66 high, stand at the origin and face right; what they hold is drawn in front of them.
const face = 'M-7-58a7 7.6 0 1 1 14 0a7 7.6 0 1 1-14 0Z'

export const bare = face
export const hat = `${face}M-15-62Q0-58 15-62L8-66 6-76Q0-79-6-76L-8-66Z`
export const cap = `${face}M-8-60Q-9-70 1-70T8-61L13-60Z`
export const hood = 'M-10-48Q-12-70 0-71T10-48Z'
export const locks = `${face}M7-61Q8-70 0-70-9-70-9-60-9-46-15-34-8-36-5-46-6-58-2-62Z`
export const crowned = `${face}M-8-63L-10-75-4-70 0-78 4-70 10-75 8-63Z`
export const helmet = 'M-9-55V-62Q-8-72 0-73 8-72 9-62V-55Z'
export const horned = `${face}M-6-62Q-17-64-15-80Q-9-72-1-66ZM6-62Q17-64 15-80Q9-72 1-66Z`
export const mane = 'M-9-56L-17-66-10-66-14-78-5-71 0-82 4-71 13-78 10-66 17-67 9-56 15-40 4-46-4-46-16-38Z'
export const pointed = `${face}M-10-62Q0-58 10-62L2-86Z`
export const bun = `${face}M-11-57a5.500 5.500 0 1 1 8-8Z`

const person = (body: string, folds: string, head: string, held: readonly string[]) =>
  mass(head + body) + cut(folds, 1.4) + held.join('')

/** A man in a short coat. */
export const man = (head = bare, ...held: string[]) =>
  person(
    'M-3-52Q-11-50-12-40L-14-24-10-22-13 2H-5L0-18 5 2H13L9-23 14-25 12-40Q11-50 3-52Z',
    'M-9-28H9M-7-42V-32M7-42V-32M-6-18L-9-4M5-18L8-4',
    head,
    held,
  )

/** A woman in a long skirt. */
export const woman = (head = bun, ...held: string[]) =>
  person(
    'M-4-51Q-12-49-12-40L-10-30-19 2H19L10-30 12-40Q12-49 4-51Z',
    'M-8-30H8M-4-26L-8-2M0-26V-2M5-26L9-2',
    head,
    held,
  )

/** Somebody in a robe or a long cloak. */
export const robe = (head = hood, ...held: string[]) =>
  person('M-5-52Q-15-50-16-36L-20 3H20L16-36Q15-50 5-52Z', 'M-8-40L-12-2M-2-42L-3-2M5-42L8-2', head, held)

/** Somebody tall and slim. */
export const slim = (head = locks, ...held: string[]) =>
  mass('M-3-66Q-9-62-9-52L-12-34-8-32-12 2H-5L0-26 4 2H11L8-32 12-34 9-52Q9-62 3-66Z') +
  put(0, -13, 1, mass(head, 3) + held.join('')) +
  cut('M-6-40H6M0-60V-46M-5-26L-8-6M4-26L7-6', 1.4)

/** Somebody who sits, seen from the side, on a seat 18 high. */
export const sitter = (head = bare, ...held: string[]) =>
  person(
    'M-4-51Q-13-49-13-36L-14-12H7L8 2H17V-18Q16-25 7-25L9-40Q9-50 4-51Z',
    'M-8-42L-9-18M-3-30L-2-18',
    head,
    held,
  )

/** Somebody who sits, seen from the front down to the table. */
export const bust = (head = bare, ...held: string[]) =>
  person('M-4-51Q-17-49-18-36L-19-18H19L18-36Q17-49 4-51Z', 'M-8-42L-9-22M0-44V-22M8-42L9-22', head, held)

/** Somebody who kneels. */
export const kneeler = (head = bare, ...held: string[]) =>
  put(
    0,
    15,
    1,
    person('M-4-51Q-13-49-14-38L-16-13H16L9-24 12-36Q12-48 4-51Z', 'M-7-40L-9-18M0-40V-20', head, held),
  )

/** Somebody who bows or bends down to the right. */
export const stoop = (head = bare, ...held: string[]) =>
  mass('M-14 2L-12-26Q-10-44 6-47L20-42 17-33Q4-34 3-22L5 2H-2L-4-18-6 2Z') +
  put(-20, -7, 1, mass(head), 50) +
  cut('M-7-24Q-5-38 8-41', 1.4) +
  held.join('')

/** A child: the same people, smaller. */
export const child = (who: string) => put(0, 0, 0.62, who)

/** A sylvan: goat's legs, horns, a cord round the belly. */
export const sylvan = (...held: string[]) =>
  mass(
    horned +
      'M-4-51Q-15-49-16-38L-14-26Q-19-16-9-10L-13 0-11 3H-4L-3-9 0-18 3-9 4 3H11L13 0 9-10Q19-16 14-26L16-38Q15-49 4-51ZM-13-24Q-24-22-22-14Q-18-18-13-17Z',
  ) +
  cut('M-13-30Q0-25 13-30M-10-22l3 4M-4-22l2 4M4-22l-2 4M10-22l-3 4M-3-53L0-46 3-53', 1.5) +
  held.join('')

/** The striga: a child with a mane, long arms and nails. */
export const striga =
  mass(
    `${mane}M-4-51Q-13-48-13-38L-22-20-26-4-30-1-26-2-26 3-23-2-20 3-19-6-12-24-10 2H-2L0-14 2 2H10L12-24 19-6 20 3 23-2 26 3 26-2 30-1 26-4 22-20 13-38Q13-48 4-51Z`,
  ) +
  cut(
    'M-10-62h5M5-62h5M-5-54l2 3 2-3 2 3 2-3 2 3M-12-44L-8-34M12-44L8-34M-12-74l-6-8M12-74l6-8M0-82l2-8',
    1.6,
  )

/** The striga bent down on all fours. */
export const prowl =
  mass(
    'M-40 2L-36-18Q-30-36-6-34L10-36 6-46 14-42 16-52 22-44 30-50 30-42 40-42 36-36Q44-28 38-20L26-18 22-8 26 2H16L12-16-14-14-22-6-20 2H-28L-28-8-32 2Z',
  ) + cut('M26-34h4M33-32h3M28-24l2 3 2-3 2 3M-30-20Q-20-28-4-28M4-40l-6-8M14-24L18-12', 1.5)

/** Somebody who lies asleep under a cover. */
export const sleeper = (head = face) =>
  mass('M-44 2Q-46-14-28-16Q-8-26 10-18L34-14Q44-12 44 2Z') +
  put(8, -10, 1, mass(head), -90) +
  cut('M-34-6Q-20-14-4-12M-20 0Q0-12 30-8', 1.5)

// What people hold.
export const arm = rod('M10-44L24-36', 4)
export const staff = rod('M20 4L18-70', 2.6)
export const spear = rod('M20 4V-84', 2.4) + mass('M20-100L15-84H25Z', 3)
export const pike = rod('M18 4L24-88', 2.6) + line('M24-86Q34-92 35-80', 3.4)
export const torch =
  rod('M18-22L25-56', 3.6) +
  put(
    25,
    -54,
    0.28,
    shine(
      'M0-92C10-70 34-62 30-32C28-12 14 0 0 0C-14 0-28-12-29-32C-30-50-18-56-16-72C-8-66-6-60-5-52C2-62 4-76 0-92Z',
      8,
    ),
  )
export const lantern = shine('M-7 0V-14H7V0Z', 2.6) + line('M-8 1H8M-9-15H9M-5-16Q0-26 5-16M0-14V0', 2.4)
export const lamp = arm + put(25, -16, 1, lantern)
export const poleLamp = rod('M16-20L30-92', 2.6) + put(34, -76, 1, lantern)
export const broom = rod('M22-58L16-12', 2.6) + mass('M11-13H21L25 3H6Z', 3)
export const blade = rod('M12-44L20-30', 4) + lit('M20-34L42 2 38 4 17-31Z', 1.8) + line('M14-28L24-36', 3)
export const raised = rod('M10-44L22-56', 4) + lit('M21-56L36-96 40-95 25-54Z', 1.8) + line('M17-58L29-53', 3)
export const bow =
  line('M20-72Q40-40 20-8', 7, paper) + line('M20-72Q40-40 20-8', 3) + line('M20-72V-8', 1.2) + arm
export const lid = arm + ring(26, -34, 11, paper, 2.4) + ring(26, -34, 2.4, paper, 2)
export const bucket = rod('M12-42L19-26', 4) + lit('M12-20H28L26-4H14Z') + line('M12-20Q20-32 28-20', 1.6)
export const load =
  mass('M-9-46Q-34-50-32-26Q-30-12-12-16Z') + cut('M-26-40Q-28-28-22-20M-20-44Q-22-30-16-20', 1.5)
export const bundle = arm + mass('M16-34H34Q38-20 32-16H18Q12-20 16-34Z')
export const waving = rod('M10-46L22-66', 4)
export const saucer = rod('M8-40L22-34', 4) + lit('M12-40H34Q32-28 23-28T12-40Z', 2)

/** A horse that faces right. */
export const horse =
  mass(
    'M-40-46Q-20-54 4-48Q14-52 24-68L29-82 33-76 40-76 53-60 51-55 41-57Q32-50 28-36Q28-24 24-20L27-8 25 2H18L19-8 15-20Q-6-14-20-20L-22-12-19 2H-27L-31-14-34-22-40-10-38 2H-46L-47-12-43-26Q-46-34-44-40Q-53-34-55-14Q-62-34-51-45Q-46-49-40-46ZM10-20L9-8 5 2H-2L3-10 2-22Z',
  ) + cut('M26-70Q18-56 10-48M30-66Q24-54 16-46M-38-38Q-36-28-32-26M-30-44Q-10-46 4-42', 1.5)

/** Somebody on a horse. */
export const rider = (head = hat, ...held: string[]) => horse + put(-6, -30, 0.86, sitter(head, ...held))

/** An ox that faces right. */
export const ox =
  mass(
    'M-48-46Q-20-54 8-50Q16-58 28-54L34-52Q36-62 48-64Q44-56 42-49L50-38 48-28 40-26 32-30Q30-20 24-17L25 2H15L13-14Q-8-10-26-16L-26 2H-35L-37-20-39 2H-48L-48-24Q-52-18-53-4L-57-4Q-60-36-48-46Z',
  ) + cut('M-42-38Q-20-44 0-42M-38-30Q-10-34 12-34M22-44Q20-30 26-24M39-44h3', 1.5)

/** A dog that sits and looks up to the right. */
export const dog =
  mass(
    'M-18 2Q-24-4-30-2Q-26-10-18-8Q-18-22-7-28L-3-44-8-50-2-52Q4-58 10-54L21-54 21-49 12-43 9-32Q12-14 12 2H4L2-14-1 2Z',
  ) + cut('M5-50h2M-10-18Q-4-24 0-24M-12-8Q-8-14-4-14', 1.5)

/** A boar that faces right. */
export const boar =
  mass(
    'M-46-16Q-48-36-22-42L-20-46-14-43-8-48-2-43 4-47 8-41Q24-36 32-24L46-14 46-8 34-6Q28-4 24-8L22 2H14L12-8Q-8-4-22-10L-24 2H-32L-33-10-38 2H-44L-44-12Z',
  ) +
  cut('M-38-24Q-20-34 0-34M-34-16Q-14-24 10-24M28-22h3', 1.5) +
  lit('M34-10Q36-18 42-20Q40-14 40-9Z', 1.4)

/** A cock that crows to the right. */
export const cock =
  mass(
    'M-4-8Q-22-10-22-26Q-34-28-36-44Q-38-60-24-60Q-12-58-12-42Q-2-34 4-44L5-58Q0-64 5-68L4-75 10-71 13-78 17-71 23-73 20-66Q22-62 21-60L32-62 24-54 21-51Q24-48 21-44Q22-14 6-8L7 0 14 2H-1L1-8-2-8-2 0 4 3H-10L-6 0Z',
  ) +
  cut(
    'M-30-46Q-24-40-18-32M-26-54Q-20-46-14-38M-14-24Q-2-20 8-30M-12-18Q0-14 10-22M14-62h2M10-46Q14-42 18-46',
    1.6,
  )

/** A goose or a hen, by its neck. */
export const goose =
  mass('M-24-12Q-14-26 4-22Q8-26 7-38Q8-46 15-45L24-42 16-39Q16-26 14-16Q8-4-6-5L-5 2H-10V-5Q-20-6-24-12Z') +
  cut('M-16-13Q-6-10 6-14M13-42h1', 1.4)

/** A bird far off. */
export const swallow = line('M-12-6Q-5-8 0 0Q5-8 12-6', 2.6)
