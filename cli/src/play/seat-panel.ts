import { isHidden } from '@osud/engine'
import type { GameTypes, Say, Seat, View } from '@osud/engine'
import type { Narrator } from '../narrator.ts'
import type { Panel } from '../panel.ts'
import { columns, wrap } from './layout.ts'
import type { Pen } from './pen.ts'

/** A game that can be shown as a row of numbers for each seat, and its cards zone by zone. */
interface Rows<State> {
  /** The id of whoever sits on a seat. */
  readonly hero: (state: State, seat: Seat) => string | undefined
  /** What every seat has, one column each. */
  readonly columns: readonly {
    readonly title: string
    readonly value: (state: State, seat: Seat) => number
  }[]
  /** What belongs to the whole table. */
  readonly lines: (state: State) => readonly Say[]
}

/** A panel with a row for each seat. */
export function seatPanel<G extends GameTypes>(rows: Rows<G['state']>): Panel<G> {
  return {
    hero: rows.hero,
    table(view, pen) {
      const { narrator } = pen
      const lines = rows.lines(view.state).map(line => narrator.tell(line))
      const own = rows.columns.map(({ title, value }): Column => {
        return { title: narrator.tell({ key: title }), value: seat => String(value(view.state, seat)) }
      })
      return [...(lines.length > 0 ? [lines.join(' · ')] : []), ...tableOf(view, own, pen)]
    },
  }
}

/** The panel of a game that brings none: the lists of its state that have a number for each seat, and its cards. */
export const anyPanel: Panel = {
  hero: () => undefined,
  table(view, pen) {
    const lists = Object.entries(view.state) as [string, unknown][]
    const own = lists.flatMap(([title, list]): Column[] => {
      const fits =
        Array.isArray(list) && list.length === view.seats && list.every(item => typeof item === 'number')
      return fits ? [{ title, value: seat => String(list[seat]) }] : []
    })
    return tableOf(view, own, pen)
  },
}

interface Column {
  readonly title: string
  readonly value: (seat: Seat) => string
}

function tableOf(view: View, own: readonly Column[], pen: Pen): string[] {
  return [...seatRows(view, own, pen), ...zoneLines(view, pen)]
}

function seatRows(view: View, own: readonly Column[], { narrator, paint, width }: Pen): string[] {
  const { state, reader } = view
  const seats = Array.from({ length: view.seats }, (_, seat) => seat)
  const all = [...own, ...zoneColumns(view, narrator)]
  const rows = [
    ['', ...all.map(({ title }) => title)],
    ...seats.map(seat => [narrator.nameOf(state, seat), ...all.map(({ value }) => value(seat))]),
  ]
  return columns(rows, width - 2).map((row, i) => {
    const mine = i > 0 && i - 1 === reader
    const line = `${mine ? '▸' : ' '} ${row}`.trimEnd()
    return i === 0 ? paint.dim(line) : mine ? paint.bold(line) : line
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
function zoneLines({ zones, reader, state }: View, { narrator, paint, width }: Pen): string[] {
  return Object.entries(zones).flatMap(([zone, cards]) => {
    const [kind = zone, seat] = zone.split(':')
    if (cards.length === 0) return []
    const title = narrator.tellOr(`zone.${kind}`, kind)
    const lying = cardsText(cards, narrator)
    const lines = (text: string): string[] => wrap(text, width, '    ')
    if (seat === undefined) return lines(`  ${title}: ${lying}`)
    if (Number(seat) === reader) return lines(`▸ ${title}: ${lying}`).map(paint.bold)
    if (cards.every(isHidden)) return []
    return lines(`  ${title}, ${narrator.nameOf(state, Number(seat))}: ${lying}`)
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
