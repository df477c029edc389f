/** Where things lie before something changes, by what they are. */
export type Places = ReadonlyMap<string, DOMRect>

/** More things than this are not shown travelling one by one: the eye could not follow them. */
const most = 14

/** Notes where everything lies that can travel. */
export function placesIn(board: ParentNode): Places {
  const places = new Map<string, DOMRect>()
  for (const thing of board.querySelectorAll<HTMLElement>('[data-travels]')) {
    const box = thing.getBoundingClientRect()
    if (box.width > 0) places.set(nameOf(thing), box)
  }
  return places
}

/**
 * Lets everything that lies elsewhere now travel there from where it lay. The things themselves are in their new places at
 * once: nothing waits for a journey, and any key or tap ends it.
 */
export function travelFrom(before: Places, board: ParentNode): Animation[] {
  const duration = pace()
  if (duration === 0 || before.size === 0) return []
  const moved: { thing: HTMLElement; from: DOMRect; to: DOMRect }[] = []
  for (const thing of board.querySelectorAll<HTMLElement>('[data-travels]')) {
    const from = before.get(nameOf(thing))
    const to = thing.getBoundingClientRect()
    if (from === undefined || to.width === 0) continue
    if (Math.abs(from.x - to.x) + Math.abs(from.y - to.y) > 6) moved.push({ thing, from, to })
  }
  if (moved.length > most) return []
  return moved.map(({ thing, from, to }, index) => {
    const dx = from.x + from.width / 2 - to.x - to.width / 2
    const dy = from.y + from.height / 2 - to.y - to.height / 2
    const scale = Math.min(2.5, Math.max(0.4, from.width / to.width))
    const lift = Math.min(40, Math.hypot(dx, dy) * 0.12)
    // Nothing but the transform is animated: so the compositor moves things by itself, and the page is not painted for it.
    thing.style.zIndex = '9'
    const journey = thing.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
        { transform: `translate(${dx / 2}px, ${dy / 2 - lift}px) scale(${(1 + scale) / 2})` },
        { transform: 'none' },
      ],
      {
        duration,
        delay: Math.min(index, 6) * 60,
        easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
        fill: 'backwards',
      },
    )
    const settle = (): void => void (thing.style.zIndex = '')
    journey.addEventListener('finish', settle)
    journey.addEventListener('cancel', settle)
    return journey
  })
}

const nameOf = (thing: HTMLElement): string => thing.dataset['travels'] ?? ''

/** How long a journey takes, in milliseconds; nothing where movement is not wanted. */
function pace(): number {
  const still = document.documentElement.dataset['motion'] === 'off'
  return still || matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 420
}

/** Whether things are seen travelling at all. */
export const travels = (): boolean => pace() > 0
