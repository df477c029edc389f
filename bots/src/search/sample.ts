import { acceptable, anyAnswer, next, someAnswers } from '@osud/engine'
import type { Answer, Question, Seedling, Value } from '@osud/engine'

/** How promising each option of a question looks, in their order; without weights all look alike. */
export type Weights = readonly number[] | undefined

type Picking = Extract<Question, { kind: 'pick' }>

/** An acceptable answer by chance, the more promising ones more often; undefined if the question has none. */
export function sample(question: Question, weights: Weights, random: Seedling): Answer | undefined {
  if (weights === undefined) return anyAnswer(question, random)
  switch (question.kind) {
    case 'choose': {
      const index = weightedIndex(question, weights, random)
      return index < 0 ? undefined : question.options[index]?.value
    }
    case 'pick':
      return samplePick(question, weights, random)
    case 'split':
    case 'offer':
      return anyAnswer(question, random)
  }
}

/** Up to `limit` different acceptable answers: the options of a choice, or combinations, the more promising first. */
export function samples(question: Question, weights: Weights, limit: number, random: Seedling): Answer[] {
  if (weights === undefined || question.kind === 'choose') return someAnswers(question, limit, random)
  const found = new Map<string, Answer>()
  for (let tries = 0; tries < limit * 2 && found.size < limit; tries++) {
    const answer = sample(question, weights, random)
    if (answer !== undefined) found.set(JSON.stringify(answer), answer)
  }
  return [...found.values()]
}

function weightedIndex(
  { options }: Extract<Question, { kind: 'choose' }>,
  weights: readonly number[],
  random: Seedling,
): number {
  let total = 0
  for (let i = 0; i < options.length; i++) if (isOpen(options, i)) total += weights[i] ?? 1
  let left = share(random) * total
  let last = -1
  for (let i = 0; i < options.length; i++) {
    if (!isOpen(options, i)) continue
    last = i
    left -= weights[i] ?? 1
    if (left < 0) break
  }
  return last
}

function samplePick(
  { options, min, max, ordered }: Picking,
  weights: readonly number[],
  random: Seedling,
): Value[] | undefined {
  const left = options.map((_, i) => (isOpen(options, i) ? (weights[i] ?? 1) : 0))
  const open = left.filter(weight => weight > 0).length
  const most = Math.min(max, open)
  if (most < min) return undefined
  const count = min + Math.floor(share(random) * (most - min + 1))
  const taken: number[] = []
  for (let drawn = 0; drawn < count; drawn++) {
    let rest = share(random) * left.reduce((sum, weight) => sum + weight, 0)
    const index = left.findIndex(weight => (rest -= weight) < 0 && weight > 0)
    const found = index < 0 ? left.findIndex(weight => weight > 0) : index
    left[found] = 0
    taken.push(found)
  }
  if (!ordered) taken.sort((a, b) => a - b)
  return taken.map(index => options[index]?.value as Value)
}

function isOpen(options: Picking['options'], index: number): boolean {
  const option = options[index]
  return option !== undefined && acceptable(option)
}

const share = (random: Seedling): number => next(random) / 0x100000000
