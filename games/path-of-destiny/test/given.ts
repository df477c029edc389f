import { defineGame, Match, options as optionsOf } from '@osud/engine'
import type { Experience } from '../rules/experience.ts'
import { pathOfDestiny } from '../rules/game.ts'
import type { Hero } from '../rules/hero.ts'
import { heroes } from '../rules/hero.ts'
import type { Options } from '../rules/options.ts'
import { printed } from '../rules/options.ts'
import { storyOf } from '../rules/pages.ts'
import type { PathOfDestiny, Player, SetUpTable, State } from '../rules/state.ts'
import type { Step } from '../rules/step.ts'
import type { Symbols } from '../rules/symbol.ts'
import { noSymbols } from '../rules/symbol.ts'
import { some } from './cards.ts'
import { PlayedTable } from './table.ts'

/** What lies before one character when a scene begins. Whatever is not said is as at the start of a game. */
export interface Given {
  readonly hand?: readonly string[]
  readonly timeline?: readonly string[]
  readonly pool?: Partial<Symbols>
  readonly experience?: number | Experience
  readonly victory?: number
  /** The abilities that are ready by their slots, 1 to 4; none unless said. */
  readonly ready?: readonly number[]
  readonly spent?: readonly number[]
  readonly alliances?: readonly string[]
  readonly with?: Partial<Player>
}

/** A scene: who competes with what, and what lies on the mat. */
export type Scene = { readonly [H in Hero]?: Given } & {
  /** The character whom the Automa plays; the scene must give it too, after the only other one. */
  readonly automa?: Hero
  readonly options?: Partial<Options>
  readonly initiative?: readonly Hero[]
  readonly pairs?: readonly (readonly string[])[]
  readonly deck?: readonly string[]
  readonly discard?: readonly string[]
  /** The hidden goals 1 to 4. */
  readonly goals?: readonly string[]
  /** Alliance decks and piles, and whatever else lies in a zone. */
  readonly zones?: Readonly<Record<string, readonly string[]>>
  readonly state?: Partial<State>
  /** What chance brings; the same every time unless said. */
  readonly seed?: number
}

/** Sets a table as the scene says; `then` are the steps that follow. When they are done, `table.rests` is true. */
export function given(scene: Scene, ...then: readonly Step[]): PlayedTable {
  const cast = heroes.filter(hero => scene[hero] !== undefined && hero !== scene.automa)
  const company = scene.automa === undefined ? cast : [...cast, scene.automa]
  const options: Options = { ...printed, ...scene.options }
  const game = defineGame<Rehearsal>({
    ...(pathOfDestiny as unknown as Rehearsed),
    setup: table => setUp(table as unknown as SetUpTable, scene, company, options, then),
    steps: {
      ...(pathOfDestiny.steps as unknown as Rehearsed['steps']),
      *rest(table) {
        yield* table.choose(0, { ask: 'ask.pass', options: optionsOf(['go on']), rule: 'POD-001' })
      },
    },
  })
  const before = company.map(hero => playerOf(hero, scene[hero] ?? {}))
  return new PlayedTable(Match.create(game, { seed: scene.seed ?? 1, seats: cast.length, options }), before)
}

/** The game with a step more: to rest when a scene is over. */
export interface Rehearsal extends Omit<PathOfDestiny, 'step'> {
  [key: string]: unknown
  state: State
  step: Step | { do: 'rest' }
  zone: PathOfDestiny['zone']
  options: Options
  words: PathOfDestiny['words']
}
type Rehearsed = Parameters<typeof defineGame<Rehearsal>>[0]

function setUp(
  table: SetUpTable,
  scene: Scene,
  company: readonly Hero[],
  options: Options,
  then: readonly Step[],
): State {
  company.forEach((hero, who) => {
    const { hand = [], timeline = [], alliances = [] } = scene[hero] ?? {}
    table.fill(`hand:${who}`, hand)
    table.fill(`timeline:${who}`, timeline)
    table.fill(`alliance:${who}`, alliances)
  })
  const { pairs = [], goals = [] } = scene
  pairs.forEach((cards, i) => table.fill(`pair:${i + 1}`, cards))
  goals.forEach((card, i) => table.fill(`goal:${i + 1}`, [card]))
  table.fill('deck', scene.deck ?? some(30, 'red'))
  table.fill('discard', scene.discard ?? [])
  for (const [zone, cards] of Object.entries(scene.zones ?? {})) table.fill(zone as 'deck', cards)
  table.then(...then, { do: 'rest' } as unknown as Step)
  const order = scene.initiative ?? storyOf({ options }).initiative
  return {
    options,
    chosen: Object.fromEntries(company.map((hero, who) => [who, hero])),
    players: company.map(hero => playerOf(hero, scene[hero] ?? {})),
    initiative: order.flatMap(hero =>
      company.includes(hero as Hero) ? [company.indexOf(hero as Hero)] : [],
    ),
    positions: table.seats >= 4 ? 5 : 4,
    figures: [],
    page: 4,
    chapter: 1,
    turn: 1,
    active: { left: 'magic', right: 'combat' },
    fate: [],
    dominant: 'left',
    holders: {},
    efforts: [],
    requirements: [],
    alliances: {},
    ...scene.state,
  }
}

function playerOf(hero: Hero, scene: Given): Player {
  const { experience = 0, victory = 0, pool = {}, ready = [], spent = [] } = scene
  const slot = (n: number): Player['abilities'][number] =>
    ready.includes(n) ? 'ready' : spent.includes(n) ? 'spent' : 'locked'
  return {
    hero,
    victory,
    experience: typeof experience === 'number' ? { regular: experience } : experience,
    abilities: [slot(1), slot(2), slot(3), slot(4)],
    pool: { ...noSymbols, ...pool },
    special: [],
    covered: [],
    played: [],
    declared: {},
    keepsMore: 0,
    ...scene.with,
  }
}
