import type { Ability } from '../ability.ts'
import type { AbilityStep } from '../step.ts'
import { ciri } from './ciri.ts'
import { dandelion } from './dandelion.ts'
import { geralt } from './geralt.ts'
import { vesemir } from './vesemir.ts'
import { yennefer } from './yennefer.ts'

/** When each of the twenty abilities can be used. */
export const abilities: Readonly<Record<AbilityStep, Ability>> = {
  ...geralt,
  ...yennefer,
  ...dandelion,
  ...ciri,
  ...vesemir,
}
