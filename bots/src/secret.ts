import { createHash } from 'node:crypto'

/** A seed for the chance of a bot. Nobody finds from it the words it was made of: the seed of a match would tell every card. */
export function secretSeed(words: string): string {
  return createHash('sha256').update(words).digest('base64url')
}
