import { strigaEndings } from './striga-endings.ts'
import { striga } from './striga.ts'

/** All pages of the story but its cover. */
export const pages = { ...striga, ...strigaEndings }
