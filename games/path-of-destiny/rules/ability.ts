import type { Flow } from '@osud/engine'
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

/**
 * A window: the owner may use abilities one after the other (POD-301), each once per game (POD-069), or pass
 * (POD-072). With `card`, the effect of that card is about to be resolved.
 */
export function* window(
  table: Table,
  { who, window: at, card }: { who: Who; window: Window; card?: string },
): Flow {
  const { hero, abilities: tokens } = player(table, who)
  const names = boards[hero].abilities
  const open = names.filter((name, slot) => tokens[slot] === 'ready' && fits(name, at, card))
  const unusable = open.filter(name => !abilities[name].usable(table, who, card ?? ''))
  if (unusable.length === open.length) return
  const chosen = yield* table.choose<AbilityStep | 'pass'>(who, {
    ...(card === undefined
      ? { ask: `ask.${at}` as const, args: { hero } }
      : { ask: 'ask.during-play.card' as const, args: { hero, card: titleOf(card) } }),
    options: [
      ...open.map(name => ({
        value: name,
        says: { key: `ability.${name}.text` },
        refused: unusable.includes(name) && because('POD-300', 'refuse.ability'),
      })),
      { value: 'pass' as const, says: { key: 'ask.pass' } },
    ],
    rule: ['POD-072', ...open.map(name => abilities[name].rule)],
  })
  if (chosen === 'pass') return
  tokens[names.indexOf(chosen)] = 'spent' // POD-074
  table.tell('log.ability', { hero, ability: { text: `ability.${chosen}` } }, [
    abilities[chosen].rule,
    'POD-074',
  ])
  const about = card === undefined ? {} : { card }
  table.then({ do: chosen, who, ...about }, { do: 'window', who, window: at, ...about })
}

function fits(name: AbilityStep, at: Window, card: string | undefined): boolean {
  const { window: own, changesEffect = false } = abilities[name]
  return own === at && changesEffect === (card !== undefined)
}
