import type { Reader, UndoPolicy } from '@osud/engine'
import { quote, refuse } from './trouble.ts'

/** What a request may be numbered with, and what its response repeats. */
export type RequestId = string | number | boolean | null

interface Field<T, Optional extends boolean = boolean> {
  readonly expected: string
  readonly optional: Optional
  readonly fits: (value: unknown) => value is T
}

function field<T>(expected: string, fits: (value: unknown) => value is T): Field<T, false> {
  return { expected, fits, optional: false }
}

function optional<T>(needed: Field<T>): Field<T, true> {
  return { ...needed, optional: true }
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const policies: readonly unknown[] = ['off', 'own', 'table'] satisfies UndoPolicy[]
const forms: readonly unknown[] = ['save', 'record']

const name = field('a text of 1 to 100 characters', (value): value is string => {
  return typeof value === 'string' && value.length > 0 && value.length <= 100
})
const text = field('a text', (value): value is string => typeof value === 'string')
const number = field('a number', isNumber)
const count = field(
  'a whole number from 0',
  (value): value is number => isNumber(value) && Number.isSafeInteger(value) && value >= 0,
)
const seed = field('a number or a text of up to 200 characters', (value): value is string | number => {
  return isNumber(value) || (typeof value === 'string' && value.length <= 200)
})
const policy = field('"off", "own" or "table"', (value): value is UndoPolicy => policies.includes(value))
const reader = field(
  'the number of a seat or "onlooker"',
  (value): value is Reader => value === 'onlooker' || isNumber(value),
)
const form = field('"save" or "record"', (value): value is 'save' | 'record' => forms.includes(value))
const data = field('an object', isRecord)
const anything = field('any value', (_value): _value is unknown => true)
const match = optional(name)

/** Every request with its fields, `id` and `do` apart. */
const shapes = {
  games: {},
  new: {
    match,
    game: text,
    seats: number,
    variant: optional(text),
    options: optional(data),
    seed: optional(seed),
    undo: optional(policy),
  },
  questions: { match, seat: reader },
  answer: { match, seat: number, question: number, value: anything },
  suggest: { match, seat: number, question: number, value: anything },
  bot: { match, seat: number, bot: optional(text) },
  view: { match, seat: reader },
  log: { match, seat: reader, since: optional(count) },
  undo: { match, seat: number, count: optional(number) },
  save: { match, as: optional(form) },
  load: { match, save: data },
  replay: { match, record: data, until: optional(count) },
  close: { match },
}

type Shapes = typeof shapes
type Of<F> = F extends Field<infer T> ? T : never
type Needed<S> = { [K in keyof S]: S[K] extends Field<unknown, true> ? never : K }[keyof S]
type Fields<S> = { readonly [K in Needed<S>]: Of<S[K]> } & {
  readonly [K in Exclude<keyof S, Needed<S>>]?: Of<S[K]>
}

/** A request whose fields have been checked. */
export type Request = { [D in keyof Shapes]: { readonly do: D } & Fields<Shapes[D]> }[keyof Shapes]

/** The names of all requests. */
export const requestNames = Object.keys(shapes) as (keyof Shapes)[]

/** Reads a line as JSON; it must be an object. */
export function readObject(line: string): Readonly<Record<string, unknown>> {
  let given: unknown
  try {
    given = JSON.parse(line)
  } catch (cause) {
    return refuse({ code: 'not-json', why: quote(cause instanceof Error ? cause.message : String(cause)) })
  }
  return isRecord(given) ? (given as Record<string, unknown>) : refuse({ code: 'not-an-object' })
}

/** The `id` of a request that may be wrong in everything else; null where it has none that can be repeated. */
export function readId(given: Readonly<Record<string, unknown>>): RequestId {
  const id = Object.hasOwn(given, 'id') ? given['id'] : null
  return typeof id === 'string' || typeof id === 'boolean' || isNumber(id) ? id : null
}

/** Checks the fields of a request, each against its kind, and that there are no others. */
export function readRequest(given: Readonly<Record<string, unknown>>): Request {
  if (Object.hasOwn(given, 'id') && given['id'] !== null && readId(given) === null) {
    refuse({ code: 'malformed', field: 'id', expected: 'a text, a number, true, false or null' })
  }
  const shape: Readonly<Record<string, Field<unknown>>> = shapes[readName(given)]
  for (const key of Object.keys(given)) {
    if (key !== 'id' && key !== 'do' && !Object.hasOwn(shape, key))
      refuse({ code: 'unknown-field', field: quote(key) })
  }
  for (const [key, { expected, optional, fits }] of Object.entries(shape)) {
    if (!Object.hasOwn(given, key)) {
      if (!optional) refuse({ code: 'missing-field', field: key })
    } else if (!fits(given[key])) refuse({ code: 'malformed', field: key, expected })
  }
  return given as unknown as Request
}

function readName(given: Readonly<Record<string, unknown>>): keyof Shapes {
  if (!Object.hasOwn(given, 'do')) return refuse({ code: 'missing-field', field: 'do' })
  const wanted = given['do']
  if (typeof wanted !== 'string')
    return refuse({ code: 'malformed', field: 'do', expected: 'the name of a request' })
  const found = requestNames.find(one => one === wanted)
  return found ?? refuse({ code: 'unknown-request', given: quote(wanted), known: requestNames })
}
