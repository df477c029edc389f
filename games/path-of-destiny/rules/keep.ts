import type { Flow } from '@osud/engine'
import { cardOptions } from './card-words.ts'
import { nextSpread, openPage, storyOf } from './pages.ts'
import type { Table, Who } from './state.ts'
import { isAutoma, people, player } from './state.ts'
import type { Step } from './step.ts'
import { noSymbols } from './symbol.ts'
import { timeline } from './zones.ts'

/** How many cards stay on a timeline after a chapter: 1 after the first, 2 after the second (POD-175, POD-176). */
export const keptAfter = (chapter: number): number => (chapter === 1 ? 1 : 2)

/** Clears the timelines: all choose at the same time what they keep (POD-178), and its effects are resolved (POD-179). */
export function* keep(table: Table): Flow {
  const { state } = table
  const seats = people(table)
  const kept = yield* table.everyone<string>(seats, who => {
    const lying = table.cards(timeline(who))
    const count = Math.min(lying.length, keptAfter(state.chapter) + player(table, who).keepsMore)
    return {
      kind: 'pick',
      ask: 'ask.keep',
      args: { n: count },
      options: cardOptions(lying),
      min: count,
      max: count,
      ordered: true,
      rule: state.chapter === 1 ? 'POD-175' : 'POD-176',
    }
  })
  if (state.options.keptCards === 'coming') {
    const page = state.page + (state.dominant === 'right' ? 1 : 0)
    state.active = nextSpread(storyOf(state), openPage(storyOf(state), page).leads) ?? state.active // POD-305
  }
  const effects: Step[] = []
  for (const who of state.initiative) {
    const cards = kept.get(who) ?? [] // the Automa keeps nothing: POD-227
    clear(table, who, cards)
    effects.push(...cards.map(card => ({ do: 'effect' as const, who, card })))
  }
  table.then(...effects)
}

/** Discards all tokens (POD-174) but the special ones (POD-262), and all cards but those kept, laid in their new order. */
function clear(table: Table, who: Who, kept: readonly string[]): void {
  const owner = player(table, who)
  const cleared = table.cards(timeline(who)).filter(card => !kept.includes(card))
  const discarded = table.move(cleared, timeline(who), 'discard')
  const cards = table.move(kept, timeline(who), timeline(who))
  owner.pool = noSymbols
  owner.covered = []
  owner.keepsMore = 0
  if (isAutoma(table, who)) table.tell('log.automa-clears', { hero: owner.hero }, 'POD-227')
  else table.tell('log.keep', { hero: owner.hero, cards, n: discarded.cards.length }, 'POD-174')
}
