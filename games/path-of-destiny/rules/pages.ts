import { stories } from '../stories/index.ts'
import type { Path } from './fate.ts'
import { gainPoints, gainVictory, losePoints } from './gains.ts'
import { moveToFirst } from './initiative.ts'
import type { State, Table } from './state.ts'
import { player } from './state.ts'
import type { OpenPage, Page, PageEffect, Story } from './story.ts'
import type { ActiveSymbols, Symbol } from './symbol.ts'

/** The story that is played. */
export function storyOf({ options }: Pick<State, 'options'>): Story {
  return stories[options.story]
}

/** A page by its number (POD-021). */
function pageAt({ id, pages }: Story, page: number): Page {
  const found = pages[page]
  if (found === undefined) throw new Error(`${id} has no page ${page}`)
  return found
}

/** One of the two pages that lie open during a chapter. */
export function openPage(story: Story, page: number): OpenPage {
  const found = pageAt(story, page)
  if (!('path' in found)) throw new Error(`page ${page} of ${story.id} is no page of a chapter`)
  return found
}

/** The active symbols of the chapter whose left page this is (POD-014). */
export function spreadAt(story: Story, page: number): ActiveSymbols {
  return { left: openPage(story, page).symbol, right: openPage(story, page + 1).symbol }
}

/** The symbols of the chapter that reading from a page leads to, as its bottom announces (POD-017); undefined at an end. */
export function nextSpread(story: Story, page: number): ActiveSymbols | undefined {
  const found = pageAt(story, page)
  if ('path' in found) return spreadAt(story, page)
  return 'leads' in found ? nextSpread(story, found.leads) : undefined
}

/** Reads a page aloud. */
export function tellPage(table: Table, page: number): void {
  const { id } = storyOf(table.state)
  table.unseal()
  table.tell('log.page', {
    page: { text: `page.${id}.${page}` },
    prose: { text: `page.${id}.${page}.prose` },
  })
}

/** Reads a page, carries out its effects from top to bottom (POD-184, POD-308), and turns to the next one (POD-021). */
export function read(table: Table, { page }: { page: number }): void {
  const story = storyOf(table.state)
  const found = pageAt(story, page)
  if ('path' in found) {
    if (table.state.chapter === 0) tellSpecialRules(table)
    table.state.holders = {} // POD-185
    table.then({ do: 'chapter', page })
    return
  }
  if ('epilogue' in found) {
    table.state.holders = {} // POD-185
    table.then({ do: 'final-scoring', page }) // read when the winner is known: POD-199
    return
  }
  table.state.page = page
  tellPage(table, page)
  const effects = (found.effects ?? []).map(effect => ({ do: 'page-effect' as const, effect }))
  table.then(...effects, { do: 'read', page: found.leads })
}

/** After the introduction the special rules of the story are read (POD-024, POD-060), alone also its solo card (POD-201). */
function tellSpecialRules(table: Table): void {
  const { options } = table.state
  const { id, special } = stories[options.story]
  if (special === undefined || (special === 'extra-effort' && options.firstGame)) return
  table.tell('log.special-rules', { rules: { text: `special.${special}` } }, 'POD-060')
  if (table.seats === 1 && special !== 'extra-effort')
    table.tell('log.special-rules', { rules: { text: `solo.${id}.text` } }, 'POD-224')
}

/** Gives the holder of a path token what a page says (POD-172). */
export function pageEffect(table: Table, { effect }: { effect: PageEffect }): void {
  const { state } = table
  const who = state.holders[effect.to]
  if (who === undefined) return
  const owner = player(table, who)
  const { hero } = owner
  announce(table, effect)
  if ('victory' in effect) gainVictory(table, who, effect.victory, 'POD-184')
  else if ('experience' in effect) {
    if (effect.experience < 0) losePoints(table, who, -effect.experience)
    else gainPoints(table, who, effect.experience, 'POD-184')
  } else if ('first' in effect) {
    if (state.initiative[0] === who) return gainPoints(table, who, effect.first, 'POD-184')
    state.initiative = moveToFirst(state.initiative, who)
    table.tell('log.first', { hero }, 'POD-188')
  } else if ('last' in effect) {
    state.initiative = [...state.initiative.filter(one => one !== who), who]
    table.tell('log.last', { hero }, 'POD-184')
  } else if ('draw' in effect) {
    const { draw, discard } = effect
    if (draw > 0) table.then({ do: 'draw', who, count: draw }, { do: 'discard', who, count: discard })
    else table.then({ do: 'discard', who, count: discard })
  } else if ('tokens' in effect) {
    table.then({
      do: 'tokens',
      who,
      kind: comingKind(table, effect.of),
      count: effect.tokens,
      rule: 'POD-184',
    })
  } else {
    owner.special.push({ symbol: effect.special, lost: false })
    table.tell('log.special', { hero, kind: effect.special }, 'POD-261')
  }
}

/** Says what the page gives to the holder of a path token, as it is printed. */
function announce(table: Table, effect: PageEffect): void {
  const { to: path } = effect
  if ('victory' in effect) table.tell('bonus.victory', { path, n: effect.victory }, 'POD-172')
  else if ('experience' in effect && effect.experience < 0)
    table.tell('bonus.lose-experience', { path, n: -effect.experience }, 'POD-266')
  else if ('experience' in effect) table.tell('bonus.experience', { path, n: effect.experience }, 'POD-172')
  else if ('first' in effect) table.tell('bonus.first', { path, n: effect.first }, 'POD-172')
  else if ('last' in effect) table.tell('bonus.last', { path }, 'POD-266')
  else if ('draw' in effect && effect.draw === 0)
    table.tell('bonus.discard', { path, n: effect.discard }, 'POD-266')
  else if ('draw' in effect)
    table.tell('bonus.draw', { path, draw: effect.draw, discard: effect.discard }, 'POD-172')
  else if ('tokens' in effect)
    table.tell('bonus.tokens', { path, n: effect.tokens, kind: comingKind(table, effect.of) }, 'POD-172')
  else table.tell('bonus.special', { path, kind: effect.special }, 'POD-261')
}

/** The active symbol of a path in the chapter that these pages lead to. */
function comingKind({ state }: Table, path: Path): Symbol {
  return (nextSpread(storyOf(state), state.page) ?? state.active)[path]
}
