import type { GameTypes } from './game.ts'
import type { Match } from './match.ts'
import { clone } from './plain.ts'
import { cutArgs, questions, view } from './view.ts'
import type { Reader, SeenEvent, View } from './view.ts'

/**
 * The match with all cards face up, seen from a reader's place: for looking back on one that is over. The caller vouches
 * for that; of a match that goes on, nobody may see this.
 */
export function faceUp<G extends GameTypes>(match: Match<G>, reader: Reader): View<G> {
  const { open, position } = match
  return {
    ...view(match, reader),
    zones: clone(position.zones.cards),
    questions: questions(match, reader).map((seen, i) => {
      const question = open[i]?.question
      return question === undefined ? seen : { ...seen, question }
    }),
  }
}

/** All that was told, to whomever, with all cards face up; for looking back on a match that is over. */
export function logFaceUp<G extends GameTypes>(match: Match<G>, from = 0): SeenEvent[] {
  return match.events(from).map(({ key, args, rule }) => {
    const shown = cutArgs(match, ~0, args)
    return rule === undefined ? { key, args: shown } : { key, args: shown, rule }
  })
}
