import type { Counting } from '../rules/counting.ts'
import type { Hero } from '../rules/hero.ts'

/** A side quest: victory points by what is counted on the cards in hand at the end of the game (POD-030). */
export interface SideQuest {
  readonly counts: Counting
  /** Victory points for 0, 1, 2 … ; the last value holds for more. */
  readonly victory: readonly number[]
}

/** The five side quests. */
export const sideQuests: Readonly<Record<Hero, SideQuest>> = {
  geralt: { counts: { colour: 'green' }, victory: [0, 0, 1, 2, 4, 5] },
  yennefer: { counts: { symbol: 'magic' }, victory: [0, 2, 4, 6, 7, 8] },
  dandelion: { counts: 'colours', victory: [0, 0, 4, 5] },
  ciri: { counts: 'multi-colour', victory: [0, 3, 5, 7, 8] },
  vesemir: { counts: 'without-effect', victory: [0, 2, 4, 5] },
}
