import type { Option, Question } from '@osud/engine'
import type { Narrator } from '../narrator.ts'
import type { Choice, Prompter } from './prompter.ts'

/** What a conversation over a question is led with. */
export interface Talk {
  readonly prompter: Prompter
  readonly narrator: Narrator
  /** What is printed on the thing that an option stands for. */
  readonly face: (option: Option) => string | undefined
}

/** The options of a question as a person reads them. */
export function choicesOf(
  question: Question,
  options: readonly Option[],
  { narrator, face }: Talk,
): Choice[] {
  return options.map(option => ({
    label: face(option) ?? narrator.option(question, option),
    refused: narrator.refusal(option),
    warning: option.warns ? narrator.reason(option.warns) : undefined,
  }))
}
