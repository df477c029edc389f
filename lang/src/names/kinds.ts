import type { Kind } from './name.ts'
import { states } from './states.ts'
import { symbolKinds } from './symbols.ts'

/** Words that are inserted as attributes: symbols and states. */
export const kinds: Readonly<Record<string, Kind>> = { ...symbolKinds, ...states }
