import { anyAnswer } from '@osud/engine'
import type { Bot } from './bot.ts'

/** Answers anything that is allowed. */
export const random: Bot = {
  name: 'random',
  decide(game, _look, question, chance) {
    const answer = anyAnswer(question, chance)
    if (answer === undefined) throw new Error(`${game.id} asks '${question.ask}', which nobody can answer`)
    return answer
  },
}
