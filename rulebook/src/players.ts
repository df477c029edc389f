import type { BookLanguage } from '../contents/contents.ts'
import { cs } from '../players/path-of-destiny/cs.ts'
import { en } from '../players/path-of-destiny/en.ts'
import { meanings } from '../players/path-of-destiny/glossary.ts'
import { uk } from '../players/path-of-destiny/uk.ts'
import type { Sheets } from './book.ts'
import { gameOf, type GameId } from './games.ts'

const books = { 'path-of-destiny': { cs, en, uk } } as const

/** What a rule says to players, in their language; undefined if it has not been written for them yet. */
export function playersText(rule: string, language: BookLanguage): string | undefined {
  const game = gameOf(rule)
  return game === 'path-of-destiny' ? books[game][language][rule] : undefined
}

/** All that was written for the players of a game, in one language; undefined if nothing was. */
export function playersSheets(game: GameId, language: BookLanguage): Sheets['players'] {
  return game === 'path-of-destiny' ? { texts: books[game][language], meanings } : undefined
}
