/** Where the reader is. */
export type Route =
  | { readonly room: 'shelf' }
  | { readonly room: 'set-up'; readonly game: string }
  | { readonly room: 'table'; readonly match: string }

/** The address of a place, to be linked to. */
export function addressOf(route: Route): string {
  switch (route.room) {
    case 'shelf':
      return '#/'
    case 'set-up':
      return `#/set/${encodeURIComponent(route.game)}`
    case 'table':
      return `#/table/${encodeURIComponent(route.match)}`
  }
}

/** The place that an address names; the shelf if it names nothing. */
function routeOf(address: string): Route {
  const [, room, what] = /^#\/(set|table)\/([^/]+)$/.exec(address) ?? []
  if (what === undefined) return { room: 'shelf' }
  const id = decoded(what)
  return room === 'set' ? { room: 'set-up', game: id } : { room: 'table', match: id }
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
