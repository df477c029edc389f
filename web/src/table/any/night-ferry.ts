import type { Ferry } from '@osud/engine/example'
import type { Boarding } from '../../look/board.ts'

/** The Night Ferry is drawn by the table for any game. */
export const boarding: Boarding<Ferry> = {
  hero: ({ heroes }, seat) => heroes[seat],
}
