import { Match, MatchError, seal } from '@osud/engine'
import type { Game } from '@osud/engine'
import type { Head, KeptMatch } from '../keep/store.ts'
import { HostError } from './host.ts'
import type { HostTrouble } from './host.ts'

/**
 * The match that storage holds. What is over under other rules is not brought back: by the rules of today it might end
 * otherwise, or not at all.
 */
export function restored(game: Game, { head, entries, events }: KeptMatch): { match: Match; lost: number } {
  const older = pastRules(game, head)
  if (older !== undefined) throw new HostError(older)
  const { header, point, origin, suggestions } = head
  try {
    return Match.load(
      game,
      seal({ format: 1, header, ...(origin && { origin }), point, entries, events, suggestions }),
    )
  } catch (cause) {
    if (cause instanceof MatchError) throw new HostError(cause.trouble, cause)
    throw cause
  }
}

/** What stands against playing a match again that is over: other rules than those of today. */
export function pastRules({ version }: Game, { over, header }: Head): HostTrouble | undefined {
  return over && header.rules !== version ? { code: 'version', has: version, needs: header.rules } : undefined
}
