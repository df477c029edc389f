import { gameOf, readLedger, ruleOf } from '@osud/rulebook'
import type { GameId, Ledger } from '@osud/rulebook'

/** A rule by its id, and what it says where a ledger has it. */
export interface RuleText {
  readonly id: string
  readonly text?: string
}

const ledgers = new Map<GameId, Ledger>()

/** What rules say, in English, as the ledgers have it. A ledger is read when somebody first asks for a rule of it. */
export function ruleTexts(ids: readonly string[]): RuleText[] {
  return ids.map(id => {
    const game = gameOf(id)
    const found = game === undefined ? undefined : ruleOf([ledgerOf(game)], id)
    return found === undefined ? { id } : { id, text: found.rule }
  })
}

function ledgerOf(game: GameId): Ledger {
  const ledger = ledgers.get(game) ?? readLedger(game)
  ledgers.set(game, ledger)
  return ledger
}
