import type { Value } from '@osud/engine'
import type { Symbol } from '../../rules/symbol.ts'
import type { Seen } from './seen.ts'
import { ownQuestion } from './seen.ts'

/** A symbol that the reader may give up now: printed on a card, a token, or a special token. */
export interface Loss {
  readonly value: Value
  readonly kind: Symbol
  readonly from: 'card' | 'token' | 'special'
  readonly card?: string
}

/** What the reader may lose now; the options are numbered, their texts say what they stand for. */
export function lossesOf(view: Seen): Loss[] {
  const question = ownQuestion(view)?.question
  if (question?.ask !== 'ask.lose' || question.kind !== 'choose') return []
  return question.options.flatMap(({ value, says }): Loss[] => {
    const { kind, card } = says?.args ?? {}
    if (typeof kind !== 'string') return []
    const symbol = kind as Symbol
    if (says?.key === 'ask.lose.token') return [{ value, kind: symbol, from: 'token' }]
    if (says?.key === 'ask.lose.special') return [{ value, kind: symbol, from: 'special' }]
    const text = typeof card === 'object' && 'text' in card ? card.text : ''
    return [{ value, kind: symbol, from: 'card', card: text.replace(/^card\./, '') }]
  })
}
