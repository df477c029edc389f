import { cs } from './lang/cs.ts'
import { en } from './lang/en.ts'
import { uk } from './lang/uk.ts'

export { ferry } from './ferry.ts'
export type { Ferry } from './ferry.ts'
export { names as ferryNames } from './names.ts'

/** The words of the Night Ferry. */
export const ferryTexts = { cs, en, uk } as const
