import type { ActiveSymbols, Symbols } from './symbol.ts'

/** One of the two ways that a chapter can take. */
export type Path = 'left' | 'right'

/** The fate tokens of a chapter by number, I to III: the path each lies on, or set aside. */
export type FateTokens = readonly (Path | 'aside')[]

/** The path whose symbol somebody has more of; undefined is a tie, which supports neither (POD-154, POD-155). */
export function supported(counted: Symbols, { left, right }: ActiveSymbols): Path | undefined {
  const lead = counted[left] - counted[right]
  return lead === 0 ? undefined : lead > 0 ? 'left' : 'right'
}

/**
 * Where the fate token of a turn goes: to the path that more voters support (POD-156), or aside if both have
 * equally many (POD-157). With two players the cards left on the mat vote as a third (POD-159).
 */
export function placeFateToken(voters: readonly Symbols[], active: ActiveSymbols): Path | 'aside' {
  let lead = 0
  for (const counted of voters) {
    const path = supported(counted, active)
    if (path !== undefined) lead += path === 'left' ? 1 : -1
  }
  return lead === 0 ? 'aside' : lead > 0 ? 'left' : 'right'
}

/**
 * The path whose symbol is dominant: the one with more fate tokens (POD-162), at equal numbers the one with the
 * higher token (POD-163). Undefined if none was placed: then the first in initiative chooses (POD-164).
 */
export function dominantPath(tokens: FateTokens): Path | undefined {
  const lead = tokens.filter(path => path === 'left').length - tokens.filter(path => path === 'right').length
  if (lead !== 0) return lead > 0 ? 'left' : 'right'
  return tokens.findLast(path => path !== 'aside')
}
