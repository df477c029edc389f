import type { Option, View } from '@osud/engine'
import { alliances, boards } from '@osud/path-of-destiny'
import type { PathOfDestiny } from '@osud/path-of-destiny'
import type { Pen } from '../play/pen.ts'
import { cardLine } from './faces.ts'
import { allianceCard, sideAt } from './story-rules.ts'

type Seen = View<PathOfDestiny>
type Hero = PathOfDestiny['state']['players'][number]['hero']

/** What is printed on the card, the pair or the board that an option stands for. */
export function choiceText({ value, says }: Option, view: Seen, pen: Pen): string | undefined {
  if (says?.key === 'ask.pair') return pairText(says.args ?? {}, view, pen)
  if (says?.key === 'ask.hero.who') return boardText(value as Hero, view, pen)
  if (typeof value !== 'string' || says?.key !== `card.${value}`) return undefined
  return Object.hasOwn(alliances, value) ? allianceCard(value, pen) : cardLine(value, pen)
}

/** Whether the reader is about to choose among the pairs. */
export function offersPairs({ questions }: Seen): boolean {
  return questions.some(({ mine, question }) => {
    return (
      mine && question?.kind === 'choose' && question.options.some(({ says }) => says?.key === 'ask.pair')
    )
  })
}

/** Both cards of a pair, and what a figure finds beside it. */
function pairText(args: NonNullable<Option['says']>['args'], { state, questions }: Seen, pen: Pen): string {
  const { one, other, n } = args as { one: { text: string }; other: { text: string }; n: number }
  const cards = [one, other].map(({ text }) => cardLine(text.slice('card.'.length), pen))
  const drafts = questions.some(({ mine, ask }) => mine && ask === 'ask.draft')
  return [...cards, ...(drafts ? bonusAt(state, n, pen) : [])].join('\n+ ')
}

function bonusAt(state: PathOfDestiny['state'], place: number, { narrator }: Pen): string[] {
  const side = sideAt(state, place)
  if (side !== undefined) return [narrator.tell({ key: 'panel.alliance-here', args: { side } })]
  const last = place === state.positions && state.options.story !== 'lesser-evil'
  return last ? [narrator.tell({ key: 'panel.experience-here' })] : []
}

/** What a new player wants to know of a character, or of the Automa board of one. */
function boardText(hero: Hero, { questions, state }: Seen, { narrator }: Pen): string {
  const say = (key: string): string => narrator.tell({ key })
  if (questions.some(({ mine, ask }) => mine && ask === 'ask.automa'))
    return [`card.${hero}`, `automa.${hero}.learns.text`, `automa.${hero}.power.text`].map(say).join('\n')
  const [first, ...others] = boards[hero].abilities
  const later = others.map(name => say(`ability.${name}`)).join(', ')
  return [
    say(`card.${hero}`),
    say(`ability.${first}.text`),
    narrator.tell({ key: 'panel.later', args: { abilities: later } }),
    ...(state.options.firstGame ? [] : [say(`quest.${hero}.text`)]),
  ].join('\n')
}
