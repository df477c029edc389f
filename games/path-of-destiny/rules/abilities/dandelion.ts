import type { Flow } from '@osud/engine'
import { faceOf } from '../../content/faces.ts'
import type { Ability } from '../ability.ts'
import { titleOf } from '../card-words.ts'
import { drawCards } from '../deck.ts'
import { gainSymbols } from '../gains.ts'
import type { Table, Who } from '../state.ts'
import { player } from '../state.ts'
import type { Symbol } from '../symbol.ts'
import { symbols } from '../symbol.ts'
import { symbolsOf } from '../timeline.ts'
import { hand } from '../zones.ts'

/** Dandelion's abilities (POD-084 to POD-087). */
export const dandelion = {
  ballad: { window: 'before-play', rule: 'POD-084', usable: () => true },
  'between-the-lines': { window: 'before-play', rule: 'POD-085', usable: () => true },
  'pulling-strings': { window: 'before-play', rule: 'POD-086', usable: () => true },
  'song-of-merit': {
    window: 'before-play',
    rule: 'POD-087',
    usable: (table, who) => activeKinds(table).some(kind => symbolsOf(table, who)[kind] > 0),
  },
} satisfies Record<string, Ability>

const activeKinds = ({ state: { active } }: Table): [Symbol, Symbol] => [active.left, active.right]

/** The active kinds, the one that somebody has more of first; undefined if there are equally many. */
function byAmount(table: Table, who: Who): [more: Symbol, fewer: Symbol] | undefined {
  const [left, right] = activeKinds(table)
  const lead = symbolsOf(table, who)[left] - symbolsOf(table, who)[right]
  return lead === 0 ? undefined : lead > 0 ? [left, right] : [right, left]
}

function chooseKind(
  table: Table,
  who: Who,
  ask: 'ask.gain-kind' | 'ask.lose-kind' | 'ask.name-kind',
  kinds: readonly Symbol[],
  rule: string,
): Flow<Symbol> {
  return table.choose<Symbol>(who, {
    ask,
    options: kinds.map(value => ({ value, says: { key: 'ask.symbol', args: { kind: value } } })),
    rule,
  })
}

/** Gains one active symbol of the kind he has fewer of (POD-084). */
export function* ballad(table: Table, { who }: { who: Who }): Flow {
  const [, fewer] = byAmount(table, who) ?? []
  const kind = fewer ?? (yield* chooseKind(table, who, 'ask.gain-kind', activeKinds(table), 'POD-084'))
  gainSymbols(table, who, { [kind]: 1 }, 'POD-084')
}

/** Names a symbol and reveals cards until one shows it (POD-085). */
export function* betweenTheLines(table: Table, { who }: { who: Who }): Flow {
  const kind = yield* chooseKind(table, who, 'ask.name-kind', symbols, 'POD-085')
  const { hero } = player(table, who)
  table.tell('log.seek', { hero, kind }, 'POD-085')
  for (;;) {
    const [card] = drawCards(table, 1, 'revealed').cards
    if (card === undefined) break
    if (!faceOf(card.card).symbols.includes(kind)) continue
    table.move(card.card, 'revealed', hand(who))
    table.tell('log.take', { hero, card: titleOf(card.card) }, 'POD-085')
    break
  }
  const discarded = table.moveAll('revealed', 'discard')
  if (discarded.cards.length > 0) table.tell('log.discard-revealed', { cards: discarded }, 'POD-085')
}

/** Gains one active symbol; everybody else loses one of the other active kind (POD-086). */
export function* pullingStrings(table: Table, { who }: { who: Who }): Flow {
  const kind = yield* chooseKind(table, who, 'ask.gain-kind', activeKinds(table), 'POD-086')
  const [other = kind] = activeKinds(table).filter(one => one !== kind)
  gainSymbols(table, who, { [kind]: 1 }, 'POD-086')
  const others = table.state.initiative.filter(one => one !== who)
  for (const loser of others)
    if (symbolsOf(table, loser)[other] === 0)
      table.tell('log.nothing-to-lose', { hero: player(table, loser).hero }, 'POD-293')
  table.then(...others.map(loser => ({ do: 'lose' as const, who: loser, kinds: [other], rule: 'POD-086' })))
}

/** Loses one of the active kind he has more of and gains three of the other (POD-087). */
export function* songOfMerit(table: Table, { who }: { who: Who }): Flow {
  const [more] = byAmount(table, who) ?? []
  const lost = more ?? (yield* chooseKind(table, who, 'ask.lose-kind', activeKinds(table), 'POD-087'))
  const [kind = lost] = activeKinds(table).filter(one => one !== lost)
  table.then(
    { do: 'lose', who, kinds: [lost], rule: 'POD-087' },
    { do: 'tokens', who, kind, count: 3, rule: 'POD-087' },
  )
}
