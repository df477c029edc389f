import type { Event } from '@osud/engine'
import type { Hero } from '../rules/hero.ts'
import type { Options } from '../rules/options.ts'
import type { Step } from '../rules/step.ts'
import type { Symbol } from '../rules/symbol.ts'
import type { Scene } from './given.ts'
import type { PlayedTable } from './table.ts'
import { given } from './given.ts'
import type { Whole } from './whole-match.ts'
import { gathered } from './whole-match.ts'

/** A real match of one player against the Automa of another character, up to the first question of play. */
export function alone(hero: Hero, automa: Hero, options: Partial<Options> = {}, seed = 1): Whole {
  const match = gathered([hero], options, seed)
  const [open] = match.open
  if (open?.question.ask !== 'ask.automa') throw new Error('nobody is asked for the Automa')
  match.answer(0, open.id, automa)
  return match
}

/** The symbols gained by a rule, in order: those that flips of the solo fate token gave, or those of a board. */
export const gainedBy = (rule: string, events: readonly Event[]): unknown[] =>
  events.filter(event => event.key === 'log.gain' && event.rule === rule).map(({ args }) => args['kind'])

/** Sets a scene anew until chance lets the solo fate token fall as wanted where this rule has it flipped. */
export function flipping(
  rule: string,
  wanted: readonly Symbol[],
  scene: Scene,
  ...then: readonly Step[]
): PlayedTable {
  for (let seed = 1; seed <= 200; seed++) {
    const table = given({ ...scene, seed }, ...then)
    if (gainedBy(rule, table.told()).join() === wanted.join()) return table
  }
  throw new Error(`the solo fate token never gives ${wanted.join(', ')}`)
}
