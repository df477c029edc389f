import { board } from './uk/board.ts'
import { cards } from './uk/cards.ts'
import { components } from './uk/components.ts'
import { edgeOfTheWorld } from './uk/edge-of-the-world.ts'
import { lesserEvil } from './uk/lesser-evil.ts'
import { mat } from './uk/mat.ts'
import { striga } from './uk/striga.ts'
import { table } from './uk/table.ts'
import type { en } from './en.ts'

/** All words of the game in Ukrainian. */
export const uk = {
  ...table,
  ...board,
  ...mat,
  ...components,
  ...cards,
  ...edgeOfTheWorld,
  ...striga,
  ...lesserEvil,
} as const satisfies Record<keyof typeof en, string>
