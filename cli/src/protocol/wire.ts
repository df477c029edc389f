import { refusals } from '@osud/engine'
import type { Match, Option, Question, SeenEvent, SeenQuestion, View } from '@osud/engine'

/** Where a match stands, for everybody: what is waited for, and how it ended once it has. */
export function standing(match: Match): object {
  const numbers = [...new Set(match.open.map(({ id }) => id))]
  return {
    length: match.length,
    waiting: numbers.map(question => {
      const seats = match.open.filter(({ id }) => id === question).flatMap(one => one.seats)
      return { question, seats, done: seats.filter(seat => match.held(seat) !== undefined) }
    }),
    ...(match.result === undefined ? {} : { result: match.result }),
  }
}

/** A view in the form of the protocol. */
export function wiredView(view: View): object {
  return { ...view, questions: view.questions.map(wiredQuestion) }
}

/** A question in the form of the protocol: rules and reasons are always lists, what does not apply is left out. */
export function wiredQuestion({ id, ask, rule, mine, seats, question, ...rest }: SeenQuestion): object {
  const parts = question === undefined ? {} : wiredParts(question)
  return { question: id, ask, rule: [rule].flat(), mine, seats, ...parts, ...rest }
}

/** An event in the form of the protocol. */
export function wiredEvent({ rule, ...rest }: SeenEvent): object {
  return { ...rest, rule: rule === undefined ? [] : [rule].flat() }
}

function wiredParts(question: Question): object {
  const { ask: _ask, rule: _rule, aloud, ...rest } = question
  const spoken = { ...rest, ...(aloud ? { aloud } : {}) }
  if (question.kind !== 'offer') return { ...spoken, options: question.options.map(wiredOption) }
  const { partners, gives } = question
  return {
    ...spoken,
    partners: partners.map(partner => ({ ...wiredOption(partner), gets: partner.gets.map(wiredOption) })),
    gives: gives.map(wiredOption),
  }
}

function wiredOption<O extends Option>(option: O): object {
  const { refused: _refused, warns, ...rest } = option
  const reasons = refusals(option)
  return { ...rest, ...(reasons.length > 0 ? { refused: reasons } : {}), ...(warns ? { warns } : {}) }
}
