import type { SeenEvent } from '@osud/engine'
import type { Seen } from './seen.ts'

/** Where victory points come from, in the order in which they are counted. */
export type Source =
  'chapter-1' | 'chapter-2' | 'chapter-3' | 'pages' | 'quest' | 'golden' | 'goals' | 'other'

const order: readonly Source[] = [
  'chapter-1',
  'chapter-2',
  'chapter-3',
  'pages',
  'other',
  'quest',
  'golden',
  'goals',
]

/** What everybody gained from one source. */
export interface Column {
  readonly source: Source
  /** By place among those who compete. */
  readonly points: readonly number[]
}

/** The whole scoring: the columns that gave anybody anything, the totals, and who leads after each column. */
export interface Scoring {
  readonly columns: readonly Column[]
  readonly totals: readonly number[]
  /** Those who compete, the best first; among equals the one higher in initiative (POD-198). */
  readonly ranks: readonly number[]
  readonly tied: boolean
}

/** Reads from the log where everybody's victory points came from. */
export function scoringOf(view: Seen, log: readonly SeenEvent[]): Scoring {
  const { state, result } = view
  const heroes = state.players.map(({ hero }) => hero)
  const gained = new Map<Source, number[]>()
  let chapter = 0
  for (const { key, args, rule } of log) {
    if (key === 'log.chapter') chapter++
    if (key !== 'log.victory') continue
    const who = heroes.findIndex(hero => hero === args['hero'])
    const points = args['n']
    if (who < 0 || typeof points !== 'number') continue
    const source = sourceOf(rule, chapter)
    const column = gained.get(source) ?? heroes.map(() => 0)
    column[who] = (column[who] ?? 0) + points
    gained.set(source, column)
  }
  const totals = result?.scores ?? state.players.map(({ victory }) => victory)
  const columns = order.flatMap(source => {
    const points = gained.get(source)
    return points === undefined ? [] : [{ source, points }]
  })
  const place = (who: number): number => state.initiative.indexOf(who)
  const ranks = heroes
    .map((_, who) => who)
    .toSorted((one, other) => (totals[other] ?? 0) - (totals[one] ?? 0) || place(one) - place(other))
  const [first = 0, second = 0] = ranks
  return { columns, totals, ranks, tied: ranks.length > 1 && totals[first] === totals[second] }
}

function sourceOf(rule: SeenEvent['rule'], chapter: number): Source {
  const [id = ''] = typeof rule === 'string' ? [rule] : (rule ?? [])
  switch (id) {
    case 'POD-165':
      return chapter <= 1 ? 'chapter-1' : chapter === 2 ? 'chapter-2' : 'chapter-3'
    case 'POD-184':
      return 'pages'
    case 'POD-193':
      return 'quest'
    case 'POD-194':
      return 'golden'
    case 'POD-259':
      return 'goals'
    default:
      return 'other'
  }
}

/** What everybody has after so many columns. */
export function sumsAfter({ columns }: Pick<Scoring, 'columns'>, many: number, players: number): number[] {
  return Array.from({ length: players }, (_, who) =>
    columns.slice(0, many).reduce((sum, { points }) => sum + (points[who] ?? 0), 0),
  )
}
