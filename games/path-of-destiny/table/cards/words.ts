import { isHidden } from '@osud/engine'
import type { Say } from '@osud/engine'
import type { SayArgs } from '@osud/lang'
import type { Voice } from '@osud/web/look/board.ts'
import { rest } from '@osud/web/look/rest.ts'
import { faceOf, faces } from '../../content/faces.ts'
import { describeCard } from '../../describe.ts'
import type { board } from '../../lang/en/board.ts'
import type { Symbol } from '../../rules/symbol.ts'
import { chipsOf } from '../signs/chip.ts'

/** Says a text of the printed cards. */
export function boardWord(voice: Voice, key: keyof typeof board, args?: SayArgs): string {
  return voice.say(key, args)
}

/** Says something described in words. */
export const sayIt = (voice: Voice, { key, args }: Say): string => voice.say(key, args)

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The name of a symbol, as it stands within a line. */
export const symbolWord = (voice: Voice, kind: Symbol): string => small(voice.say('ask.symbol', { kind }))

/** The colours of a card in words. */
export function colourWords(card: string, voice: Voice): string {
  return describeCard(card)
    .colours.map(colour => sayIt(voice, colour))
    .join(' + ')
}

/** The symbols of a card in words, the covered ones named as such. */
export function symbolWords(card: string, voice: Voice, covered: readonly Symbol[] = []): string {
  const chips = chipsOf(faceOf(card).symbols, covered, undefined)
  if (chips.length === 0) return boardWord(voice, 'board.no-symbols')
  return chips
    .map(({ symbol, state }) =>
      state === 'lost'
        ? small(boardWord(voice, 'board.covered', { kind: symbol }))
        : symbolWord(voice, symbol),
    )
    .join(', ')
}

/** A whole action card as one sentence: title, colours, symbols, effect. */
export function cardWords(card: string, voice: Voice, covered: readonly Symbol[] = []): string {
  if (isHidden(card)) return boardWord(voice, 'board.hidden')
  const { effect } = describeCard(card)
  const title = voice.say(`card.${card}`)
  return boardWord(voice, 'board.card', {
    title,
    colours: capital(colourWords(card, voice)),
    symbols: symbolWords(card, voice, covered),
    effect:
      effect === undefined
        ? boardWord(voice, 'board.no-effect')
        : boardWord(voice, 'board.effect', {
            when: sayIt(voice, effect.when),
            gain: sayIt(voice, effect.gain),
          }),
  })
}

let said: Voice | undefined

/** Has the cards that may come up said while nobody waits for them: what has been said once is known. */
export async function prepareWords(voice: Voice): Promise<void> {
  if (said === voice) return
  said = voice
  for (const card of faces.keys()) {
    await rest()
    // Whoever looks on has chosen another language by now.
    if (said !== voice) return
    cardWords(card, voice)
  }
}
