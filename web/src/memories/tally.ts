import type { Seat } from '@osud/engine'
import type { Head } from '../keep/store.ts'

/** One person's part in a match that is over. */
export interface Part {
  readonly head: Head
  readonly seat: Seat
  readonly hero: string | undefined
  readonly won: boolean
  readonly points: number | undefined
}

/** How often somebody was played, and how it went. */
export interface Row {
  readonly hero: string
  readonly matches: number
  readonly won: number
  readonly best: number | undefined
  readonly average: number | undefined
}

/** All that is remembered of the matches of one game. */
export interface Tally {
  readonly game: string
  readonly matches: number
  readonly won: number
  readonly best: number | undefined
  /** The heroes, those played most first. */
  readonly heroes: readonly Row[]
  /** Which endings were reached, how often, and in which match last. */
  readonly endings: ReadonlyMap<string, { readonly times: number; readonly last: Head }>
  /** Which feats were earned, and where first. */
  readonly feats: ReadonlyMap<string, Part>
  /** The parts of people in matches, the latest first. */
  readonly parts: readonly Part[]
}

/**
 * Counts the matches that people played to their end here or online, game by game; what-ifs and files that came over already do
 * not count.
 */
export function tallyOf(heads: readonly Head[]): Tally[] {
  const counted = heads.filter(
    ({ summary, from }) => summary !== undefined && (from === undefined || from.what === 'online'),
  )
  const played = counted.toSorted((a, b) => b.touched - a.touched)
  const games = [...new Set(played.map(({ header }) => header.game))]
  return games.map(game =>
    ofGame(
      game,
      played.filter(({ header }) => header.game === game),
    ),
  )
}

function ofGame(game: string, heads: readonly Head[]): Tally {
  const parts = heads.flatMap(partsOf)
  const mine = heads.filter(head => parts.some(part => part.head === head))
  const heroes = [...new Set(parts.flatMap(({ hero }) => hero ?? []))]
  const endings = new Map<string, { times: number; last: Head }>()
  for (const head of mine) {
    const ending = head.summary?.result.ending
    if (ending === undefined) continue
    const known = endings.get(ending)
    endings.set(ending, { times: (known?.times ?? 0) + 1, last: known?.last ?? head })
  }
  const feats = new Map<string, Part>()
  // The latest come first, so the earliest is what stays.
  for (const part of parts)
    for (const { feat, seat } of part.head.summary?.feats ?? []) if (seat === part.seat) feats.set(feat, part)
  return {
    game,
    matches: mine.length,
    won: mine.filter(head => parts.some(part => part.head === head && part.won)).length,
    best: most(parts),
    heroes: heroes
      .map(hero =>
        rowOf(
          hero,
          parts.filter(part => part.hero === hero),
        ),
      )
      .toSorted((a, b) => b.matches - a.matches || b.won - a.won),
    endings,
    feats,
    parts,
  }
}

function partsOf(head: Head): Part[] {
  const { summary, places } = head
  if (summary === undefined) return []
  const { winners, scores } = summary.result
  return places.flatMap((place, seat) =>
    'person' in place
      ? [{ head, seat, hero: summary.heroes[seat], won: winners.includes(seat), points: scores?.[seat] }]
      : [],
  )
}

function rowOf(hero: string, parts: readonly Part[]): Row {
  const points = parts.flatMap(part => part.points ?? [])
  const sum = points.reduce((all, one) => all + one, 0)
  return {
    hero,
    matches: parts.length,
    won: parts.filter(({ won }) => won).length,
    best: most(parts),
    average: points.length === 0 ? undefined : Math.round((sum / points.length) * 10) / 10,
  }
}

function most(parts: readonly Part[]): number | undefined {
  const points = parts.flatMap(part => part.points ?? [])
  return points.length === 0 ? undefined : Math.max(...points)
}
