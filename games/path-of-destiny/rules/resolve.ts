import { faceOf } from '../content/faces.ts'
import { opens } from './ability.ts'
import { titleOf } from './card-words.ts'
import type { Condition } from './effect.ts'
import { degreeOf, fullDegree, received } from './effect.ts'
import { gainPoints, gainSymbols } from './gains.ts'
import type { Table, Who } from './state.ts'
import { player } from './state.ts'
import type { Step } from './step.ts'
import type { Symbol } from './symbol.ts'
import { inactiveSymbols } from './symbol.ts'
import { scopeFor } from './timeline.ts'

/**
 * Resolves the cards that somebody played, from left to right (POD-114). Before an effect the owner may declare an ability
 * that changes it, and after the last one use others (POD-298).
 */
export function resolve(table: Table, { who, cards }: { who: Who; cards: readonly string[] }): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as string
    if (faceOf(card).effect === undefined) continue
    const next = opens(table, who, 'during-play', card) ? declaring(who, card) : begin(table, who, card)
    if (next.length === 0) continue
    table.then(...next, { do: 'resolve', who, cards: cards.slice(i + 1) })
    return
  }
  if (opens(table, who, 'during-play')) table.then({ do: 'window', who, window: 'during-play' })
}

/** The moment to declare an ability that changes the effect of a card, and that effect (POD-298). */
const declaring = (who: Who, card: string): readonly Step[] => [
  { do: 'window', who, window: 'during-play', card },
  { do: 'effect', who, card },
]

/** Nothing has to be asked. */
const done: readonly Step[] = []

/** Resolves the effect of one card. */
export function effect(table: Table, { who, card }: { who: Who; card: string }): void {
  table.then(...begin(table, who, card))
}

/** Resolves an effect as far as possible (POD-118, POD-119); what has to be asked first is returned as steps. */
function begin(table: Table, who: Who, card: string): readonly Step[] {
  const { effect: printed } = faceOf(card)
  if (printed === undefined) return done
  const owner = player(table, who)
  const { spare, full } = owner.declared
  if (spare === true || full === true) owner.declared = {} // for one effect only
  if (full === true) {
    gain(table, { who, card, degree: fullDegree(printed.when) }) // POD-078
    return done
  }
  const degree = degreeOf(printed.when, scopeFor(table, who, card))
  if (degree === 0) {
    table.tell('log.unmet', { hero: owner.hero, card: titleOf(card) }, 'POD-120')
    return done
  }
  const lost = 'lose' in printed.when ? degree - (spare === true ? 1 : 0) : 0 // POD-076
  if (lost === 0) {
    gain(table, { who, card, degree })
    return done
  }
  const rule = fullDegree(printed.when) === 1 ? 'POD-130' : 'POD-304'
  const loss: Step = { do: 'lose', who, kinds: losing(printed.when, table), card, rule }
  const steps: Step[] = []
  for (let i = 0; i < lost; i++) steps.push(loss)
  steps.push({ do: 'gain', who, card, degree })
  return steps
}

/** Gives the result of a card's effect (POD-142 to POD-151) with the active symbols of the moment (POD-152). */
export function gain(table: Table, { who, card, degree }: { who: Who; card: string; degree: number }): void {
  const { effect: printed } = faceOf(card)
  if (printed === undefined) return
  const { experience, symbols } = received(printed.gain, degree, table.state.active)
  gainSymbols(table, who, symbols, 'POD-115', card)
  gainPoints(table, who, experience, 'POD-118', card)
}

function losing(condition: Condition, { state }: Table): readonly Symbol[] {
  if (!('lose' in condition)) return []
  return condition.lose === 'inactive' ? inactiveSymbols(state.active) : [condition.lose]
}
