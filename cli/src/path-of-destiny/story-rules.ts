import { isHidden } from '@osud/engine'
import type { View } from '@osud/engine'
import { describeEffort } from '@osud/path-of-destiny'
import type { PathOfDestiny, Symbol } from '@osud/path-of-destiny'
import type { Pen } from '../play/pen.ts'
import { colourWord, fixed, symbolWord } from './faces.ts'

type Seen = View<PathOfDestiny>
type State = PathOfDestiny['state']

/** What the special rules of the story have laid on the table, as far as the reader knows it. */
export function storyRuleLines(view: Seen, pen: Pen): string[] {
  return [...effortLines(view.state, pen), ...requirementLines(view, pen), ...allianceLines(view, pen)]
}

/** The extra effort card of the chapter. */
function effortLines({ efforts, chapter }: State, pen: Pen): string[] {
  const id = efforts[chapter - 1] ?? ''
  const effort = describeEffort(id)
  if (effort === undefined) return []
  const title = pen.narrator.tell({ key: 'panel.effort', args: { card: { text: `effort.${id}` } } })
  const sequence = effort.sequence.map(colour => colourWord(colour, pen)).join(' – ')
  return [`${title} · ${sequence} →${fixed}${pen.narrator.tell(effort.gain)}`]
}

/** The requirement cards with the tokens on them, each with its hidden goal. */
function requirementLines({ state, zones }: Seen, pen: Pen): string[] {
  const { narrator } = pen
  if (state.requirements.length === 0) return []
  const cards = state.requirements.map(({ colour, left, right, raised }, i) => {
    const tokens = [...left, ...right].map(who => narrator.nameOf(state, who))
    const goal = goalWords(zones[`goal:${i + 1}`]?.[0] ?? '', pen)
    const asks = `${raised ? 4 : 3}×${fixed}${colourWord(colour, pen)}`
    return `${asks}${tokens.length > 0 ? ` [${tokens.join(', ')}]` : ''} →${fixed}${goal}`
  })
  return [`${narrator.tell({ key: 'panel.requirements' })}: ${cards.join(' · ')}`]
}

/** A goal that the reader has looked at, or the symbols on its back. */
function goalWords(goal: string, pen: Pen): string {
  if (!isHidden(goal)) return pen.narrator.tell({ key: `card.${goal}` })
  return goal
    .slice(1)
    .split('-')
    .map(kind => symbolWord(kind as Symbol, pen))
    .join(', ')
}

/** The alliance cards that the reader holds. */
function allianceLines({ zones, reader }: Seen, pen: Pen): string[] {
  return (zones[`alliance:${reader}`] ?? []).map(card => `▸ ${allianceCard(card, pen)}`)
}

/** An alliance card: title and effect. */
export function allianceCard(card: string, { narrator }: Pen): string {
  return `${narrator.tell({ key: `card.${card}` })}: ${narrator.tell({ key: `card.${card}.text` })}`
}

/** Whose alliance token lies beside a pair. */
export function sideAt({ alliances }: State, place: number): 'renfri' | 'stregobor' | 'both' | undefined {
  const [side, other] = alliances[place] ?? []
  return other === undefined ? side : 'both'
}
