import type { Narrator } from '../narrator.ts'
import type { Paint } from './paint.ts'

/** What something is written to a terminal with: words, colours, and how much fits on a line. */
export interface Pen {
  readonly narrator: Narrator
  readonly paint: Paint
  readonly width: number
}
