import { lesserEvilEndings } from './lesser-evil-endings.ts'
import { lesserEvil } from './lesser-evil.ts'

/** All pages of the story but its cover. */
export const pages = { ...lesserEvil, ...lesserEvilEndings }
