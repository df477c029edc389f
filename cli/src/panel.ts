import type { GameTypes, Option, Say, Seat, SeenEvent, SettingConcern, View } from '@osud/engine'
import type { Manner } from '@osud/lang'
import type { Pen } from './play/pen.ts'

/** How the terminal shows a game. */
export interface Panel<G extends GameTypes = GameTypes> {
  /** The id of whoever plays from a seat, once it is known. */
  hero(state: G['state'], seat: Seat): string | undefined
  /** The table as one reader sees it, line by line; what stands among the choices of a question may be left out. */
  table(view: View<G>, pen: Pen): string[]
  /** What else on the table can be looked at. */
  around?(view: View<G>, pen: Pen): string[]
  /** What is printed on the thing that an option stands for, where its words alone do not tell. */
  choice?(option: Option, view: View<G>, pen: Pen): string | undefined
  /** How an event is told; as news unless said otherwise. */
  manner?(event: SeenEvent): Manner
  /** What stands under the title of a page. */
  caption?(event: SeenEvent): Say | undefined
}

/** How a table is set up in the terminal. */
export interface SetUp {
  /** Whether a setting is asked for, only under "more settings", or has no bearing on this table. */
  concerns(setting: string, options: Readonly<Record<string, unknown>>, seats: number): SettingConcern
  /** The key of a text that describes a value at length. */
  about(setting: string, value: unknown): string | undefined
}
