import type { Path } from '../rules/fate.ts'
import type { OpenPage, Page, PageEffect, Story } from '../rules/story.ts'

/** Something that is wrong with a story, and on which page. */
export interface StoryProblem {
  readonly page?: number
  readonly problem: string
}

const cover = 1
const chapters = 3
const endings = 8
const lastPage = 46

/** All that is wrong with the pages of a story: exits, chapters, endings, effects. */
export function storyProblems(story: Story): StoryProblem[] {
  const numbers = Object.keys(story.pages).map(Number)
  const found: StoryProblem[] = []
  const report = (problem: string, page?: number): void =>
    void found.push(page === undefined ? { problem } : { page, problem })
  for (const page of numbers) for (const problem of pageProblems(story, page)) report(problem, page)
  if (numbers.some(page => page <= cover || page >= lastPage))
    report(`pages are numbered from ${cover + 1} to ${lastPage - 1}`)
  const ways = waysThrough(story, cover + 1, [])
  const read = new Set(ways.flatMap(({ pages }) => pages))
  for (const page of numbers) if (!read.has(page)) report('cannot be reached', page)
  const reached = new Set<number>()
  for (const { pages, choices, stopped } of ways) {
    const last = pages.at(-1) ?? cover
    if (stopped !== undefined) report(stopped, last)
    else if (choices !== chapters) report(`is reached after ${choices} chapters instead of ${chapters}`, last)
    else reached.add(last)
  }
  if (reached.size !== endings) report(`has ${reached.size} endings instead of ${endings}`)
  return found
}

function* pageProblems({ pages, special }: Story, number: number): Generator<string> {
  const page = pages[number] as Page
  if ('leads' in page && pages[page.leads] === undefined)
    yield `leads to page ${page.leads}, which does not exist`
  if ('leads' in page && page.leads <= number) yield `leads back to page ${page.leads}`
  if ('path' in page) yield* spreadProblems(pages, number, page)
  else if ('effects' in page) {
    for (const effect of page.effects ?? []) yield* effectProblems(effect, special)
    const next = pages[page.leads]
    const last = next !== undefined && 'epilogue' in next
    if (last && page.effects?.some(effect => 'draw' in effect || 'tokens' in effect || 'special' in effect))
      yield 'gives or takes cards or tokens, though nobody plays on after it (POD-189)'
  }
}

function* spreadProblems(pages: Story['pages'], number: number, page: OpenPage): Generator<string> {
  const [left, right] = page.path === 'left' ? [number, number + 1] : [number - 1, number]
  const other = pages[page.path === 'left' ? right : left]
  if (left % 2 !== 0)
    yield 'the left page of a chapter must have an even number, to lie open beside the right one'
  if (other === undefined || !('path' in other) || other.path === page.path)
    yield 'has no page of the other path beside it'
  else if (other.symbol === page.symbol) yield `both paths show ${page.symbol}`
}

function* effectProblems(effect: PageEffect, special: Story['special']): Generator<string> {
  if ('special' in effect && special !== 'hidden-goals')
    yield 'gives a special symbol token, which this story does not have'
  if (isPenalty(effect) && special !== 'alliances') yield 'has a penalty, which this story does not know'
}

/** One way to read a story: its pages and how many chapters were played on it. */
interface Way {
  readonly pages: readonly number[]
  readonly choices: number
  /** Why it did not end with an epilogue. */
  readonly stopped?: string
}

function waysThrough(story: Story, page: number, before: readonly number[], choices = 0): Way[] {
  const pages = [...before, page]
  const found = story.pages[page]
  if (found === undefined) return [{ pages: before, choices, stopped: 'leads nowhere' }]
  if ('epilogue' in found) return [{ pages, choices }]
  if (before.includes(page)) return [{ pages, choices, stopped: 'goes in circles' }]
  if (!('path' in found)) return waysThrough(story, found.leads, pages, choices)
  const right = story.pages[page + 1]
  const exits = [found, ...(right !== undefined && 'path' in right ? [right] : [])]
  return exits.flatMap(({ leads }, i) =>
    waysThrough(story, leads, i === 0 ? pages : [...pages, page + 1], choices + 1),
  )
}

/** What the pages between two chapters give to the holder of each path token; both must get something. */
export function giftProblems({ pages, special }: Story): StoryProblem[] {
  return Object.values(pages).flatMap((page): StoryProblem[] => {
    if (!('path' in page)) return []
    const given = effectsFrom(pages, page.leads)
    const missing = (['left', 'right'] as const).filter(path => !given.some(effect => effect.to === path))
    const problems = missing.map(path => ({
      page: page.leads,
      problem: `gives the ${path} path token nothing`,
    }))
    if (special !== 'alliances') return problems
    const wrong = given.filter(effect => isPenalty(effect) !== (effect.to === page.path))
    return [
      ...problems,
      ...wrong.map(({ to }) => ({
        page: page.leads,
        problem: `the ${to} path token gets ${penaltyName(to, page.path)}`,
      })),
    ]
  })
}

const isPenalty = (effect: PageEffect): boolean =>
  ('experience' in effect && effect.experience < 0) ||
  'last' in effect ||
  ('draw' in effect && effect.draw === 0)

const penaltyName = (to: Path, dominant: Path): string =>
  to === dominant ? 'a reward although its path is dominant' : 'a penalty although its path is not dominant'

function effectsFrom(pages: Story['pages'], number: number): PageEffect[] {
  const page = pages[number]
  if (page === undefined || !('leads' in page) || 'path' in page) return []
  return [...(page.effects ?? []), ...effectsFrom(pages, page.leads)]
}
