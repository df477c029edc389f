import type { Voice } from '@osud/web/look/board.ts'
import type { Seen } from './seen.ts'
import { phaseOf } from './seen.ts'

/** Where the match is: story, chapter and turn, step. */
export function where(view: Seen, voice: Voice): readonly string[] {
  const { options, chapter, turn } = view.state
  const phase = phaseOf(view)
  const story = voice.say(`page.${options.story}`)
  if (phase === 'set-up' || phase === 'end' || chapter === 0) return [story, voice.say(`mat.phase.${phase}`)]
  const inTurn = phase === 'draft' || phase === 'play'
  const place = inTurn
    ? voice.say('mat.chapter-turn', { chapter, turn })
    : voice.say('mat.chapter', { chapter })
  return [story, place, voice.say(`mat.phase.${phase}`)]
}
