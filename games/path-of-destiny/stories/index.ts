import type { Options } from '../rules/options.ts'
import type { Story } from '../rules/story.ts'
import { edgeOfTheWorld } from './edge-of-the-world.ts'
import { lesserEvil } from './lesser-evil.ts'
import { striga } from './striga.ts'

/** The stories that can be played. */
export const stories: Readonly<Record<Options['story'], Story>> = {
  'edge-of-the-world': edgeOfTheWorld,
  striga,
  'lesser-evil': lesserEvil,
}
