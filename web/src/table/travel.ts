import { moves } from '../look/motion.ts'

/** Where a thing lay before something changed. */
interface Lay {
  readonly thing: HTMLElement
  readonly box: DOMRect
  readonly parent: HTMLElement | null
}

/** Where things lie before something changes, by what they are. */
export type Places = ReadonlyMap<string, Lay>

/** A thing on its way: `at` is where it really is, and it is seen going from one place to another. */
interface Way {
  readonly thing: HTMLElement
  readonly at: DOMRect
  /** Nothing if it is laid down from above. */
  readonly from: DOMRect | undefined
  readonly to: DOMRect
}

/** More things than this are not shown travelling: the eye could not follow them. */
const most = 24

/** How long a journey takes, in milliseconds. */
const duration = 420

/** Notes where everything lies that can travel. */
export function placesIn(board: ParentNode): Places {
  const places = new Map<string, Lay>()
  for (const thing of thingsOn(board)) {
    const box = thing.getBoundingClientRect()
    if (box.width > 0) places.set(nameOf(thing), { thing, box, parent: thing.parentElement })
  }
  return places
}

/**
 * Lets everything that lies elsewhere now travel there from where it lay. What is new comes from the home that `data-from` names
 * around it, or is laid down if that has no place; what is gone goes to the home that has taken it in. The things themselves are in
 * their new places at once: nothing waits for a journey, and any key or tap ends it.
 */
export function travelFrom(before: Places, board: ParentNode): Animation[] {
  if (!moves() || before.size === 0) return []
  const gone = new Map(before)
  const ways: Way[] = []
  for (const thing of thingsOn(board)) {
    const name = nameOf(thing)
    gone.delete(name)
    const at = thing.getBoundingClientRect()
    if (at.width === 0) continue
    const from = before.get(name)?.box
    const source = thing.closest<HTMLElement>('[data-from]')?.dataset['from']
    if (from === undefined ? source !== undefined : Math.abs(from.x - at.x) + Math.abs(from.y - at.y) > 6)
      ways.push({ thing, at, from: from ?? homeOf(board, source), to: at })
  }
  for (const [name, { thing, box, parent }] of gone) {
    const to = homeOf(board, name)
    if (to !== undefined && parent?.isConnected && ways.length < most)
      ways.push({ thing, at: shownAgain(thing, box, parent), from: box, to })
  }
  return ways.slice(0, most).map(set)
}

/** Sets a thing going. Nothing but what the compositor can do by itself is animated: the page is not painted for it. */
function set({ thing, at, from, to }: Way, index: number): Animation {
  const going = to !== at
  const seen = (x: number, y: number, width: number): string =>
    `translate(${x - middle(at, 'x')}px, ${y - middle(at, 'y')}px) scale(${Math.min(2.5, Math.max(0.4, width / at.width))})`
  const frames: Keyframe[] = [{ opacity: 0, transform: 'scale(1.7)' }, {}]
  if (from !== undefined) {
    const [fromX, fromY, toX, toY] = [middle(from, 'x'), middle(from, 'y'), middle(to, 'x'), middle(to, 'y')]
    const lift = Math.min(40, Math.hypot(fromX - toX, fromY - toY) * 0.12)
    frames[0] = { transform: seen(fromX, fromY, from.width) }
    frames[1] = {
      transform: seen((fromX + toX) / 2, (fromY + toY) / 2 - lift, (from.width + to.width) / 2),
    }
    frames[2] = { transform: seen(toX, toY, to.width), ...(going && { opacity: 0 }) }
  }
  thing.style.zIndex = '9'
  const journey = thing.animate(frames, {
    duration,
    delay: Math.min(index, 6) * 60,
    easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    fill: going ? 'both' : 'backwards',
  })
  const settle = (): void => {
    thing.style.zIndex = ''
    if (going) thing.remove()
  }
  journey.addEventListener('finish', settle)
  journey.addEventListener('cancel', settle)
  return journey
}

/** Puts a thing that is gone back where it lay, to be seen only, and tells where it really is now. */
function shownAgain(thing: HTMLElement, { width, height }: DOMRect, parent: HTMLElement): DOMRect {
  delete thing.dataset['travels']
  thing.inert = true
  thing.style.cssText = `position:absolute;width:${width}px;height:${height}px`
  parent.append(thing)
  return thing.getBoundingClientRect()
}

const thingsOn = (board: ParentNode): NodeListOf<HTMLElement> => board.querySelectorAll('[data-travels]')

const nameOf = (thing: HTMLElement): string => thing.dataset['travels'] ?? ''

/** Where things come from and go to that do not lie open. */
function homeOf(board: ParentNode, name = ''): DOMRect | undefined {
  const home = board.querySelector(`[data-home~="${CSS.escape(name)}"]`)?.getBoundingClientRect()
  return home?.width === 0 ? undefined : home
}

const middle = (box: DOMRect, along: 'x' | 'y'): number =>
  box[along] + (along === 'x' ? box.width : box.height) / 2
