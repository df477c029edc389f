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

/** So many tries a comparison has before it begins anew: as many worlds as a search keeps. */
const round = 256

/**
 * Looks for a better answer than the given one. A search finds the answer that it would give instead. It does not judge
 * the two: what it prefers it has tried more often, followed further and picked because it did well, so it flatters that
 * one. They are compared in searches of their own, which try both equally often, and only what is clearly beyond the
 * noise counts.
 */
export function* weigh(
  game: Game,
  decision: Decision,
  tries: number,
  chance: Seedling,
): Generator<undefined, Better | undefined> {
  const { sight, question, answer } = decision
  const search = new Search(game, sight, chance)
  search.consider(inOrder(question, answer))
  yield* trying(search, tries)
  const rival = favourite(search, question)
  if (rival === undefined || isSame(question, rival, answer)) return undefined
  const { given, other } = yield* compare(game, decision, rival, tries, chance)
  const loss = meanOf(other) - meanOf(given)
  const noise = Math.sqrt(errorOf(other) ** 2 + errorOf(given) ** 2)
  const told = Math.min(given.visits, other.visits) >= clear.visits && loss > clear.errors * noise
  return told ? { answer: rival, loss, noise } : undefined
}

/** What came of trying an answer: how often, and its values and their squares added up. */
interface Trial {
  visits: number
  total: number
  squares: number
}

/** Tries the given answer and another one in turns, each time in a new world: two tries in one world are no two witnesses. */
function* compare(
  game: Game,
  { sight, question, answer }: Decision,
  rival: Answer,
  tries: number,
  chance: Seedling,
): Generator<undefined, { given: Trial; other: Trial }> {
  const given = { visits: 0, total: 0, squares: 0 }
  const other = { visits: 0, total: 0, squares: 0 }
  for (let left = tries; left > 0; left -= round) {
    const duel = new Search(game, sight, chance, { triesPerWorld: 1 })
    duel.consider(inOrder(question, answer), 1 / 2)
    duel.consider(rival, 1 / 2)
    yield* trying(duel, Math.min(left, round))
    for (const arm of duel.known(question.ask).arms.values()) {
      if (isSame(question, arm.answer, answer)) add(given, arm)
      else if (isSame(question, arm.answer, rival)) add(other, arm)
    }
  }
  return { given, other }
}

function add(trial: Trial, { visits, total, squares }: Trial): void {
  trial.visits += visits
  trial.total += total
  trial.squares += squares
}

const meanOf = ({ visits, total }: Trial): number => total / visits

/** The standard error of the mean. */
function errorOf({ visits, total, squares }: Trial): number {
  const variance = Math.max(0, squares - (total * total) / visits) / (visits - 1)
  return Math.sqrt(variance / visits)
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

const isSame = (question: Question, one: Answer, other: Answer): boolean =>
  hash(inOrder(question, one)) === hash(inOrder(question, other))

/** An answer in which whatever may stand in any order stands in that of the question, as a search knows it. */
function inOrder(question: Question, answer: Answer): Answer {
  if (question.kind !== 'pick' || question.ordered || !Array.isArray(answer)) return answer
  const taken: readonly unknown[] = answer
  return question.options.map(({ value }) => value).filter(value => taken.includes(value))
}
