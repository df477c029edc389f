import type { Path } from '../rules/fate.ts'
import type { ChapterFacts, Outcome, StoryFacts } from './facts.ts'
import { otherPath } from './fate.ts'
import type { Words } from './wording.ts'
import { ranking } from './wording.ts'

/** Tells how a chapter was decided. */
export function tellVerdict({ say }: Words, { open, turns }: ChapterFacts, { path, kind }: Outcome): string {
  const tokens = (wanted: Path): number => turns.filter(({ fate }) => fate === wanted).length
  const [won, lost] = [tokens(path), tokens(otherPath(path))]
  const args = {
    kind,
    page: { text: open[path]?.key ?? '' },
    other: { text: open[otherPath(path)]?.key ?? '' },
  }
  if (won <= lost) return say('verdict-even', args)
  return lost === 0 && won > 1 ? say('verdict-clear', args) : say('verdict-split', args)
}

/** Tells what a chapter brought to whom: alliances, points, path tokens, abilities. */
export function tellOutcome(
  words: Words,
  story: StoryFacts,
  { open }: ChapterFacts,
  outcome: Outcome,
): string {
  const sentences = [
    tellSide(words, outcome),
    ...tellScore(words, story, outcome),
    tellTokens(words, story, open, outcome),
    tellLearnt(words, outcome),
    ...outcome.golden.slice(0, 1).map(hero => words.say('golden', { hero })),
  ]
  return sentences.filter(sentence => sentence !== undefined).join(' ')
}

function tellSide({ say }: Words, { side, allied: heroes }: Outcome): string | undefined {
  if (side === undefined) return undefined
  const [hero] = heroes
  if (hero === undefined) return say('side-none', { side })
  return heroes.length === 1 ? say('side-one', { side, hero }) : say('side-many', { side, heroes })
}

function tellScore(words: Words, { heroes, automa }: StoryFacts, { victory, experience }: Outcome): string[] {
  const { say, text } = words
  const all = [...heroes, ...(automa === undefined ? [] : [automa.hero])]
  const ranks = all
    .flatMap(hero => ((victory.get(hero) ?? 0) > 0 ? [{ hero, n: victory.get(hero) ?? 0 }] : []))
    .toSorted((one, other) => other.n - one.n)
  const [first, second] = ranks
  if (first === undefined) return []
  const { hero, n } = first
  const what = text('tale.score', { n })
  const best = ranks.filter(one => one.n === n).map(one => one.hero)
  const rest = ranking(words, new Map(ranks.filter(one => one.n < n).map(one => [one.hero, one.n])))
  const lead = (): string[] => {
    if (best.length > 1)
      return [
        say('score-shared', { heroes: best, n }),
        ...(rest.length > 0 ? [say('score-rest', { rest })] : []),
      ]
    if (second === undefined) return [say('score-alone', { hero, what })]
    if (rest.length > 1) return [say('score', { hero, n, what, rest })]
    return [say('score-two', { hero, what, rival: second.hero, less: second.n })]
  }
  const empty = all.find(one => (victory.get(one) ?? 0) === 0 && (experience.get(one) ?? 0) > 0)
  const consolation = text('tale.experience', { n: empty === undefined ? 0 : (experience.get(empty) ?? 0) })
  return [...lead(), ...(empty === undefined ? [] : [say('nothing', { hero: empty, what: consolation })])]
}

function tellTokens(
  { say }: Words,
  { automa }: StoryFacts,
  open: ChapterFacts['open'],
  { tokens: { left, right } }: Outcome,
): string | undefined {
  const [one, two] = [open.left?.symbol, open.right?.symbol]
  if (one === undefined || two === undefined || left === undefined || right === undefined) return undefined
  if (left !== right) return say('tokens-each', { hero: left, rival: right, one, two })
  // Alone the tokens may come without a lead (POD-204), so none is claimed.
  return automa === undefined ? say('tokens-both', { hero: left, one, two }) : undefined
}

function tellLearnt({ say }: Words, { unlocked }: Outcome): string | undefined {
  const heroes = [...new Set(unlocked.map(({ hero }) => hero))]
  const [first] = unlocked
  if (first === undefined) return undefined
  return heroes.length === 1
    ? say('unlock', { hero: first.hero, ability: { text: first.ability } })
    : say('learnt-many', { heroes })
}
