import type { Flow, Option } from '@osud/engine'
import { because } from '@osud/engine'
import { boards } from '../content/boards.ts'
import { abilities } from './abilities/index.ts'
import { titleOf } from './card-words.ts'
import type { Table, Who } from './state.ts'
import { isAutoma, player } from './state.ts'
import type { AbilityStep } from './step.ts'

/** The five moments that abilities name (POD-071). */
export type Window = 'before-draft' | 'after-draft' | 'before-play' | 'during-play' | 'chapter-end'

/** An ability: when it can be used, the rule that describes it, and whether what it demands is there (POD-300). */
export interface Ability {
  readonly window: Window
  readonly rule: string
  /** Declared before a certain effect is resolved; otherwise once the owner's effects are done (POD-298). */
  readonly changesEffect?: true
  readonly usable: (table: Table, who: Who, card: string) => boolean
}

/** Whether somebody has an ability for this moment, with `card` one that changes the card's effect. */
export function opens(table: Table, who: Who, at: Window, card?: string): boolean {
  if (isAutoma(table, who)) return false
  const { hero, abilities: tokens } = player(table, who)
  const names = boards[hero].abilities
  for (let slot = 0; slot < names.length; slot++)
    if (tokens[slot] === 'ready' && fits(names[slot] as AbilityStep, at, card)) return true
  return false
}

/** A moment for abilities; with `card`, the effect of that card is about to be resolved. */
interface Moment {
  readonly who: Who
  readonly window: Window
  readonly card?: string
}

/** A window: whoever has an ability for this moment that can be used is asked. */
export function window(table: Table, moment: Moment): Flow | undefined {
  const { who, window: at, card } = moment
  const { hero, abilities: tokens } = player(table, who)
  const names = boards[hero].abilities
  const options: Option<AbilityStep | 'pass'>[] = []
  const rule = ['POD-072']
  let usable = false
  for (let slot = 0; slot < names.length; slot++) {
    const name = names[slot] as AbilityStep
    if (tokens[slot] !== 'ready' || !fits(name, at, card)) continue
    const refused = !abilities[name].usable(table, who, card ?? '') && because('POD-300', 'refuse.ability')
    usable ||= !refused
    options.push({ value: name, says: { key: `ability.${name}.text` }, refused })
    rule.push(abilities[name].rule)
  }
  if (!usable) return undefined
  options.push(pass)
  return offerAbilities(table, moment, options, rule)
}

/** The owner may use abilities one after the other (POD-301), each once per game (POD-069), or pass (POD-072). */
function* offerAbilities(
  table: Table,
  { who, window: at, card }: Moment,
  options: readonly Option<AbilityStep | 'pass'>[],
  rule: readonly string[],
): Flow {
  const { hero, abilities: tokens } = player(table, who)
  const names = boards[hero].abilities
  const chosen = yield* table.choose<AbilityStep | 'pass'>(
    who,
    card === undefined
      ? { ask: `ask.${at}` as const, args: { hero }, options, rule }
      : { ask: 'ask.during-play.card' as const, args: { hero, card: titleOf(card) }, options, rule },
  )
  if (chosen === 'pass') return
  tokens[names.indexOf(chosen)] = 'spent' // POD-074
  table.tell('log.ability', { hero, ability: { text: `ability.${chosen}` } }, [
    abilities[chosen].rule,
    'POD-074',
  ])
  const about = card === undefined ? {} : { card }
  table.then({ do: chosen, who, ...about }, { do: 'window', who, window: at, ...about })
}

const pass: Option<'pass'> = { value: 'pass', says: { key: 'ask.pass' } }

function fits(name: AbilityStep, at: Window, card: string | undefined): boolean {
  const { window: own, changesEffect = false } = abilities[name]
  return own === at && changesEffect === (card !== undefined)
}
