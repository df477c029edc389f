/** The games that have a ledger, in the order in which they are shown. */
export const gameIds = ['path-of-destiny', 'wonder-book', 'this-war-of-mine', 'adventure-game'] as const

/** The id of a game that has a ledger. */
export type GameId = (typeof gameIds)[number]

/** The games whose rules have been written for players; the others show the ledger's wording. */
export const writtenForPlayers: readonly GameId[] = ['path-of-destiny']

/** What the rule ids of a game begin with. */
export const prefixOf = {
  'path-of-destiny': 'POD',
  'wonder-book': 'WB',
  'this-war-of-mine': 'TWM',
  'adventure-game': 'WAG',
} as const satisfies Record<GameId, string>

/** The game that a rule id belongs to, if any. */
export function gameOf(rule: string): GameId | undefined {
  return gameIds.find(game => rule.startsWith(`${prefixOf[game]}-`))
}

const anyPrefix = Object.values(prefixOf).join('|')

const ruleIdInText = new RegExp(`\\b(?:${anyPrefix})-\\d{3}\\b`, 'g')
const entryIdInText = new RegExp(`\\b(?:${anyPrefix})-[A-Z]?\\d+\\b`, 'g')

/** A whole text that is a rule id and nothing else. */
export const ruleIdPattern = new RegExp(`^(?:${anyPrefix})-\\d{3}$`)

/** The rule ids that a text names, in its order, repetitions included. */
export function ruleIdsIn(text: string): string[] {
  return text.match(ruleIdInText) ?? []
}

/** The ids of ledger entries of any sort (rules, examples, content) that a text names. */
export function entryIdsIn(text: string): string[] {
  return text.match(entryIdInText) ?? []
}
