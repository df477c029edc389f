import type { Flow } from '@osud/engine'
import { opens } from './ability.ts'
import { startAutoma, flipPath } from './automa.ts'
import type { Path } from './fate.ts'
import { dominantPath } from './fate.ts'
import { gainPoints, gainVictory } from './gains.ts'
import { firstWithMost } from './initiative.ts'
import { nextSpread, openPage, spreadAt, storyOf, tellPage } from './pages.ts'
import type { Player, Table, Who } from './state.ts'
import { isAutoma, people, player } from './state.ts'
import type { Step } from './step.ts'
import type { Symbols } from './symbol.ts'
import { symbolsOf } from './timeline.ts'

/** The last chapter of every story (POD-003). */
const lastChapter = 3

/** A chapter begins: its two pages lie open and show the active symbols (POD-014, POD-023), then come three turns. */
export function chapter(table: Table, { page }: { page: number }): void {
  const { state } = table
  state.chapter++
  state.page = page
  state.active = spreadAt(storyOf(state), page)
  state.fate = [] // POD-182
  table.tell('log.chapter', { chapter: state.chapter }, 'POD-186')
  tellPage(table, page)
  tellPage(table, page + 1)
  const { left, right } = state.active
  table.tell('log.active', { left, right }, 'POD-014')
  for (const path of ['left', 'right'] as const) tellComing(table, path)
  for (const one of state.players) returnSpecial(table, one)
  startAutoma(table)
  table.then({ do: 'turn', turn: 1 }, { do: 'turn', turn: 2 }, { do: 'turn', turn: 3 }, { do: 'chapter-end' })
}

/** A special symbol token that was lost comes back to its owner (POD-263). */
function returnSpecial(table: Table, { hero, special }: Player): void {
  for (const token of special.filter(({ lost }) => lost)) {
    token.lost = false
    table.tell('log.special-returns', { hero, kind: token.symbol }, 'POD-263')
  }
}

/** The bottom of an open page announces the active symbols it leads to (POD-017); an ending has none. */
function tellComing(table: Table, path: Path): void {
  const { state } = table
  const story = storyOf(state)
  const coming = nextSpread(story, openPage(story, state.page + (path === 'right' ? 1 : 0)).leads)
  if (coming !== undefined) table.tell('log.coming', { path, ...coming }, 'POD-017')
}

/** After the third turn (POD-161): dominance, points, path tokens, clearing, and on to the next page (POD-004). */
export function chapterEnd(table: Table): void {
  const { state } = table
  const alliances: Step[] = storyOf(state).special === 'alliances' ? [{ do: 'alliances' }] : [] // POD-280
  const clearing: Step[] =
    state.chapter === lastChapter
      ? [] // POD-189, POD-299
      : [{ do: 'before-clearing' }, { do: 'keep' }]
  table.then({ do: 'dominance' }, ...alliances, { do: 'score' }, { do: 'path-tokens' }, ...clearing, {
    do: 'close-chapter',
  })
}

/** The moment before the timelines are cleared, after points and path tokens (POD-299). */
export function beforeClearing(table: Table): void {
  const owners = people(table).filter(who => opens(table, who, 'chapter-end'))
  table.then(...owners.map(who => ({ do: 'window' as const, who, window: 'chapter-end' as const })))
}

/** Finds the dominant symbol (POD-162, POD-163); without any fate token the first in initiative chooses (POD-164). */
export function* dominance(table: Table): Flow {
  const { state } = table
  const path = dominantPath(state.fate)
  state.dominant = path ?? (yield* chooseDominant(table))
  table.tell(
    'log.dominant',
    { kind: state.active[state.dominant], path: state.dominant },
    path === undefined ? choosingRule(table) : ['POD-162', 'POD-163'],
  )
}

const choosingRule = ({ seats }: Table): string => (seats === 1 ? 'POD-223' : 'POD-164')

function* chooseDominant(table: Table): Flow<Path> {
  const { state } = table
  const [first = 0] = state.initiative
  if (isAutoma(table, first)) return flipPath(table)
  const { left, right } = state.active
  return yield* table.choose<Path>(first, {
    ask: 'ask.dominant',
    args: { hero: player(table, first).hero },
    options: [
      { value: 'left', says: { key: 'ask.dominant.path', args: { path: 'left', kind: left } } },
      { value: 'right', says: { key: 'ask.dominant.path', args: { path: 'right', kind: right } } },
    ],
    rule: choosingRule(table),
  })
}

/** A victory point for each dominant symbol (POD-165), an experience point for each non-dominant one (POD-166). */
export function score(table: Table): void {
  const { active, dominant, initiative } = table.state
  const other = dominant === 'left' ? 'right' : 'left'
  for (const who of initiative) {
    const counted = symbolsOf(table, who)
    gainVictory(table, who, counted[active[dominant]], 'POD-165')
    gainPoints(table, who, counted[active[other]], 'POD-166')
  }
}

/** Gives the path tokens to those with most symbols of each path (POD-168 to POD-173). */
export function pathTokens(table: Table): void {
  const { state } = table
  const counts = state.players.map((_, who) => symbolsOf(table, who))
  for (const path of ['left', 'right'] as const) {
    const holder = holderOf(table, path, counts)
    if (holder === undefined) continue
    state.holders[path] = holder
    table.tell(
      'log.path-token',
      { path, hero: player(table, holder).hero },
      table.seats === 1 ? 'POD-314' : rulesOf[path],
    )
  }
}

const rulesOf = { left: ['POD-168', 'POD-170'], right: ['POD-169', 'POD-170'] }

function holderOf(table: Table, path: Path, counts: readonly Symbols[]): Who | undefined {
  const { initiative, active, options } = table.state
  const amount = (who: Who): number => counts[who]?.[active[path]] ?? 0
  const automa = initiative.find(who => isAutoma(table, who))
  if (automa === undefined) return firstWithMost(initiative, amount)
  // POD-226, POD-314: the Automa never gets one; the strict reading asks for as many symbols as it has.
  const [human] = people(table)
  const earned = human !== undefined && amount(human) >= amount(automa)
  return options.soloPathTokens === 'always' || earned ? human : undefined
}

/** The chapter is over: the page of the dominant symbol names the next one (POD-183). */
export function closeChapter(table: Table): void {
  const { state } = table
  const page = state.page + (state.dominant === 'right' ? 1 : 0)
  if (storyOf(state).special === 'extra-effort' && !state.options.firstGame)
    table.tell('log.effort-over', { chapter: state.chapter }, 'POD-239')
  table.then({ do: 'read', page: openPage(storyOf(state), page).leads })
}
