import { Command, CommanderError } from 'commander'
import { adminCommand } from './commands/admin.ts'
import { analyseCommand } from './commands/analyse.ts'
import { arenaCommand } from './commands/arena.ts'
import { checkCommand } from './commands/check.ts'
import { playCommand } from './commands/play.ts'
import { protocolCommand } from './commands/protocol.ts'
import { replayCommand } from './commands/replay.ts'
import { rulesCommand } from './commands/rules.ts'
import { simulateCommand } from './commands/simulate.ts'
import { games } from './games.ts'
import type { Terminal } from './terminal.ts'
import { version } from './version.ts'

/** Runs the program with the words that were typed after its name; the exit code. */
export async function run(words: readonly string[], terminal: Terminal): Promise<number> {
  const { errors } = terminal
  try {
    await programFor(terminal).parseAsync(words, { from: 'user' })
    return 0
  } catch (cause) {
    if (cause instanceof CommanderError) return cause.exitCode
    errors.write(oneLine(`osud: ${cause instanceof Error ? cause.message : String(cause)}`))
    return 1
  }
}

function programFor(terminal: Terminal): Command {
  const { output, errors } = terminal
  const complete = games.filter(({ game }) => game.complete).map(({ game }) => game.id)
  const program = new Command('osud')
    .description('A digital table for story-telling board games.')
    .version(version, '--version', 'print the version')
    .helpCommand('help [command]', 'print the help of a command')
  const commands = [
    playCommand(terminal),
    simulateCommand(terminal),
    arenaCommand(terminal),
    replayCommand(terminal),
    analyseCommand(terminal),
    checkCommand(terminal),
    rulesCommand({ complete, out: output, err: errors }),
    protocolCommand(terminal),
    adminCommand(terminal),
  ]
  for (const command of commands) program.addCommand(command)
  const deeds = commands.flatMap(command => command.commands)
  for (const command of [program, ...commands, ...deeds]) {
    command.helpOption('--help', 'print this help').exitOverride()
    command.configureOutput({
      writeOut: text => output.write(text),
      writeErr: text => errors.write(text),
      // A suggestion ("Did you mean …?") stays on the same line as what it answers.
      outputError: (text, write) => write(oneLine(text.replace(/^error:/, 'osud:'))),
    })
  }
  return program
}

function oneLine(text: string): string {
  return `${text.trim().replaceAll(/\s*\n\s*/g, ' ')}\n`
}
