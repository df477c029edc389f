import type { SayArgs } from '../slots.ts'
import type { Speaker } from '../speaker.ts'

/** Says a sentence in the next of its wordings. */
export type Phrasing<Key extends string = string> = (key: Key, args?: SayArgs) => string

/**
 * Says sentences that have several wordings, `key.1`, `key.2` and so on, each in its turn, so that what happens often is not
 * told in the same words again and again. The same calls give the same words.
 */
export function phrasing<Key extends string = string>(voice: Pick<Speaker, 'say' | 'has'>): Phrasing<Key> {
  const told = new Map<string, number>()
  return (key, args) => {
    const before = told.get(key) ?? 0
    const next = voice.has(`${key}.${before + 1}`) ? before + 1 : 1
    told.set(key, next)
    return voice.say(`${key}.${next}`, args)
  }
}
