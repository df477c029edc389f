import type { Colour } from '../../rules/card.ts'
import type { Amount, Condition, Gain } from '../../rules/effect.ts'
import type { Symbol } from '../../rules/symbol.ts'
import { symbols } from '../../rules/symbol.ts'
import type { Path } from '../../rules/fate.ts'

/** What is counted, lost or gained, with how much of it is written before it; no amount stands for one. */
export interface Amounted {
  readonly amount: string
  readonly of:
    | { readonly colour: Colour }
    | { readonly symbol: Symbol }
    | { readonly path: Path }
    | { readonly sign: 'inactive' | 'xp' | 'vp' }
}

const graded = '1·2·3'
const minus = '−'

/** A condition in signs (POD-130 to POD-139): −1 lose, 2+ at least, =2 exactly, 1·2·3 for each. */
export function conditionSigns(when: Condition): Amounted {
  if ('lose' in when) {
    const amount = minus + (when.upTo === 1 ? '1' : graded)
    return { amount, of: when.lose === 'inactive' ? { sign: 'inactive' } : { symbol: when.lose } }
  }
  const of = when.have === 'inactive' ? ({ sign: 'inactive' } as const) : { colour: when.have }
  if ('each' in when) return { amount: graded, of }
  return { amount: 'exactly' in when ? `=${when.exactly}` : `${when.atLeast}+`, of }
}

/** A result in signs (POD-142 to POD-151). Several things of which there is one each need no numbers. */
export function gainSigns({ experience, left, right, symbols: given = {} }: Gain): Amounted[] {
  const all = [
    ...signs(experience, { sign: 'xp' }),
    ...signs(left, { path: 'left' }),
    ...signs(right, { path: 'right' }),
    ...symbols.flatMap(symbol => signs(given[symbol], { symbol })),
  ]
  const plain = all.length > 1 && all.every(({ amount }) => amount === '1')
  return plain ? all.map(({ of }) => ({ amount: '', of })) : all
}

function signs(amount: Amount | undefined, of: Amounted['of']): Amounted[] {
  if (amount === undefined) return []
  return [{ amount: amount === 'degree' ? graded : String(amount), of }]
}
