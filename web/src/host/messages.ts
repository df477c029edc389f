import type { Answer, Lesson, Reader, Seat } from '@osud/engine'
import type { Head } from '../keep/store.ts'
import type { Hint, HostTrouble, Moment, Place, Plan, TaleSheet } from './host.ts'
import type { Scene } from './scene.ts'

/** What a page can ask of the worker in which its matches live, and what it gets. */
export interface Calls {
  create: (plan: Plan) => string
  open: (match: string) => void
  /** Takes a file in and returns the new match's id. */
  take: (file: string) => string
  list: () => readonly Head[]
  remove: (match: string) => void
  answer: (seat: Seat, question: number, value: Answer) => void
  undo: () => void
  look: (reader: Reader) => void
  sit: (seat: Seat, place: Place) => void
  hint: () => Hint
  file: () => string
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
