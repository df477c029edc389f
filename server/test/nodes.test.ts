import { describe, expect, test } from 'vitest'
import { openDatabase } from '../src/store/database.ts'
import { ferryFor, friendsAt, openHouse, openHouseProcess, pathFor, quickly } from './house.ts'
import type { House } from './house.ts'
import { temporaryFolder } from './folders.ts'
import { emptyDatabase, noPostgres, noRedis, openBroker } from './storages.ts'
import { nodesTrial } from '../trials/nodes.ts'
import type { Redis } from '../trials/services.ts'

/** Two servers of the same tables. */
async function twoHouses(): Promise<{ one: House; other: House; broker: Redis }> {
  const [broker, databaseUrl] = [await openBroker(), await emptyDatabase()]
  const shared = { databaseUrl, brokerUrl: broker.url }
  return { one: await openHouse(shared), other: await openHouse(shared), broker }
}

describe.skipIf(noPostgres || noRedis)('two servers of the same tables', () => {
  test('tell their readers the same, and one match is played through both', async () => {
    const { one, other } = await twoHouses()
    const anna = one.friend('Anna')
    const jan = other.friend('Jan')
    const { table, links } = await anna.sets(ferryFor('me', 'friend', { bot: 'novice' }))
    await jan.joins(links[0]?.token ?? '')
    const [annas, jans] = [await anna.sits(table), await jan.sits(table)]
    const strangers = [await one.friend('').sits(table), await other.friend('').sits(table)]
    await annas.asks({ do: 'start' })
    await annas.asks({ do: 'say', text: 'Ahoj' })
    await Promise.all([annas.playsOn(), jans.playsOn()])
    expect(annas.moment?.view.result).toEqual(jans.moment?.view.result)
    for (const line of strangers) await line.until('it is over', () => line.over)
    expect(strangers[0]?.log).toEqual(strangers[1]?.log)
    await jans.until('Jan hears Anna', () => jans.talk.length === 1)
  }, 60_000)

  test('know who is there, wherever they are', async () => {
    const { one, other } = await twoHouses()
    const [anna, jan] = [one.friend('Anna'), other.friend('Jan')]
    const { table, links } = await anna.sets(ferryFor('me', 'friend'))
    await jan.joins(links[0]?.token ?? '')
    const annas = await anna.sits(table)
    const jans = await jan.sits(table)
    const stranger = await other.friend('').sits(table)
    for (const line of [annas, jans, stranger]) {
      await line.until('all are seen', () => line.company?.present.length === 2)
      await line.until('the onlooker is seen', () => line.company?.onlookers === 1)
    }
    await jans.leaves()
    await annas.until('Jan has left', () => annas.company?.present.length === 1)
    expect(annas.company).toMatchObject({ present: [0], onlookers: 1 })
    await other.server.close()
    await annas.until('the other server has gone', () => annas.company?.onlookers === 0)
  }, 60_000)

  test('go on while the broker is away, and hear of everything when it is back', async () => {
    const { one, other, broker } = await twoHouses()
    const [anna, jan] = [one.friend('Anna'), other.friend('Jan')]
    const { table, links } = await anna.sets(ferryFor('me', 'friend'))
    await jan.joins(links[0]?.token ?? '')
    const [annas, jans] = [await anna.sits(table), await jan.sits(table)]
    await broker.stop()
    await annas.asks({ do: 'start' })
    await annas.asks({ do: 'say', text: 'Is anybody there?' })
    // Storage is asked now and then: nobody has to wait for the broker.
    await jans.until('Jan sees the start', () => jans.number === annas.number, 10_000)
    await jans.until('Jan hears Anna', () => jans.talk.length === 1, 10_000)
    await broker.begin()
    await Promise.all([annas.playsOn(), jans.playsOn()])
    expect(annas.moment?.view.result).toEqual(jans.moment?.view.result)
    await annas.until('both are there again', () => annas.company?.present.length === 2, 20_000)
  }, 60_000)

  test('both forget somebody, end their lines, and know who is the host now', async () => {
    const { one, other } = await twoHouses()
    const [anna, jan] = [one.friend('Anna'), other.friend('Jan')]
    const { table, links } = await anna.sets(ferryFor('me', 'friend'))
    await jan.joins(links[0]?.token ?? '')
    const jans = await jan.sits(table)
    const annas = await other.friend('Anna', anna.cookie).sits(table)
    await annas.asks({ do: 'start' })
    const before = jans.froms.length
    expect((await anna.asks('DELETE', '/api/me')).status).toBe(200)
    await annas.until('the line ends', () => annas.socket.readyState === annas.socket.CLOSED)
    await jans.until('Jan is the host', () => jans.company?.me.host === true)
    await jans.until('the table is read anew', () => jans.froms.slice(before).includes(0))
    await jans.playsOn()
  }, 60_000)

  test('that cannot reach the broker at the start say so', async () => {
    await expect(openHouse({ brokerUrl: 'redis://127.0.0.1:1' })).rejects.toThrow(
      /^Cannot reach the broker of BROKER_URL \(.*ECONNREFUSED.*\)\.$/,
    )
  })
})

test.skipIf(noPostgres || noRedis)(
  'two processes that are given different answers to one question at once take in exactly one',
  async () => {
    const [broker, databaseUrl] = [await openBroker(), await emptyDatabase()]
    const shared = { dataFolder: '/nowhere', databaseUrl, brokerUrl: broker.url }
    const houses = [await openHouseProcess(shared), await openHouseProcess(shared)]
    const [anna] = friendsAt(houses, 'Anna')
    if (anna === undefined) throw new Error('nobody came')
    // Alone at a table nobody can change their mind: the first answer settles the question.
    const { table } = await anna.sets(pathFor('me'))
    const lines = await Promise.all(friendsAt(houses, 'Anna', anna.cookie).map(friend => friend.sits(table)))
    const [first, second] = lines
    if (first === undefined || second === undefined) throw new Error('somebody is missing')
    await first.asks({ do: 'start' })
    let contested = 0
    for (; contested < 30 && !first.over; contested++) {
      await first.until('asked or over', () => first.asked !== undefined || first.over)
      const [{ number }, question] = [first, first.asked?.id]
      if (question === undefined) break
      await second.until('both are as far', () => second.number === number)
      const outcomes = await Promise.allSettled(
        lines.map((line, at) =>
          line.asks({ do: 'answer', question, value: line.anything() ?? '', key: `answer-${number}-${at}` }),
        ),
      )
      const won = outcomes.filter(({ status }) => status === 'fulfilled').length
      expect(won, JSON.stringify(outcomes)).toBe(1)
      await first.until('the answer is seen', () => first.number > number)
    }
    expect(contested).toBeGreaterThan(20)
    const database = await openDatabase({ url: databaseUrl })
    const moves = await database.query.selectFrom('moves').select(['key']).execute()
    await database.close()
    const answered = moves.flatMap(({ key }) => (key?.startsWith('answer-') ? key.slice(0, -2) : []))
    expect(new Set(answered).size).toBe(answered.length)
    expect(answered.length).toBe(contested)
  },
  60_000,
)

test.skipIf(noPostgres || noRedis)(
  'three processes behind a balancer: one is killed, its readers go on at another, and nothing is lost or doubled',
  async () => {
    const broker = await openBroker()
    const settings = {
      ...quickly,
      dataFolder: '/nowhere',
      webFolder: await temporaryFolder(),
      databaseUrl: await emptyDatabase(),
    }
    const report = await nodesTrial({ nodes: 3, kills: 3, cuts: 1, tables: 4, thinks: 20, settings, broker })
    expect(report).toMatchObject({ lost: 0, doubled: 0, gaps: 0, stuck: 0, damaged: 0 })
    expect(report.acknowledged).toBeGreaterThan(20)
    expect(report.resumed.count).toBeGreaterThan(3)
    expect(report.resumed.longest).toBeLessThan(2000)
  },
  300_000,
)
