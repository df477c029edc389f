import type { Path } from '../rules/fate.ts'
import type { ChapterFacts } from './facts.ts'
import type { TurnFacts } from './turn-facts.ts'
import type { Words } from './wording.ts'

/** The other path. */
export const otherPath = (path: Path): Path => (path === 'left' ? 'right' : 'left')

/** Tells where the fate token of a turn went, and by whose will. */
export function tellFate(
  { say }: Words,
  { open }: Pick<ChapterFacts, 'open'>,
  turn: TurnFacts,
  before: TurnFacts | undefined,
  automa: string | undefined,
): string | undefined {
  const { fate, support } = turn
  if (fate === undefined) return undefined
  if (fate === 'aside')
    return automa === undefined ? say('fate-tie') : say('fate-solo-even', { hero: automa })
  const page = { text: open[fate]?.key ?? '' }
  if (automa !== undefined) return say('fate-solo', { hero: automa, page })
  const [heroes, others] = [support[fate], support[otherPath(fate)]]
  const other = { text: open[otherPath(fate)]?.key ?? '' }
  const turner = turnerOf(turn, before, fate)
  if (turner !== undefined) return say('fate-turn', { hero: turner, page })
  const [hero = '', ...more] = heroes
  const [rival = '', ...rivals] = others
  if (hero === '') return say('fate-mat-alone', { page })
  if (rival === '') {
    if (more.length === 0) return say('fate-alone', { hero, page })
    return support.neither.length === 0 ? say('fate-all', { page }) : say('fate-some', { heroes, page })
  }
  if (more.length === 0) return say('fate-mat', { page })
  if (rivals.length === 0) return say('fate-one-against', { hero: rival, other, page })
  return say('fate-most', { heroes, others, page })
}

/** Who changed sides so that fate went where it did not go the turn before, if that was one hero's doing. */
function turnerOf(turn: TurnFacts, before: TurnFacts | undefined, fate: Path): string | undefined {
  if (before === undefined || before.fate === fate) return undefined
  const changed = turn.support[fate].filter(hero => before.support[otherPath(fate)].includes(hero))
  return changed.length === 1 ? changed[0] : undefined
}
