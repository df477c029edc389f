import type { Option, SeenQuestion, Value } from '@osud/engine'
import { alliances } from '../../content/alliances.ts'
import { faces as actionCards } from '../../content/faces.ts'
import { boards } from '../../content/boards.ts'
import { colours } from '../../rules/card.ts'
import type { Colour } from '../../rules/card.ts'
import type { Path } from '../../rules/fate.ts'
import type { Hero } from '../../rules/hero.ts'
import type { Side } from '../../rules/state.ts'
import { symbols } from '../../rules/symbol.ts'
import type { Symbol } from '../../rules/symbol.ts'

/** What is printed on the thing that an option stands for. */
export type Printed =
  | { readonly is: 'pair'; readonly cards: readonly string[] }
  | { readonly is: 'card'; readonly card: string }
  | { readonly is: 'alliance'; readonly card: string }
  | { readonly is: 'side'; readonly side: Side }
  | { readonly is: 'hero'; readonly hero: Hero }
  | { readonly is: 'symbol'; readonly symbol: Symbol; readonly special: boolean; readonly card?: string }
  | { readonly is: 'colour'; readonly colour: Colour }
  | { readonly is: 'path'; readonly path: Path; readonly symbol: Symbol }

/** Whether an option has a face worth drawing beside its words: where there is room, cards lie lit on the board already. */
export function faces(question: SeenQuestion, value: Value, narrow: boolean): boolean {
  const printed = printedOn(question, value)
  return printed !== undefined && (narrow || (printed.is !== 'pair' && printed.is !== 'card'))
}

/** What is printed on the thing that an option stands for, if anything is. */
export function printedOn({ question, ask }: SeenQuestion, value: Value): Printed | undefined {
  if (question === undefined || question.kind === 'offer') return undefined
  const option = question.options.find(one => one.value === value)
  if (option === undefined) return undefined
  if (ask === 'ask.draft' && value === 'deck') return { is: 'pair', cards: ['?', '?'] }
  if (ask === 'ask.alliance' && (value === 'renfri' || value === 'stregobor'))
    return { is: 'side', side: value }
  return said(option)
}

function said({ value, says }: Option): Printed | undefined {
  const { key, args = {} } = says ?? { key: '' }
  const symbol = symbols.find(one => one === args['kind'])
  switch (key) {
    case 'ask.pair':
      return { is: 'pair', cards: [cardIn(args['one']), cardIn(args['other'])] }
    case 'ask.hero.who':
      return isHero(value) ? { is: 'hero', hero: value } : undefined
    case 'ask.symbol':
    case 'ask.lose.token':
      return symbol && { is: 'symbol', symbol, special: false }
    case 'ask.lose.special':
      return symbol && { is: 'symbol', symbol, special: true }
    case 'ask.lose.card':
      return symbol && { is: 'symbol', symbol, special: false, card: cardIn(args['card']) }
    case 'ask.dominant.path':
      return symbol && { is: 'path', path: args['path'] === 'left' ? 'left' : 'right', symbol }
    default:
      return named(value, key)
  }
}

/** A card or a colour by its name. */
function named(value: Value, key: string): Printed | undefined {
  if (key === `card.${value}` && typeof value === 'string') {
    if (actionCards.has(value)) return { is: 'card', card: value }
    return Object.hasOwn(alliances, value) ? { is: 'alliance', card: value } : undefined
  }
  const colour = colours.find(one => key === `colour.${one}`)
  return colour && { is: 'colour', colour }
}

const isHero = (value: Value): value is Hero => typeof value === 'string' && Object.hasOwn(boards, value)

/** The card that a text names by its title. */
function cardIn(arg: unknown): string {
  const text = typeof arg === 'object' && arg !== null && 'text' in arg ? String(arg.text) : ''
  return text.slice('card.'.length)
}
