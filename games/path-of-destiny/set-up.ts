import type { SettingConcern } from '@osud/engine'
import { seats, settings } from './rules/options.ts'

/** What matters when a table is set for Path of Destiny. */
export function concerns(
  setting: string,
  { story, firstGame }: Readonly<Record<string, unknown>>,
  seats: number,
): SettingConcern {
  switch (setting) {
    case 'story':
    case 'firstGame':
      return 'first'
    case 'difficulty':
      return seats === 1 ? 'first' : 'never'
    case 'soloPathTokens':
      return seats === 1 ? 'more' : 'never'
    case 'sequences':
      return story === 'edge-of-the-world' && firstGame !== true ? 'more' : 'never'
    case 'requirements':
      return story === 'striga' ? 'more' : 'never'
    default:
      return 'more'
  }
}

/** The key of a text that describes a value at length. */
export function about(setting: string, value: unknown): string | undefined {
  return setting === 'story' ? `story.${String(value)}` : undefined
}

/** How a table for Path of Destiny is set. */
export const setUp = { seats, settings, concerns, about, solo: 'automa' } as const
