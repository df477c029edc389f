import type { Say, SeenEvent } from '@osud/engine'
import type { Manner } from '@osud/lang'
import { openPath } from './stories/open-path.ts'

const headings: readonly string[] = ['log.chapter', 'log.turn']

/** What the rules do by themselves, and what the table shows anyway. */
const inPassing: readonly string[] = [
  'log.active',
  'log.alliances-over',
  'log.automa-clears',
  'log.coming',
  'log.dealt',
  'log.discard-revealed',
  'log.effort-over',
  'log.initiative',
  'log.mat-neither',
  'log.mat-supports',
  'log.reshuffle',
  'log.supports',
  'log.supports-neither',
  'log.top-discarded',
]

/** What only the final scoring tells; whichever comes first begins it. */
const finalScoring: readonly string[] = [
  'log.alliances-over',
  'log.goal',
  'log.golden-scored',
  'log.main-hero',
  'log.side-quest',
]

/** Whether the event belongs to the final scoring, which no page has brought about: a page must not give the winner away. */
export const closesPage = ({ key }: SeenEvent): boolean => finalScoring.includes(key)

/** How an event is told. */
export function mannerOf({ key }: SeenEvent): Manner {
  if (headings.includes(key)) return 'heading'
  return inPassing.includes(key) ? 'aside' : 'news'
}

/** Under the title of a page that lies open during a chapter: its path and its symbol. */
export function captionOf({ args }: SeenEvent): Say | undefined {
  const { page } = args
  const open = typeof page === 'object' && 'text' in page ? openPath(page.text) : undefined
  return open && { key: 'panel.page-path', args: { path: open.path, kind: open.symbol } }
}
