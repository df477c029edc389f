import { Search } from '@osud/bots'
import { hash } from '@osud/engine'
import type { Answer, Game, Question, Seedling } from '@osud/engine'
import type { Decision } from './retracing.ts'

/** An answer that would have been better than the given one, as far as its seat could know. */
export interface Better {
  readonly answer: Answer
  /** How much less the given answer is worth, in points of the game's own evaluation. */
  readonly loss: number
  /** The standard error of that loss. */
  readonly noise: number
}

/** How many tries each of two answers needs before they are compared, and how many standard errors must lie between them. */
const clear = { visits: 8, errors: 3 }

/**
 * Looks for a better answer than the given one. A search finds the answer that it would give instead. It does not judge
 * the two: what it prefers it has tried more often, followed further and picked because it did well, so it flatters that
 * one. A second search tries both equally often, and only what is clearly beyond its noise counts.
 */
export function* weigh(
  game: Game,
  { sight, question, answer }: Decision,
  tries: number,
  chance: Seedling,
): Generator<undefined, Better | undefined> {
  const search = new Search(game, sight, chance)
  search.consider(inOrder(question, answer))
  yield* trying(search, tries)
  const rival = favourite(search, question)
  if (rival === undefined || isSame(question, rival, answer)) return undefined
  const duel = new Search(game, sight, chance)
  duel.consider(inOrder(question, answer), 1 / 2)
  duel.consider(rival, 1 / 2)
  yield* trying(duel, tries)
  const [given, better] = [answer, rival].map(one => trialOf(duel, question, one))
  if (given === undefined || better === undefined) return undefined
  const loss = better.mean - given.mean
  const noise = Math.sqrt(better.error ** 2 + given.error ** 2)
  const told = Math.min(given.visits, better.visits) >= clear.visits && loss > clear.errors * noise
  return told ? { answer: rival, loss, noise } : undefined
}

function* trying(search: Search, tries: number): Generator<undefined, void> {
  while (search.tries < tries && search.try()) yield
}

/** The answer that was tried most. */
function favourite(search: Search, question: Question): Answer | undefined {
  let most = 0
  let found: Answer | undefined
  for (const { answer, visits } of search.known(question.ask).arms.values()) {
    if (visits <= most) continue
    most = visits
    found = answer
  }
  return found
}

interface Trial {
  readonly visits: number
  readonly mean: number
  /** The standard error of the mean. */
  readonly error: number
}

function trialOf(search: Search, question: Question, answer: Answer): Trial | undefined {
  for (const arm of search.known(question.ask).arms.values()) {
    if (!isSame(question, arm.answer, answer) || arm.visits < 2) continue
    const { visits, total, squares } = arm
    const mean = total / visits
    const variance = Math.max(0, squares - visits * mean * mean) / (visits - 1)
    return { visits, mean, error: Math.sqrt(variance / visits) }
  }
  return undefined
}

const isSame = (question: Question, one: Answer, other: Answer): boolean =>
  hash(inOrder(question, one)) === hash(inOrder(question, other))

/** An answer in which whatever may stand in any order stands in that of the question, as a search knows it. */
function inOrder(question: Question, answer: Answer): Answer {
  if (question.kind !== 'pick' || question.ordered || !Array.isArray(answer)) return answer
  const taken: readonly unknown[] = answer
  return question.options.map(({ value }) => value).filter(value => taken.includes(value))
}
