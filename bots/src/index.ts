import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'

export type { Bot } from './bot.ts'
export { ask, asPlayer, nextFor, playOut } from './play.ts'
export { greedy, random }

/** The bots by name. */
export const bots: Readonly<Record<string, Bot>> = { random, greedy }
