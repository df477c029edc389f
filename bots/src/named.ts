import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'

/** The bots by name. */
export const bots: Readonly<Record<string, Bot>> = { random, greedy }

/** The bot that a name stands for, as it is typed; undefined if there is none. */
export function botNamed(name: string): Bot | undefined {
  return Object.hasOwn(bots, name) ? bots[name] : undefined
}
