import type { RuleId, SeenEvent, SeenQuestion, View } from '@osud/engine'
import { isHidden } from '@osud/engine'
import { boards } from '../../content/boards.ts'
import { faceOf } from '../../content/faces.ts'
import { symbolsSeen } from '../../describe.ts'
import { openPath } from '../../stories/open-path.ts'
import type { Path } from '../../rules/fate.ts'
import { supported } from '../../rules/fate.ts'
import type { AbilityToken, PathOfDestiny, Place, Player, Who } from '../../rules/state.ts'
import type { AbilityStep } from '../../rules/step.ts'
import type { Symbol, Symbols } from '../../rules/symbol.ts'
import { stories } from '../../stories/index.ts'

/** The table as one reader sees it. */
export type Seen = View<PathOfDestiny>

/** The reader's own place, if the reader plays. */
export function ownSeat({ reader, state }: Seen): Who | undefined {
  return reader !== 'onlooker' && state.players[reader] !== undefined ? reader : undefined
}

/** Everybody else who competes, in seating order beginning after the reader; the Automa too. */
export function others(view: Seen): Who[] {
  const all = view.state.players.map((_, who) => who)
  const own = ownSeat(view)
  return own === undefined ? all : [...all.slice(own + 1), ...all.slice(0, own)]
}

/** Whether the rules play this place. */
export const isAutoma = ({ seats }: Pick<Seen, 'seats'>, who: Who): boolean => who >= seats

/** The cards of a zone that the reader knows. */
export function known({ zones }: Seen, zone: string): string[] {
  return (zones[zone] ?? []).filter(card => !isHidden(card))
}

/** The question that the reader has to answer now. */
export function ownQuestion({ questions }: Seen): SeenQuestion | undefined {
  return questions.find(({ mine }) => mine)
}

/** The card that the reader's question is about, if it is about one. */
export function cardInQuestion(view: Seen): string | undefined {
  const card = ownQuestion(view)?.question?.args?.['card']
  return typeof card === 'object' && 'text' in card ? card.text.replace(/^card\./, '') : undefined
}

/** The pages of the book that show now: two paths during a chapter, otherwise the page read last. */
export type Open =
  | { readonly kind: 'paths'; readonly left: number; readonly right: number }
  | { readonly kind: 'page'; readonly page: number }

/** What the book shows. */
export function openAt({ state }: Seen): Open {
  const { page, options } = state
  return openPath(titleKey(options.story, page)) === undefined
    ? { kind: 'page', page }
    : { kind: 'paths', left: page, right: page + 1 }
}

/** The key of a page's title; the story's own title stands on the cover. */
export const titleKey = (story: string, page: number): string =>
  page <= 1 ? `page.${story}` : `page.${story}.${page}`

/** Story and number of a page, from the key of its title. */
export function pageOf(title: string): { readonly story: string; readonly page: number } {
  const [, story = '', page = '1'] = /^page\.(.+?)(?:\.(\d+))?$/.exec(title) ?? []
  return { story, page: Number(page) }
}

/** The parts of a turn, and what lies before, between and after. */
export type Phase = 'set-up' | 'draft' | 'play' | 'chapter-end' | 'reading' | 'end'

const draftAsks: readonly string[] = [
  'ask.draft',
  'ask.before-draft',
  'ask.after-draft',
  'ask.swap',
  'ask.swap-with',
  'ask.take',
  'ask.release',
  'ask.release-symbols',
  'ask.old-tracks',
  'ask.glamour',
  'ask.alliance',
  'ask.limit-alliances',
]

/** Which part of the match this is. */
export function phaseOf(view: Seen): Phase {
  const { state, questions, result } = view
  if (result !== undefined) return 'end'
  if (state.players.length === 0) return 'set-up'
  if (openAt(view).kind === 'page') return 'reading'
  if (state.fate.length >= 3) return 'chapter-end'
  const drafts = questions.some(({ ask }) => draftAsks.includes(ask))
  return drafts || (questions.length === 0 && state.figures.length > 0) ? 'draft' : 'play'
}

/** The path that somebody supports as things stand; undefined supports neither (POD-155). */
export function leanOf(view: Seen, who: Who): Path | undefined {
  return supported(symbolsSeen(view, who), view.state.active)
}

/** The path whose symbol is dominant, and by which rule: it has more tokens, or the higher one, or it was chosen. */
export interface Dominance {
  readonly path: Path
  readonly symbol: Symbol
  readonly why: 'more' | 'higher' | 'chosen'
  readonly rule: RuleId
}

/** What the fate tokens of the chapter have settled; nothing before all three lie, and while somebody has to choose. */
export function dominanceOf({ state, questions, seats }: Seen): Dominance | undefined {
  const { fate, dominant: path, page, options } = state
  // The symbols of the open pages: those that are active may be of the next chapter already (POD-305).
  const symbol = openPath(titleKey(options.story, path === 'left' ? page : page + 1))?.symbol
  if (fate.length < 3 || symbol === undefined || questions.some(({ ask }) => ask === 'ask.dominant'))
    return undefined
  // One token left, one right and one aside is the only way to have equally many.
  const why = fate.every(at => at === 'aside') ? 'chosen' : new Set(fate).size === 3 ? 'higher' : 'more'
  const rules = { more: 'POD-162', higher: 'POD-163', chosen: seats === 1 ? 'POD-223' : 'POD-164' }
  return { path, symbol, why, rule: rules[why] }
}

/** How the fate token of the turn would be placed if the cards stayed as they are. */
export interface Votes {
  readonly left: readonly Who[]
  readonly right: readonly Who[]
  readonly neither: readonly Who[]
  /** With two players the cards on the mat vote as a third (POD-159). */
  readonly mat?: Path | 'neither'
  readonly placed: Path | 'aside'
}

/** Counts who supports which path; alone it is the Automa's word that counts (POD-221). */
export function votesOf(view: Seen): Votes {
  const { state } = view
  const automa = state.initiative.find(who => isAutoma(view, who))
  const voters = automa === undefined ? state.initiative : [automa]
  const of = (path: Path | undefined): Who[] => voters.filter(who => leanOf(view, who) === path)
  const mat = state.players.length === 2 && automa === undefined ? matLean(view) : undefined
  const votes = { left: of('left'), right: of('right'), neither: of(undefined) }
  const lead = votes.left.length - votes.right.length + (mat === 'left' ? 1 : 0) - (mat === 'right' ? 1 : 0)
  const placed = lead === 0 ? 'aside' : lead > 0 ? 'left' : 'right'
  return { ...votes, ...(mat !== undefined && { mat }), placed }
}

function matLean(view: Seen): Path | 'neither' {
  const counted: Record<Symbol, number> = { magic: 0, diplomacy: 0, exploration: 0, combat: 0 }
  for (const card of pairsOf(view).flat()) for (const kind of faceOf(card).symbols) counted[kind]++
  return supported(counted, view.state.active) ?? 'neither'
}

/** The two paths. */
export const paths: readonly Path[] = ['left', 'right']

/** The pair positions from the top. */
export const places = (positions: number): number[] => Array.from({ length: positions }, (_, i) => i + 1)

const placeAsks: readonly string[] = ['ask.draft', 'ask.release', 'ask.old-tracks']

/** The cards of the pairs, from the top. */
export function pairsOf({ state, zones }: Seen): (readonly string[])[] {
  return places(state.positions).map(place => zones[`pair:${place}`] ?? [])
}

/** Whether the numbers that a question offers are places of the mat. */
export const asksPlace = (asked: SeenQuestion | undefined): boolean => placeAsks.includes(asked?.ask ?? '')

/** Who stands at a place of the mat, in the order they came. */
export function standing({ state }: Seen, place: Place): Who[] {
  return state.figures.flatMap(figure => (figure.place === place ? [figure.who] : []))
}

/** Whether a place gives an experience point (POD-104), which alliance tokens replace in The Lesser Evil. */
export function teaches({ state }: Seen, place: Place): boolean {
  return place === state.positions && Object.keys(state.alliances).length === 0
}

/** The cards that somebody kept from the chapter before and that still lie on the timeline. */
export function keptCards({ state, zones }: Seen, log: readonly SeenEvent[], who: Who): string[] {
  const hero = state.players[who]?.hero
  const kept = log.findLast(({ key, args }) => key === 'log.keep' && args['hero'] === hero)
  const cards = cardsOf(kept)
  return (zones[`timeline:${who}`] ?? []).filter(card => cards.includes(card))
}

function cardsOf(event: SeenEvent | undefined): readonly string[] {
  const cards = event?.args['cards']
  return typeof cards === 'object' && 'cards' in cards ? cards.cards : []
}

/** What a seat is home to: its hero's cards, and by name those of the pair drafted this turn, which nobody else sees any more. */
export function homeOf(log: readonly SeenEvent[], hero: string): string {
  const turn = log.slice(log.findLastIndex(({ key }) => key === 'log.turn'))
  const drafts = turn.filter(({ key, args }) => key === 'log.draft' && args['hero'] === hero)
  return [hero, ...drafts.flatMap(cardsOf).map(card => `card:${card}`)].join(' ')
}

const none: readonly Symbol[] = []

/** Symbols of cards that lost-symbol tokens cover; mostly the same nothing, for which no card is drawn again. */
export function coveredOn(player: Player | undefined, card: string): readonly Symbol[] {
  const covered = player?.covered.flatMap(one => (one.card === card ? [one.symbol] : []))
  return covered === undefined || covered.length === 0 ? none : covered
}

/** An ability of a hero with its token and where it is unlocked. */
export interface AbilityLine {
  readonly name: AbilityStep
  readonly token: AbilityToken
  readonly from: number
}

/** The four abilities of a hero, from left to right. */
export function abilitiesOf(hero: Player['hero'], tokens: readonly AbilityToken[]): AbilityLine[] {
  const { abilities, thresholds } = boards[hero]
  return abilities.map((name, slot) => ({
    name,
    token: tokens[slot] ?? (slot === 0 ? 'ready' : 'locked'),
    from: slot === 0 ? 0 : (thresholds[slot - 1] ?? 0),
  }))
}

/** The special rules of the story that lie on the table. */
export function specialOf({ state }: Seen): 'extra-effort' | 'hidden-goals' | 'alliances' | undefined {
  const { options } = state
  const { special } = stories[options.story]
  return special === 'extra-effort' && options.firstGame ? undefined : special
}

/** What somebody has of the two active symbols. */
export function pathSums(view: Seen, who: Who): { readonly left: number; readonly right: number } {
  const counted: Symbols = symbolsSeen(view, who)
  const { left, right } = view.state.active
  return { left: counted[left], right: counted[right] }
}
