import { address as adventureGame } from '../look/covers/adventure-game.ts?printed'
import { address as pathOfDestiny } from '../look/covers/path-of-destiny.ts?printed'
import { address as thisWarOfMine } from '../look/covers/this-war-of-mine.ts?printed'
import { address as wonderBook } from '../look/covers/wonder-book.ts?printed'
import type { GameId } from './games.ts'

/** Where the pictures of the covers are. */
export const covers: Readonly<Record<GameId, string>> = {
  'path-of-destiny': pathOfDestiny,
  'adventure-game': adventureGame,
  'wonder-book': wonderBook,
  'this-war-of-mine': thisWarOfMine,
}
