import { draw } from '@osud/engine'
import type { Question, Seedling } from '@osud/engine'
import { refusedValues } from './oracle.ts'

/** Values that programs stumble over. */
export const nasty: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  1,
  -1,
  0.5,
  1e21,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  '',
  '0',
  '1',
  ' ',
  'onlooker',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'main',
  'night-ferry',
  'odd',
  'a'.repeat(101),
  'ž'.repeat(300),
  '\ud800',
  '\u0000',
  '\u2028',
  [],
  [[]],
  [null],
  {},
  { __proto__: 1 },
  { length: 1 },
  JSON.parse('{"__proto__":{"polluted":true}}'),
  JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
  { with: 0, give: {}, get: {} },
  { with: 1, give: { coins: 1e9 }, get: {} },
  { with: 1, give: [], get: [] },
]

/** Names that a table of names must not stumble over. */
export const nastyNames = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  ' ',
  'ů'.repeat(100),
]

/** One of a list. */
export function oneOf<T>(random: Seedling, list: readonly T[]): T {
  return list[draw(random, list.length)] as T
}

/** True once in `n` times on average. */
export function once(random: Seedling, n: number): boolean {
  return draw(random, n) === 0
}

/** An answer that was legal, bent in one place: mostly out of shape, sometimes still legal. */
export function bentValue(random: Seedling, question: Question, legal: unknown): unknown {
  if (isObject(legal) && once(random, 2)) return bentAmounts(random, legal)
  const refused = refusedValues(question)
  switch (draw(random, 8)) {
    case 0:
      return oneOf(random, nasty)
    case 1:
      return refused.length > 0 ? oneOf(random, refused) : undefined
    case 2:
      return Array.isArray(legal) ? [...legal, ...legal] : [legal]
    case 3:
      return Array.isArray(legal) ? [...legal, ...refused, oneOf(random, nasty)] : String(legal)
    case 4:
      return Array.isArray(legal) ? legal.slice(1) : { value: legal }
    default:
      return isObject(legal) ? bentAmounts(random, legal) : Array.isArray(legal) ? legal.toReversed() : legal
  }
}

function bentAmounts(random: Seedling, amounts: Record<string, unknown>): unknown {
  const keys = Object.keys(amounts)
  const key =
    keys.length === 0 || once(random, 3)
      ? oneOf(random, [...nastyNames, 'coins', 'light', '0', '1', 'stuck'])
      : oneOf(random, keys)
  const old = amounts[key]
  if (isObject(old) && !once(random, 4)) return { ...amounts, [key]: bentAmounts(random, old) }
  const more = typeof old === 'number' ? oneOf(random, [old + 1, old - 1, old + 0.5, old * 1e9, -old]) : 1
  return Object.fromEntries([
    ...Object.entries(amounts),
    [key, once(random, 3) ? oneOf(random, nasty) : more],
  ])
}

/** A request with a field missing, too many, or of another kind. */
export function bentRequest(
  random: Seedling,
  request: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const entries = Object.entries(request)
  const i = draw(random, entries.length)
  switch (draw(random, 4)) {
    case 0:
      return Object.fromEntries(entries.filter((_, j) => j !== i))
    case 1:
      return Object.fromEntries([
        ...entries,
        [oneOf(random, [...nastyNames, 'seat', 'id', 'x']), oneOf(random, nasty)],
      ])
    case 2:
      return Object.fromEntries(entries.map(([key, value], j) => [j === i ? `${key}s` : key, value]))
    default:
      return Object.fromEntries(
        entries.map(([key, value], j) => [key, j === i ? oneOf(random, nasty) : value]),
      )
  }
}

/** A line with some bytes changed, lost or added. */
export function bentLine(random: Seedling, line: string): Uint8Array {
  const bytes = [...Buffer.from(line)]
  for (let times = 1 + draw(random, 3); times > 0; times--) {
    const at = draw(random, bytes.length + 1)
    const byte = once(random, 2) ? oneOf(random, [...Buffer.from('{}[]",:0-.eE\\\r\t ')]) : draw(random, 256)
    bytes.splice(at, draw(random, 3), ...(once(random, 2) ? [byte] : []))
  }
  return Uint8Array.from(bytes.filter(byte => byte !== 0x0a))
}

/** Bytes by chance, without a line end. */
export function noise(random: Seedling): Uint8Array {
  return Uint8Array.from({ length: draw(random, 60) }, () => (draw(random, 255) + 11) % 256).filter(
    byte => byte !== 0x0a,
  )
}

/** A line that is too much in one way: in length or in depth. */
export function monster(random: Seedling): string {
  const size = 1024 * 1024
  return oneOf(random, [
    () => `{"do":"answer","value":"${'x'.repeat(size)}"}`,
    () => '['.repeat(200_000),
    () => `{"do":"answer","seat":0,"question":1,"value":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    () =>
      `{"do":"load","save":{"header":{"game":"odd"},"entries":[],"x":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}}`,
    () => `{"id":${'9'.repeat(1000)},"do":"games"}`,
    () => ' '.repeat(size + 1),
  ])()
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
