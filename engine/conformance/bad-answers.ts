import { acceptable } from '../src/index.ts'
import type { Match, Open, Question, Seat } from '../src/index.ts'

type Attempt = readonly [seat: Seat, id: number, value: unknown]

/** Answers that must be refused whatever the question is. */
const nonsense: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  Infinity,
  -1,
  1e9,
  0.5,
  '',
  'no such option',
  '__proto__',
  'constructor',
  'x'.repeat(100_000),
  { toString: 'reeds' },
  { with: 0 },
  { with: 0, give: [], get: { length: 1 } },
  JSON.parse('{"__proto__": {"coins": 1}, "with": 1}'),
  JSON.parse('{"__proto__": 1}'),
  JSON.parse('{"constructor": 1}'),
  Array.from({ length: 10_000 }, (_, i) => i),
  ['__proto__'],
  [[]],
  [undefined],
  () => true,
  Symbol.iterator,
  10n,
  new Map([['coins', 1]]),
  true,
]

/** Answers by the wrong seat, to the wrong question, or outside the question. */
export function badAnswers(match: Match, open: Open, seat: Seat): Attempt[] {
  const attempts: Attempt[] = []
  const { seats } = match.header
  const good: unknown = fits(open.question)
  for (const stranger of [-1, seats, 0.5, Number.NaN, '0' as unknown as number])
    attempts.push([stranger, open.id, good])
  for (let other = 0; other < seats; other++) {
    const asked = match.open.some(one => one.id === open.id && one.seats.includes(other))
    if (!asked) attempts.push([other, open.id, good])
  }
  for (const id of [open.id + 1, open.id - 1, -1, Number.NaN, String(open.id) as unknown as number]) {
    attempts.push([seat, id, good])
  }
  for (const value of [...nonsense, ...outside(open.question)]) {
    if (!legal(open.question, value)) attempts.push([seat, open.id, value])
  }
  return attempts
}

/** Answers of the right shape that break the question's own limits. */
function outside(question: Question): unknown[] {
  switch (question.kind) {
    case 'choose':
      return [...question.options.filter(option => !acceptable(option)).map(({ value }) => value), []]
    case 'pick': {
      const values = question.options.map(({ value }) => value)
      const closed = question.options.filter(option => !acceptable(option)).map(({ value }) => [value])
      return [...closed, [values[0], values[0]], [...values, ...values], values.slice(0, question.min - 1)]
    }
    case 'split': {
      const all = (extra: number) =>
        Object.fromEntries(question.options.map(({ value, most }) => [value, most + extra]))
      return [
        all(1),
        { [String(question.options[0]?.value)]: -1 },
        { [String(question.options[0]?.value)]: 0.5 },
      ]
    }
    case 'offer': {
      const partner = question.partners[0]?.value
      const much = Object.fromEntries(question.gives.map(({ value, most }) => [value, most + 1]))
      return [
        { with: partner, give: {}, get: {} },
        { with: partner, give: much, get: {} },
        { with: 99, give: {}, get: {} },
      ]
    }
  }
}

/** The suite's own, plain reading of what is legal, independent of the engine's check. */
function legal(question: Question, value: unknown): boolean {
  switch (question.kind) {
    case 'choose':
      return question.options.some(option => option.value === value && acceptable(option))
    case 'pick':
      return (
        Array.isArray(value) &&
        value.length >= question.min &&
        value.length <= question.max &&
        new Set(value).size === value.length &&
        value.every(item => question.options.some(option => option.value === item && acceptable(option)))
      )
    case 'split': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
      const taken = Object.entries(value)
      const fitting = taken.every(([key, n]) =>
        question.options.some(
          option =>
            String(option.value) === key &&
            Number.isInteger(n) &&
            n >= 0 &&
            (n === 0 || (acceptable(option) && n <= option.most)),
        ),
      )
      const total = taken.reduce(
        (sum, [key, n]) =>
          sum + n * (question.options.find(option => String(option.value) === key)?.weight ?? 1),
        0,
      )
      return fitting && total >= question.min && total <= question.max
    }
    case 'offer':
      return value === false
  }
}

/** Some answer that the right seat could give, to be given by the wrong one. */
function fits(question: Question): unknown {
  return question.kind === 'offer' ? false : question.options.find(acceptable)?.value
}
