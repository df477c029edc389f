import { languages } from '@osud/lang'
import { problems } from '@osud/lang/check'
import { Command } from 'commander'
import { gameNamed } from '../arguments.ts'
import { giveUp } from '../failure.ts'
import { games } from '../games.ts'
import type { Shelved } from '../games.ts'
import type { Terminal } from '../terminal.ts'

/** Something that is wrong with a game, and where. */
interface Found {
  readonly game: string
  readonly where?: string
  readonly problem: string
}

/** The command `osud check`: what is wrong with the texts and the content of the games. */
export function checkCommand({ output }: Terminal): Command {
  return new Command('check')
    .description('look for mistakes in the texts and the content of a game')
    .argument('[game]', 'the id of the game; all games unless given')
    .option('--json', 'print one JSON array and nothing else')
    .action((id: string | undefined, { json }: { readonly json?: boolean }) => {
      const checked = id === undefined ? games : [gameNamed(id)]
      const found = checked.flatMap(problemsOf)
      if (json) output.write(`${JSON.stringify(found)}\n`)
      else for (const shelved of checked) output.write(reportOf(shelved, found))
      if (found.length > 0)
        giveUp(found.length === 1 ? '1 problem found.' : `${found.length} problems found.`)
    })
}

/** All that is wrong with a game: its texts in each language, then its content. */
export function problemsOf({ game, texts, names, kinds = {}, check }: Shelved): Found[] {
  return [
    ...problems({ texts, names, kinds }).map(({ language, key, problem }) => {
      return { game: game.id, where: `${language}, ${key}`, problem }
    }),
    ...(check?.(texts) ?? []).map(problem => ({ game: game.id, problem })),
  ]
}

function reportOf({ game: { id }, texts }: Shelved, found: readonly Found[]): string {
  const own = found.filter(({ game }) => game === id)
  const count = Object.keys(texts.en).length
  if (own.length === 0) return `${id}: ${count} texts in ${languages.join(', ')}, no problem\n`
  return own.map(({ where, problem }) => `${[id, where, problem].filter(Boolean).join(': ')}\n`).join('')
}
