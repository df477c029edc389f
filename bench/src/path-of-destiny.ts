import { anyAnswer, Match, sow } from '@osud/engine'
import type { Seedling } from '@osud/engine'
import { pathOfDestiny } from '@osud/path-of-destiny'
import type { PathOfDestiny } from '@osud/path-of-destiny'
import { bothRates, median, rate } from './measure.ts'

const stories = ['edge-of-the-world', 'striga', 'lesser-evil'] as const
const slices = 15

/** A match of four by turns in the three stories. */
export function newMatch(seed: number): Match<PathOfDestiny> {
  const story = stories[seed % stories.length] ?? 'striga'
  const options = { ...pathOfDestiny.variants['edge-of-the-world'], story } as PathOfDestiny['options']
  return Match.create(pathOfDestiny, { seed, seats: 4, options })
}

/** Answers whatever is open by chance, at most so many times; returns how many answers there were. */
export function playOn(match: Match<PathOfDestiny>, chance: Seedling, most = Infinity): number {
  let answers = 0
  while (answers < most) {
    const open = match.open.find(({ seats }) => match.held(seats[0] ?? 0) === undefined)
    if (open === undefined) break
    match.answer(open.seats[0] ?? 0, open.id, anyAnswer(open.question, chance))
    answers++
  }
  return answers
}

/**
 * Decisions per second in whole random matches of four, by turns in the three stories, log on and views off; also per
 * second of processor time. The warm-up is long because some two hundred functions take part, each compiled when it is hot.
 */
export function decisionsPerSecond(): { median: number; best: number; processor: number } {
  const chance = sow('decisions')
  let seed = 0
  const threeMatches = (): number => stories.reduce(answers => answers + playOn(newMatch(seed++), chance), 0)
  rate(threeMatches, 6000)
  const rates: number[] = []
  const processor: number[] = []
  for (let i = 0; i < slices; i++) {
    const slice = bothRates(threeMatches, 200)
    rates.push(slice.clock)
    processor.push(slice.processor)
  }
  return { median: median(rates), best: Math.max(...rates), processor: median(processor) }
}

/** Forks per second in the middle of a match. */
export function forksPerSecond(): { median: number; best: number } {
  const match = newMatch(1)
  playOn(match, sow('forks'), 70)
  const fork = (): number => {
    for (let i = 0; i < 100; i++) match.fork()
    return 100
  }
  rate(fork, 500)
  const rates = Array.from({ length: slices }, () => rate(fork, 100))
  return { median: median(rates), best: Math.max(...rates) }
}
