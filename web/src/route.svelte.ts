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
  /** A table on the server, or its chronicle. */
  | { readonly room: 'online'; readonly table: string; readonly at?: string }
  /** An invitation to one. */
  | { readonly room: 'join'; readonly token: string }
  /** A match of this browser that shall go on with friends. */
  | { readonly room: 'friends'; readonly match: string }
  /** What the server knows about the reader. */
  | { readonly room: 'me' }
  /** Where the link of a letter leads. */
  | { readonly room: 'letters'; readonly what: string }

/** The first word of an address, by room. */
const doors = {
  'set-up': 'set',
  table: 'table',
  rulebook: 'rulebook',
  chronicle: 'chronicle',
  replay: 'replay',
  lesson: 'lesson',
  memories: 'memories',
  online: 'online',
  join: 'join',
  friends: 'friends',
  me: 'me',
  letters: 'letters',
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
  if (what === undefined && (door === doors.memories || door === doors.me)) return { room: door }
  if (what === undefined || what === '') return { room: 'shelf' }
  const open = at === undefined || at === '' ? {} : { at }
  if (door === doors.rulebook) return { room: 'rulebook', game: what, ...open }
  if (door === doors.replay) return { room: 'replay', match: what, ...open }
  if (door === doors.online) return { room: 'online', table: what, ...open }
  if (at !== undefined) return { room: 'shelf' }
  if (door === doors['set-up']) return { room: 'set-up', game: what }
  if (door === doors.table) return { room: 'table', match: what }
  if (door === doors.chronicle) return { room: 'chronicle', match: what }
  if (door === doors.lesson) return { room: 'lesson', game: what }
  if (door === doors.join) return { room: 'join', token: what }
  if (door === doors.friends) return { room: 'friends', match: what }
  if (door === doors.letters) return { room: 'letters', what }
  return { room: 'shelf' }
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

  /** Says later whether the reader is still where they are now: nobody who has gone elsewhere meanwhile is called back. */
  here(): () => boolean {
    const from = this.#route
    return () => this.#route === from
  }

  go(route: Route): void {
    location.hash = addressOf(route)
  }
}

/** The way of this page. */
export const way = new Way()
