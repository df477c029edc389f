import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { Admin } from '@osud/server'
import { Command } from 'commander'
import { giveUp } from '../failure.ts'
import type { Terminal } from '../terminal.ts'

interface Where {
  readonly data: string
  readonly database?: string
}

/** The command `osud admin`: what whoever runs a server can do with what it keeps. */
export function adminCommand({ output }: Terminal): Command {
  const say = (line: string): void => void output.write(`${line}\n`)
  const admin = new Command('admin').description('look after the tables of a server')

  const deed = (
    name: string,
    description: string,
    act: (house: Admin, argument: string) => Promise<void>,
    argument?: string,
  ): void => {
    const command = new Command(name)
      .description(description)
      .option('--data <folder>', 'the data folder of the server', process.env['OSUD_DATA'] ?? 'data')
      .option('--database <url>', 'a PostgreSQL server instead', process.env['DATABASE_URL'])
    if (argument !== undefined) command.argument(argument)
    command.action(async (...given: unknown[]) => {
      const { data, database } = command.opts<Where>()
      if (database === undefined && !existsSync(data))
        giveUp(`There is no data folder ${data}: name it with --data.`)
      const house = await Admin.open(database === undefined ? { folder: data } : { url: database })
      try {
        await act(house, argument === undefined ? '' : String(given[0]))
      } finally {
        await house.close()
      }
    })
    admin.addCommand(command)
  }

  deed('list', 'print the tables, the one touched last first', async house => {
    for (const { id, game, state, waits, touched } of await house.list()) {
      say([id, game, state, `waits for ${waits}`, new Date(touched).toISOString()].join('\t'))
    }
  })
  deed(
    'inspect',
    'print what is known of a table, without what is hidden',
    async (house, id) => {
      const found = await house.inspect(id)
      if (found === undefined) giveUp(`There is no table ${id}.`)
      say(JSON.stringify(found, undefined, 2))
    },
    '<table>',
  )
  deed(
    'close',
    'remove a table and all that happened at it',
    async (house, id) => {
      if (!(await house.remove(id))) giveUp(`There is no table ${id}.`)
      say(`Table ${id} is gone.`)
    },
    '<table>',
  )
  deed(
    'backup',
    'write everything into a file',
    async (house, path) => {
      if (existsSync(path)) giveUp(`${path} is there already.`)
      const file = createWriteStream(path, { mode: 0o600 })
      let lines = 0
      for await (const line of house.backUp()) {
        lines++
        if (!file.write(`${line}\n`)) await once(file, 'drain')
      }
      file.end()
      await finished(file)
      // The first line and the last one are about the backup itself.
      say(`${lines - 2} rows are in ${path}.`)
    },
    '<file>',
  )
  deed(
    'restore',
    'write a backup into an empty database',
    async (house, path) => {
      if (!existsSync(path)) giveUp(`There is no file ${path}.`)
      const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity })
      const { rows, counted } = await house.restore(lines)
      say(`${rows} rows were restored.`)
      if (!counted)
        say('An older Osud wrote this backup: nobody can tell whether something is missing at its end.')
    },
    '<file>',
  )
  deed('verify', 'play every record again and compare it with what was kept', async house => {
    const count = { sound: 0, 'other-rules': 0, damaged: 0 }
    for await (const { table, outcome, why } of house.verify()) {
      count[outcome]++
      if (outcome !== 'sound') say([table, outcome, why].filter(Boolean).join('\t'))
    }
    say(`${count.sound} sound, ${count['other-rules']} under other rules, ${count.damaged} damaged.`)
    if (count.damaged > 0) giveUp('Some records are damaged.')
  })
  return admin
}
