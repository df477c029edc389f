import type { Path } from '../rules/fate.ts'
import type { Symbol } from '../rules/symbol.ts'
import { stories } from './index.ts'

/** The path and the symbol of a page that lies open during a chapter, by the key of its title. */
export function openPath(title: string): { readonly path: Path; readonly symbol: Symbol } | undefined {
  const [, id, number] = /^page\.(.+)\.(\d+)$/.exec(title) ?? []
  const page = Object.values(stories).find(story => story.id === id)?.pages[Number(number)]
  return page !== undefined && 'path' in page ? { path: page.path, symbol: page.symbol } : undefined
}
