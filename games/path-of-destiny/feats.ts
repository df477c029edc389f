import type { Event, Result } from '@osud/engine'
import type { Hero } from './rules/hero.ts'
import type { Options } from './rules/options.ts'
import type { State, Who } from './rules/state.ts'

/** What somebody did in a match, counted from what was told. */
interface Deeds {
  /** Symbols lost, conditions of cards that were not met, abilities used, draws from the main deck instead of a pair. */
  readonly lost: number
  readonly unmet: number
  readonly abilities: number
  readonly deck: number
  /** Sequences of extra effort, tokens on requirement cards, special symbol tokens. */
  readonly efforts: number
  readonly requirements: number
  readonly specials: number
  /** Experience points lost. */
  readonly forgotten: number
  /** Alliance cards taken from either side. */
  readonly renfri: number
  readonly stregobor: number
  /** Path tokens held at the end of a chapter: of the path that the story took, and of the one it left. */
  readonly taken: number
  readonly forsaken: number
}

/** A feat of a story: where it must end, whether as its main hero, and what must be done or left undone on the way. */
export interface Feat {
  readonly id: string
  /** The page of the ending; any, unless told. */
  readonly ending?: number
  readonly mainHero?: boolean
  readonly atLeast?: Partial<Deeds>
  readonly atMost?: Partial<Deeds>
}

/** The feats of each story: a few moments worth remembering, none that is earned by playing often. */
export const feats: Readonly<Record<Options['story'], readonly Feat[]>> = {
  'edge-of-the-world': [
    { id: 'notched-chair', ending: 31, mainHero: true },
    { id: 'smooth-cord', ending: 37, atMost: { lost: 2 } },
    { id: 'benno', ending: 41, atMost: { abilities: 2 } },
    { id: 'two-halves', ending: 35, atLeast: { taken: 1, forsaken: 1 } },
    { id: 'counted-twice', mainHero: true, atLeast: { efforts: 3 } },
    { id: 'boots', ending: 45, mainHero: false },
  ],
  striga: [
    { id: 'taste', ending: 37, atMost: { unmet: 0 } },
    { id: 'table-manners', mainHero: true, atMost: { deck: 0 } },
    { id: 'head-chair', ending: 33, mainHero: true },
    { id: 'one-breath-late', ending: 41, mainHero: false },
    { id: 'hatch-key', ending: 45, atLeast: { specials: 1 } },
    { id: 'whispers', atLeast: { requirements: 6 } },
  ],
  'lesser-evil': [
    { id: 'nobodys-side', mainHero: true, atMost: { renfri: 0, stregobor: 0 } },
    { id: 'both-purses', mainHero: true, atLeast: { renfri: 2, stregobor: 2 } },
    { id: 'unread-name', ending: 31, mainHero: true },
    { id: 'paid-in-advance', mainHero: true, atLeast: { taken: 3 } },
    { id: 'in-paper', ending: 43, atMost: { forgotten: 0 } },
    { id: 'plain-hand', ending: 45, mainHero: false },
  ],
}

/** What is remembered of a match of Path of Destiny that is over. */
export const recollection = {
  /** Raised whenever other feats are looked for than before. */
  edition: 1,
  hero: ({ players }: State, who: Who): Hero | undefined => players[who]?.hero,
  feats: (
    {
      events,
      state,
      result,
    }: { readonly events: readonly Event[]; readonly state: State; readonly result: Result },
    who: Who,
  ): string[] => {
    const hero = state.players[who]?.hero
    if (hero === undefined) return []
    const page = Number(result.ending?.split('.').at(-1))
    const mainHero = result.winners.includes(who)
    const deeds = deedsOf(events, hero)
    return feats[state.options.story]
      .filter(feat => isEarned(feat, page, mainHero, deeds))
      .map(({ id }) => id)
  },
}

function isEarned(feat: Feat, page: number, mainHero: boolean, deeds: Deeds): boolean {
  if (feat.ending !== undefined && feat.ending !== page) return false
  if (feat.mainHero !== undefined && feat.mainHero !== mainHero) return false
  const { atLeast = {}, atMost = {} } = feat
  const names = Object.keys(deeds) as (keyof Deeds)[]
  return names.every(name => deeds[name] >= (atLeast[name] ?? 0) && deeds[name] <= (atMost[name] ?? Infinity))
}

/** Which deed an event counts as, for the hero whom it names. */
const counted: Readonly<Record<string, keyof Deeds>> = {
  'log.lose-token': 'lost',
  'log.lose-special': 'lost',
  'log.cover': 'lost',
  'log.unmet': 'unmet',
  'log.ability': 'abilities',
  'log.draft-deck': 'deck',
  'log.effort': 'efforts',
  'log.requirement': 'requirements',
  'log.special': 'specials',
  'log.lose-experience': 'forgotten',
}

function deedsOf(events: readonly Event[], hero: Hero): Deeds {
  const deeds = {
    lost: 0,
    unmet: 0,
    abilities: 0,
    deck: 0,
    efforts: 0,
    requirements: 0,
    specials: 0,
    forgotten: 0,
    renfri: 0,
    stregobor: 0,
    taken: 0,
    forsaken: 0,
  }
  let dominant: unknown
  for (const { key, args } of events) {
    if (key === 'log.dominant') dominant = args['path']
    if (args['hero'] !== hero) continue
    const deed = counted[key]
    if (deed !== undefined) deeds[deed]++
    else if (key === 'log.path-token') deeds[args['path'] === dominant ? 'taken' : 'forsaken']++
    else if (key === 'log.alliance') deeds[args['side'] === 'renfri' ? 'renfri' : 'stregobor']++
  }
  return deeds
}
