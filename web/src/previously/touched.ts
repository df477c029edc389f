import type { SeenEvent, Seat } from '@osud/engine'

/** Lights up what an event touched on the board, as far as it can still be seen there; returns what puts it out. */
export function lightUp(
  board: ParentNode | undefined,
  event: SeenEvent | undefined,
  seatOf: (hero: string) => Seat | undefined,
): () => void {
  if (board === undefined || event === undefined) return () => undefined
  const cards = new Set(Object.values(event.args).flatMap(cardsIn))
  const { hero } = event.args
  const seat = typeof hero === 'string' ? seatOf(hero) : undefined
  const lit = [...board.querySelectorAll<HTMLElement>('[data-travels]')].filter(({ dataset }) => {
    const [kind = '', what = ''] = (dataset['travels'] ?? '').split(':')
    return cards.has(what) || (seat !== undefined && people.includes(kind) && what === String(seat))
  })
  for (const thing of lit) thing.dataset['lit'] = ''
  return () => {
    for (const thing of lit) delete thing.dataset['lit']
  }
}

/** What stands for somebody on a board: the figure and the marker of points. */
const people: readonly string[] = ['figure', 'vp']

function cardsIn(arg: SeenEvent['args'][string]): readonly string[] {
  if (typeof arg !== 'object') return []
  if ('cards' in arg) return arg.cards
  return 'text' in arg && arg.text.startsWith('card.') ? [arg.text.slice('card.'.length)] : []
}
