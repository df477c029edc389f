import { board } from './cs/board.ts'
import { cards } from './cs/cards.ts'
import { components } from './cs/components.ts'
import { edgeOfTheWorld } from './cs/edge-of-the-world.ts'
import { lesserEvil } from './cs/lesser-evil.ts'
import { mat } from './cs/mat.ts'
import { striga } from './cs/striga.ts'
import { table } from './cs/table.ts'
import type { en } from './en.ts'

/** All words of the game in Czech. */
export const cs = {
  ...table,
  ...board,
  ...mat,
  ...components,
  ...cards,
  ...edgeOfTheWorld,
  ...striga,
  ...lesserEvil,
} as const satisfies Record<keyof typeof en, string>
