import { mergeNames } from './merge.ts'
import type { Names } from './name.ts'
import { symbolKinds } from './symbols.ts'
import { witcher } from './witcher.ts'

/** As many of the shared names as Path of Destiny inflects: for a page, which should not carry them all. */
export const names: Names = mergeNames({ people: witcher }, { kinds: symbolKinds })
