/** What servers tell each other: that a table has a move of this number now, or something was said at it. */
export interface News {
  readonly table: string
  readonly what: 'move' | 'talk' | 'gone'
  readonly number: number
}

/** Carries news between all servers of the same tables. It may lose some: the storage is the truth. */
export interface Bus {
  publish(news: News): void
  /** Calls the listener with what other servers publish. */
  hear(listener: (news: News) => void): void
  /** Calls the listener after news may have been lost. */
  mend(listener: () => void): void
  close(): Promise<void>
}

/** Where there is one server, there is nobody to tell. */
export function noBus(): Bus {
  return {
    publish: () => undefined,
    hear: () => undefined,
    mend: () => undefined,
    close: () => Promise.resolve(),
  }
}
