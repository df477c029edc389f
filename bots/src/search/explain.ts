import type { Answer, Question, Say, Seat, Value } from '@osud/engine'
import type { Expectation, Feared } from '../bot.ts'
import { keyOf } from './bandit.ts'
import type { Arm, Bandit } from './bandit.ts'
import type { Search } from './search.ts'

/** A line is taken seriously if it was followed in at least this share of the tries, and at least so often. */
const serious = { share: 0.1, visits: 3 }

const mostFeared = 3

/** What a search expects of each answer that it tried, the most tried first. */
export function explain(search: Search, ask: string): Expectation[] {
  const arms = [...search.known(ask).arms.values()].filter(({ visits }) => visits > 0)
  arms.sort((a, b) => b.visits - a.visits || meanOf(b) - meanOf(a))
  return arms.map(arm => ({
    answer: arm.answer,
    says: textsOf(arm.question, arm.answer),
    value: meanOf(arm),
    visits: arm.visits,
    feared: fearedAfter(search, arm.answer),
  }))
}

const meanOf = ({ total, visits }: Arm): number => total / visits

function fearedAfter({ root, seat }: Search, answer: Answer): Feared[] {
  const feared: Feared[] = []
  for (const [key, bandit] of root.after(keyOf(answer)).bandits) {
    const who = Number(key.slice(0, key.indexOf(' ')))
    const worst = who === seat ? undefined : worstOf(bandit)
    if (worst !== undefined) feared.push(fearedAnswer(who, worst))
    if (feared.length === mostFeared) break
  }
  return feared
}

function worstOf({ arms, visits }: Bandit): Arm | undefined {
  const least = Math.max(serious.visits, serious.share * visits)
  let worst: Arm | undefined
  for (const arm of arms.values()) {
    if (arm.visits >= least && (worst === undefined || arm.mine / arm.visits < worst.mine / worst.visits))
      worst = arm
  }
  return worst
}

function fearedAnswer(seat: Seat, { question, answer, mine, visits }: Arm): Feared {
  return { seat, says: textsOf(question, answer), value: mine / visits }
}

/** The texts of an answer: those of the options that are taken. */
function textsOf(question: Question, answer: Answer): Say[] {
  const options = question.kind === 'offer' ? [...question.partners, ...question.gives] : question.options
  return valuesOf(answer).map(value => {
    const option = options.find(one => String(one.value) === String(value))
    return option?.says ?? { key: `${question.ask}.${value}` }
  })
}

function valuesOf(answer: Answer): readonly Value[] {
  if (typeof answer !== 'object') return [answer]
  if (Array.isArray(answer)) return answer as readonly Value[]
  return 'with' in answer && typeof answer.with === 'number' && 'give' in answer
    ? [answer.with, ...Object.keys(answer.give)]
    : Object.keys(answer)
}
