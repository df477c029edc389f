/** What servers tell each other about tables. */
export type News =
  /** It has a move of this number now, or something of this number was said at it. */
  | { readonly what: 'move' | 'talk'; readonly table: string; readonly number: number }
  /** Who reads it on the server that tells this; null for somebody unknown. */
  | { readonly what: 'here'; readonly table: string; readonly readers: readonly (string | null)[] }
  /** Who else reads it? */
  | { readonly what: 'who'; readonly table: string }
  /** Its moves say less than before: it must be read anew. */
  | { readonly what: 'rewritten'; readonly table: string }
  /** Browsers are not known any more by these sessions. */
  | { readonly what: 'dismissed'; readonly sessions: readonly string[] }
  /** The server lives, or nobody reads anything there: it goes, or is about to say anew who does. */
  | { readonly what: 'alive' | 'away' }
  /** Who reads what, everywhere? Whoever asks may have missed something. */
  | { readonly what: 'all' }

/** Carries news between all servers of the same tables. It may lose some: the storage is the truth. */
export interface Bus {
  /** Whether there can be other servers. */
  readonly shared: boolean
  /** Whether news comes and goes now. */
  readonly reached: boolean
  publish(news: News): void
  /** Calls the listener with what other servers publish, and by which name they go. */
  hear(listener: (news: News, from: string) => void): void
  /** Calls the listener after news may have been lost, and again and again as long as none can come. */
  mend(listener: () => void): void
  close(): Promise<void>
}

/** Where there is one server, there is nobody to tell. */
export function noBus(): Bus {
  return {
    shared: false,
    reached: true,
    publish: () => undefined,
    hear: () => undefined,
    mend: () => undefined,
    close: () => Promise.resolve(),
  }
}
