import { contents as adventureGame } from '../contents/adventure-game.ts'
import type { BookLanguage, Contents } from '../contents/contents.ts'
import { contents as pathOfDestiny } from '../contents/path-of-destiny.ts'
import { contents as thisWarOfMine } from '../contents/this-war-of-mine.ts'
import { contents as wonderBook } from '../contents/wonder-book.ts'
import { bindBook, type Book } from './book.ts'
import { readLedger } from './files.ts'
import { writtenForPlayers, type GameId } from './games.ts'
import { outlineOf } from './outline.ts'
import { playersSheets } from './players.ts'

const contents: Readonly<Record<GameId, Contents>> = {
  'path-of-destiny': pathOfDestiny,
  'wonder-book': wonderBook,
  'this-war-of-mine': thisWarOfMine,
  'adventure-game': adventureGame,
}

/** The rulebook of a game in one language, from the ledgers on the disk. */
export function readBook(game: GameId, language: BookLanguage): Book {
  const players = playersSheets(game, language)
  return bindBook({
    outline: outlineOf(readLedger(game), writtenForPlayers.includes(game)),
    contents: contents[game],
    language,
    ...(players === undefined ? {} : { players }),
  })
}
