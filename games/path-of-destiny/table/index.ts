import type { Boarding } from '@osud/web/look/board.ts'
import { closesPage, mannerOf } from '../chronicle.ts'
import type { PathOfDestiny } from '../rules/state.ts'
import Board from './board/Board.svelte'
import Ending from './board/LateEnding.svelte'
import Portrait from './board/Portrait.svelte'
import Reading from './board/Reading.svelte'
import { where } from './board/where.ts'
import Face from './cards/Face.svelte'
import { faces } from './cards/faces.ts'

/** How the web shows Path of Destiny. */
export const boarding: Boarding<PathOfDestiny> = {
  hero: ({ players, chosen }, who) => players[who]?.hero ?? chosen[who],
  manner: mannerOf,
  closesPage,
  Board,
  Reading,
  Ending,
  Face,
  faces,
  Portrait,
  where,
}
