import { log, view } from '@osud/engine'
import type { Match, Reader } from '@osud/engine'
import { peopleAt, personTurn, takingBack } from '@osud/table'
import type { Moment, Notice } from '@osud/table'

/** What a moment says beside the match itself: nothing of it depends on what is hidden. */
type Around = Pick<Moment, 'match' | 'places' | 'thinking' | 'kept'>

/** All of a match that is sent to one reader; of the log only what was told from number `from` on. */
export function momentOf(
  match: Match,
  around: Around,
  reader: Reader,
  from: number,
  notice?: Notice,
): Moment {
  const people = peopleAt(around.places)
  const own = reader === 'onlooker' ? undefined : takingBack(match, [reader])
  return {
    ...around,
    game: match.game.id,
    view: view(match, reader),
    news: { from, events: log(match, reader, from) },
    turn:
      (reader === 'onlooker' ? undefined : personTurn(match, [reader])?.seat) ??
      personTurn(match, people)?.seat,
    secretive: false,
    undo:
      own === undefined
        ? { count: 0, because: 'undo-others' }
        : { count: own.count, ...(own.because && { because: own.because }) },
    ...(notice && { notice }),
  }
}
