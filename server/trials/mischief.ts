import { draw } from '@osud/engine'
import type { Seedling } from '@osud/engine'
import { wireVersion } from '@osud/table'

/** What hostile clients do. */
export const mischiefs = [
  'malformed',
  'oversized',
  'replayed',
  'out-of-turn',
  'forged-seat',
  'flood',
  'broken-frame',
  'bad-request',
  'slow-loris',
] as const

/** A kind of mischief. */
export type Mischief = (typeof mischiefs)[number]

/** What the hostile know about the tables of the honest: more than they ever should. */
export interface Spied {
  readonly tables: readonly string[]
  /** Messages of honest players, as they were sent. */
  readonly messages: readonly string[]
  /** Whether they are to leave the server alone for a while. */
  readonly rest: boolean
}

/** Messages with this number or a greater one must never be granted. */
export const neverGranted = 1_000_000

/** A hostile message for a line: its kind and what is sent. */
export function mischief(chance: Seedling, spied: Spied): { kind: Mischief; text: string | Buffer } {
  const n = neverGranted + draw(chance, 1_000_000)
  // It ends the line, so that there are fewer of them: mostly just too long, now and then far too long.
  if (draw(chance, 50) === 0) {
    return { kind: 'oversized', text: 'x'.repeat(draw(chance, 20) === 0 ? 300_000 : 16_385) }
  }
  switch (draw(chance, 5)) {
    case 0:
      return { kind: 'malformed', text: malformed(chance, n) }
    case 1:
      return { kind: 'replayed', text: renumbered(pick(chance, spied.messages) ?? '{}', n) }
    case 2:
      return { kind: 'out-of-turn', text: JSON.stringify(outOfTurn(chance, n)) }
    case 3:
      return { kind: 'forged-seat', text: JSON.stringify(forgedSeat(chance, n)) }
    default:
      return { kind: 'flood', text: JSON.stringify({ n, do: 'hint' }) }
  }
}

/** A broken request of HTTP, head and body. */
export function badRequest(chance: Seedling, spied: Spied): { path: string; init: RequestInit } {
  const table = pick(chance, spied.tables) ?? 'none'
  const json = { 'content-type': 'application/json' }
  const bodies = [
    '{',
    '[]',
    '{"me":{"name":"\u0000"},"token":"x"}',
    `{"me":{},"token":"${key(chance)}${key(chance)}"}`,
    '{"__proto__":{"host":true},"me":{"name":"x"},"game":"night-ferry","options":{},"undo":"off","chairs":["me","me"]}',
    '{"me":{"name":"x"},"game":"../../etc/passwd","options":{},"undo":"off","chairs":["me"]}',
    `{"me":{"name":"x"},"file":"${'['.repeat(5000)}","chairs":["me"]}`,
    `{"me":{"name":"${'x'.repeat(70_000)}"}}`,
  ]
  const body = pick(chance, bodies) ?? '{'
  const post = (path: string): { path: string; init: RequestInit } => ({
    path,
    init: { method: 'POST', headers: json, body },
  })
  switch (draw(chance, 8)) {
    case 0:
      return post('/api/tables')
    case 1:
      return post('/api/join')
    case 2:
      return post(`/api/tables/${table}/invite`)
    case 3:
      return {
        path: `/api/tables/${table}/file`,
        init: { method: 'POST', headers: { cookie: `osud=${key(chance)}` } },
      }
    case 4:
      return { path: `/api/tables/${table}/invitations`, init: { method: 'DELETE' } }
    case 5:
      return {
        path: '/api/me',
        init: { method: 'DELETE', headers: { origin: 'https://elsewhere.example', cookie: 'osud=%00' } },
      }
    case 6:
      return { path: `/..%2f..%2f${'a'.repeat(draw(chance, 2000))}`, init: {} }
    default:
      return post('/api/passkeys/show')
  }
}

/** Bytes that no honest line would send after it is open: wrong bits, no mask, lying lengths. */
export function brokenFrame(chance: Seedling): Buffer {
  const first = [0x8f, 0xf1, 0x81, 0xc1, 0x80, 0x89, 0x01][draw(chance, 7)] ?? 0x8f
  const second = [0x05, 0xff, 0xfe, 0x85, 0x7f, 0x00][draw(chance, 6)] ?? 0x05
  const rest = Buffer.from(Array.from({ length: draw(chance, 64) }, () => draw(chance, 256)))
  return Buffer.concat([Buffer.from([first, second]), rest])
}

function malformed(chance: Seedling, n: number): string | Buffer {
  const whole = JSON.stringify({ n, do: 'answer', question: 1, value: 'yes', key: key(chance) })
  switch (draw(chance, 9)) {
    case 0:
      return whole.slice(0, draw(chance, whole.length))
    case 1:
      return Buffer.from(Array.from({ length: 1 + draw(chance, 200) }, () => draw(chance, 256)))
    case 2:
      return '['.repeat(1 + draw(chance, 8000))
    case 3:
      return `{"n":${n},"do":"answer","question":1e999,"value":{"__proto__":{"mine":1}},"key":"${key(chance)}"}`
    case 4:
      return JSON.stringify({
        n,
        do: ['fly', 'constructor', '__proto__', 7, null][draw(chance, 5)],
        key: key(chance),
      })
    case 5:
      return JSON.stringify({ n, do: 'hello', version: wireVersion + 1 + draw(chance, 5) })
    case 6:
      return JSON.stringify({ n: -1, do: 'say', text: '', key: 'short' })
    case 7:
      return JSON.stringify({ n, do: 'answer', question: 1, value: [[['deep']]], key: key(chance), seat: 0 })
    default:
      return ['null', '"', '0', '{}', '{"n":{}}', '\u0000', ''][draw(chance, 7)] ?? ''
  }
}

/** An answer or a wish to a question that is not open for whoever sends it. */
function outOfTurn(chance: Seedling, n: number): object {
  const value = ['yes', 0, true, ['a', 'b'], { a: 1 }][draw(chance, 5)]
  const question = 1_000_000 + draw(chance, 1000)
  return draw(chance, 2) === 0
    ? { n, do: 'answer', question, value, key: key(chance) }
    : { n, do: 'suggest', question, value, key: key(chance) }
}

/** A wish that only somebody else may have. */
function forgedSeat(chance: Seedling, n: number): object {
  const seat = draw(chance, 3)
  const wishes = [
    { do: 'take', seat },
    { do: 'return', seat },
    { do: 'bot', seat, bot: 'novice' },
    { do: 'undo' },
    { do: 'start' },
    { do: 'pace', seconds: 15 },
    { do: 'leave' },
  ]
  return { n, ...pick(chance, wishes), key: key(chance) }
}

function renumbered(message: string, n: number): string {
  const { n: _, ...rest } = JSON.parse(message) as { readonly n?: number }
  return JSON.stringify({ n, ...rest })
}

const key = (chance: Seedling): string => `evil-${draw(chance, 1_000_000_000)}-${draw(chance, 1_000_000_000)}`

function pick<T>(chance: Seedling, list: readonly T[]): T | undefined {
  return list[draw(chance, Math.max(1, list.length))]
}
