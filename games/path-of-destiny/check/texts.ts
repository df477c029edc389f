import type { Story } from '../rules/story.ts'
import type { StoryProblem } from './story.ts'

const fewest = 60
const most = 140
const longestTitle = 7

/** What is missing or out of measure in the words of a story in one language. */
export function textProblems(story: Story, texts: Readonly<Record<string, string>>): StoryProblem[] {
  const found: StoryProblem[] = []
  for (const key of [`page.${story.id}`, `story.${story.id}`])
    if (texts[key] === undefined) found.push({ problem: `the text ${key} is missing` })
  for (const page of Object.keys(story.pages).map(Number)) {
    const title = texts[`page.${story.id}.${page}`]
    const prose = texts[`page.${story.id}.${page}.prose`]
    if (title === undefined) found.push({ page, problem: 'has no title' })
    else if (words(title) > longestTitle) found.push({ page, problem: `its title has ${words(title)} words` })
    if (prose === undefined) found.push({ page, problem: 'has no prose' })
    else if (words(prose) < fewest || words(prose) > most)
      found.push({ page, problem: `its prose has ${words(prose)} words instead of ${fewest} to ${most}` })
  }
  return found
}

const words = (text: string): number => text.split(/\s+/u).filter(word => /[\p{L}\p{N}]/u.test(word)).length
