/** Those in play by their place on the initiative track, the first one at the top. */
export type Initiative<Who> = readonly Who[]

/** A story's printed order without those who are not in play (POD-041). */
export function startingOrder<Who>(printed: Initiative<Who>, inPlay: readonly Who[]): Who[] {
  return printed.filter(who => inPlay.includes(who))
}

/** Where a figure was put in the draft: at the deck, or at a pair position counted from the top. */
export interface DraftedPlace<Who> {
  readonly who: Who
  readonly place: 'deck' | number
}

/** The new order (POD-105): those at the deck as they arrived (POD-102), then the pair positions from top to bottom. */
export function orderAfterDraft<Who>(drafted: readonly DraftedPlace<Who>[]): Who[] {
  const order: Who[] = []
  for (const { who } of drafted.toSorted((one, other) => height(one) - height(other))) order.push(who)
  return order
}

const height = ({ place }: DraftedPlace<unknown>): number => (place === 'deck' ? -1 : place)

/** Moves a figure to the first place; those above it go down one place each (POD-188). */
export function moveToFirst<Who>(order: Initiative<Who>, who: Who): Who[] {
  return [who, ...order.filter(one => one !== who)]
}

/** Who has most, and among equals stands higher on the track (POD-170, POD-198, POD-333). */
export function firstWithMost<Who>(order: Initiative<Who>, amount: (who: Who) => number): Who | undefined {
  const most = Math.max(...order.map(amount))
  return order.find(who => amount(who) === most)
}
