import { wireVersion } from '@osud/table'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../src/store/database.ts'
import { temporaryFolder } from './folders.ts'
import { ferryFor, openHouse } from './house.ts'

/** The figures of a server by their names. */
async function figures(address: string): Promise<{ type: string; text: string; of(name: string): number }> {
  const answer = await fetch(`${address}/metrics`)
  const text = await answer.text()
  return {
    type: answer.headers.get('content-type') ?? '',
    text,
    of: name => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]),
  }
}

test('a server counts its tables, its readers, what it writes and what fails', async () => {
  const dataFolder = await temporaryFolder()
  const house = await openHouse({ dataFolder })
  const before = await figures(house.address)
  expect(before.type).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(before.text).toContain('# TYPE osud_append_seconds histogram')
  expect(before.of('process_cpu_seconds_total')).toBeGreaterThan(0)
  expect(
    ['osud_tables_open', 'osud_readers', 'osud_append_seconds_count', 'osud_failures_total'].map(before.of),
  ).toEqual([0, 0, 0, 0])

  const anna = house.friend('Anna')
  const { table } = await anna.sets(ferryFor('me', 'friend'))
  const lines = [await anna.sits(table), await house.friend('').sits(table)]
  await lines[0]?.asks({ do: 'start' })
  const after = await figures(house.address)
  expect(['osud_tables_open', 'osud_readers', 'osud_append_seconds_count'].map(after.of)).toEqual([1, 2, 1])
  expect(after.text).not.toContain(table)
  await lines[1]?.leaves()
  await expect.poll(async () => (await figures(house.address)).of('osud_readers')).toBe(1)

  const database = await openDatabase({ folder: dataFolder })
  onTestFinished(() => database.close())
  const [row] = await database.query.selectFrom('tables').selectAll().execute()
  if (row === undefined) throw new Error('there is no table')
  const hopeless = { ...row, id: 'h'.repeat(22), point: '{}' }
  await database.query.insertInto('tables').values(hopeless).execute()
  const line = await anna.sits(hopeless.id, 'silent')
  line.socket.send('{}')
  void line.asks({ do: 'hello', version: wireVersion }).catch(() => undefined)
  await line.until('the line ends', () => line.socket.readyState === line.socket.CLOSED)
  const last = await figures(house.address)
  expect(last.of('osud_failures_total')).toBe(1)
  // Three greetings and a start; and one that was no message.
  expect(last.of('osud_messages_total\\{outcome="served"\\}')).toBe(4)
  expect(last.of('osud_messages_total\\{outcome="refused"\\}')).toBe(1)
})
