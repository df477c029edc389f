import type { Answer } from '@osud/engine'
import { signs } from '@osud/table'
import type { WireRequest } from '@osud/table'
import { z } from 'zod'
import { isList, isNumber, isRecord, isValue } from './plain.ts'

/** The longest message that is read at all, in bytes. */
export const longestMessage = 16_384

/** Made by whoever wishes; bots have keys of another kind, which nobody can claim before them. */
const key = z.string().regex(/^[\w-]{8,64}$/)
const seat = z.int().min(0).max(15)
const count = z.int().min(0).max(10_000_000)
/** Looked at by hand: a union would explain at length what is wrong with each of thousands of parts. */
const answer = z.custom<Answer>(isPlain, 'an answer is plain and small')

const request = z.discriminatedUnion('do', [
  z.strictObject({
    n: count,
    do: z.literal('hello'),
    version: count,
    number: count.optional(),
    told: count.optional(),
    as: z.union([seat, z.literal('onlooker')]).optional(),
  }),
  z.strictObject({ n: count, do: z.literal('answer'), question: count, value: answer, key }),
  z.strictObject({ n: count, do: z.literal('suggest'), question: count, value: answer, key }),
  z.strictObject({ n: count, do: z.literal('undo'), key }),
  z.strictObject({ n: count, do: z.literal('hint') }),
  z.strictObject({
    n: count,
    do: z.literal('bot'),
    seat,
    bot: z.enum(['novice', 'companion', 'expert']),
    key,
  }),
  z.strictObject({ n: count, do: z.literal('return'), seat, key }),
  z.strictObject({ n: count, do: z.literal('take'), seat, key }),
  z.strictObject({ n: count, do: z.literal('leave'), key }),
  z.strictObject({ n: count, do: z.literal('start'), key }),
  z.strictObject({ n: count, do: z.literal('pace'), seconds: z.int().min(15).max(604_800).nullable(), key }),
  z.strictObject({ n: count, do: z.literal('say'), text: z.string().trim().min(1).max(500), key }),
  z.strictObject({ n: count, do: z.literal('sign'), sign: z.enum(signs), key }),
])

/** Whether something is plain and small enough for an answer. Whether it fits the question is for the engine to say. */
function isPlain(given: unknown): given is Answer {
  const isPart = (part: unknown): boolean => isNumber(part) || isList(part) || isRecord(part, isNumber)
  return isValue(given) || isList(given) || isRecord(given, isPart)
}

/** The number of a message that is not read any further; it is expected at its beginning. */
export function numberIn(message: Buffer): number {
  return Number(/"n":\s*(\d{1,8})\b/.exec(message.toString('latin1', 0, 100))?.[1] ?? 0)
}

/** A message as a request, or why it is none. */
export function requestOf(message: string): WireRequest | { readonly why: string; readonly n: number } {
  let given: unknown
  try {
    given = JSON.parse(message)
  } catch {
    return { why: 'it is not JSON', n: 0 }
  }
  const { success, data, error } = request.safeParse(given)
  if (success) return data as WireRequest
  const { n } = (typeof given === 'object' && given !== null ? given : {}) as { readonly n?: unknown }
  const [issue] = error.issues
  return {
    why: `${issue?.path.join('.') || 'the message'}: ${issue?.message ?? 'it is not understood'}`.slice(
      0,
      200,
    ),
    n: typeof n === 'number' && Number.isSafeInteger(n) ? n : 0,
  }
}
