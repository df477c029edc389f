import { stories } from '../stories/index.ts'
import { giftProblems, storyProblems } from './story.ts'
import { textProblems } from './texts.ts'

/** All that is wrong with the stories and their words, one line each; none is what we want. */
export function contentProblems(texts: Readonly<Record<string, Readonly<Record<string, string>>>>): string[] {
  return Object.values(stories).flatMap(story => [
    ...[...storyProblems(story), ...giftProblems(story)].map(({ page, problem }) =>
      line(story.id, page, problem),
    ),
    ...Object.entries(texts).flatMap(([language, known]) =>
      textProblems(story, known).map(({ page, problem }) => line(`${story.id}, ${language}`, page, problem)),
    ),
  ])
}

const line = (where: string, page: number | undefined, problem: string): string =>
  page === undefined ? `${where}: ${problem}` : `${where}, page ${page}: ${problem}`
