import type { Flow, Option, Say } from '@osud/engine'
import { titleOf } from './card-words.ts'
import type { Player, Table, Who } from './state.ts'
import { isAutoma, player } from './state.ts'
import type { Symbol } from './symbol.ts'
import { timelineOf } from './timeline.ts'
import { timeline } from './zones.ts'

/** Where a symbol can be lost from: a token, a special token, or a card of the timeline. */
interface Source {
  readonly symbol: Symbol
  readonly from: 'token' | 'special' | { readonly card: string }
}

/** What has to be lost, and by which rule. */
interface Loss {
  readonly who: Who
  readonly kinds: readonly Symbol[]
  readonly card?: string
  readonly rule: string
}

/**
 * Loses one symbol of the kinds named: the owner says which (POD-009, POD-125). With `card`, only that card and those
 * to its left qualify (POD-010). Without any such symbol nothing is lost (POD-012, POD-293).
 */
export function lose(table: Table, { who, kinds, card, rule }: Loss): Flow | undefined {
  const sources = sourcesOf(table, who, kinds, card)
  const first = sources[0]
  if (first === undefined) return undefined
  if (sources.length > 1 && !isAutoma(table, who))
    return chooseLoss(table, who, sources, [card === undefined ? 'POD-009' : 'POD-125', rule])
  if (isAutoma(table, who)) remove(table, who, automaLoses(sources), 'POD-315')
  else remove(table, who, first, rule)
  return undefined
}

function* chooseLoss(
  table: Table,
  who: Who,
  sources: readonly Source[],
  rules: readonly [asks: string, loses: string],
): Flow {
  const options: Option<number>[] = []
  for (const source of sources) options.push({ value: options.length, says: saying(source) })
  const chosen = yield* table.choose<number>(who, { ask: 'ask.lose', options, rule: rules })
  remove(table, who, sources[chosen] as Source, rules[1])
}

/** The Automa gives a token if it can, otherwise the symbol on the card it played last (POD-315). */
function automaLoses(sources: readonly Source[]): Source {
  const source = sources.find(({ from }) => from === 'token') ?? sources.at(-1)
  if (source === undefined) throw new Error('the Automa has nothing to lose')
  return source
}

function sourcesOf(table: Table, who: Who, kinds: readonly Symbol[], card?: string): Source[] {
  const { pool, special } = player(table, who)
  const cards = table.cards(timeline(who))
  const lying = timelineOf(table, who)
  const inScope = card === undefined ? cards.length : cards.indexOf(card) + 1
  const sources: Source[] = []
  for (const symbol of kinds) {
    if (pool[symbol] > 0) sources.push({ symbol, from: 'token' })
    if (special.some(token => token.symbol === symbol && !token.lost))
      sources.push({ symbol, from: 'special' })
  }
  for (let place = 0; place < inScope; place++)
    for (const symbol of kinds)
      if (lying[place]?.symbols.includes(symbol) === true)
        sources.push({ symbol, from: { card: cards[place] ?? '' } })
  return sources
}

function remove(table: Table, who: Who, { symbol, from }: Source, rule: string): void {
  const loser = player(table, who)
  const { hero } = loser
  if (from === 'token') {
    const pool: Record<Symbol, number> = { ...loser.pool }
    pool[symbol]--
    loser.pool = pool
    table.tell('log.lose-token', { hero, kind: symbol }, rule)
  } else if (from === 'special') {
    loseSpecial(loser, symbol)
    table.tell('log.lose-special', { hero, kind: symbol }, 'POD-263')
  } else {
    loser.covered = [...loser.covered, { card: from.card, symbol }]
    table.tell('log.cover', { hero, kind: symbol, card: titleOf(from.card) }, rule)
  }
}

function loseSpecial({ special }: Player, symbol: Symbol): void {
  const token = special.find(one => one.symbol === symbol && !one.lost)
  if (token !== undefined) token.lost = true
}

function saying({ symbol, from }: Source): Say {
  if (from === 'token') return { key: 'ask.lose.token', args: { kind: symbol } }
  if (from === 'special') return { key: 'ask.lose.special', args: { kind: symbol } }
  return { key: 'ask.lose.card', args: { kind: symbol, card: titleOf(from.card) } }
}
