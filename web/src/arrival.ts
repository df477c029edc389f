import type { Route } from './route.svelte.ts'

/** What a room is, apart from the place that it is open at. */
export function roomOf(route: Route): string {
  const { room, ...what } = route
  // The chronicle of an online table is a room of its own; a rulebook and a match looked back on are only leafed through.
  if (room === 'rulebook' || room === 'replay') return [room, Object.values(what)[0]].join('/')
  return [room, ...Object.values(what)].join('/')
}

/** Rooms that lead to something better than their heading: a question, a teacher, the rule that was looked up. */
const leadsOn = (route: Route): boolean =>
  route.room === 'table' || route.room === 'lesson' || (route.room === 'rulebook' && route.at !== undefined)

/**
 * Whoever has come to another room is at its heading, once it is there; otherwise a keyboard would begin with the whole page again,
 * and a screen reader would not notice that anything has changed. Returns what stops waiting for it.
 */
export function arriveAt(route: Route): () => void {
  if (leadsOn(route)) return () => undefined
  const changes = new MutationObserver(arrive)
  changes.observe(document.body, { childList: true, subtree: true })
  arrive()
  return () => changes.disconnect()

  function arrive(): void {
    // Whoever is somewhere already stays there.
    if (document.activeElement !== document.body) return changes.disconnect()
    const heading = document.querySelector<HTMLElement>('h1')
    if (heading === null) return
    changes.disconnect()
    heading.tabIndex = -1
    heading.style.outline = 'none'
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true })
    heading.focus({ preventScroll: true })
  }
}
