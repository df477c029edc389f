import { acceptable, allows } from '@osud/engine'
import type { Answer, Question, Seedling, Value } from '@osud/engine'
import { sample } from './sample.ts'
import type { Weights } from './sample.ts'
import type { Scale } from './scale.ts'

/** One answer that was tried, and what came of it. */
export interface Arm {
  readonly answer: Answer
  /** A question that it was an answer to: the one that names it. */
  readonly question: Question
  visits: number
  /** What it brought to the one who chooses, added up. */
  total: number
  /** The squares of that, added up: how widely it spread. */
  squares: number
  /** What it brought to the seat that the search thinks for, added up. */
  mine: number
}

type Choose = Extract<Question, { kind: 'choose' }>

/** So many combinations are looked at before anything is known, and so many more with each doubling of what is known. */
const atFirst = 8
const growth = 2

const curiosity = 0.9

/** An answer that is tried at least in this share of all tries. */
interface Considered {
  readonly arm: Arm
  readonly share: number
}

/** Shared by all places where no answer is considered, which are nearly all. */
const nothing: readonly Considered[] = []

/** What is known of the answers of one seat to one kind of question at one place of the tree. */
export class Bandit {
  visits = 0
  readonly arms = new Map<Value, Arm>()
  #considered: readonly Considered[] = nothing

  /** Sees to it that an answer gets its share of the tries, however little it promises. */
  consider(question: Question, answer: Answer, share: number): void {
    this.#considered = [...this.#considered, { arm: this.#arm(keyOf(answer), answer, question), share }]
  }

  /** The answer to try next: one that did well, or looks promising and was tried little; undefined if there is none. */
  choose(question: Question, weights: Weights, scale: Scale, random: Seedling): Arm | undefined {
    const neglected = this.#neglected(question)
    if (neglected !== undefined) return neglected
    return question.kind === 'choose'
      ? this.#chooseOption(question, weights, scale)
      : this.#chooseCombination(question, weights, scale, random)
  }

  /** One of the considered answers that has had less than its share, the one that lacks most of it. */
  #neglected(question: Question): Arm | undefined {
    let most = 0
    let neglected: Arm | undefined
    for (const { arm, share } of this.#considered) {
      const lack = share * (this.visits + 1) - arm.visits
      if (lack > most && fits(question, arm.answer)) {
        most = lack
        neglected = arm
      }
    }
    return neglected
  }

  #chooseOption(question: Choose, weights: Weights, scale: Scale): Arm | undefined {
    const { options } = question
    let total = 0
    for (let i = 0; i < options.length; i++) total += weights?.[i] ?? 1
    const eagerness = (curiosity * Math.sqrt(this.visits + 1)) / total
    let best = -Infinity
    let at = -1
    for (let i = 0; i < options.length; i++) {
      const option = options[i]
      if (option === undefined || !acceptable(option)) continue
      const promise = weights?.[i] ?? 1
      const score = scoreOf(this.arms.get(option.value), promise * eagerness, scale)
      if (score > best) {
        best = score
        at = i
      }
    }
    const chosen = options[at]
    return chosen && this.#arm(chosen.value, chosen.value, question)
  }

  #chooseCombination(question: Question, weights: Weights, scale: Scale, random: Seedling): Arm | undefined {
    if (this.arms.size < atFirst + growth * Math.sqrt(this.visits)) {
      const fresh = sample(question, weights, random)
      if (fresh !== undefined) this.#arm(keyOf(fresh), fresh, question)
    }
    const eagerness = (curiosity * Math.sqrt(this.visits + 1)) / Math.max(1, this.arms.size)
    let best = -Infinity
    let chosen: Arm | undefined
    for (const arm of this.arms.values()) {
      const score = scoreOf(arm, eagerness, scale)
      if (score > best && fits(question, arm.answer)) {
        best = score
        chosen = arm
      }
    }
    if (chosen !== undefined) return chosen
    const another = sample(question, weights, random)
    return another === undefined ? undefined : this.#arm(keyOf(another), another, question)
  }

  #arm(key: Value, answer: Answer, question: Question): Arm {
    let arm = this.arms.get(key)
    if (arm === undefined)
      this.arms.set(key, (arm = { answer, question, visits: 0, total: 0, squares: 0, mine: 0 }))
    return arm
  }
}

function scoreOf(arm: Arm | undefined, eagerness: number, scale: Scale): number {
  if (arm === undefined || arm.visits === 0) return scale.middle + eagerness
  return scale.of(arm.total / arm.visits) + eagerness / (1 + arm.visits)
}

/** An answer as a key of a map. */
export function keyOf(answer: Answer): Value {
  return typeof answer === 'object' ? JSON.stringify(answer) : answer
}

/** Whether an answer that was given in another world can be given in this one. */
function fits(question: Question, answer: Answer): boolean {
  switch (question.kind) {
    case 'pick':
      return (
        Array.isArray(answer) &&
        answer.length >= question.min &&
        answer.length <= question.max &&
        answer.every(value => question.options.some(option => option.value === value && acceptable(option)))
      )
    case 'choose':
    case 'split':
    case 'offer':
      return allows(question, answer)
  }
}
