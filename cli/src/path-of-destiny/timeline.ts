import type { View } from '@osud/engine'
import { symbols } from '@osud/path-of-destiny'
import type { PathOfDestiny } from '@osud/path-of-destiny'
import type { Pen } from '../play/pen.ts'
import { fixed, shortCard, symbolWord } from './faces.ts'

/** Somebody's timeline from left to right, with what is covered. */
export function timelineWords({ state, zones }: View<PathOfDestiny>, who: number, pen: Pen): string {
  const covered = state.players[who]?.covered ?? []
  return (zones[`timeline:${who}`] ?? [])
    .map(card => {
      const lost = covered.filter(one => one.card === card).map(({ symbol }) => symbol)
      return shortCard(card, lost, pen)
    })
    .join(' → ')
}

/** The tokens in somebody's pool, and the special ones, lost or not. */
export function tokenWords({ pool, special }: PathOfDestiny['state']['players'][number], pen: Pen): string {
  const { narrator } = pen
  return [
    ...symbols.flatMap(kind => (pool[kind] > 0 ? [`${pool[kind]}×${fixed}${symbolWord(kind, pen)}`] : [])),
    ...special.map(({ symbol, lost }) => {
      return narrator.tell({ key: lost ? 'panel.special-lost' : 'panel.special', args: { kind: symbol } })
    }),
  ].join(', ')
}
