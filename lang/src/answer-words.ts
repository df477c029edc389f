import type { Amounts, Answer, Deal, Option, Portion, Question } from '@osud/engine'
import type { Speaker } from './speaker.ts'

/** Who puts answers into words: needs the texts of `retelling`, and knows what an option says. */
export interface Wording {
  readonly speaker: Pick<Speaker, 'say'>
  option(question: Question, option: Option): string
}

/** What was answered, as a person at the table would say it. */
export function answerWords(question: Question, answer: Answer, wording: Wording): string {
  switch (question.kind) {
    case 'choose':
      return listed(
        question.options.filter(({ value }) => value === answer),
        question,
        wording,
      )
    case 'pick':
      return listed(picked(question.options, answer), question, wording)
    case 'split':
      return pileWords(question, question.options, answer as Amounts, wording)
    case 'offer':
      return answer === false
        ? wording.speaker.say('answer.no-trade')
        : dealWords(question, answer as Deal, wording)
  }
}

/** The options that were picked, in the order in which they were. */
function picked(options: readonly Option[], answer: Answer): Option[] {
  const values: readonly unknown[] = Array.isArray(answer) ? answer : []
  return values.flatMap(value => options.filter(option => option.value === value))
}

function listed(options: readonly Option[], question: Question, wording: Wording): string {
  if (options.length === 0) return wording.speaker.say('answer.nothing')
  return options.map(option => wording.option(question, option)).join(', ')
}

function dealWords(question: Extract<Question, { kind: 'offer' }>, deal: Deal, wording: Wording): string {
  const partner = question.partners.find(({ value }) => value === deal.with)
  return wording.speaker.say('answer.deal', {
    who: partner === undefined ? '' : wording.option(question, partner),
    give: pileWords(question, question.gives, deal.give, wording),
    get: pileWords(question, partner?.gets ?? [], deal.get, wording),
  })
}

/** Some of each, as a list; nothing where there is none. */
export function pileWords(
  question: Question,
  portions: readonly Portion[],
  amounts: Amounts,
  wording: Wording,
): string {
  const things = portions.flatMap(portion => {
    const n = amounts[String(portion.value)] ?? 0
    return n === 0 ? [] : [`${wording.option(question, portion)} ×${n}`]
  })
  return things.length === 0 ? wording.speaker.say('answer.nothing') : things.join(', ')
}
