import type { Amounts, Answer, Deal, Option, Portion, Question } from '@osud/engine'
import type { Narrator } from './narrator.ts'

/** What was answered, as a person at the table would say it. */
export function answerWords(question: Question, answer: Answer, narrator: Narrator): string {
  switch (question.kind) {
    case 'choose':
      return listed(
        question.options.filter(({ value }) => value === answer),
        question,
        narrator,
      )
    case 'pick':
      return listed(picked(question.options, answer), question, narrator)
    case 'split':
      return pileWords(question, question.options, answer as Amounts, narrator)
    case 'offer':
      return answer === false ? narrator.say('cli.offer-none') : dealWords(question, answer as Deal, narrator)
  }
}

/** The options that were picked, in the order in which they were. */
function picked(options: readonly Option[], answer: Answer): Option[] {
  const values: readonly unknown[] = Array.isArray(answer) ? answer : []
  return values.flatMap(value => options.filter(option => option.value === value))
}

function listed(options: readonly Option[], question: Question, narrator: Narrator): string {
  if (options.length === 0) return narrator.say('cli.nothing')
  return options.map(option => narrator.option(question, option)).join(', ')
}

function dealWords(question: Extract<Question, { kind: 'offer' }>, deal: Deal, narrator: Narrator): string {
  const partner = question.partners.find(({ value }) => value === deal.with)
  return narrator.say('cli.deal', {
    who: partner === undefined ? '' : narrator.option(question, partner),
    give: pileWords(question, question.gives, deal.give, narrator),
    get: pileWords(question, partner?.gets ?? [], deal.get, narrator),
  })
}

/** Some of each, as a list; nothing where there is none. */
export function pileWords(
  question: Question,
  portions: readonly Portion[],
  amounts: Amounts,
  narrator: Narrator,
): string {
  const things = portions.flatMap(portion => {
    const n = amounts[String(portion.value)] ?? 0
    return n === 0 ? [] : [`${narrator.option(question, portion)} ×${n}`]
  })
  return things.length === 0 ? narrator.say('cli.nothing') : things.join(', ')
}
