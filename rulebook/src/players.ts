import { cs } from '../players/path-of-destiny/cs.ts'
import { en } from '../players/path-of-destiny/en.ts'
import { uk } from '../players/path-of-destiny/uk.ts'
import { gameOf } from './games.ts'

const books = { 'path-of-destiny': { cs, en, uk } } as const

/** What a rule says to players, in their language; undefined if it has not been written for them yet. */
export function playersText(rule: string, language: 'cs' | 'uk' | 'en'): string | undefined {
  const game = gameOf(rule)
  return game === 'path-of-destiny' ? books[game][language][rule] : undefined
}
