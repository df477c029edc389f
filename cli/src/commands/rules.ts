import type { Writable } from 'node:stream'
import { coverage, readLedgers, readProven, type Coverage, type GameCoverage } from '@osud/rulebook'
import { Command } from 'commander'

const width = 100
const firstFew = 6

/** What the program tells `osud rules`: which games call themselves complete, and where to read and write. */
export interface RulesSetting {
  readonly complete: readonly string[]
  readonly provenFile?: string | URL
  readonly out?: Writable
  readonly err?: Writable
}

/** What may be asked of `osud rules` on the command line. */
export interface RulesOptions {
  readonly json?: boolean
  readonly all?: boolean
}

/** The command `osud rules`: which rules the tests prove, which they do not, which no program can enforce. */
export function rulesCommand(setting: RulesSetting): Command {
  return new Command('rules')
    .description('show which rules of each game are proven by tests')
    .option('--json', 'print one JSON object and nothing else')
    .option('--all', 'list every missing rule, not only the first few')
    .action((options: RulesOptions) => {
      if (!tellRules(options, setting)) process.exitCode = 1
    })
}

/** Writes what `osud rules` has to say; false if a game that calls itself complete has unproven rules. */
export function tellRules(options: RulesOptions, setting: RulesSetting): boolean {
  const { complete, provenFile, out = process.stdout, err = process.stderr } = setting
  const ledgers = readLedgers()
  const proven = readProven(provenFile)
  const covered = coverage(ledgers, proven ?? {})
  if (options.json) {
    out.write(`${JSON.stringify(covered)}\n`)
  } else {
    for (const { game, title } of ledgers) {
      const found = covered[game]
      if (found !== undefined) writeGame(out, `${title.en} (${game})`, found, options.all ?? false)
    }
  }
  if (proven === undefined) {
    err.write('Nothing is proven yet: run `npm test` first.\n')
    return complete.length === 0
  }
  return writeUnproven(err, covered, complete) === 0
}

/** Writes the table of one game. */
export function writeGame(out: Writable, title: string, found: GameCoverage, all: boolean): void {
  const row = (name: string, amount: number) => `  ${name.padEnd(15)} ${String(amount).padStart(4)}`
  out.write(`${title}\n${row('rules', found.rules)}\n${row('proven', found.proven)}\n`)
  out.write(`${hanging(`${row('missing', found.missing.length)}  `, missingIds(found.missing, all))}\n`)
  out.write(`${row('not enforceable', found.unenforced.length)}\n`)
  for (const { id, reason } of found.unenforced) out.write(`${hanging(`    ${id}  `, reason)}\n`)
  out.write('\n')
}

/** Writes a line for each unproven rule of a game that calls itself complete, and says how many there are. */
export function writeUnproven(err: Writable, covered: Coverage, complete: readonly string[]): number {
  const lines = complete.flatMap(game => {
    const found = covered[game]
    if (found === undefined) return [`${game} calls itself complete, but has no ledger.`]
    return found.missing.map(
      id => `${id}: ${game} calls itself complete, but no passing test proves this rule.`,
    )
  })
  for (const line of lines) err.write(`${line}\n`)
  return lines.length
}

function missingIds(ids: readonly string[], all: boolean): string {
  if (all || ids.length <= firstFew) return ids.join(' ')
  return `${ids.slice(0, firstFew).join(' ')} and ${ids.length - firstFew} more (--all)`
}

// The text after its head, broken between words, further lines indented to where the text begins.
function hanging(head: string, text: string): string {
  const lines: string[] = []
  let line = head
  for (const word of text.split(' ')) {
    const fits = line.length + word.length <= width
    if (!fits && line.trim() !== '') {
      lines.push(line)
      line = ' '.repeat(head.length)
    }
    line += `${word} `
  }
  return [...lines, line].map(each => each.trimEnd()).join('\n')
}
