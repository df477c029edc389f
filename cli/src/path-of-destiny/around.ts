import { isHidden } from '@osud/engine'
import type { View } from '@osud/engine'
import { alliances, boards } from '@osud/path-of-destiny'
import type { PathOfDestiny } from '@osud/path-of-destiny'
import { wrap } from '../play/layout.ts'
import type { Pen } from '../play/pen.ts'
import { abilityWords } from './competitors.ts'
import { timelineWords, tokenWords } from './timeline.ts'

type Seen = View<PathOfDestiny>

/** What a look around shows beside the table: what the others have, the own abilities at length, the discard pile. */
export function aroundLines(view: Seen, pen: Pen): string[] {
  const { state, reader } = view
  const own = reader === 'onlooker' ? undefined : state.players[reader]
  const others = state.initiative.filter(who => who !== reader)
  const lines = [
    ...(own === undefined
      ? []
      : boards[own.hero].abilities.map(name => pen.narrator.tell({ key: `ability.${name}.text` }))),
    ...others.flatMap(who => competitorLines(view, who, pen)),
    ...pileLines(view, pen),
  ]
  return lines.flatMap(line => wrap(line, pen.width, '    '))
}

function competitorLines(view: Seen, who: number, pen: Pen): string[] {
  const { state, seats, zones } = view
  const { narrator, paint } = pen
  const player = state.players[who]
  if (player === undefined) return []
  const line = (key: string, words: string): string[] =>
    words === '' ? [] : [`  ${narrator.tell({ key })}: ${words}`]
  const board =
    who >= seats
      ? ['learns', 'power'].map(part => {
          const key = `automa.${player.hero}.${part}`
          return `  ${narrator.tell({ key })}: ${narrator.tell({ key: `${key}.text` })}`
        })
      : line('panel.abilities', abilityWords(player, pen))
  return [
    '',
    paint.bold(narrator.nameOf(state, who)),
    ...line('zone.timeline', timelineWords(view, who, pen)),
    ...line('panel.tokens', tokenWords(player, pen)),
    ...board,
    ...line('zone.alliance', allianceWords(zones[`alliance:${who}`] ?? [], pen)),
  ]
}

/** How many alliance cards of each side somebody holds; their backs tell. */
function allianceWords(cards: readonly string[], { narrator }: Pen): string {
  const sides = cards.map(card => (isHidden(card) ? card.slice(1) : (alliances[card]?.side ?? '')))
  return ['renfri', 'stregobor']
    .flatMap(side => {
      const n = sides.filter(one => one === side).length
      return n === 0 ? [] : [`${n}× ${narrator.tell({ key: 'panel.side', args: { side } })}`]
    })
    .join(', ')
}

function pileLines({ zones }: Seen, { narrator }: Pen): string[] {
  const discarded = zones['discard'] ?? []
  const titles = discarded.map(card => narrator.tell({ key: `card.${card}` })).join(', ')
  return [
    '',
    `${narrator.tell({ key: 'zone.deck' })}: ${narrator.say('cli.cards', { n: zones['deck']?.length ?? 0 })}`,
    `${narrator.tell({ key: 'zone.discard' })}: ${narrator.say('cli.cards', { n: discarded.length })}`,
    ...(titles === '' ? [] : [`  ${titles}`]),
  ]
}
