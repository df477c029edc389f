import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import WebSocket from 'ws'
import { Refused } from '../trials/friend.ts'
import type { Line } from '../trials/friend.ts'
import { ferryFor, openHouse } from './house.ts'
import { temporaryFolder } from './folders.ts'

const isTooFast = (cause: unknown): boolean => cause instanceof Refused && cause.trouble.code === 'too-fast'

/** How many of so many wishes at once are looked at, whatever becomes of them. */
async function heard(line: Line, wishes: number): Promise<number> {
  const asked = await Promise.allSettled(
    Array.from({ length: wishes }, () => line.asks({ do: 'suggest', question: 1_000_000, value: 'a' })),
  )
  return asked.filter(one => one.status === 'fulfilled' || !isTooFast(one.reason)).length
}

test('whoever only looks on is listened to less than whoever has a part in the match', async () => {
  const house = await openHouse()
  const anna = house.friend('Anna')
  const { table } = await anna.sets(ferryFor('me', { bot: 'novice' }))
  const [annas, strangers] = [await anna.sits(table), await house.friend('').sits(table)]
  const [hers, theirs] = [await heard(annas, 80), await heard(strangers, 80)]
  // Each has said hello before, and while the answers come a few more are let through.
  expect(hers).toBeGreaterThanOrEqual(59)
  expect(theirs).toBeGreaterThanOrEqual(19)
  expect(theirs).toBeLessThan(30)
})

test('what comes too fast waits with its sender', async () => {
  const house = await openHouse()
  const anna = house.friend('Anna')
  const { table } = await anna.sets(ferryFor('me', { bot: 'novice' }))
  const strangers = await house.friend('').sits(table)
  await heard(strangers, 30)
  const begun = performance.now()
  // Five a second: once one of these is refused, nobody listens until the next is due.
  for (let wish = 0; wish < 4; wish++) await strangers.asks({ do: 'hint' }).catch(() => undefined)
  expect(performance.now() - begun).toBeGreaterThan(100)
})

test('pings are answered, but a flood of them ends the line', async () => {
  const house = await openHouse()
  const anna = house.friend('Anna')
  const { table } = await anna.sets(ferryFor('me', { bot: 'novice' }))
  const { socket } = await anna.sits(table)
  const answered = new Promise(resolve => socket.once('pong', data => resolve(String(data))))
  socket.ping('are you there')
  expect(await answered).toBe('are you there')
  for (let ping = 0; ping < 400; ping++) socket.ping()
  await expect.poll(() => socket.readyState, { timeout: 10_000 }).toBe(WebSocket.CLOSED)
})

test('before somebody greets, no table is taken out of storage for them', async () => {
  const dataFolder = await temporaryFolder()
  const first = await openHouse({ dataFolder })
  const anna = first.friend('Anna')
  const { table } = await anna.sets(ferryFor('me', 'friend'))
  await first.server.close()
  const house = await openHouse({ dataFolder })
  const open = async (): Promise<string | undefined> => {
    const figures = await (await fetch(`${house.address}/metrics`)).text()
    return /^osud_tables_open (\d+)/m.exec(figures)?.[1]
  }
  const silent = await house.friend('').sits(table, 'silent')
  await expect(silent.asks({ do: 'hint' })).rejects.toMatchObject({
    trouble: { code: 'bad-message', why: 'the first word must be hello' },
  })
  expect(await open()).toBe('0')
  await house.friend('').sits(table)
  expect(await open()).toBe('1')
})

test('whoever asks for advice can go on meanwhile', async () => {
  const house = await openHouse()
  const anna = house.friend('Anna')
  const { table } = await anna.sets(ferryFor('me', { bot: 'novice' }))
  const line = await anna.sits(table)
  await line.asks({ do: 'start' })
  await line.until('Anna is asked', () => line.asked !== undefined)
  const order: string[] = []
  await Promise.all([
    line.asks({ do: 'hint' }).then(() => order.push('advice')),
    line.asks({ do: 'return', seat: 0 }).then(() => order.push('a wish')),
  ])
  expect(order).toEqual(['a wish', 'advice'])
})

test('a crowd that comes and goes is told now and then, not one by one', async () => {
  const house = await openHouse()
  const anna = house.friend('Anna')
  const { table } = await anna.sets(ferryFor('me', { bot: 'novice' }))
  const line = await anna.sits(table)
  const told = (): number => line.received.filter(text => text.startsWith('{"company"')).length
  const before = told()
  const begun = performance.now()
  for (let guest = 0; guest < 15; guest++) {
    const { socket } = await house.friend('').sits(table)
    socket.close()
    await setTimeout(60)
  }
  const seconds = (performance.now() - begun) / 1000
  await line.until('nobody else is there', () => line.company?.onlookers === 0)
  expect(told() - before).toBeLessThanOrEqual(3 + seconds)
})
