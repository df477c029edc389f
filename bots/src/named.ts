import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'
import { searcher } from './search/searcher.ts'

/** Plays as somebody does who has read the rules once. */
export const novice = searcher('novice', { tries: 24 }, { horizon: 8, triesPerWorld: 6 })

/** Plays well without making anybody wait. */
export const companion = searcher('companion', { tries: 64 })

/** Plays as well as it can. */
export const expert = searcher('expert', { tries: 2000 })

/** The bots by name. */
export const bots: Readonly<Record<string, Bot>> = { random, greedy, novice, companion, expert }

/** How a search of one's own is named: so many tries, or so many milliseconds. */
export const searchNames = 'search:500 or search:300ms'

/** The bot that a name stands for, as it is typed; undefined if there is none. */
export function botNamed(name: string): Bot | undefined {
  if (Object.hasOwn(bots, name)) return bots[name]
  const [, amount, unit] = /^search:(\d{1,7})(ms)?$/.exec(name) ?? []
  const n = Number(amount)
  if (amount === undefined || n === 0) return undefined
  return searcher(name, unit === undefined ? { tries: n } : { milliseconds: n })
}
