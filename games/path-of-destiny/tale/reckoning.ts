import type { Cast, Ending, Tale } from '@osud/lang/tale'
import type { State } from '../rules/state.ts'
import type { Reckoning, StoryFacts } from './facts.ts'
import type { Words } from './wording.ts'
import { ranking } from './wording.ts'

/** Those who competed, the best first; among equals the one higher in initiative (POD-198). */
function standing(tale: Tale): { readonly who: number; readonly hero: string; readonly points: number }[] {
  const { players, initiative } = tale.state as State
  return players
    .map(({ hero, victory }, who) => ({ who, hero, points: tale.result?.scores?.[who] ?? victory }))
    .toSorted(
      (one, other) =>
        other.points - one.points || initiative.indexOf(one.who) - initiative.indexOf(other.who),
    )
}

/** Tells the final scoring, source by source, and who became the main hero. */
export function tellReckoning(words: Words, reckoning: Reckoning, tale: Tale): string {
  const { say } = words
  const { quest, golden, goals, mainHero } = reckoning
  return [
    ...(quest.size > 0 ? [say('quests', { rest: ranking(words, quest) })] : []),
    ...(golden.size > 0 ? [say('golden-points', { rest: ranking(words, golden) })] : []),
    ...goals.map(({ title, points }) =>
      points.size > 0
        ? say('goal', { goal: { text: title }, rest: ranking(words, points) })
        : say('goal-nobody', { goal: { text: title } }),
    ),
    ...(mainHero === undefined ? [] : [tellMainHero(words, tale)]),
  ].join(' ')
}

function tellMainHero({ say }: Words, tale: Tale): string {
  const [best, second] = standing(tale)
  const args = { hero: best?.hero ?? '', rival: second?.hero ?? '', n: best?.points ?? 0 }
  if (best?.points === second?.points) return say('main-tie', args)
  return say('main', { ...args, less: second?.points ?? 0 })
}

/** How the match ended, once it has. */
export function endingOf(
  words: Words,
  { reckoning }: StoryFacts,
  tale: Tale,
  cast: readonly Cast[],
): Ending | undefined {
  const hero = reckoning?.mainHero
  if (hero === undefined) return undefined
  const ranks = standing(tale).flatMap(({ who, points }) => {
    const one = cast[who]
    return one === undefined ? [] : [{ ...one, points }]
  })
  return { ranks, sentence: words.voice.say('log.main-hero', { hero }) }
}
