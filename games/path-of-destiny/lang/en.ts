import { board } from './en/board.ts'
import { cards } from './en/cards.ts'
import { components } from './en/components.ts'
import { edgeOfTheWorld } from './en/edge-of-the-world.ts'
import { lesserEvil } from './en/lesser-evil.ts'
import { mat } from './en/mat.ts'
import { striga } from './en/striga.ts'
import { table } from './en/table.ts'

/** All words of the game in English. */
export const en = {
  ...table,
  ...board,
  ...mat,
  ...components,
  ...cards,
  ...edgeOfTheWorld,
  ...striga,
  ...lesserEvil,
} as const
