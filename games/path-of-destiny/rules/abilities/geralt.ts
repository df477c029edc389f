import type { Flow } from '@osud/engine'
import { faceOf } from '../../content/faces.ts'
import type { Ability } from '../ability.ts'
import { cardOptions, titleOf } from '../card-words.ts'
import { degreeOf, fullDegree } from '../effect.ts'
import type { Table, Who } from '../state.ts'
import { declare, player } from '../state.ts'
import { layFromHand, scopeFor } from '../timeline.ts'
import { hand } from '../zones.ts'
import { hasHand, hasTimeline, takeBack } from './choosing.ts'

/** Geralt's abilities (POD-076 to POD-079). */
export const geralt = {
  training: {
    window: 'during-play',
    rule: 'POD-076',
    changesEffect: true,
    usable: (table, who, card) => undeclared(table, who) && losesIn(table, who, card),
  },
  hmm: { window: 'chapter-end', rule: 'POD-077', usable: hasTimeline },
  prowess: {
    window: 'during-play',
    rule: 'POD-078',
    changesEffect: true,
    usable: (table, who, card) =>
      undeclared(table, who) && (losesIn(table, who, card) || !isFull(table, who, card)),
  },
  fortitude: { window: 'during-play', rule: 'POD-079', usable: hasHand },
} satisfies Record<string, Ability>

const undeclared = (table: Table, who: Who): boolean => {
  const { spare, full } = player(table, who).declared
  return spare === undefined && full === undefined
}

function losesIn(table: Table, who: Who, card: string): boolean {
  const when = faceOf(card).effect?.when
  return when !== undefined && 'lose' in when && degreeOf(when, scopeFor(table, who, card)) > 0
}

function isFull(table: Table, who: Who, card: string): boolean {
  const when = faceOf(card).effect?.when
  return when === undefined || degreeOf(when, scopeFor(table, who, card)) === fullDegree(when)
}

/** Ignores the loss of one symbol: the condition counts as met although it stays (POD-076). */
export function training(table: Table, { who }: { who: Who }): void {
  declare(table, who, { spare: true })
}

/** Gives the full result without the condition (POD-078). */
export function prowess(table: Table, { who }: { who: Who }): void {
  declare(table, who, { full: true })
}

/** Takes one card of the timeline into the hand (POD-077). */
export function* hmm(table: Table, { who }: { who: Who }): Flow {
  yield* takeBack(table, who, 'POD-077')
}

/** Plays one more card, whose effect is resolved, then draws one (POD-079). */
export function* fortitude(table: Table, { who }: { who: Who }): Flow {
  const card = yield* table.choose<string>(who, {
    ask: 'ask.play-more',
    options: cardOptions(table.cards(hand(who))),
    rule: 'POD-079',
  })
  layFromHand(table, who, [card])
  table.tell('log.play-one', { hero: player(table, who).hero, card: titleOf(card) }, 'POD-079')
  table.then({ do: 'resolve', who, cards: [card] }, { do: 'draw', who, count: 1 })
}
