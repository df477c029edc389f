import type { Language } from '@osud/lang'
import { gameOf, playersText, readLedger, ruleOf } from '@osud/rulebook'
import type { GameId, Ledger } from '@osud/rulebook'

/** A rule by its id, and what it says where a ledger has it. */
export interface RuleText {
  readonly id: string
  readonly text?: string
}

const ledgers = new Map<GameId, Ledger>()

/** What rules say to players; where nobody has written that yet, what the ledger says, in English. A ledger is read when it is needed. */
export function ruleTexts(ids: readonly string[], language: Language): RuleText[] {
  return ids.map(id => {
    const text = playersText(id, language)
    if (text !== undefined) return { id, text }
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
