import type { Say, View } from '@osud/engine'
import { extraEfforts } from './content/extra-effort.ts'
import { faceOf } from './content/faces.ts'
import type { Colour } from './rules/card.ts'
import type { Condition, Gain } from './rules/effect.ts'
import type { PathOfDestiny, Who } from './rules/state.ts'
import type { Symbol, Symbols } from './rules/symbol.ts'
import { symbols } from './rules/symbol.ts'
import { poolOf } from './rules/timeline.ts'
import { timeline } from './rules/zones.ts'

/** An action card in words: what stands on its banners, in its corner, and in its effect. */
export interface CardInWords {
  readonly colours: readonly Say[]
  readonly symbols: readonly Say[]
  readonly effect?: { readonly when: Say; readonly gain: Say }
}

/** Describes what is printed on an action card. */
export function describeCard(card: string): CardInWords {
  const { colours, symbols: shown, effect } = faceOf(card)
  return {
    colours: colours.map(colour => ({ key: `colour.${colour}` })),
    symbols: shown.map(kind => ({ key: 'ask.symbol', args: { kind } })),
    ...(effect && { effect: { when: sayCondition(effect.when), gain: sayGain(effect.gain) } }),
  }
}

/** What an effect demands (POD-130 to POD-139). */
function sayCondition(when: Condition): Say {
  if ('lose' in when) {
    if (when.lose === 'inactive') return { key: 'when.lose-inactive' }
    return { key: when.upTo === 1 ? 'when.lose-1' : 'when.lose-each', args: { kind: when.lose } }
  }
  const { have } = when
  if (have === 'inactive') return { key: 'each' in when ? 'when.inactive-each' : 'when.inactive' }
  if ('each' in when) return { key: 'when.each', args: { colour: have } }
  if ('exactly' in when) return { key: 'when.exactly', args: { n: when.exactly, colour: have } }
  return { key: 'when.at-least', args: { n: when.atLeast, colour: have } }
}

/** What an effect gives (POD-142 to POD-151). */
function sayGain({ experience, left, right, symbols: given = {} }: Gain): Say {
  if (experience !== undefined) return amount('gain.experience', experience)
  if (left !== undefined && right !== undefined) return { key: 'gain.both' }
  if (left !== undefined) return amount('gain.left', left)
  if (right !== undefined) return amount('gain.right', right)
  const kinds = symbols.filter(kind => given[kind] !== undefined)
  const [kind] = kinds
  if (kind === undefined || kinds.length > 1) return { key: 'gain.three' }
  return amount('gain.kind', given[kind] ?? 1, { kind })
}

function amount(key: string, n: number | 'degree', args: { kind?: Symbol } = {}): Say {
  return n === 'degree' ? { key: `${key}-each`, args } : { key, args: { ...args, n } }
}

/** An extra effort card in words: its colours from left to right, and what they give; undefined if there is no such card. */
export function describeEffort(
  id: string,
): { readonly sequence: readonly Colour[]; readonly gain: Say } | undefined {
  const effort = Object.hasOwn(extraEfforts, id) ? extraEfforts[id] : undefined
  return effort && { sequence: effort.sequence, gain: sayGain(effort.gain) }
}

/** The symbols that somebody has, as everybody can count them: uncovered on the timeline and in the pool (POD-008). */
export function symbolsSeen({ state, zones }: View<PathOfDestiny>, who: Who): Symbols {
  const owner = state.players[who]
  const counted: Record<Symbol, number> = { magic: 0, diplomacy: 0, exploration: 0, combat: 0 }
  if (owner === undefined) return counted
  const pool = poolOf(owner)
  for (const kind of symbols) counted[kind] += pool[kind]
  for (const card of zones[timeline(who)] ?? []) for (const kind of faceOf(card).symbols) counted[kind]++
  for (const { symbol } of owner.covered) counted[symbol]--
  return counted
}
