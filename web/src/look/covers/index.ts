import { adventureGame } from './adventure-game.ts'
import { pathOfDestiny } from './path-of-destiny.ts'
import { thisWarOfMine } from './this-war-of-mine.ts'
import { wonderBook } from './wonder-book.ts'

/** The covers of the four games, each in its own craft, as the inside of an SVG of 300 × 440. */
export const covers = {
  'path-of-destiny': pathOfDestiny,
  'adventure-game': adventureGame,
  'wonder-book': wonderBook,
  'this-war-of-mine': thisWarOfMine,
} as const
