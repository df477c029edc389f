import { isHidden } from '@osud/engine'
import type { Side } from '../rules/state.ts'
import type { ChapterFacts, StoryFacts } from './facts.ts'
import { tellFate } from './fate.ts'
import { sentenceOf, tellFeat, weightOf } from './feat.ts'
import { isNothing } from './turn-facts.ts'
import type { DraftFacts, Feat, TurnFacts } from './turn-facts.ts'
import { amounts } from './wording.ts'
import type { Words } from './wording.ts'

/** Who and what has had its sentence in this chapter: everybody gets a turn, and nothing is told too often. */
export interface Told {
  readonly heroes: Map<string, number>
  readonly sentences: Map<string, number>
  readonly drafters: Map<string, number>
}

/** Nothing has been told yet. */
export const untold = (): Told => ({ heroes: new Map(), sentences: new Map(), drafters: new Map() })

/** Tells a turn in a few sentences: what was drafted, what was done, where fate went. */
export function tellTurn(
  words: Words,
  { heroes, automa }: StoryFacts,
  chapter: ChapterFacts,
  turn: TurnFacts,
  told: Told,
): string {
  const before = chapter.turns[chapter.turns.indexOf(turn) - 1]
  const [drafts, rewarded] = tellDrafts(words, turn, told)
  return [
    ...drafts,
    ...tellFeats(words, chapter, turn, told, rewarded, heroes.length > 3 && drafts.length < 2 ? 3 : 2),
    turn === chapter.turns.at(-1) ? tellAlliances(words, chapter) : undefined,
    tellFate(words, chapter, turn, before, automa?.hero),
  ]
    .filter(sentence => sentence !== undefined)
    .join(' ')
}

/** Tells one draft and who drew unseen; with it comes the feat that the draft led to, if that is told already. */
function tellDrafts(words: Words, turn: TurnFacts, told: Told): [string[], Feat | undefined] {
  const { drafts, number } = turn
  const open = drafts.filter(({ blind, cards }) => !blind && !cards.some(isHidden))
  const blind = drafts.filter(draft => draft.blind)
  const times = ({ hero }: DraftFacts): number => told.drafters.get(hero) ?? 0
  const promise = (draft: DraftFacts): number =>
    rewardOf(turn, draft) === undefined ? playedOf(turn, draft).length : 3
  const [best] = open.toSorted((one, other) => times(one) - times(other) || promise(other) - promise(one))
  const sentences: string[] = []
  const reward = best && rewardOf(turn, best)
  if (best !== undefined) {
    count(told.drafters, best.hero)
    sentences.push(tellDraft(words, turn, best, reward, told))
  }
  // Who draws unseen is worth a word now and then; where everybody does, always.
  if (blind.length > 0 && (open.length === 0 || number !== 2)) sentences.push(tellBlind(words, blind))
  return [sentences, reward]
}

type Reward = Extract<Feat, { did: 'effect' }>

function tellDraft(
  words: Words,
  turn: TurnFacts,
  draft: DraftFacts,
  reward: Reward | undefined,
  told: Told,
): string {
  const { say } = words
  const { hero, cards: taken, automa } = draft
  const cards = { cards: taken }
  const played = playedOf(turn, draft)
  const [card] = played
  if (automa) return say('draft-automa', { hero, cards })
  if (reward !== undefined) {
    count(told.heroes, hero)
    return say('draft-reward', {
      hero,
      cards,
      card: { text: reward.card },
      gain: amounts(words, reward.gain),
    })
  }
  if (played.length > 1) return say('draft-both', { hero, cards })
  if (card !== undefined && !told.sentences.has('draft-prompt')) {
    count(told.sentences, 'draft-prompt')
    return say('draft-prompt', { hero, cards, card: { text: `card.${card}` } })
  }
  if (turn.drafts[0] === draft) return say('draft-first', { hero, cards })
  if (turn.drafts.length > 2 && turn.drafts.at(-1) === draft) return say('draft-last', { hero, cards })
  return say('draft-any', { hero, cards })
}

/** What a card brought without a price in the very turn in which it was drafted. */
function rewardOf(turn: TurnFacts, draft: DraftFacts): Reward | undefined {
  const played = playedOf(turn, draft).map(card => `card.${card}`)
  return turn.feats.find(
    (feat): feat is Reward =>
      feat.did === 'effect' &&
      feat.hero === draft.hero &&
      played.includes(feat.card) &&
      isNothing(feat.price),
  )
}

function tellBlind({ say }: Words, blind: readonly DraftFacts[]): string {
  const heroes = blind.map(({ hero }) => hero)
  const [hero = ''] = heroes
  return heroes.length === 1 ? say('draft-blind-one', { hero }) : say('draft-blind-many', { heroes })
}

/** What somebody plays in the turn in which it was drafted. */
const playedOf = (turn: TurnFacts, { hero, cards }: DraftFacts): readonly string[] =>
  (turn.played.get(hero) ?? []).filter(card => cards.includes(card))

function tellFeats(
  words: Words,
  chapter: ChapterFacts,
  turn: TurnFacts,
  told: Told,
  known: Feat | undefined,
  most: number,
): string[] {
  const active = Object.values(chapter.open).map(({ symbol }) => symbol)
  const chosen: Feat[] = []
  const weigh = (feat: Feat): number =>
    weightOf(feat, active) -
    1.5 * (told.sentences.get(sentenceOf(feat)) ?? 0) -
    1.2 * (told.heroes.get(feat.hero) ?? 0) -
    (known?.hero === feat.hero || chosen.some(({ hero }) => hero === feat.hero) ? 3 : 0) -
    (chosen.some(one => sentenceOf(one) === sentenceOf(feat)) ? 1.5 : 0)
  while (chosen.length < most) {
    const left = turn.feats.filter(
      feat => feat !== known && !chosen.includes(feat) && weightOf(feat, active) > 0,
    )
    const [best] = left.toSorted((one, other) => weigh(other) - weigh(one))
    if (best === undefined || (chosen.length > 0 && weigh(best) <= 0)) break
    chosen.push(best)
  }
  for (const feat of chosen) {
    count(told.heroes, feat.hero)
    count(told.sentences, sentenceOf(feat))
  }
  return turn.feats.filter(feat => chosen.includes(feat)).map(feat => tellFeat(words, feat))
}

/** Tells once a chapter who went to whom for an alliance. */
function tellAlliances({ say }: Words, { turns }: ChapterFacts): string | undefined {
  const alliances = turns.flatMap(turn => turn.alliances)
  const of = (wanted: Side): string[] => [
    ...new Set(alliances.flatMap(({ hero, side }) => (side === wanted ? [hero] : []))),
  ]
  const [renfri, stregobor] = [of('renfri'), of('stregobor')]
  if (alliances.length === 0) return undefined
  if (renfri.length > 0 && stregobor.length > 0) return say('ally-both', { renfri, stregobor })
  const heroes = renfri.length > 0 ? renfri : stregobor
  const side = renfri.length > 0 ? 'renfri' : 'stregobor'
  const [hero = ''] = heroes
  return heroes.length === 1 ? say('ally-one', { hero, side }) : say('ally-many', { heroes, side })
}

function count(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1)
}
