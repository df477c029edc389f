import { cut, line, lit, mass, paper, put, ring, rod, shine } from './block.ts'

// People are 66 high, stand at the origin and face right; what they hold is drawn in front of them.
const face = 'M-7-58a7 7.6 0 1 1 14 0 7 7.6 0 1 1-14 0Z'

export const bare = face
export const hat = `${face}M-15-62Q0-58 15-62L8-66 6-76Q0-79-6-76L-8-66Z`
export const cap = `${face}M-8-60Q-9-70 1-70T8-61L13-60Z`
export const hood = 'M-10-48q-2-22 10-23t10 23Z'
export const locks = `${face}M7-61Q8-70 0-70-9-70-9-60-9-46-15-34-8-36-5-46-6-58-2-62Z`
export const crowned = `${face}M-8-63L-10-75-4-70 0-78 4-70 10-75 8-63Z`
export const helmet = 'M-9-55v-7q1-10 9-11 8 1 9 11v7Z'
const horned = `${face}M-6-62Q-17-64-15-80Q-9-72-1-66ZM6-62Q17-64 15-80Q9-72 1-66Z`
const mane = 'M-9-56l-8-10h7l-4-12 9 7 5-11 4 11 9-7-3 12 7-1-8 11 6 16-11-6h-8l-12 8Z'
export const pointed = `${face}M-10-62Q0-58 10-62L2-86Z`
export const bun = `${face}M-11-57a5.5 5.5 0 1 1 8-8Z`

const person = (body: string, folds: string, head: string, held: readonly string[]) =>
  mass(head + body) + cut(folds, 1.4) + held.join('')

/** A man in a short coat. */
export const man = (head = bare, ...held: string[]) =>
  person(
    'M-3-52q-8 2-9 12l-2 16 4 2-3 24h8l5-20 5 20h8l-4-25 5-2-2-15q-1-10-9-12Z',
    'M-9-28H9M-7-42V-32M7-42V-32M-6-18L-9-4M5-18L8-4',
    head,
    held,
  )

/** A woman in a long skirt. */
export const woman = (head = bun, ...held: string[]) =>
  person(
    'M-4-51q-8 2-8 11l2 10-9 32h38l-9-32 2-10q0-9-8-11Z',
    'M-8-30H8M-4-26L-8-2M0-26V-2M5-26L9-2',
    head,
    held,
  )

/** Somebody in a robe or a long cloak. */
export const robe = (head = hood, ...held: string[]) =>
  person('M-5-52q-10 2-11 16l-4 39h40l-4-39q-1-14-11-16Z', 'M-8-40L-12-2M-2-42L-3-2M5-42L8-2', head, held)

/** Somebody tall and slim. */
export const slim = (head = locks, ...held: string[]) =>
  mass('M-3-66q-6 4-6 14l-3 18 4 2-4 34h7l5-28 4 28h7l-3-34 4-2-3-18q0-10-6-14Z') +
  put(0, -13, 1, mass(head, 3) + held.join('')) +
  cut('M-6-40H6M0-60V-46M-5-26L-8-6M4-26L7-6')

/** Somebody who sits, seen from the side, on a seat 18 high. */
export const sitter = (head = bare, ...held: string[]) =>
  person(
    'M-4-51q-9 2-9 15l-1 24h21l1 14h9v-20q-1-7-10-7l2-15q0-10-5-11Z',
    'M-8-42l-1 24M-3-30l1 12',
    head,
    held,
  )

/** Somebody who sits, seen from the front down to the table. */
export const bust = (head = bare, ...held: string[]) =>
  person('M-4-51q-13 2-14 15l-1 18h38l-1-18q-1-13-14-15Z', 'M-8-42l-1 20M0-44v22M8-42l1 20', head, held)

/** Somebody who kneels. */
export const kneeler = (head = bare, ...held: string[]) =>
  put(
    0,
    15,
    1,
    person('M-4-51q-9 2-10 13l-2 25h32l-7-11 3-12q0-12-8-15Z', 'M-7-40l-2 22M0-40v20', head, held),
  )

/** Somebody who bows or bends down to the right. */
export const stoop = (head = bare, ...held: string[]) =>
  mass('M-14 2l2-28q2-18 18-21l14 5-3 9q-13-1-14 11l2 24h-7l-2-20-2 20Z') +
  put(-20, -7, 1, mass(head), 50) +
  cut('M-7-24q2-14 15-17') +
  held.join('')

/** A child: the same people, smaller. */
export const child = (who: string) => put(0, 0, 0.62, who)

/** A sylvan: goat's legs, horns, a cord round the belly. */
export const sylvan = (...held: string[]) =>
  mass(
    horned +
      'M-4-51q-11 2-12 13l2 12q-5 10 5 16l-4 10 2 3h7l1-12 3-9 3 9 1 12h7l2-3-4-10q10-6 5-16l2-12q-1-11-12-13ZM-13-24q-11 2-9 10 4-4 9-3Z',
  ) +
  cut('M-13-30q13 5 26 0M-10-22l3 4M-4-22l2 4M4-22l-2 4M10-22l-3 4M-3-53l3 7 3-7') +
  held.join('')

/** The striga: a child with a mane, long arms and nails. */
export const striga =
  mass(
    `${mane}M-4-51Q-13-48-13-38L-22-20-26-4-30-1-26-2-26 3-23-2-20 3-19-6-12-24-10 2H-2L0-14 2 2H10L12-24 19-6 20 3 23-2 26 3 26-2 30-1 26-4 22-20 13-38Q13-48 4-51Z`,
  ) + cut('M-10-62h5M5-62h5M-5-54l2 3 2-3 2 3 2-3 2 3M-12-44l4 10M12-44l-4 10M-12-74l-6-8M12-74l6-8M0-82l2-8')

/** The striga bent down on all fours. */
export const prowl =
  mass(
    'M-40 2l4-20q6-18 30-16l16-2-4-10 8 4 2-10 6 8 8-6v8h10l-4 6q8 8 2 16l-12 2-4 10 4 10h-10l-4-18-26 2-8 8 2 8h-8v-10l-4 10Z',
  ) + cut('M26-34h4M33-32h3M28-24l2 3 2-3 2 3M-30-20q10-8 26-8M4-40l-6-8M14-24l4 12')

/** Somebody who lies asleep under a cover. */
export const sleeper = (head = face) =>
  mass('M-44 2q-2-16 16-18 20-10 38-2l24 4q10 2 10 16Z') +
  put(8, -10, 1, mass(head), -90) +
  cut('M-34-6q14-8 30-6M-20 0q20-12 50-8')

// What people hold.
export const arm = rod('M10-44l14 8', 4)
export const staff = rod('M20 4l-2-74')
export const spear = rod('M20 4v-88') + mass('M20-100l-5 16h10Z', 3)
export const pike = rod('M18 4l6-92') + line('M24-86q10-6 11 6', 3.4)
export const torch =
  rod('M18-22l7-34', 3.6) +
  put(
    25,
    -54,
    0.28,
    shine(
      'M0-92c10 22 34 30 30 60-2 20-16 32-30 32-14 0-28-12-29-32-1-18 11-24 13-40 8 6 10 12 11 20 7-10 9-24 5-40Z',
      8,
    ),
  )
export const lantern = shine('M-7 0V-14H7V0Z') + line('M-8 1H8M-9-15H9M-5-16Q0-26 5-16M0-14V0', 2.4)
export const lamp = arm + put(25, -16, 1, lantern)
export const poleLamp = rod('M16-20l14-72') + put(34, -76, 1, lantern)
export const broom = rod('M22-58l-6 46') + mass('M11-13H21L25 3H6Z', 3)
export const blade = rod('M12-44l8 14', 4) + lit('M20-34l22 36-4 2-21-35Z', 1.8) + line('M14-28l10-8', 3)
export const raised = rod('M10-44l12-12', 4) + lit('M21-56l15-40 4 1-15 41Z', 1.8) + line('M17-58l12 5', 3)
export const bow =
  line('M20-72q20 32 0 64', 7, paper) + line('M20-72q20 32 0 64', 3) + line('M20-72v64', 1.2) + arm
export const lid = arm + ring(26, -34, 11, paper, 2.4) + ring(26, -34, 2.4, paper, 2)
export const bucket = rod('M12-42l7 16', 4) + lit('M12-20H28L26-4H14Z') + line('M12-20q8-12 16 0')
export const load = mass('M-9-46q-25-4-23 20 2 14 20 10Z') + cut('M-26-40q-2 12 4 20M-20-44q-2 14 4 24')
export const bundle = arm + mass('M16-34h18q4 14-2 18h-14q-6-4-2-18Z')
export const waving = rod('M10-46l12-20', 4)
export const saucer = rod('M8-40l14 6', 4) + lit('M12-40H34Q32-28 23-28T12-40Z')

/** A horse that faces right. */
export const horse =
  mass(
    'M-40-46q20-8 44-2 10-4 20-20l5-14 4 6h7l13 16-2 5-10-2q-9 7-13 21 0 12-4 16l3 12-2 10h-7l1-10-4-12q-21 6-35 0l-2 8 3 14h-8l-4-16-3-8-6 12 2 12h-8l-1-14 4-14q-3-8-1-14-9 6-11 26-7-20 4-31 5-4 11-1ZM10-20l-1 12-4 10h-7l5-12-1-12Z',
  ) + cut('M26-70q-8 14-16 22M30-66q-6 12-14 20M-38-38q2 10 6 12M-30-44q20-2 34 2')

/** Somebody on a horse. */
export const rider = (head = hat, ...held: string[]) => horse + put(-6, -30, 0.86, sitter(head, ...held))

/** An ox that faces right. */
export const ox =
  mass(
    'M-48-46q28-8 56-4 8-8 20-4l6 2q2-10 14-12-4 8-6 15l8 11-2 10-8 2-8-4q-2 10-8 13l1 19h-10l-2-16q-21 4-39-2v18h-9l-2-22-2 22h-9v-26q-4 6-5 20h-4q-3-32 9-42Z',
  ) + cut('M-42-38q22-6 42-4M-38-30q28-4 50-4M22-44q-2 14 4 20M39-44h3')

/** A dog that sits and looks up to the right. */
export const dog =
  mass('M-18 2q-6-6-12-4 4-8 12-6 0-14 11-20l4-16-5-6 6-2q6-6 12-2h11v5l-9 6-3 11q3 18 3 34h-8l-2-16-3 16Z') +
  cut('M5-50h2M-10-18q6-6 10-6M-12-8q4-6 8-6')

/** A boar that faces right. */
export const boar =
  mass(
    'M-46-16q-2-20 24-26l2-4 6 3 6-5 6 5 6-4 4 6q16 5 24 17l14 10v6l-12 2q-6 2-10-2l-2 10h-8l-2-10q-20 4-34-2l-2 12h-8l-1-12-5 12h-6v-14Z',
  ) +
  cut('M-38-24q18-10 38-10M-34-16q20-8 44-8M28-22h3') +
  lit('M34-10q2-8 8-10-2 6-2 11Z', 1.4)

/** A cock that crows to the right. */
export const cock =
  mass(
    'M-4-8q-18-2-18-18-12-2-14-18-2-16 12-16 12 2 12 18 10 8 16-2l1-14q-5-6 0-10l-1-7 6 4 3-7 4 7 6-2-3 7q2 4 1 6l11-2-8 8-3 3q3 3 0 7 1 30-15 36l1 8 7 2h-15l2-10h-3v8l6 3h-14l4-3Z',
  ) + cut('M-30-46q6 6 12 14M-26-54q6 8 12 16M-14-24q12 4 22-6M-12-18q12 4 22-4M14-62h2M10-46q4 4 8 0')
