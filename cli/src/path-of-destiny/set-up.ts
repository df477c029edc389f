import type { SetUp } from '../panel.ts'

/** What is asked when Path of Destiny is set up in a terminal. */
export const setUp: SetUp = {
  concerns(setting, { story, firstGame }, seats) {
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
  },
  about: (setting, value) => (setting === 'story' ? `story.${String(value)}` : undefined),
}
