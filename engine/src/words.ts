/** A place at the table, counted from 0. */
export type Seat = number

/** The id of a rule in a ledger (`POD-103`). */
export type RuleId = string

/** A card as an event shows it: what it is, and a bit for each seat that may know. */
export interface SeenCard {
  readonly card: string
  readonly seen: number
}

/**
 * An argument of a text. A string is a name with forms, a selector or a player's own words, as the message
 * says; a list of strings is several names; `text` is the key of another text (a title).
 */
export type Arg = string | number | readonly string[] | { readonly text: string }

/** The named arguments of a text. */
export type Args = { readonly [name: string]: Arg }

/** The arguments of an event may also be cards; they are cut to what each reader may know. */
export type EventArgs = { readonly [name: string]: Arg | { readonly cards: readonly SeenCard[] } }

/** A sentence as a key with arguments, written out in the reader's language only when it is shown. */
export interface Say {
  readonly key: string
  readonly args?: Args
}

/** Why something is refused or warned of: the rule, and the sentence that explains it. */
export interface Reason extends Say {
  readonly rule: RuleId
}

/** A reason in short: `refused: taken && because('POD-103', 'refuse.place-taken', { by })`. */
export function because(rule: RuleId, key: string, args?: Args): Reason {
  return args === undefined ? { rule, key } : { rule, key, args }
}
