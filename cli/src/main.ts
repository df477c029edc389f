import { Command, CommanderError } from 'commander'
import { playCommand } from './commands/play.ts'
import { protocolCommand } from './commands/protocol.ts'
import { replayCommand } from './commands/replay.ts'
import { rulesCommand } from './commands/rules.ts'
import { simulateCommand } from './commands/simulate.ts'
import { games } from './games.ts'
import { version } from './version.ts'

const complete = games.filter(({ game }) => game.complete).map(({ game }) => game.id)
const program = new Command('osud')
  .description('A digital table for story-telling board games.')
  .version(version, '--version', 'print the version')
  .helpOption('--help', 'print this help')
  .helpCommand('help [command]', 'print the help of a command')

for (const command of [
  playCommand(),
  simulateCommand(),
  replayCommand(),
  rulesCommand({ complete }),
  protocolCommand(),
]) {
  program.addCommand(command.helpOption('--help', 'print this help'))
}
for (const command of [program, ...program.commands]) {
  // A suggestion ("Did you mean …?") stays on the same line as what it answers.
  command
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(oneLine(text.replace(/^error: /, 'osud: '))) })
}

// Whoever closes the pipe (`osud … | head`) has read enough.
process.stdout.on('error', () => process.exit())

try {
  await program.parseAsync()
} catch (cause) {
  if (cause instanceof CommanderError) process.exitCode = cause.exitCode
  else {
    process.exitCode = 1
    process.stderr.write(oneLine(`osud: ${cause instanceof Error ? cause.message : String(cause)}`))
  }
}

function oneLine(text: string): string {
  return `${text.trim().replaceAll(/\s*\n\s*/g, ' ')}\n`
}
