import { stories } from '../stories/index.ts'

/** Texts with the titles of the endings under the keys by which the result of a match names them. */
export function withEndings<Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
): Texts & Readonly<Record<`ending.${string}`, string>> {
  const titles = Object.values(stories).flatMap(({ id, pages }) =>
    Object.entries(pages).flatMap(([page, found]) =>
      'epilogue' in found ? [[`ending.${id}.${page}`, texts[`page.${id}.${page}`] ?? '']] : [],
    ),
  )
  return { ...texts, ...Object.fromEntries(titles) }
}
