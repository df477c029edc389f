/** What a page says to the service worker: take over from the older version, or that it has just been opened. */
export type Word = 'take-over' | 'opened'

/** What the service worker asks a page: where it is. It answers with its address. */
export type Ask = 'where'
