import type { Options } from './rules/options.ts'
import { printed } from './rules/options.ts'

const striga = { ...printed, story: 'striga' } as const
const lesserEvil = { ...printed, story: 'lesser-evil' } as const

/** Tables that differ from each other in every option. */
export const variants: Readonly<Record<string, Options>> = {
  'edge-of-the-world': printed,
  'first-game': { ...printed, firstGame: true, characters: 'free', difficulty: 'story' },
  striga: { ...striga, difficulty: 'swords' },
  'lesser-evil': { ...lesserEvil, difficulty: 'blood' },
  'edge-otherwise': {
    ...printed,
    difficulty: 'march',
    keptCards: 'finished',
    sequences: 'anywhere',
    soloPathTokens: 'earned',
  },
  'striga-otherwise': {
    ...striga,
    characters: 'free',
    difficulty: 'march',
    requirements: 'once',
  },
}
