import type { Args, Reason, RuleId, Say, Seat } from './words.ts'

/** What an option stands for. Plain and comparable, so that an answer can be checked and sent over a wire. */
export type Value = string | number | boolean

/** One thing that can be answered, or cannot be for the reasons given. */
export interface Option<V extends Value = Value> {
  readonly value: V
  /** The option's text; without it, the text `<ask>.<value>`. */
  readonly says?: Say
  /** What to light up on the board: zones, cards or areas, as the game names them. */
  readonly shows?: readonly string[]
  /** Shown greyed with these reasons, and never accepted. */
  readonly refused?: Reason | readonly Reason[] | false | undefined
  /** Legal, but the player should know this first. */
  readonly warns?: Reason | false | undefined
}

/** An option that is taken in an amount, up to `most`; each unit weighs `weight` (1 unless said). */
export interface Portion<V extends Value = Value> extends Option<V> {
  readonly most: number
  readonly weight?: number
}

interface Asked {
  /** The key of the prompt. */
  readonly ask: string
  readonly args?: Args | undefined
  /** The rule that asks. */
  readonly rule: RuleId | readonly RuleId[]
  /** The answer is given aloud: every seat knows it at once. Offers and answers of the whole table always are. */
  readonly aloud?: boolean | undefined
}

/** Choose exactly one option. */
export interface Choose<V extends Value = Value> extends Asked {
  readonly kind: 'choose'
  readonly options: readonly Option<V>[]
}

/** Pick from `min` to `max` different options; in an ordered pick the order matters. */
export interface Pick<V extends Value = Value> extends Asked {
  readonly kind: 'pick'
  readonly options: readonly Option<V>[]
  readonly min: number
  readonly max: number
  readonly ordered: boolean
}

/** Share out an amount: the weights of all portions taken add up to between `min` and `max`. */
export interface Split<V extends Value = Value> extends Asked {
  readonly kind: 'split'
  readonly options: readonly Portion<V>[]
  readonly min: number
  readonly max: number
}

/** Offer a trade to one of `partners`, or keep out of it (`undefined` cannot travel, so: `false`). */
export interface Offer extends Asked {
  readonly kind: 'offer'
  readonly partners: readonly Partner[]
  /** What the asked seat may give. */
  readonly gives: readonly Portion<string>[]
}

/** Somebody to trade with, and what may be asked of them. */
export interface Partner extends Option<Seat> {
  readonly gets: readonly Portion<string>[]
}

/** A question as data. */
export type Question = Choose | Pick | Split | Offer

/** Amounts by option value. */
export type Amounts = { readonly [value: string]: number }

/** A trade as proposed: neither side has to be filled, but not both may be empty. */
export interface Deal {
  readonly with: Seat
  readonly give: Amounts
  readonly get: Amounts
}

/** An answer as data: one value, several values, amounts, a trade, or `false` for no trade. */
export type Answer = Value | readonly Value[] | Amounts | Deal

/** A question that is open: its number, who may answer it, and how their answers settle it. */
export interface Open {
  readonly id: number
  readonly question: Question
  /** Who may answer. */
  readonly seats: readonly Seat[]
  /**
   * `first`: the first answer settles it. `agree`: it is settled when all these seats say the same.
   * `secret`: it is one of several asked at once; the answer stays hidden until all are in.
   */
  readonly settles: 'first' | 'agree' | 'secret'
  /** A question of the whole table: every seat sees it and may suggest an answer. */
  readonly table: boolean
}

/** The reasons against an option; none means that it can be taken. */
export function refusals(option: Option): readonly Reason[] {
  const { refused } = option
  if (!refused) return []
  return 'rule' in refused ? [refused] : refused
}

/** Whether an option can be taken. */
export function acceptable(option: Option): boolean {
  const { refused } = option
  return !refused || (Array.isArray(refused) && refused.length === 0)
}
