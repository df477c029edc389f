import { log, Match, MatchError, view } from '@osud/engine'
import type { Game, Lesson, SeenEvent, View } from '@osud/engine'
import { HostError } from './host.ts'

/** What whoever learns sees of a lesson's match at one moment. */
export interface Scene {
  readonly view: View
  readonly events: readonly SeenEvent[]
}

/** Plays a lesson's match up to so many answers. Nothing of it is kept. */
export function sceneOf(game: Game, lesson: Lesson, length: number): Scene {
  const { seed, seats, options, learner, answers } = lesson
  const match = Match.create(game, { seed, seats, options, undo: 'off' })
  for (const { seat, value } of answers.slice(0, length)) {
    const open = match.open.find(({ seats: asked }) => asked.includes(seat))
    if (open === undefined) throw new HostError({ code: 'not-asked', seat })
    try {
      match.answer(seat, open.id, value)
    } catch (cause) {
      if (cause instanceof MatchError) throw new HostError(cause.trouble, cause)
      throw cause
    }
  }
  return { view: view(match, learner), events: log(match, learner) }
}
