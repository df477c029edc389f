import type { Answer, Lesson, MatchRecord, Reader, Seat } from '@osud/engine'
import type { Head } from '../keep/store.ts'
import type { Eyes, Glimpse, Recalled } from './archive.ts'
import type { Hint, HostTrouble, Moment, Place, Plan, TaleSheet } from './host.ts'
import type { Scene } from './scene.ts'

/** What a page can ask of the worker in which its matches live, and what it gets. */
export interface Calls {
  create: (plan: Plan) => string
  open: (match: string) => void
  /** Takes a file in and returns the new match's id; where neither it nor the reader says who sits there, the first seat is theirs. */
  take: (file: string, places?: readonly Place[]) => string
  list: () => readonly Head[]
  remove: (match: string) => void
  answer: (seat: Seat, question: number, value: Answer) => void
  undo: () => void
  look: (reader: Reader) => void
  sit: (seat: Seat, place: Place) => void
  hint: () => Hint
  file: () => string
  /** Takes a match out of storage to look back on it. */
  recall: (match: string, eyes?: Eyes) => Recalled
  /** How it was after an entry. */
  glimpse: (match: string, at: number, eyes: Eyes) => Glimpse
  /** Begins a new match that has the same past up to an entry; returns its id. */
  branch: (match: string, at: number, places: readonly Place[]) => string
  /** A match that is over, to be analysed. */
  record: (match: string) => MatchRecord
  /** Keeps a match that was played to its end online, under the id of its table. */
  keep: (file: string, where: Pick<Head, 'id' | 'places' | 'begun' | 'touched'>) => void
  /** All matches, those that are over with what is remembered of them. */
  memories: () => readonly Head[]
  leave: () => void
  /** A lesson's match after so many answers. */
  scene: (lesson: Lesson, length: number) => Scene
  /** What a stored match is told from. */
  tale: (match: string) => TaleSheet
}

/** The name of a call. */
export type Call = keyof Calls

/** A call on its way to the worker. */
export type Request = {
  [C in Call]: { readonly call: C; readonly number: number; readonly args: Parameters<Calls[C]> }
}[Call]

/** What comes back: the outcome of a call, or a moment of the match that is open. */
export type Response =
  | { readonly number: number; readonly done: unknown }
  | { readonly number: number; readonly trouble: HostTrouble }
  | { readonly moment: Moment }
