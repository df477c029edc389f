/** The three stories (POD-036). */
export const storyIds = ['edge-of-the-world', 'striga', 'lesser-evil'] as const

/** How hard the Automa plays, by the start of its experience (POD-207). */
export const difficulties = {
  story: 0,
  normal: 2,
  swords: 4,
  blood: 6,
  march: 8,
} as const

/** What a table can choose when a match is set up. */
export interface Options {
  readonly story: (typeof storyIds)[number]
  /** Without extra effort and side quests, for a first game (POD-058, POD-240). */
  readonly firstGame: boolean
  /** Two boards are dealt to choose from (POD-048), or everybody chooses freely. */
  readonly characters: 'dealt' | 'free'
  readonly difficulty: keyof typeof difficulties
  /** Where the rulebook can be read in two ways; the first one is the ledger's. */
  readonly readings: Readings
}

/** Readings of the rulebook on which tables may differ. */
export interface Readings {
  /** Which chapter's symbols the effects of kept cards use (POD-305). */
  readonly keptCards: 'coming' | 'finished'
  /** Whether a sequence of extra effort needs neighbours in order (POD-324). */
  readonly sequences: 'neighbours' | 'anywhere'
  /** Whether somebody on the left side of a requirement may still reach the right one (POD-317). */
  readonly requirements: 'twice' | 'once'
  /** Whether the solo player gets a path token in any case, or only with as many symbols as the Automa (POD-314). */
  readonly soloPathTokens: 'always' | 'earned'
}

/** A table as the rulebook describes it. */
export const printed: Options = {
  story: 'edge-of-the-world',
  firstGame: false,
  characters: 'dealt',
  difficulty: 'normal',
  readings: { keptCards: 'coming', sequences: 'neighbours', requirements: 'twice', soloPathTokens: 'always' },
}
