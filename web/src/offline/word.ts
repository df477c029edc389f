/** What a page says to the service worker: take over from the older version, or that it has just been opened. */
export type Word = 'take-over' | 'opened'
