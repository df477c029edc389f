import { isHidden } from '@osud/engine'
import { hiddenGoals } from '../../content/hidden-goals.ts'
import type { GoalBack } from '../../rules/goal.ts'
import { goalBacks } from '../../rules/goal.ts'
import type { Requirement } from '../../rules/state.ts'
import type { Symbol } from '../../rules/symbol.ts'
import type { Seen } from './seen.ts'
import { ownSeat } from './seen.ts'

/** A hidden goal with the requirement card beside it, as the reader knows them. */
export interface SeenGoal {
  readonly requirement: Requirement
  /** The id of the goal, if the reader has looked at it. */
  readonly goal: string | undefined
  /** The symbols on its back: it is scored when one of them is dominant in the end. */
  readonly backs: readonly Symbol[]
  readonly seen: boolean
  /** Whether the reader has met the requirement. */
  readonly met: boolean
}

/** The hidden goals from left to right. */
export function goalsOf(view: Seen): SeenGoal[] {
  const own = ownSeat(view)
  return view.state.requirements.map((requirement, i) => {
    const card = view.zones[`goal:${i + 1}`]?.[0] ?? '?'
    const goal = isHidden(card) ? undefined : card
    const back = (goal === undefined ? card.slice(1) : hiddenGoals[goal]?.back) as GoalBack
    const met = own !== undefined && [...requirement.left, ...requirement.right].includes(own)
    return { requirement, goal, backs: goalBacks[back], seen: goal !== undefined, met }
  })
}
