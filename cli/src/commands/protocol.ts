import { randomUUID } from 'node:crypto'
import { bots } from '@osud/bots'
import { Command } from 'commander'
import { games } from '../games.ts'
import { converse } from '../protocol/conversation.ts'
import { Protocol } from '../protocol/protocol.ts'
import type { Terminal } from '../terminal.ts'
import { engineVersion } from '../version.ts'

/** The command `osud protocol`: JSON lines on standard input and output, for programs. */
export function protocolCommand({ input, output }: Terminal): Command {
  return new Command('protocol')
    .description('speak JSON lines on standard input and output, for programs')
    .action(async () => {
      const protocol = new Protocol({ engine: engineVersion, games, bots, seed: randomUUID })
      await converse(protocol, input, output)
    })
}
