import type { Settings } from '@osud/engine'
import { usualOptions } from '@osud/engine'
import type { PathOfDestiny } from './state.ts'

/** How hard the Automa plays, by the start of its experience (POD-207). */
export const difficulties = {
  story: 0,
  normal: 2,
  swords: 4,
  blood: 6,
  march: 8,
} as const

/** What a table can choose when a match is set up. Where the rulebook can be read in two ways, the table chooses too. */
export interface Options {
  /** One of the three stories (POD-036). */
  readonly story: 'edge-of-the-world' | 'striga' | 'lesser-evil'
  /** Without extra effort and side quests, for a first game (POD-058, POD-240). */
  readonly firstGame: boolean
  /** Two boards are dealt to choose from (POD-048), or everybody chooses freely. */
  readonly characters: 'dealt' | 'free'
  readonly difficulty: keyof typeof difficulties
  /** Which chapter's symbols the effects of kept cards use (POD-305). */
  readonly keptCards: 'coming' | 'finished'
  /** Whether a sequence of extra effort needs neighbours in order (POD-324). */
  readonly sequences: 'neighbours' | 'anywhere'
  /** Whether somebody on the left side of a requirement may still reach the right one (POD-317). */
  readonly requirements: 'twice' | 'once'
  /** Whether the solo player gets a path token in any case, or only with as many symbols as the Automa (POD-314). */
  readonly soloPathTokens: 'always' | 'earned'
}

/** How many can sit at the table (POD-001). */
export const seats = { min: 1, max: 5 } as const

/** What a table may choose; first what the rulebook prints and how the ledger reads it. */
export const settings: Settings<Options> = {
  story: ['edge-of-the-world', 'striga', 'lesser-evil'],
  firstGame: [false, true],
  characters: ['dealt', 'free'],
  difficulty: ['normal', 'story', 'swords', 'blood', 'march'],
  keptCards: ['coming', 'finished'],
  sequences: ['neighbours', 'anywhere'],
  requirements: ['twice', 'once'],
  soloPathTokens: ['always', 'earned'],
}

/** A table as the rulebook describes it. */
export const printed: Options = usualOptions<PathOfDestiny>({ settings })
