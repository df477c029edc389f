import type { SeenEvent } from '@osud/engine'
import type { Recalled } from '../host/archive.ts'
import type { Boarding } from '../look/board.ts'
import { mannerOf } from '../table/telling.ts'

/** A place in the match worth stopping at: a page of the story or a heading. */
export interface Mark {
  /** The entry after which it was told. */
  readonly at: number
  readonly kind: 'page' | 'heading'
  /** What was told there first. */
  readonly event: SeenEvent
}

/** The entry after which an event had been told. */
export function entryOf({ told, first }: Recalled, event: number): number {
  const at = told.findIndex(count => count > event)
  return first + Math.max(0, at)
}

/** Where pages were read and headings stood; one mark an entry, pages before headings. */
export function marksOf(recalled: Recalled, boarding: Boarding): Mark[] {
  const marks = new Map<number, Mark>()
  recalled.events.forEach((event, number) => {
    const kind = mannerOf(boarding, event)
    if (kind !== 'page' && kind !== 'heading') return
    const at = entryOf(recalled, number)
    const known = marks.get(at)
    if (known === undefined || (known.kind === 'heading' && kind === 'page'))
      marks.set(at, { at, kind, event })
  })
  return [...marks.values()].sort((a, b) => a.at - b.at)
}

/** The next mark before or after a position; the beginning or the end where there is none. */
export function nextMark(
  marks: readonly Mark[],
  { first, last }: Pick<Recalled, 'first' | 'last'>,
  at: number,
  way: 'back' | 'on',
  kind?: Mark['kind'],
): number {
  const fit = marks.filter(mark => kind === undefined || mark.kind === kind).map(mark => mark.at)
  return way === 'on' ? (fit.find(one => one > at) ?? last) : (fit.findLast(one => one < at) ?? first)
}
