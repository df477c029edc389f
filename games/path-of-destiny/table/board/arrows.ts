/** The direction of an arrow key. */
const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A thing on the board with the middle of its place. */
export interface Spot<Thing> {
  readonly thing: Thing
  readonly x: number
  readonly y: number
}

/** The nearest thing in the direction of an arrow key; what lies askew is further away than it measures. */
export function nearest<Thing>(
  key: string,
  from: Spot<Thing>,
  spots: readonly Spot<Thing>[],
): Thing | undefined {
  const [dx, dy] = directions[key] ?? [0, 0]
  let best: Thing | undefined
  let least = Number.POSITIVE_INFINITY
  for (const { thing, x, y } of spots) {
    if (thing === from.thing) continue
    const ahead = (x - from.x) * dx + (y - from.y) * dy
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx)
    if (ahead <= 4 || aside > ahead * 2.5) continue
    const distance = ahead + aside * 2
    if (distance < least) [best, least] = [thing, distance]
  }
  return best
}

/** Moves the focus over the buttons of an element with the arrow keys. */
export function moveFocus(event: KeyboardEvent, board: HTMLElement): void {
  const { target, key } = event
  if (directions[key] === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  if (!(target instanceof HTMLButtonElement)) return
  const spots = [...board.querySelectorAll('button')].map(thing => spotOf(thing))
  const next = nearest(key, spotOf(target), spots)
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

function spotOf(thing: HTMLButtonElement): Spot<HTMLButtonElement> {
  const { left, top, width, height } = thing.getBoundingClientRect()
  return { thing, x: left + width / 2, y: top + height / 2 }
}
