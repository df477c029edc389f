import type { ReadPage } from '@osud/web/look/board.ts'
import { openPath } from '../../stories/open-path.ts'
import type { Path } from '../../rules/fate.ts'
import type { Symbol } from '../../rules/symbol.ts'
import { pageOf } from './seen.ts'

/** A side of the open book. */
export type Side = 'left' | 'right'

/** A page with where it stands in the story. */
export interface PlacedPage extends ReadPage {
  readonly story: string
  readonly page: number
  readonly open?: { readonly path: Path; readonly symbol: Symbol }
}

/** What the open book shows at once: the two paths of a chapter, or one page of the tale. */
export type Spread =
  | { readonly kind: 'paths'; readonly left: PlacedPage; readonly right: PlacedPage }
  | { readonly kind: 'tale'; readonly page: PlacedPage }

/** Lays pages out as they are read: the two pages of a chapter side by side, every other one alone. */
export function spreadsOf(pages: readonly ReadPage[]): Spread[] {
  const placed = pages.map(place)
  const spreads: Spread[] = []
  for (let i = 0; i < placed.length; i++) {
    const page = placed[i]
    const next = placed[i + 1]
    if (page === undefined) continue
    if (page.open?.path === 'left' && next?.open?.path === 'right') {
      spreads.push({ kind: 'paths', left: page, right: next })
      i++
    } else spreads.push({ kind: 'tale', page })
  }
  return spreads
}

function place(page: ReadPage): PlacedPage {
  const open = openPath(page.title)
  return { ...page, ...pageOf(page.title), ...(open !== undefined && { open }) }
}
