import type { Saying } from '../narrator.ts'
import type { Prompter } from '../play/prompter.ts'

const levels = ['novice', 'companion', 'expert'] as const
const named = [...levels, 'greedy', 'random'] as const

/** How well bots play unless somebody wants it otherwise. */
export const usualLevel = 'companion'

/** What a bot is called among people. */
export function botName(bot: string, say: Saying): string {
  const known = named.find(one => one === bot)
  return known === undefined ? bot : say(`cli.bot-${known}`)
}

/** Asks how well bots should play; undefined if the person would rather leave. */
export async function askLevel(prompter: Prompter, say: Saying): Promise<string | undefined> {
  const choices = levels.map(level => ({ label: `${botName(level, say)}: ${say(`cli.level-${level}`)}` }))
  for (;;) {
    const chosen = await prompter.choose(say('cli.level'), choices)
    if ('value' in chosen) return levels[chosen.value]
    if (chosen.command === 'quit') return undefined
  }
}
