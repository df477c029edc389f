import type { RuleId, SeenEvent } from '@osud/engine'
import type { Choosing, Sitter, Voice } from '@osud/web/look/board.ts'
import { createContext } from 'svelte'
import type { Path } from '../../rules/fate.ts'
import type { Seen } from './seen.ts'

/** How much room the board has. */
export type Room = 'desk' | 'tablet' | 'phone'

/** What every part of the board knows. */
export interface Scene {
  readonly view: Seen
  readonly voice: Voice
  readonly choosing: Choosing
  readonly sitters: readonly Sitter[]
  readonly log: readonly SeenEvent[]
  readonly room: Room
  /** How wide and how high the board is, in pixels. */
  readonly width: number
  readonly height: number
  /** Whether a desk or a tablet is low: things come closer together. */
  readonly low: boolean
  openRule(rule: RuleId): void
  reread(title: string): void
  /** Shows cards large; none puts them away. */
  zoom(cards: readonly string[]): void
  /** Shows the board of somebody at length. */
  look(who: number): void
}

/** The scene around a part of the board. */
export const [useScene, setScene] = createContext<Scene>()

/** A path is pressed: chosen if it can be, otherwise its page is read again. */
export function pressPath(scene: Scene, path: Path, title: string): void {
  if (scene.choosing.of(path)?.legal === true) scene.choosing.press(path)
  else scene.reread(title)
}
