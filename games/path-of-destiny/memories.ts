import { feats } from './feats.ts'
import { stories } from './stories/index.ts'

/** What there is to be seen of each story: its endings, as results name them, and its feats. */
export const remembered = Object.values(stories).map(({ id, pages }) => ({
  id,
  endings: Object.entries(pages).flatMap(([page, found]) => ('epilogue' in found ? [`${id}.${page}`] : [])),
  feats:
    (feats as Readonly<Record<string, readonly { readonly id: string }[]>>)[id]?.map(feat => feat.id) ?? [],
}))
