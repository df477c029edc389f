import type { Symbol } from '../rules/symbol.ts'
import { isNothing } from './turn-facts.ts'
import type { Amounts, Feat } from './turn-facts.ts'
import { amounts } from './wording.ts'
import type { Sentence, Words } from './wording.ts'

/** How much a chronicle wants to hear of a feat; `active` are the symbols that decide the chapter. */
export function weightOf(feat: Feat, active: readonly Symbol[]): number {
  switch (feat.did) {
    case 'effect':
      return isWash(feat) ? 0 : 1 + worth(feat.gain, active) + 0.4 * worth(feat.price, active)
    case 'ability':
      return 2.5 + worth(feat.gain, active) / 2 + 2 * feat.victims.length + (feat.card === undefined ? 0 : 1)
    case 'misfire':
      return 2
    case 'unlock':
      return 3
    case 'golden':
      return 5
    case 'effort':
      return isNothing(feat.gain) ? 0 : 5
    case 'requirement':
      return 3.5
  }
}

/** Whether somebody pays with the very symbols that come back. */
const isWash = ({ gain, price }: { readonly gain: Amounts; readonly price: Amounts }): boolean =>
  Object.keys(price.symbols).some(kind => kind in gain.symbols)

function worth({ symbols, experience }: Amounts, active: readonly Symbol[]): number {
  const counted = Object.entries(symbols) as [Symbol, number][]
  return counted.reduce((sum, [kind, n]) => sum + n * (active.includes(kind) ? 1.5 : 0.7), 0.7 * experience)
}

/** The sentence that tells a feat. */
export function sentenceOf(feat: Feat): Sentence {
  switch (feat.did) {
    case 'effect':
      if (!isNothing(feat.price)) return 'bargain'
      return Object.keys(feat.gain.symbols).length > 0 ? 'windfall' : 'lesson'
    case 'ability':
      if (feat.victims.length > 0)
        return feat.victims.length === 1 ? 'ability-strike-one' : 'ability-strike-many'
      if (feat.card !== undefined) return feat.card.to === 'hand' ? 'ability-hand' : 'ability-timeline'
      if (isNothing(feat.gain)) return 'ability'
      return isNothing(feat.price) ? 'ability-gain' : 'ability-swap'
    case 'misfire':
    case 'unlock':
    case 'golden':
    case 'effort':
    case 'requirement':
      return feat.did
  }
}

/** Tells a feat. */
export function tellFeat(words: Words, feat: Feat): string {
  const { hero } = feat
  const sentence = sentenceOf(feat)
  switch (feat.did) {
    case 'effect': {
      const [gain, price] = [amounts(words, feat.gain), amounts(words, feat.price)]
      const args = { hero, card: { text: feat.card }, gain }
      return words.say(sentence, price.length > 0 ? { ...args, price } : args)
    }
    case 'misfire':
      return words.say(sentence, { hero, card: { text: feat.card } })
    case 'ability': {
      const [victim = ''] = feat.victims
      return words.say(sentence, {
        hero,
        ability: { text: feat.ability },
        gain: amounts(words, feat.gain),
        price: amounts(words, feat.price),
        victim,
        victims: feat.victims,
        card: { text: feat.card?.title ?? '' },
      })
    }
    case 'unlock':
      return words.say(sentence, { hero, ability: { text: feat.ability } })
    case 'golden':
      return words.say(sentence, { hero })
    case 'effort':
      return words.say(sentence, { hero, effort: { text: feat.effort }, gain: amounts(words, feat.gain) })
    case 'requirement':
      return words.say(sentence, { hero, colour: feat.colour })
  }
}
