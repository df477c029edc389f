import type { RuleId } from '@osud/engine'
import { faceOf } from '../../content/faces.ts'
import type { Amount, Condition, Gain } from '../../rules/effect.ts'

/** The rules that say what is printed on a card: several colours, its condition, its result. */
export function rulesOf(card: string): RuleId[] {
  const { colours, effect } = faceOf(card)
  return [
    ...(colours.length > 1 ? ['POD-029'] : []),
    ...(effect === undefined ? [] : [conditionRule(effect.when), gainRule(effect.gain)]),
  ]
}

function conditionRule(when: Condition): RuleId {
  if ('lose' in when) {
    if (when.lose === 'inactive') return 'POD-132'
    return when.upTo === 1 ? 'POD-130' : 'POD-131'
  }
  if (when.have === 'inactive') return 'each' in when ? 'POD-138' : 'POD-139'
  if ('each' in when) return 'POD-137'
  if ('exactly' in when) return when.exactly === 1 ? 'POD-135' : 'POD-136'
  return when.atLeast === 2 ? 'POD-133' : 'POD-134'
}

function gainRule({ experience, left, right, symbols = {} }: Gain): RuleId {
  const graded = (amount: Amount, fixed: RuleId, each: RuleId): RuleId => (amount === 'degree' ? each : fixed)
  if (experience !== undefined) return graded(experience, 'POD-142', 'POD-143')
  if (left !== undefined && right !== undefined) return 'POD-148'
  if (left !== undefined) return graded(left, 'POD-144', 'POD-146')
  if (right !== undefined) return graded(right, 'POD-145', 'POD-147')
  const [amount, other] = Object.values(symbols)
  return amount === undefined || other !== undefined ? 'POD-151' : graded(amount, 'POD-149', 'POD-150')
}
