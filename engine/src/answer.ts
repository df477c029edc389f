import { describe, fail, MatchError } from './errors.ts'
import { acceptable, refusals } from './question.ts'
import type { Amounts, Answer, Deal, Option, Portion, Question, Value } from './question.ts'

/**
 * Checks an answer of unknown origin against its question and returns it in clean form, built anew from the
 * question's own values. Throws a `MatchError` that says what is wrong. A game never sees an illegal answer.
 */
export function checkAnswer(question: Question, given: unknown): Answer {
  try {
    return checked(question, given)
  } catch (error) {
    if (error instanceof MatchError) throw error
    // What was given is an object with a mind of its own (a getter or a proxy that throws).
    throw new MatchError({ code: 'malformed', expected: 'plain data' }, error)
  }
}

/** Whether a question can be answered so. */
export function allows(question: Question, given: unknown): boolean {
  try {
    checkAnswer(question, given)
    return true
  } catch {
    return false
  }
}

function checked(question: Question, given: unknown): Answer {
  switch (question.kind) {
    case 'choose':
      return take(question.options, given).value
    case 'pick':
      return checkPick(question.options, question.min, question.max, given)
    case 'split': {
      const amounts = checkAmounts(question.options, given)
      between(weigh(question.options, amounts), question.min, question.max)
      return amounts
    }
    case 'offer':
      return given === false ? false : checkDeal(question, given)
  }
}

function take<O extends Option>(options: readonly O[], given: unknown): O {
  for (const option of options) {
    if (option.value !== given) continue
    return acceptable(option) ? option : fail({ code: 'refused', reasons: refusals(option) })
  }
  return fail({ code: 'not-an-option', given: describe(given) })
}

function checkPick(options: readonly Option[], min: number, max: number, given: unknown): Value[] {
  if (!Array.isArray(given)) return fail({ code: 'malformed', expected: 'a list of values' })
  between(given.length, min, max)
  const taken: Value[] = []
  const { length } = given
  for (let i = 0; i < length; i++) {
    const { value } = take(options, given[i] as unknown)
    if (taken.includes(value)) fail({ code: 'repeated', given: describe(value) })
    taken.push(value)
  }
  between(taken.length, min, max)
  return taken
}

function checkAmounts(options: readonly Portion[], given: unknown): Amounts {
  if (!isRecord(given)) return fail({ code: 'malformed', expected: 'amounts by value' })
  const keys = Object.keys(given)
  if (keys.length > options.length)
    return fail({ code: 'too-many', given: keys.length, limit: options.length })
  const amounts: Record<string, number> = {}
  for (const key of keys) {
    const option = options.find(({ value }) => String(value) === key)
    if (option === undefined) return fail({ code: 'not-an-option', given: describe(key) })
    const amount = given[key]
    if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 0) {
      return fail({ code: 'malformed', expected: 'whole amounts from 0' })
    }
    if (amount === 0) continue
    if (!acceptable(option)) return fail({ code: 'refused', reasons: refusals(option) })
    if (amount > option.most) return fail({ code: 'over-cap', given: amount, cap: option.most })
    amounts[String(option.value)] = amount
  }
  return amounts
}

function checkDeal(question: Question & { kind: 'offer' }, given: unknown): Deal {
  if (!isRecord(given)) return fail({ code: 'malformed', expected: 'a trade { with, give, get } or false' })
  const partner = take(question.partners, given['with'])
  const give = checkAmounts(question.gives, given['give'])
  const get = checkAmounts(partner.gets, given['get'])
  const things = Object.keys(give).length + Object.keys(get).length
  if (things === 0) return fail({ code: 'too-few', given: 0, limit: 1 })
  return { with: partner.value, give, get }
}

/** The total weight of the amounts taken. */
export function weigh(options: readonly Portion[], amounts: Amounts): number {
  let total = 0
  for (const { value, weight = 1 } of options) total += (amounts[String(value)] ?? 0) * weight
  return total
}

function between(given: number, min: number, max: number): void {
  if (given < min) fail({ code: 'too-few', given, limit: min })
  if (given > max) fail({ code: 'too-many', given, limit: max })
}

function isRecord(given: unknown): given is Record<string, unknown> {
  if (typeof given !== 'object' || given === null) return false
  const prototype: unknown = Object.getPrototypeOf(given)
  return prototype === Object.prototype || prototype === null
}
