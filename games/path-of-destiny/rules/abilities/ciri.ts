import type { Flow } from '@osud/engine'
import { faceOf } from '../../content/faces.ts'
import type { Ability } from '../ability.ts'
import { cardOptions, titleOf } from '../card-words.ts'
import type { Colour } from '../card.ts'
import { colours } from '../card.ts'
import { gainSymbols } from '../gains.ts'
import type { Table, Who } from '../state.ts'
import { declare, player } from '../state.ts'
import { tally } from '../symbol.ts'
import { layFromHand } from '../timeline.ts'
import { hand, timeline } from '../zones.ts'
import { hasHand, hasTimeline, takeBack } from './choosing.ts'

/** Ciri's abilities (POD-088 to POD-091). */
export const ciri = {
  'child-of-destiny': {
    window: 'during-play',
    rule: 'POD-088',
    changesEffect: true,
    usable: (_table, _who, card) => asksForColour(card),
  },
  'lady-of-time': { window: 'before-play', rule: 'POD-089', usable: hasTimeline },
  'time-and-space': {
    window: 'before-play',
    rule: 'POD-090',
    usable: (table, who) => hasTimeline(table, who) && hasHand(table, who),
  },
  'elder-blood': { window: 'before-play', rule: 'POD-091', usable: hasHand },
} satisfies Record<string, Ability>

function asksForColour(card: string): boolean {
  const when = faceOf(card).effect?.when
  return when !== undefined && 'have' in when && when.have !== 'inactive'
}

/** Lets one card of the timeline count as another colour for the effects of this play step (POD-088). */
export function* childOfDestiny(table: Table, { who }: { who: Who }): Flow {
  const card = yield* table.choose<string>(who, {
    ask: 'ask.recolour',
    options: cardOptions(table.cards(timeline(who))),
    rule: 'POD-088',
  })
  const as = yield* table.choose<Colour>(who, {
    ask: 'ask.colour',
    options: colours.map(value => ({ value, says: { key: `colour.${value}` } })),
    rule: 'POD-088',
  })
  const { hero } = player(table, who)
  declare(table, who, { colour: { card, as } })
  table.tell('log.recolour', { hero, card: titleOf(card), colour: as }, 'POD-088')
}

/** Takes one card of the timeline into the hand (POD-089). */
export function* ladyOfTime(table: Table, { who }: { who: Who }): Flow {
  yield* takeBack(table, who, 'POD-089')
}

/** Takes one card back and plays a different one from hand (POD-090). */
export function* timeAndSpace(table: Table, { who }: { who: Who }): Flow {
  const taken = yield* takeBack(table, who, 'POD-090')
  const card = yield* table.choose<string>(who, {
    ask: 'ask.play-other',
    options: cardOptions(table.cards(hand(who)).filter(one => one !== taken)),
    rule: 'POD-090',
  })
  layFromHand(table, who, [card])
  table.tell('log.play-one', { hero: player(table, who).hero, card: titleOf(card) }, 'POD-090')
  table.then({ do: 'effect', who, card })
}

/** Discards up to two cards, gains all symbols on them and draws as many (POD-091). */
export function* elderBlood(table: Table, { who }: { who: Who }): Flow {
  const held = table.cards(hand(who))
  const cards = yield* table.pick<string>(who, {
    ask: 'ask.elder-blood',
    options: cardOptions(held),
    min: 1,
    max: Math.min(2, held.length),
    ordered: false,
    rule: 'POD-091',
  })
  const discarded = table.move(cards, hand(who), 'discard')
  table.tell('log.discard', { hero: player(table, who).hero, cards: discarded }, 'POD-091')
  gainSymbols(table, who, tally(cards.flatMap(card => [...faceOf(card).symbols])), 'POD-091')
  table.then({ do: 'draw', who, count: cards.length })
}
