import type { Flow } from '@osud/engine'
import type { AllianceEffect } from '../content/alliances.ts'
import { alliances as cards } from '../content/alliances.ts'
import { titleOf } from './card-words.ts'
import { gainPoints, gainSymbols } from './gains.ts'
import { lose } from './loss.ts'
import type { SetUpTable, Side, State, Table, Who } from './state.ts'
import { people, player } from './state.ts'
import type { Step } from './step.ts'
import type { Symbol } from './symbol.ts'
import { inactiveSymbols } from './symbol.ts'
import { symbolsOf } from './timeline.ts'
import { alliance, revealed } from './zones.ts'

const sides = ['renfri', 'stregobor'] as const
const mostOfOneSide = 3

/** Shuffles the two alliance decks (POD-271). */
export function shuffleAlliances(table: SetUpTable): void {
  for (const side of sides) {
    table.fill(
      side,
      Object.entries(cards).flatMap(([id, card]) =>
        card.side === side ? Array.from({ length: card.copies }, () => id) : [],
      ),
    )
    table.shuffle(side)
  }
}

/** The double token at the bottom position (POD-268), the single ones above it in random order (POD-269). */
export function layAllianceTokens(table: Table): State['alliances'] {
  const { positions } = table.state
  const [upper, lower] = table.chance(2) === 0 ? sides : sides.toReversed()
  return { [positions]: sides, [positions - 1]: [lower ?? 'renfri'], [positions - 2]: [upper ?? 'renfri'] }
}

/** Whoever stands beside an alliance token draws a card of that side (POD-272), at the double one of either (POD-273). */
export function* allianceCard(table: Table, { who }: { who: Who }): Flow {
  const { state } = table
  const { hero } = player(table, who)
  const place = state.figures.find(figure => figure.who === who)?.place
  const [only, other] = (typeof place === 'number' ? state.alliances[place] : undefined) ?? []
  if (only === undefined) return
  const side =
    other === undefined
      ? only
      : yield* table.choose<Side>(who, {
          ask: 'ask.alliance',
          args: { hero },
          options: [{ value: only }, { value: other }],
          rule: 'POD-273',
        })
  if (table.cards(side).length === 0) {
    table.moveAll(`${side}-discard`, side) // POD-276
    table.shuffle(side)
  }
  const drawn = table.draw(1, side, alliance(who))
  if (drawn.cards.length === 0) return
  table.tell('log.alliance', { hero, side, cards: drawn }, 'POD-272')
  if (ofSide(table, who, side).length > mostOfOneSide) table.then({ do: 'limit-alliances', who, side })
}

const ofSide = (table: Table, who: Who, side: Side): string[] =>
  table.cards(alliance(who)).filter(card => cards[card]?.side === side)

/** A fourth card of a side: one of them goes face down to that side's pile (POD-275, POD-331). */
export function* limitAlliances(table: Table, { who, side }: { who: Who; side: Side }): Flow {
  const card = yield* table.choose<string>(who, {
    ask: 'ask.limit-alliances',
    options: distinct(ofSide(table, who, side)).map(value => ({ value, says: { key: `card.${value}` } })),
    rule: 'POD-275',
  })
  table.move(card, alliance(who), `${side}-discard`)
  table.tell('log.alliance-discarded', { hero: player(table, who).hero, side }, 'POD-275')
}

/** The dominant symbol says whom the players support (POD-277): all reveal and apply that side's cards (POD-278, POD-279). */
export function alliances(table: Table): void {
  const { state } = table
  const side = state.dominant === 'left' ? 'renfri' : 'stregobor'
  table.tell('log.side', { side }, 'POD-277')
  const steps: Step[] = []
  for (const who of people(table)) {
    const shown = table.move(ofSide(table, who, side), alliance(who), revealed(who))
    if (shown.cards.length === 0) continue
    table.tell('log.alliances', { hero: player(table, who).hero, cards: shown }, ['POD-278', 'POD-279'])
    steps.push({ do: 'apply-alliances', who })
  }
  table.then(...steps)
}

/** Applies the revealed cards one after the other, in the order the owner likes (POD-281, POD-328). */
export function* applyAlliances(table: Table, { who }: { who: Who }): Flow {
  const left = table.cards(revealed(who))
  const [first] = left
  if (first === undefined) return
  const kinds = distinct(left)
  const id =
    kinds.length === 1
      ? first
      : yield* table.choose<string>(who, {
          ask: 'ask.apply-alliance',
          options: kinds.map(value => ({ value, says: { key: `card.${value}` } })),
          rule: 'POD-328',
        })
  table.then({ do: 'alliance-effect', who, card: id }, { do: 'apply-alliances', who })
}

/** Carries out one alliance card, then discards it (POD-282); without what it demands it has no effect (POD-329). */
export function* allianceEffect(table: Table, { who, card: id }: { who: Who; card: string }): Flow {
  const card = cards[id]
  if (card === undefined) return
  const { hero } = player(table, who)
  const title = titleOf(id)
  const payable = losable(table, who, card.effect)
  if (payable?.length === 0) table.tell('log.unmet', { hero, card: title }, 'POD-329')
  else {
    table.tell('log.alliance-effect', { hero, card: title }, 'POD-281')
    yield* carryOut(table, who, card.effect, payable ?? [])
  }
  table.move(id, revealed(who), `${card.side}-discard`)
}

/** Gives what an alliance card promises; what it demands is lost first (POD-285 to POD-288). */
function* carryOut(table: Table, who: Who, effect: AllianceEffect, payable: readonly Symbol[]): Flow {
  const { active } = table.state
  if ('experience' in effect) gainPoints(table, who, effect.experience, 'POD-285')
  else if ('token' in effect) gainSymbols(table, who, { [active[effect.token]]: 1 }, 'POD-287')
  else if ('confess' in effect) {
    yield* lose(table, { who, kinds: payable, rule: 'POD-288' }) ?? []
    gainPoints(table, who, effect.confess, 'POD-288')
  } else {
    const [one, other] = payable
    const lost =
      one !== undefined && other === undefined
        ? one
        : yield* table.choose<Symbol>(who, {
            ask: 'ask.lose-kind',
            options: payable.map(value => ({ value, says: { key: 'ask.symbol', args: { kind: value } } })),
            rule: 'POD-286',
          })
    yield* lose(table, { who, kinds: [lost], rule: 'POD-286' }) ?? []
    gainSymbols(table, who, { [lost === active.left ? active.right : active.left]: 2 }, 'POD-286')
  }
}

/** The kinds of symbol that could pay for a card; undefined if it demands none. */
function losable(table: Table, who: Who, effect: AllianceEffect): Symbol[] | undefined {
  const { left, right } = table.state.active
  const counted = symbolsOf(table, who)
  if ('turnCoat' in effect) return [left, right].filter(kind => counted[kind] > 0)
  if ('confess' in effect) return inactiveSymbols(table.state.active).filter(kind => counted[kind] > 0)
  return undefined
}

/** At the end of the game what is still face down is discarded without effect (POD-284). */
export function discardAlliances(table: Table): void {
  const owners = people(table).filter(who => table.cards(alliance(who)).length > 0)
  for (const who of owners)
    for (const side of sides) table.move(ofSide(table, who, side), alliance(who), `${side}-discard`)
  if (owners.length > 0) table.tell('log.alliances-over', {}, 'POD-284')
}

const distinct = (list: readonly string[]): string[] => [...new Set(list)]
