import { anyAnswer } from '@osud/engine'
import type { Answer, Question, Seedling } from '@osud/engine'
import type { Bot } from './bot.ts'

/** Answers anything that is allowed. */
export const random: Bot = {
  name: 'random',
  *think(_game, _look, question, chance) {
    return { answer: somehow(question, chance) }
  },
}

/** Any answer that is allowed. */
export function somehow(question: Question, chance: Seedling): Answer {
  const answer = anyAnswer(question, chance)
  if (answer === undefined) throw new Error(`nobody can answer '${question.ask}'`)
  return answer
}
