import { readLedgers, ruleOf } from '@osud/rulebook'
import type { Ledger } from '@osud/rulebook'

/** A rule by its id, and what it says where a ledger has it. */
export interface RuleText {
  readonly id: string
  readonly text?: string
}

let ledgers: readonly Ledger[] | undefined

/** What rules say, in English, as the ledgers have it. The ledgers are read when somebody first asks. */
export function ruleTexts(ids: readonly string[]): RuleText[] {
  ledgers ??= readLedgers()
  return ids.map(id => {
    const found = ruleOf(ledgers ?? [], id)
    return found === undefined ? { id } : { id, text: found.rule }
  })
}
