import { acceptable, anyAnswer } from '@osud/engine'
import type { Answer, Question, Seedling, Value } from '@osud/engine'
import { decided } from './bot.ts'
import type { Bot } from './bot.ts'

/** Answers anything that is allowed. */
export const random: Bot = {
  name: 'random',
  think(_game, _look, question, chance) {
    return decided({ answer: somehow(question, chance) })
  },
}

/** Any answer that is allowed. */
export function somehow(question: Question, chance: Seedling): Answer {
  const answer = anyAnswer(question, chance)
  if (answer === undefined) throw new Error(`nobody can answer '${question.ask}'`)
  return answer
}

/** The one answer that a choice leaves, if it leaves only one. */
export function onlyAnswer(question: Question): Value | undefined {
  if (question.kind !== 'choose') return undefined
  const open = question.options.filter(acceptable)
  return open.length === 1 ? open[0]?.value : undefined
}
