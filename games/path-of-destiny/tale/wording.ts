import { phrasing } from '@osud/lang/tale'
import type { Phrasing, TaleVoice } from '@osud/lang/tale'
import type { chronicle } from '../lang/en/chronicle.ts'
import { symbols } from '../rules/symbol.ts'
import type { Amounts } from './turn-facts.ts'

type Key = keyof typeof chronicle

/** A sentence that has several wordings. */
export type Sentence = Key extends infer K ? (K extends `${infer Base}.${number}` ? Base : never) : never

/** What a teller of this game speaks with: the texts, and the wordings used so far. */
export interface Words {
  readonly voice: TaleVoice
  /** A text with one wording. */
  readonly text: (key: Key, args?: Parameters<TaleVoice['say']>[1]) => string
  /** A sentence in the next of its wordings. */
  readonly say: Phrasing<Sentence>
}

/** Words to begin a chronicle with. */
export const wordsOf = (voice: TaleVoice): Words => ({
  voice,
  text: (key, args) => voice.say(key, args),
  say: phrasing<Sentence>(voice),
})

/** Symbols and experience as the objects of a sentence: “three combat symbols”, “two experience points”. */
export function amounts({ text }: Words, { symbols: counted, experience }: Amounts): string[] {
  const kinds = symbols.filter(kind => (counted[kind] ?? 0) > 0)
  const single = kinds.length > 1 && kinds.every(kind => counted[kind] === 1)
  return [
    ...(single
      ? [text('tale.each', { kinds })]
      : kinds.map(kind => text('tale.symbols', { kind, n: counted[kind] ?? 0 }))),
    ...(experience > 0 ? [text('tale.experience', { n: experience })] : []),
  ]
}

/** Names with what each of them has, the most first: “Ciri (9)”. */
export function ranking({ voice, text }: Words, points: ReadonlyMap<string, number>): string[] {
  return [...points]
    .toSorted(([, one], [, other]) => other - one)
    .map(([hero, n]) => text('tale.points', { nick: voice.nameOf(hero), n }))
}
