import type { Amounts, Answer, Deal, Option, Question, Seat } from '@osud/engine'
import type { Expectation, Feared, Taken } from '../bot.ts'
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
  }
  return feared.sort((a, b) => a.value - b.value).slice(0, mostFeared)
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

/** The texts of an answer: those of the options that are taken, and of a trade with whom, what is given and what is got. */
function textsOf(question: Question, answer: Answer): Taken[] {
  const named = ({ says, value }: Option): Taken => says ?? { key: `${question.ask}.${String(value)}` }
  const pile = (options: readonly Option[], amounts: Amounts): Taken[] =>
    options.flatMap(option => {
      const n = amounts[String(option.value)] ?? 0
      return n === 0 ? [] : { ...named(option), n }
    })
  switch (question.kind) {
    case 'choose':
    case 'pick': {
      const values: readonly unknown[] = Array.isArray(answer) ? answer : [answer]
      return values.flatMap(value => question.options.filter(one => one.value === value).map(named))
    }
    case 'split':
      return pile(question.options, answer as Amounts)
    case 'offer': {
      const { with: whom, give, get } = (answer === false ? {} : answer) as Partial<Deal>
      const partner = question.partners.find(({ value }) => value === whom)
      if (partner === undefined) return []
      return [named(partner), ...pile(question.gives, give ?? {}), ...pile(partner.gets, get ?? {})]
    }
  }
}
