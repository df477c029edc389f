import { about, concerns, contentProblems } from '@osud/path-of-destiny'
import type { PathOfDestiny } from '@osud/path-of-destiny'
import type { Extras } from '../games.ts'
import { panel } from './panel.ts'
import { panelTexts } from './words.ts'

/** What the terminal adds to Path of Destiny. */
export const shelfExtras: Extras<PathOfDestiny> = {
  panel,
  panelTexts,
  setUp: { about, concerns },
  kinds: { by: 'hero', heroes: 'hero', left: 'kind', right: 'kind' },
  check: contentProblems,
}
