import { Writable } from 'node:stream'
import { MatchError } from '@osud/engine'
import { HostError, wireVersion } from '@osud/table'
import { buildServer } from '@osud/server'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../src/store/database.ts'
import { troubleOf } from '../src/wire/reception.ts'
import { temporaryFolder } from './folders.ts'
import { openHouse, pathFor } from './house.ts'

/** Somewhere a log is written, line by line. */
function notebook(): { readonly lines: string[]; readonly logTo: Writable } {
  const lines: string[] = []
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { lines, logTo }
}

/** Every card that a position names, wherever it lies. */
function cardsOf(point: string): string[] {
  const { position } = JSON.parse(point) as {
    position: { zones: { cards: Record<string, readonly string[]> } }
  }
  return Object.values(position.zones.cards).flat()
}

test('a log tells no token, no cookie, no seed, no card, and nothing that was said', async () => {
  const dataFolder = await temporaryFolder()
  const { lines, logTo } = notebook()
  const house = await openHouse({ dataFolder, logTo })
  const [anna, jan] = [house.friend('Anna'), house.friend('Jan')]
  const { table, links, any } = await anna.sets(pathFor('me', 'friend', { bot: 'novice' }))
  const other = await anna.sets(pathFor('me', 'friend'))
  await jan.joins(links[0]?.token ?? '')
  const [annas, jans] = [await anna.sits(table), await jan.sits(table)]
  await annas.asks({ do: 'say', text: 'Between us: I hold nothing' })
  await annas.asks({ do: 'start' })
  await Promise.all([annas.playsOn(), jans.playsOn()])
  await jan.asks('POST', `/api/tables/${table}/file`)
  await anna.asks('GET', '/api/me/everything')
  const passkey = await anna.asks('POST', '/api/passkeys/new')
  await anna.asks('GET', `/table/%E0%A4%A/${table}`)
  const cookies = [anna.cookie, jan.cookie].map(cookie => cookie?.replace('osud=', ''))
  await jan.asks('POST', '/api/leave')
  await house.server.close()

  const database = await openDatabase({ folder: dataFolder })
  onTestFinished(() => database.close())
  const stored = await database.query.selectFrom('tables').selectAll().execute()
  const people = await database.query.selectFrom('people').select('id').execute()
  // A table that cannot be opened complains of what it finds.
  await database.query
    .updateTable('tables')
    .set({ point: 'wolf-pit' })
    .where('id', '=', other.table)
    .execute()
  const again = await openHouse({ dataFolder, logTo })
  const broken = await again.friend('Anna', anna.cookie).sits(other.table, 'silent')
  void broken.asks({ do: 'hello', version: wireVersion }).catch(() => undefined)
  await broken.until('the line ends', () => broken.socket.readyState === broken.socket.CLOSED)
  await again.friend('Anna', anna.cookie).asks('POST', `/api/tables/${other.table}/invite`, { seat: 1 })
  await again.server.close()

  const log = lines.join('')
  expect(lines.length).toBeGreaterThan(20)
  const failures = lines
    .filter(line => line.includes('something failed'))
    .map(line => JSON.parse(line) as object)
  expect(failures).toHaveLength(2)
  for (const failure of failures) {
    expect(failure).toMatchObject({ table: other.table.slice(0, 6), err: { type: 'SyntaxError' } })
    expect(JSON.stringify(failure)).toContain('stored-table.ts')
  }
  const seeds = stored.map(({ header }) => (JSON.parse(header) as { seed: string }).seed)
  const cards = stored.flatMap(({ point }) => cardsOf(point))
  expect(new Set(cards).size).toBeGreaterThan(80)
  const secrets = [
    ...cookies,
    ...seeds,
    ...cards,
    ...[...links, ...other.links].map(({ token }) => token),
    ...people.map(({ id }) => id),
    any,
    other.any,
    passkey.body['token'],
    table,
    other.table,
    'I hold nothing',
  ]
  expect(secrets.filter(secret => typeof secret !== 'string' || secret.length < 4)).toEqual([])
  expect(secrets.filter(secret => log.includes(String(secret)))).toEqual([])
}, 120_000)

test('what broke is told by where it broke, and not by what it quotes', async () => {
  const { lines, logTo } = notebook()
  const app = await buildServer({
    dataFolder: await temporaryFolder(),
    webFolder: await temporaryFolder(),
    logTo,
  })
  onTestFinished(() => app.close())
  const reason = new Error('wolf-pit is not in the hand of Jan\n    at wolf-pit (hand)')
  const bug = new MatchError({ code: 'rules-bug', step: 'draft', why: reason.message }, reason)
  const full = Object.assign(new Error('row wolf-pit does not fit'), {
    code: 'ENOSPC',
    detail: 'Failing row contains (wolf-pit)',
  })
  for (const cause of [bug, new HostError({ code: 'storage' }, full), 'wolf-pit'])
    troubleOf(cause, err => app.log.error({ err }, 'something failed'))
  const told = lines.map(line => (JSON.parse(line) as { err: object }).err)
  expect(told).toMatchObject([
    { type: 'MatchError', message: 'rules-bug', step: 'draft', cause: { type: 'Error' } },
    { type: 'HostError', message: 'storage', cause: { type: 'Error', message: 'ENOSPC' } },
    { type: 'string' },
  ])
  for (const err of told.slice(0, 2)) expect(JSON.stringify(err)).toContain('logs.test.ts')
  expect(lines.join('')).not.toContain('wolf-pit')
})
