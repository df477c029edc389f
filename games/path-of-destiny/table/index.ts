import type { SeenEvent } from '@osud/engine'
import type { Boarding, Manner } from '@osud/web/look/board.ts'
import type { PathOfDestiny } from '../rules/state.ts'
import Board from './board/Board.svelte'
import Ending from './board/Ending.svelte'
import Portrait from './board/Portrait.svelte'
import Reading from './board/Reading.svelte'
import { where } from './board/where.ts'
import Face from './cards/Face.svelte'
import { faces } from './cards/faces.ts'

const headings: readonly string[] = ['log.chapter', 'log.turn']

/** What the rules do by themselves, and what the table shows anyway. */
const inPassing: readonly string[] = [
  'log.active',
  'log.alliances-over',
  'log.automa-clears',
  'log.coming',
  'log.dealt',
  'log.discard-revealed',
  'log.effort-over',
  'log.initiative',
  'log.mat-neither',
  'log.mat-supports',
  'log.reshuffle',
  'log.supports',
  'log.supports-neither',
  'log.top-discarded',
]

function manner({ key }: SeenEvent): Manner {
  if (key === 'log.page') return 'page'
  if (headings.includes(key)) return 'heading'
  return inPassing.includes(key) ? 'aside' : 'news'
}

/** How the web shows Path of Destiny. */
export const boarding: Boarding<PathOfDestiny> = {
  hero: ({ players, chosen }, who) => players[who]?.hero ?? chosen[who],
  manner,
  Board,
  Reading,
  Ending,
  Face,
  faces,
  Portrait,
  where,
}
