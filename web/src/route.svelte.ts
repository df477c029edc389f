/** Where the reader is. */
export type Route =
  | { readonly room: 'shelf' }
  | { readonly room: 'set-up'; readonly game: string }
  | { readonly room: 'table'; readonly match: string }
  /** The rulebook of a game, open at a rule or a topic. */
  | { readonly room: 'rulebook'; readonly game: string; readonly at?: string }
  | { readonly room: 'chronicle'; readonly match: string }
  /** A match played again, open after an entry of its record. */
  | { readonly room: 'replay'; readonly match: string; readonly at?: string }
  | { readonly room: 'lesson'; readonly game: string }
  /** What has been played here, and how it went. */
  | { readonly room: 'memories' }

/** The first word of an address, by room. */
const doors = {
  'set-up': 'set',
  table: 'table',
  rulebook: 'rulebook',
  chronicle: 'chronicle',
  replay: 'replay',
  lesson: 'lesson',
  memories: 'memories',
} as const

/** The address of a place, to be linked to. */
export function addressOf(route: Route): string {
  if (route.room === 'shelf') return '#/'
  const { room, ...what } = route
  return `#/${[doors[room], ...Object.values(what)].map(encodeURIComponent).join('/')}`
}

/** The place that an address names; the shelf if it names nothing. */
export function routeOf(address: string): Route {
  const [door, what, at, ...more] = address.replace(/^#\//, '').split('/').map(decoded)
  if (more.length > 0) return { room: 'shelf' }
  if (door === doors.memories && what === undefined) return { room: 'memories' }
  if (what === undefined || what === '') return { room: 'shelf' }
  const open = at === undefined || at === '' ? {} : { at }
  if (door === doors.rulebook) return { room: 'rulebook', game: what, ...open }
  if (door === doors.replay) return { room: 'replay', match: what, ...open }
  if (at !== undefined) return { room: 'shelf' }
  switch (door) {
    case doors['set-up']:
      return { room: 'set-up', game: what }
    case doors.table:
      return { room: 'table', match: what }
    case doors.chronicle:
      return { room: 'chronicle', match: what }
    case doors.lesson:
      return { room: 'lesson', game: what }
    case undefined:
    default:
      return { room: 'shelf' }
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** Follows the address of the page. */
class Way {
  #route: Route = $state.raw(routeOf(location.hash))

  constructor() {
    addEventListener('hashchange', () => (this.#route = routeOf(location.hash)))
  }

  get route(): Route {
    return this.#route
  }

  go(route: Route): void {
    location.hash = addressOf(route)
  }
}

/** The way of this page. */
export const way = new Way()
