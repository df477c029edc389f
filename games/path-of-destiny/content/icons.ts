import type { ActionCard, Colour } from '../rules/card.ts'
import type { Condition, Gain } from '../rules/effect.ts'
import type { Symbol } from '../rules/symbol.ts'

/** A printed card: its banners, its symbols and, if it has an effect, what that demands and gives. */
export function card(
  colours: ActionCard['colours'],
  symbols: readonly Symbol[],
  ...effect: readonly [] | readonly [when: Condition, gain: Gain]
): ActionCard {
  const [when, gain] = effect
  return when && gain ? { colours, symbols, effect: { when, gain } } : { colours, symbols }
}

/** Lose 1 symbol of the kind (POD-130). */
export const loseOne = (lose: Symbol): Condition => ({ lose, upTo: 1 })

/** Lose 1/2/3 symbols of the kind (POD-131). */
export const loseEach = (lose: Symbol): Condition => ({ lose, upTo: 3 })

/** Lose 1/2/3 inactive symbols (POD-132). */
export const loseInactive: Condition = { lose: 'inactive', upTo: 3 }

/** Have so many cards of the colour or more (POD-133, POD-134). */
export const atLeast = (count: 2 | 3, have: Colour): Condition => ({ have, atLeast: count })

/** Have so many cards of the colour and no more (POD-135, POD-136). */
export const exactly = (count: 1 | 2, have: Colour): Condition => ({ have, exactly: count })

/** Have 1/2/3 cards of the colour (POD-137). */
export const each = (have: Colour): Condition => ({ have, each: 3 })

/** Have 1/2/3 inactive symbols (POD-138). */
export const eachInactive: Condition = { have: 'inactive', each: 3 }

/** Have 2 or more inactive symbols (POD-139). */
export const twoInactive: Condition = { have: 'inactive', atLeast: 2 }

/** Gain experience (POD-142, POD-143). */
export const experience = (amount: 3 | 'degree'): Gain => ({ experience: amount })

/** Gain active symbols of the left path (POD-144, POD-146). */
export const left = (amount: 2 | 'degree'): Gain => ({ left: amount })

/** Gain active symbols of the right path (POD-145, POD-147). */
export const right = (amount: 2 | 'degree'): Gain => ({ right: amount })

/** Gain 1 of each active symbol (POD-148). */
export const oneOfEach: Gain = { left: 1, right: 1 }

/** Gain symbols of the kind depicted (POD-149, POD-150). */
export const depicted = (kind: Symbol, amount: 2 | 'degree'): Gain => ({ symbols: { [kind]: amount } })

/** Gain 1 combat, 1 exploration and 1 magic (POD-151). */
export const threeKinds: Gain = { symbols: { combat: 1, exploration: 1, magic: 1 } }
