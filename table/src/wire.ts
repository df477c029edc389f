import type { Answer, Reader, Seat } from '@osud/engine'
import type { Hint, HostTrouble, Moment } from './host.ts'

/** The version of what a table and its readers say to each other. */
export const wireVersion = 1

/** What a reader may ask of a table. */
export type Wish =
  /** The first word: how much the reader has seen already. */
  | {
      readonly do: 'hello'
      readonly version: number
      readonly number?: number
      readonly told?: number
      /** As whom the reader was told so much; the seat may be somebody else's by now. */
      readonly as?: Reader
    }
  | { readonly do: 'answer'; readonly question: number; readonly value: Answer; readonly key: string }
  | { readonly do: 'suggest'; readonly question: number; readonly value: Answer; readonly key: string }
  | { readonly do: 'undo'; readonly key: string }
  | { readonly do: 'hint' }
  /** A seat for a bot, or back for whoever owns it. */
  | { readonly do: 'bot'; readonly seat: Seat; readonly bot: string; readonly key: string }
  | { readonly do: 'return'; readonly seat: Seat; readonly key: string }
  /** Takes a free seat, or gives the own one up. */
  | { readonly do: 'take'; readonly seat: Seat; readonly key: string }
  | { readonly do: 'leave'; readonly key: string }
  | { readonly do: 'start'; readonly key: string }
  | { readonly do: 'pace'; readonly seconds: number | null; readonly key: string }
  | { readonly do: 'say'; readonly text: string; readonly key: string }
  | { readonly do: 'sign'; readonly sign: Sign; readonly key: string }

/** Quick reactions. */
export const signs = ['nod', 'laugh', 'wonder', 'dread', 'hurry', 'thanks'] as const

/** A quick reaction. */
export type Sign = (typeof signs)[number]

/** A wish with the number under which it will be answered. */
export type WireRequest = { readonly n: number } & Wish

/** Something said at a table. */
export interface Spoken {
  readonly number: number
  readonly name: string
  readonly seat: Seat | undefined
  readonly at: number
  readonly says: { readonly text: string } | { readonly sign: Sign }
}

/** Who is at a table, and what the reader may do there. */
export interface Company {
  readonly started: boolean
  readonly over: boolean
  /** The seats whose people are connected now. */
  readonly present: readonly Seat[]
  /** The seats that nobody has taken yet. */
  readonly free: readonly Seat[]
  /** Whose each seat is, even while a bot plays it; nobody's is null. */
  readonly owners: readonly (string | null)[]
  readonly onlookers: number
  /** The seat of the host, if the host has one. */
  readonly host: Seat | undefined
  readonly me: { readonly seat: Seat | undefined; readonly host: boolean }
  /** Seconds a person may take before a bot may be called. */
  readonly pace: number | undefined
  /** The seats for which a bot may be called by anybody now, since their time is over. */
  readonly late: readonly Seat[]
  /** The table at which the same company plays again. */
  readonly next: string | undefined
  /** Whether the match was taken along while it went on: then nobody else can sit down. */
  readonly closed: boolean
  /** When the table was set, in milliseconds. */
  readonly begun: number
}

/** What a table says to a reader; beside these `{}` with every heartbeat, which tells nothing but that the line is alive. */
export type WireResponse =
  | { readonly n: number; readonly done: true; readonly hint?: Hint }
  | { readonly n: number; readonly trouble: HostTrouble }
  /** The number of the last move and how much was told at the table, to this reader or not, for the next greeting. */
  | { readonly number: number; readonly told: number; readonly moment: Moment }
  | { readonly company: Company }
  | { readonly talk: readonly Spoken[] }
  /** The server goes away for a moment: come again. Or there is no such table, or one that was over before the rules changed. */
  | { readonly bye: 'restart' | 'gone' | 'older' }
