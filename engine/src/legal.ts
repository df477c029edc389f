import { weigh } from './answer.ts'
import { hash } from './hash.ts'
import { acceptable } from './question.ts'
import type { Amounts, Answer, Deal, Offer, Option, Pick, Portion, Question, Value } from './question.ts'
import { draw, shuffle } from './random.ts'
import type { Seedling } from './random.ts'

/** Some acceptable answer, by chance; undefined if the question has none (which is a bug in the rules). */
export function anyAnswer(question: Question, random: Seedling): Answer | undefined {
  switch (question.kind) {
    case 'choose':
      return anyOption(question.options, random)
    case 'pick':
      return anyPick(question, random)
    case 'split':
      return anySplit(question.options, question.min, question.max, random)
    case 'offer':
      return draw(random, 2) === 0 ? false : (anyDeal(question, random) ?? false)
  }
}

/**
 * Up to `limit` different acceptable answers: the options of a choice, or a sample by chance where answers are
 * combinations (picks, splits and trades grow without measure).
 */
export function someAnswers(question: Question, limit: number, random: Seedling): Answer[] {
  if (question.kind === 'choose') {
    const values = question.options.filter(acceptable).map(({ value }) => value)
    if (values.length > limit) shuffle(random, values)
    return values.slice(0, limit)
  }
  const found = new Map<string, Answer>()
  for (let tries = 0; tries < limit * 2 && found.size < limit; tries++) {
    const answer = anyAnswer(question, random)
    if (answer !== undefined) found.set(hash(answer), answer)
  }
  return [...found.values()]
}

/** Counts first and takes then: random play asks this all the time, and a list of the open options would be thrown away. */
function anyOption(options: readonly Option[], random: Seedling): Value | undefined {
  let open = 0
  for (const option of options) if (acceptable(option)) open++
  if (open === 0) return undefined
  let skip = draw(random, open)
  for (const option of options) if (acceptable(option) && skip-- === 0) return option.value
  return undefined
}

function anyPick({ options, min, max, ordered }: Pick, random: Seedling): Value[] | undefined {
  const values: Value[] = []
  for (const option of options) if (acceptable(option)) values.push(option.value)
  const most = Math.min(max, values.length)
  if (most < min) return undefined
  const shuffled = values.slice()
  shuffle(random, shuffled)
  const taken = shuffled.slice(0, min + draw(random, most - min + 1))
  return ordered ? taken : values.filter(value => taken.includes(value))
}

function anySplit(
  options: readonly Portion[],
  min: number,
  max: number,
  random: Seedling,
): Amounts | undefined {
  const open = options.filter(acceptable)
  const units = open.flatMap(option => Array.from({ length: Math.min(option.most, max) }, () => option))
  for (let tries = 0; tries < 8; tries++) {
    shuffle(random, units)
    const least = min + draw(random, Math.max(0, Math.floor(max - min)) + 1)
    const amounts = fillUp(units, least, max) ?? fillUp(units, min, max)
    if (amounts !== undefined && weigh(options, amounts) >= min) return amounts
  }
  return exactSplit(open, min, max)
}

/** Takes units in the order given until the lower bound is reached, leaving out what would go over the upper one. */
function fillUp(units: readonly Portion[], min: number, max: number): Amounts | undefined {
  const amounts: Record<string, number> = {}
  let total = 0
  for (const { value, weight = 1 } of units) {
    if (total >= min) break
    if (total + weight > max) continue
    total += weight
    amounts[String(value)] = (amounts[String(value)] ?? 0) + 1
  }
  return total < min ? undefined : amounts
}

/** The first split that fits, found by trying the amounts of one portion after the other. */
function exactSplit(options: readonly Portion[], min: number, max: number): Amounts | undefined {
  const search = (index: number, total: number): Record<string, number> | undefined => {
    if (total > max) return undefined
    const option = options[index]
    if (option === undefined) return total >= min ? {} : undefined
    for (let amount = 0; amount <= option.most; amount++) {
      const rest = search(index + 1, total + amount * (option.weight ?? 1))
      if (rest !== undefined) return amount === 0 ? rest : { ...rest, [String(option.value)]: amount }
    }
    return undefined
  }
  return search(0, 0)
}

function anyDeal(question: Offer, random: Seedling): Deal | undefined {
  const partners = question.partners.filter(acceptable)
  const partner = partners.length === 0 ? undefined : partners[draw(random, partners.length)]
  if (partner === undefined) return undefined
  const give = anyAmounts(question.gives, random)
  const get = anyAmounts(partner.gets, random)
  if (Object.keys(give).length + Object.keys(get).length === 0) return undefined
  return { with: partner.value, give, get }
}

function anyAmounts(options: readonly Portion[], random: Seedling): Amounts {
  const amounts: Record<string, number> = {}
  for (const option of options) {
    const amount = acceptable(option) ? draw(random, option.most + 1) : 0
    if (amount > 0) amounts[String(option.value)] = amount
  }
  return amounts
}
