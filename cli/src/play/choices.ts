import type { Option, Question } from '@osud/engine'
import type { Narrator } from '../narrator.ts'
import type { Choice } from './prompter.ts'

/** The options of a question as a person reads them. */
export function choicesOf(question: Question, options: readonly Option[], narrator: Narrator): Choice[] {
  return options.map(option => ({
    label: narrator.option(question, option),
    refused: narrator.refusal(option),
    warning: option.warns ? narrator.reason(option.warns) : undefined,
  }))
}
