import type { Sight } from '@osud/engine'
import type { Verdict } from '../bot.ts'

/** Asks a worker for a verdict. All that crosses the border is what the seat knows: a match never does. */
export interface Order {
  readonly order: number
  /** The bot by name, as `botNamed` knows it. */
  readonly bot: string
  /** The game by id. */
  readonly game: string
  readonly sight: Sight
  /** Sows the chance of this thought; the seed of the match must not be found from it. */
  readonly seed: string | number
}

/** Tells a worker that nobody waits for an order any more. */
export interface Cancel {
  readonly cancel: number
}

/** What a worker answers to an order: a verdict, that it gave up when told to, or what went wrong. */
export type Reply =
  | { readonly order: number; readonly verdict: Verdict }
  | { readonly order: number; readonly cancelled: true }
  | { readonly order: number; readonly trouble: string }

/** One end of a line between a worker and those who ask it; worker threads and web workers both have one. */
export interface Line<In, Out> {
  send(message: Out): void
  hear(listener: (message: In) => void): void
}

/** The line to a worker that has been started, for whoever started it. */
export interface WorkerLine extends Line<Reply, Order | Cancel> {
  /** Calls the listener if the worker dies, with the reason. */
  mourn(listener: (why: Error) => void): void
  /** Ends the worker at once, whatever it is doing. */
  end(): unknown
}
