import type { ExtraEffort } from '../content/extra-effort.ts'
import { extraEfforts } from '../content/extra-effort.ts'
import { received } from './effect.ts'
import { gainPoints, gainSymbols } from './gains.ts'
import { hasColours, hasSequence } from './sequence.ts'
import type { Table, Who } from './state.ts'
import { people, player } from './state.ts'
import { timelineOf } from './timeline.ts'

/** Draws one extra effort card of each chapter at random (POD-233). */
export function drawEfforts(table: Table): string[] {
  return [1, 2, 3].map(chapter => {
    const cards = Object.keys(extraEfforts).filter(id => extraEfforts[id]?.chapter === chapter)
    return cards[table.chance(cards.length)] ?? ''
  })
}

/**
 * Everybody whose timeline shows the current chapter's sequence (POD-325) with a card played this turn gains its bonus,
 * once a turn (POD-234, POD-237). The Automa does not (POD-310).
 */
export function extraEffort(table: Table): void {
  const { state } = table
  const id = state.efforts[state.chapter - 1] ?? ''
  const effort = extraEfforts[id]
  if (effort === undefined) return
  for (const who of people(table)) {
    if (!completes(table, who, effort)) continue
    table.tell('log.effort', { hero: player(table, who).hero, card: { text: `effort.${id}` } }, 'POD-234')
    const { experience, symbols } = received(effort.gain, 1, state.active)
    gainSymbols(table, who, symbols, 'POD-326')
    gainPoints(table, who, experience, 'POD-326')
  }
}

function completes(table: Table, who: Who, { sequence }: ExtraEffort): boolean {
  const timeline = timelineOf(table, who)
  const playedFrom = timeline.length - player(table, who).played.length
  return table.state.options.sequences === 'neighbours'
    ? hasSequence(timeline, sequence, playedFrom)
    : hasColours(timeline, sequence, playedFrom)
}
