import type { Flow } from '@osud/engine'
import { deck, startingCards } from '../content/cards.ts'
import { layAllianceTokens, shuffleAlliances } from './alliances.ts'
import { gainExperience, noExperience } from './experience.ts'
import { drawEfforts } from './extra-effort.ts'
import { automaEnd } from './gains.ts'
import type { Hero } from './hero.ts'
import { heroes } from './hero.ts'
import { layGoals, layRequirements } from './hidden-goals.ts'
import { startingOrder } from './initiative.ts'
import type { Options } from './options.ts'
import { difficulties } from './options.ts'
import { storyOf } from './pages.ts'
import type { Player, SetUpTable, State, Table, Who } from './state.ts'
import { isAutoma } from './state.ts'
import { noSymbols } from './symbol.ts'
import { dealt, hand } from './zones.ts'

const cover = 1

/** The page that the cover opens on (POD-059). */
const firstPage = 2

const mainDeck = Object.keys(deck)
const allStartingCards = Object.values(startingCards).flatMap(cards => Object.keys(cards))

/** Sets the table for a story (POD-035 to POD-057). */
export function setup(table: SetUpTable, options: Options): State {
  const { special } = storyOf({ options })
  const positions = table.seats >= 4 ? 5 : 4 // POD-044
  table.fill('deck', mainDeck)
  table.shuffle('deck') // POD-042
  table.fill('box', allStartingCards)
  table.fill('boards', heroes)
  if (special === 'hidden-goals') layGoals(table)
  if (special === 'alliances') shuffleAlliances(table)
  const first = table.chance(table.seats) // POD-047
  const choices = table.order(first).map(who => ({ do: 'choose-hero' as const, who }))
  const automa = table.seats === 1 ? [{ do: 'choose-automa' as const }] : []
  table.then({ do: 'refill' }, ...choices, ...automa, { do: 'prepare' }, { do: 'read', page: firstPage }) // POD-043
  table.tell('log.story', { story: { text: `page.${options.story}` } }, 'POD-036')
  return {
    options,
    chosen: {},
    players: [],
    initiative: [],
    positions,
    figures: [],
    page: cover, // POD-038
    chapter: 0,
    turn: 0,
    active: { left: 'magic', right: 'combat' },
    fate: [],
    dominant: 'left',
    holders: {},
    efforts: [],
    requirements: [],
    alliances: {},
  }
}

/** Everybody in turn is dealt two boards and keeps one (POD-048, POD-049), or chooses among all that are left. */
export function* chooseHero(table: Table, { who }: { who: Who }): Flow {
  const { state } = table
  const free = state.options.characters === 'free'
  table.shuffle('boards')
  table.draw(free ? heroes.length : 2, 'boards', dealt(who))
  const choice = heroes.filter(hero => table.cards(dealt(who)).includes(hero))
  const [only] = choice
  const hero =
    choice.length === 1 && only !== undefined
      ? only // POD-050
      : yield* table.choose<Hero>(who, {
          ask: 'ask.hero',
          options: choice.map(value => ({ value, says: { key: 'ask.hero.who', args: { hero: value } } })),
          rule: free ? 'POD-001' : 'POD-048',
        })
  table.move(hero, dealt(who), 'taken')
  table.moveAll(dealt(who), 'boards')
  state.chosen[who] = hero
  table.tell('log.hero', { hero }, 'POD-051')
}

/** Who plays alone picks the Automa board of another character (POD-202). */
export function* chooseAutoma(table: Table): Flow {
  const { state } = table
  const hero = yield* table.choose<Hero>(0, {
    ask: 'ask.automa',
    options: heroes
      .filter(one => one !== state.chosen[0])
      .map(value => ({ value, says: { key: 'ask.hero.who', args: { hero: value } } })),
    rule: 'POD-202',
  })
  state.chosen[table.seats] = hero
  table.tell('log.automa', { hero, level: { text: `difficulty.${state.options.difficulty}` } }, 'POD-207')
}

/** Everybody takes the component set of the character (POD-051); the figures go to the track (POD-040). */
export function prepare(table: Table): void {
  const { state } = table
  const competitors = Object.entries(state.chosen).map(([who, hero]) => ({ who: Number(who), hero }))
  state.chosen = {}
  for (const { who, hero } of competitors) {
    state.players.push(newPlayer(table, who, hero))
    if (!isAutoma(table, who)) table.move(Object.keys(startingCards[hero]), 'box', hand(who)) // POD-055, POD-206
  }
  const order = startingOrder<string>(storyOf(state).initiative, heroes)
  state.initiative = order.flatMap(hero => competitors.filter(one => one.hero === hero).map(({ who }) => who))
  table.tell(
    'log.initiative',
    { heroes: order.filter(hero => competitors.some(one => one.hero === hero)) },
    'POD-040',
  )
  prepareStory(table)
}

/** The special set-up of the story comes last (POD-057), so that nobody chooses a character by it. */
function prepareStory(table: Table): void {
  const { state } = table
  const { special } = storyOf(state)
  if (special === 'extra-effort' && !state.options.firstGame) state.efforts = drawEfforts(table)
  if (special === 'hidden-goals') state.requirements = layRequirements(table)
  if (special === 'alliances') state.alliances = layAllianceTokens(table)
}

function newPlayer(table: Table, who: Who, hero: Hero): Player {
  const { difficulty } = table.state.options
  return {
    hero,
    victory: 0, // POD-054
    experience: isAutoma(table, who)
      ? gainExperience(noExperience, difficulties[difficulty], automaEnd) // POD-207, POD-213
      : noExperience, // POD-052
    abilities: isAutoma(table, who) ? [] : ['ready', 'locked', 'locked', 'locked'], // POD-053
    pool: noSymbols,
    special: [],
    covered: [],
    played: [],
    declared: {},
    keepsMore: 0,
  }
}
