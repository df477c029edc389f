import { edgeOfTheWorldEndings } from './edge-of-the-world-endings.ts'
import { edgeOfTheWorld } from './edge-of-the-world.ts'

/** All pages of the story but its cover. */
export const pages = { ...edgeOfTheWorld, ...edgeOfTheWorldEndings }
