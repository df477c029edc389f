import { isHidden } from '@osud/engine'
import type { Seat, View } from '@osud/engine'
import type { Narrator } from '../narrator.ts'
import type { Paint } from './paint.ts'

/** What a person may know of the match, in a few lines: a row for each seat, then what lies on the table. */
export function panelOf(view: View, narrator: Narrator, paint: Paint): string[] {
  const { panel } = narrator.shelved
  const lines = (panel?.lines(view.state) ?? []).map(line => narrator.tell(line))
  return [
    ...(lines.length > 0 ? [lines.join(' · ')] : []),
    ...seatTable(view, narrator, paint),
    ...zoneLines(view, narrator, paint),
  ]
}

function seatTable(view: View, narrator: Narrator, paint: Paint): string[] {
  const { state, reader } = view
  const seats = Array.from({ length: view.seats }, (_, seat) => seat)
  const columns = [...stateColumns(view, narrator), ...zoneColumns(view, narrator)]
  const rows = [
    ['', ...columns.map(({ title }) => title)],
    ...seats.map(seat => [narrator.nameOf(state, seat), ...columns.map(({ value }) => value(seat))]),
  ]
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map(row => row[i]?.length ?? 0))) ?? []
  return rows.map((row, i) => {
    const own = i > 0 && i - 1 === reader
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0
      return column === 0 ? cell.padEnd(width) : cell.padStart(width)
    })
    const line = `${own ? '▸' : ' '} ${cells.join('  ')}`.trimEnd()
    return i === 0 ? paint.dim(line) : own ? paint.bold(line) : line
  })
}

interface Column {
  readonly title: string
  readonly value: (seat: Seat) => string
}

/** The game's own columns, or every list of numbers that has one for each seat. */
function stateColumns({ state, seats }: View, narrator: Narrator): Column[] {
  const { panel } = narrator.shelved
  if (panel !== undefined) {
    return panel.columns.map(({ title, value }) => {
      return { title: narrator.tell({ key: title }), value: seat => String(value(state, seat)) }
    })
  }
  return Object.entries(state).flatMap(([title, list]: [string, unknown]): Column[] => {
    const fits = Array.isArray(list) && list.length === seats && list.every(item => typeof item === 'number')
    return fits ? [{ title, value: seat => String(list[seat]) }] : []
  })
}

/** A column for each kind of zone that every seat has one of: how many cards lie there. */
function zoneColumns({ zones }: View, narrator: Narrator): Column[] {
  const kinds = [...new Set(Object.keys(zones).flatMap(zone => (zone.includes(':') ? [kindOf(zone)] : [])))]
  return kinds.map(kind => ({
    title: narrator.tellOr(`zone.${kind}`, kind),
    value: seat => String(zones[`${kind}:${seat}`]?.length ?? 0),
  }))
}

/** What lies in the shared zones and in those of the reader, and what is known of those of others. */
function zoneLines({ zones, reader, state }: View, narrator: Narrator, paint: Paint): string[] {
  return Object.entries(zones).flatMap(([zone, cards]) => {
    const [kind = zone, seat] = zone.split(':')
    const title = narrator.tellOr(`zone.${kind}`, kind)
    if (cards.length === 0) return []
    if (seat === undefined) return [`  ${title}: ${cardsText(cards, narrator)}`]
    if (Number(seat) === reader) return [paint.bold(`▸ ${title}: ${cardsText(cards, narrator)}`)]
    if (cards.every(isHidden)) return []
    return [`  ${title}, ${narrator.nameOf(state, Number(seat))}: ${cardsText(cards, narrator)}`]
  })
}

function cardsText(cards: readonly string[], narrator: Narrator): string {
  const counts = new Map<string, number>()
  for (const card of cards) if (!isHidden(card)) counts.set(card, (counts.get(card) ?? 0) + 1)
  const known = [...counts].map(([card, n]) => {
    const title = narrator.tellOr(`card.${card}`, card)
    return n === 1 ? title : `${title} ×${n}`
  })
  const hidden = cards.filter(isHidden).length
  return [...known, ...(hidden > 0 ? [narrator.say('cli.cards', { n: hidden })] : [])].join(', ')
}

const kindOf = (zone: string): string => zone.split(':')[0] ?? zone
