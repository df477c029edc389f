import type {
  CardFindings,
  Findings,
  Histogram,
  Share,
  StoryFindings,
  TableFindings,
} from '../../src/findings.ts'
import { shareOf } from '../../src/interval.ts'

/** Numbers that look like chance and are the same every time. */
export function lot(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

/** Counts whole numbers. */
function histogramOf(values: readonly number[]): Histogram {
  const sorted = values.toSorted((a, b) => a - b)
  const times = new Map<number, number>()
  for (const value of sorted) times.set(value, (times.get(value) ?? 0) + 1)
  return {
    count: sorted.length,
    least: sorted[0] ?? 0,
    median: sorted[sorted.length >> 1] ?? 0,
    mean: sorted.reduce((sum, value) => sum + value, 0) / Math.max(1, sorted.length),
    most: sorted.at(-1) ?? 0,
    values: [...times],
  }
}

const heroes = [
  'geralt',
  'yennefer',
  'ciri',
  'triss',
  'dandelion',
  'vesemir',
  'yarpen',
  'regis',
  'dijkstra',
  'letho',
]
const symbols = ['magic', 'diplomacy', 'exploration', 'combat']

/** A story that forks three times, walked by so many games: 1 + 2 + 4 + 8 pages and 8 endings. */
export function forkedStory(prefix: string, games: number, next: () => number): StoryFindings {
  const pages: StoryFindings['pages'][number][] = []
  const ways: StoryFindings['ways'][number][] = []
  let number = 2
  const grow = (id: string, here: number, depth: number): void => {
    pages.push({ id, games: here, ending: depth === 4 })
    if (depth === 4) return
    const left = depth === 3 ? here : Math.round(here * (0.12 + 0.76 * next()))
    const parts = depth === 3 ? [here] : [left, here - left]
    for (const part of parts) {
      number += 2
      const to = `${prefix}.${number}`
      ways.push({ from: id, to, games: part })
      grow(to, part, depth + 1)
    }
  }
  grow(`${prefix}.2`, games, 0)
  return { pages, ways }
}

function cardsOf(many: number, games: number, next: () => number): CardFindings[] {
  return Array.from({ length: many }, (_, i) => {
    const played = Math.round(games * (0.05 + next() * 0.4))
    const points = (next() + next() + next() - 1.5) * 11
    const half = 180 / Math.sqrt(played + 1)
    return {
      card: `card-${i + 1}`,
      drafted: Math.round(played * 1.3),
      played,
      wins: shareOf(Math.round(played * Math.max(0, 0.25 + points / 100)), played),
      change: { points, from: points - half, to: points + half },
    }
  })
}

/** What a table of that many seats may have found in so many games. */
export function largeTable(seats: number, games: number, cards = 110): TableFindings {
  const next = lot(seats * 7919)
  const around = (share: number, of: number): Share => shareOf(Math.round(of * share), of)
  const scores = Array.from({ length: 4000 }, () => Math.round(8 + (next() + next() + next() + next()) * 9))
  const story = forkedStory('striga', games, next)
  const record = <T>(keys: readonly string[], make: (key: string, i: number) => T) =>
    Object.fromEntries(keys.map((key, i) => [key, make(key, i)]))
  return {
    seats,
    games,
    failed: 0,
    bySeat: Array.from({ length: seats }, (_, i) =>
      around((1 + (i === 0 ? 0.08 : -0.08 / (seats - 1))) / seats, games),
    ),
    byBot: {
      heuristic: around(1.4 / seats, games * (seats / 2)),
      random: around(0.6 / seats, games * (seats / 2)),
    },
    byRole: record(heroes, () =>
      around((0.8 + next() * 0.4) / seats, Math.round((games * seats) / heroes.length)),
    ),
    byTrait: {
      initiative: record(
        Array.from({ length: seats }, (_, i) => String(i + 1)),
        () => around((0.94 + next() * 0.12) / seats, games),
      ),
    },
    endings: Object.fromEntries(
      story.pages.filter(({ ending }) => ending).map(({ id, games }) => [id, games]),
    ),
    facts: {
      ...record(['chapter 1: dominant', 'chapter 2: dominant', 'chapter 3: dominant'], () =>
        record(symbols, () => Math.round(games * next())),
      ),
      ...record(['page 4', 'page 8', 'page 12', 'page 16'], () => {
        const left = Math.round(games * next())
        return { left, right: games - left }
      }),
      'fate tokens set aside': record(['0', '1', '2', '3'], (_, i) => Math.round((games / 2) * 0.4 ** i)),
    },
    lengths: histogramOf(
      Array.from({ length: 1000 }, () => Math.round(140 + (next() + next() + next()) * 60)),
    ),
    scores: { winners: histogramOf(scores.filter(score => score > 26)), all: histogramOf(scores) },
    cards: cardsOf(cards, games, next),
    story,
  }
}

/** A long run at several tables. */
export function largeFindings(): Findings {
  return {
    game: 'path-of-destiny',
    rules: '1.4.0',
    options: { story: 'striga', difficulty: 'march', characters: 'dealt', firstGame: false },
    seed: 'autumn',
    bots: ['heuristic', 'random'],
    workers: 2,
    interrupted: false,
    games: 22000,
    answers: 4100000,
    seconds: 61.4,
    gamesPerSecond: 358.3,
    answersPerSecond: 66775,
    punctuality: { answers: 4100000, late: 212, worst: 1.83 },
    tables: [largeTable(2, 10000), largeTable(4, 12000)],
    failed: [],
  }
}
