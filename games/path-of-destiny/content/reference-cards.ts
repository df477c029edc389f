import type { Options } from '../rules/options.ts'

/** What is done in a chapter and at the end, as the reference card of a story lists it; texts `reference.<line>`. */
export interface ReferenceCard {
  readonly chapter: readonly string[]
  readonly end: readonly string[]
}

/** The three reference cards (POD-004, POD-239, POD-280). */
export const referenceCards: Readonly<Record<Options['story'], ReferenceCard>> = {
  'edge-of-the-world': {
    chapter: ['read', 'turns', 'dominant', 'score', 'path-tokens', 'clear', 'effort-over', 'bonuses'],
    end: ['side-quests', 'winner', 'epilogue'],
  },
  striga: {
    chapter: ['read', 'turns', 'dominant', 'score', 'path-tokens', 'clear', 'bonuses'],
    end: ['side-quests', 'hidden-goals', 'winner', 'epilogue'],
  },
  'lesser-evil': {
    chapter: ['read', 'turns', 'dominant', 'alliances', 'score', 'path-tokens', 'clear', 'bonuses'],
    end: ['side-quests', 'winner', 'epilogue'],
  },
}
