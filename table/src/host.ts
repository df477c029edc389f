import type { Taken } from '@osud/bots'
import type { Answer, Reader, Seat, SeenEvent, Trouble, UndoPolicy, View } from '@osud/engine'

/** Who plays from a seat: a person, or a bot. */
export type Place = { readonly person: string } | { readonly bot: string }

/** A table as it was set. */
export interface Plan {
  readonly game: string
  readonly options: object
  readonly undo: UndoPolicy
  readonly places: readonly Place[]
}

/** A match at one moment, as whoever looks at the screen may see it. */
export interface Moment {
  readonly match: string
  readonly game: string
  readonly places: readonly Place[]
  readonly view: View
  /** What was told since the last moment; `from` 0 begins anew. */
  readonly news: { readonly from: number; readonly events: readonly SeenEvent[] }
  /** The person who is to answer, if anybody is. */
  readonly turn: Seat | undefined
  /** The bot that is thinking. */
  readonly thinking: Seat | undefined
  /** Whether people at this screen have something to hide from each other. */
  readonly secretive: boolean
  /** How many answers go back with the last one of a person, or why it cannot be taken back. */
  readonly undo: { readonly count: number; readonly because?: Trouble['code'] }
  /** Whether storage takes what happens. */
  readonly kept: 'yes' | 'failed' | 'full'
  /** What the reader should know about how this moment came to be. */
  readonly notice?: Notice
}

/** Something that happened to the table and not on it. */
export type Notice =
  | { readonly what: 'undone'; readonly count: number }
  | { readonly what: 'elsewhere' }
  | { readonly what: 'removed' }
  | { readonly what: 'rules-changed'; readonly lost: number }

/** Why a table could not do what was asked of it. */
export type HostTrouble =
  | Trouble
  | { readonly code: 'missing' }
  | { readonly code: 'storage' }
  | { readonly code: 'worker' }
  /** Troubles of tables on a server. */
  | { readonly code: 'not-yours' }
  | { readonly code: 'bot-plays' }
  | { readonly code: 'host-only' }
  | { readonly code: 'seat-taken' }
  /** A match was brought along that does not replay from its set-up to where it stands. */
  | { readonly code: 'no-replay' }
  | { readonly code: 'other-seat' }
  | { readonly code: 'invited-only' }
  | { readonly code: 'taken-along' }
  | { readonly code: 'not-started' }
  /** The server is being stopped; another one, or the same, will answer soon. */
  | { readonly code: 'restarting' }
  | { readonly code: 'too-fast'; readonly wait: number }
  | { readonly code: 'bad-message'; readonly why: string }
  | { readonly code: 'old-page'; readonly version: number }

/** Thrown by a host that refuses something. */
export class HostError extends Error {
  readonly trouble: HostTrouble

  constructor(trouble: HostTrouble, cause?: unknown) {
    super(trouble.code, { cause })
    this.name = 'HostError'
    this.trouble = trouble
  }
}

/** What a bot would do, and what it fears. */
export interface Hint {
  readonly question: number
  readonly answer: Answer
  readonly says: readonly Taken[]
  /** How often it played on from here in its mind. */
  readonly tries: number
  readonly feared: readonly { readonly seat: Seat; readonly says: readonly Taken[] }[]
}

/** Where a match lives: a worker of this browser, or a server. Nobody at the table can tell which. */
export interface Host {
  /** The match follows a script: nobody changes seats, and there is nothing to take along. */
  readonly scripted?: true
  /** The match lies on a server: this browser has no file of it, and nobody else looks at this screen. */
  readonly online?: true
  /** Calls the listener with every moment from now on; returns what stops it. */
  hear(listener: (moment: Moment) => void): () => void
  answer(seat: Seat, question: number, value: Answer): Promise<void>
  /** Takes back the last answer of a person, and what bots said since. */
  undo(): Promise<void>
  /** Lets somebody look at the screen. */
  look(reader: Reader): Promise<void>
  /** Gives a seat to somebody else. */
  sit(seat: Seat, place: Place): Promise<void>
  hint(): Promise<Hint>
  /** Proposes an answer to a question of the whole table; only where everybody has a screen of their own. */
  suggest?(question: number, value: Answer): Promise<void>
  /** The whole match, to be kept elsewhere. */
  file(): Promise<string>
  leave(): void
}
