import { describe, expect, onTestFinished, test } from 'vitest'
import WebSocket from 'ws'
import { openDatabase } from '../src/store/database.ts'
import { Refused } from '../trials/friend.ts'
import type { Friend } from '../trials/friend.ts'
import { ferryFor, openHouse, pathFor } from './house.ts'
import { onEachStorage } from './storages.ts'

const codeOf = (cause: unknown): string => (cause instanceof Refused ? cause.trouble.code : String(cause))
/** The ids of the tables in somebody's list. */
async function listOf(friend: Friend): Promise<string[]> {
  const { body } = await friend.asks('GET', '/api/tables')
  return (body['tables'] as { id: string }[]).map(({ id }) => id).toSorted()
}

onEachStorage(storage => {
  const withDatabase = async () => {
    const settings = await storage.settings()
    const { dataFolder: folder, databaseUrl: url } = settings
    const house = await openHouse(settings)
    const database = await openDatabase(url === undefined ? { folder } : { url })
    onTestFinished(() => database.close())
    return { house, database }
  }

  describe('who may do what', () => {
    test('somebody without a seat sees only what is public, and can neither answer nor start', async () => {
      const house = await openHouse(await storage.settings())
      const anna = house.friend('Anna')
      const { table } = await anna.sets(pathFor('me', { bot: 'novice' }))
      const [annas, stranger] = [await anna.sits(table), await house.friend('').sits(table)]
      await annas.asks({ do: 'start' })
      await annas.until('Anna is asked', () => annas.asked !== undefined)
      await stranger.until('the onlooker is as far', () => stranger.number === annas.number)
      expect(stranger.moment?.view.reader).toBe('onlooker')
      expect(stranger.asked).toBeUndefined()
      const value = annas.anything() ?? ''
      const question = annas.asked?.id ?? 0
      for (const wish of [
        { do: 'answer', question, value },
        { do: 'undo' },
        { do: 'hint' },
        { do: 'return', seat: 0 },
        { do: 'say', text: 'boo' },
      ] as const) {
        await expect(stranger.asks(wish), wish.do).rejects.toMatchObject({ trouble: { code: 'not-yours' } })
      }
      // The server knows this one, who has no part in the match all the same.
      const jan = house.friend('Jan')
      await jan.asks('POST', '/api/me', { name: 'Jan' })
      const spoken = (await jan.sits(table)).asks({ do: 'say', text: 'boo' })
      await expect(spoken).rejects.toMatchObject({ trouble: { code: 'not-yours' } })
      for (const wish of [
        { do: 'start' },
        { do: 'bot', seat: 0, bot: 'novice' },
        { do: 'pace', seconds: 60 },
      ] as const) {
        await expect(stranger.asks(wish), wish.do).rejects.toMatchObject({ trouble: { code: 'host-only' } })
      }
      // Nor does a key of somebody else help.
      await annas.asks({ do: 'bot', seat: 1, bot: 'expert', key: 'annas-key' })
      for (const wish of [
        { do: 'start' },
        { do: 'bot', seat: 1, bot: 'expert' },
        { do: 'return', seat: 1 },
        { do: 'leave' },
      ] as const) {
        await expect(stranger.asks({ ...wish, key: 'annas-key' }), wish.do).rejects.toBeInstanceOf(Refused)
      }
    })

    test('a file with every card is given to nobody while others play or may still come', async () => {
      const house = await openHouse(await storage.settings())
      const [anna, jan] = [house.friend('Anna'), house.friend('Jan')]
      const { table, links } = await anna.sets(ferryFor('me', 'friend'))
      const file = (friend: typeof anna) => friend.asks('POST', `/api/tables/${table}/file`)
      expect(await file(anna)).toMatchObject({ status: 403, body: { trouble: { code: 'others-play' } } })
      await jan.joins(links[0]?.token ?? '')
      for (const friend of [anna, jan]) expect((await file(friend)).status).toBe(403)
      expect((await file(house.friend('X'))).status).toBe(404)
      const [annas, jans] = [await anna.sits(table), await jan.sits(table)]
      await annas.asks({ do: 'start' })
      await Promise.all([annas.playsOn(), jans.playsOn()])
      for (const friend of [anna, jan]) expect((await file(friend)).status).toBe(200)
    })

    test('whoever plays with bots alone has the file, and then nobody else can sit down', async () => {
      const house = await openHouse(await storage.settings())
      const [anna, jan] = [house.friend('Anna'), house.friend('Jan')]
      const { table } = await anna.sets(ferryFor('me', { bot: 'novice' }))
      const annas = await anna.sits(table)
      const { body } = await anna.asks('POST', `/api/tables/${table}/invite`, { seat: 1 })
      const file = () => anna.asks('POST', `/api/tables/${table}/file`)
      expect((await file()).status).toBe(200)
      await annas.until('everybody is told', () => annas.company?.closed === true)
      await expect(jan.joins(String(body['token']))).rejects.toThrow('taken-along')
      // Neither the pace nor a free chair opens it again.
      await annas.asks({ do: 'pace', seconds: 60 })
      await annas.asks({ do: 'return', seat: 1 })
      await expect(jan.joins(String(body['token']))).rejects.toThrow('taken-along')
      const jans = await jan.sits(table)
      await expect(jans.asks({ do: 'take', seat: 1 })).rejects.toMatchObject({
        trouble: { code: 'taken-along' },
      })
      await annas.asks({ do: 'bot', seat: 1, bot: 'novice' })
      const { number } = annas
      expect((await file()).status).toBe(200)
      expect(annas.number).toBe(number)
      await annas.asks({ do: 'start' })
      await annas.playsOn()
      // The next match is another one.
      const again = await anna.asks('POST', `/api/tables/${table}/again`)
      const next = await anna.sits(String(again.body['table']))
      expect(next.company?.closed).toBe(false)
    })

    test('the page of somebody else can neither have the file nor close the table by asking for it', async () => {
      const house = await openHouse(await storage.settings())
      const [anna, jan] = [house.friend('Anna'), house.friend('Jan')]
      const { table } = await anna.sets(ferryFor('me', { bot: 'novice' }))
      const path = `/api/tables/${table}/file`
      const { body } = await anna.asks('POST', `/api/tables/${table}/invite`, { seat: 1 })
      // A link or a picture that leads here brings the cookie along, and says nothing about where it is from.
      expect((await anna.asks('GET', path)).status).toBe(404)
      expect(await anna.asks('POST', path, undefined, { origin: 'https://elsewhere.example' })).toMatchObject(
        {
          status: 403,
          body: { trouble: { code: 'foreign-page' } },
        },
      )
      expect(await jan.joins(String(body['token']))).toEqual({ table, seat: 1 })
    })

    test('a file and a friend who come at once do not both get through', async () => {
      const house = await openHouse(await storage.settings())
      const anna = house.friend('Anna')
      for (let round = 0; round < 5; round++) {
        const { table } = await anna.sets(ferryFor('me', { bot: 'novice' }))
        const { body } = await anna.asks('POST', `/api/tables/${table}/invite`, { seat: 1 })
        const [file, join] = await Promise.all([
          anna.asks('POST', `/api/tables/${table}/file`),
          house.friend('Jan').asks('POST', '/api/join', { me: { name: 'Jan' }, token: body['token'] }),
        ])
        expect([file.status === 200, join.status === 200].filter(Boolean)).toHaveLength(1)
      }
    })

    test('a file of a browser, which tells who sat where, is gone on with', async () => {
      const house = await openHouse(await storage.settings())
      const anna = house.friend('Anna')
      const { table } = await anna.sets(ferryFor('me', { bot: 'novice' }))
      const { body: save } = await anna.asks('POST', `/api/tables/${table}/file`)
      const file = JSON.stringify({ ...save, places: [{ person: 'Anna' }, { bot: 'novice' }] })
      const plan = { me: { name: 'Anna' }, file, chairs: ['me', { bot: 'novice' }] }
      expect((await anna.asks('POST', '/api/tables/take', plan)).status).toBe(200)
    })

    test('the host alone takes all links to a table back, and can give new ones', async () => {
      const house = await openHouse(await storage.settings())
      const [anna, jan] = [house.friend('Anna'), house.friend('Jan')]
      const { table, links, any } = await anna.sets(ferryFor('me', 'friend', 'friend'))
      const other = await anna.sets(ferryFor('me', 'friend'))
      await jan.joins(links[0]?.token ?? '')
      const path = `/api/tables/${table}/invitations`
      const hostOnly = { status: 403, body: { trouble: { code: 'host-only' } } }
      for (const friend of [jan, house.friend('X')]) {
        expect(await friend.asks('DELETE', path)).toMatchObject(hostOnly)
        expect(await friend.asks('POST', `/api/tables/${table}/invite`, { seat: 2 })).toMatchObject(hostOnly)
      }
      const abroad = { origin: 'https://elsewhere.example' }
      expect((await anna.asks('DELETE', path, undefined, abroad)).status).toBe(403)
      const [eve, iva] = [house.friend('Eve'), house.friend('Iva')]
      expect(await eve.joins(any ?? '')).toEqual({ table, seat: 2 })
      const eves = await eve.sits(table)
      await eves.asks({ do: 'leave' })
      expect((await anna.asks('DELETE', path)).status).toBe(200)
      for (const token of [any, ...links.map(link => link.token)]) {
        const joined = await iva.asks('POST', '/api/join', { me: { name: 'Iva' }, token })
        expect(joined).toMatchObject({ status: 404, body: { trouble: { code: 'missing' } } })
      }
      // Whoever sits there stays, other tables keep their links, and a new one leads here again.
      expect((await jan.sits(table)).company?.me.seat).toBe(1)
      expect(await iva.joins(other.any ?? '')).toEqual({ table: other.table, seat: 1 })
      const { body } = await anna.asks('POST', `/api/tables/${table}/invite`, { seat: null })
      expect(await iva.joins(String(body['token']))).toEqual({ table, seat: 2 })
      expect((await anna.asks('DELETE', `/api/tables/${'x'.repeat(22)}/invitations`)).status).toBe(404)
    })

    test('a guest cannot call a bot for somebody who is in time', async () => {
      const house = await openHouse(await storage.settings())
      const [anna, jan] = [house.friend('Anna'), house.friend('Jan')]
      const { table, links } = await anna.sets(ferryFor('me', 'friend'))
      await jan.joins(links[0]?.token ?? '')
      const jans = await jan.sits(table)
      await expect(jans.asks({ do: 'bot', seat: 0, bot: 'novice' })).rejects.toMatchObject({
        trouble: { code: 'host-only' },
      })
    })
  })

  describe('once more', () => {
    test('the same company plays again, however many of them ask for it', async () => {
      const house = await openHouse(await storage.settings())
      const [anna, jan] = [house.friend('Anna'), house.friend('Jan')]
      const { table, links } = await anna.sets(ferryFor('me', 'friend', { bot: 'novice' }))
      await jan.joins(links[0]?.token ?? '')
      const [annas, jans] = [await anna.sits(table), await jan.sits(table)]
      await annas.asks({ do: 'start' })
      const again = (friend: typeof anna) => friend.asks('POST', `/api/tables/${table}/again`)
      expect((await again(anna)).body).toEqual({ trouble: { code: 'not-over' } })
      await Promise.all([annas.playsOn(), jans.playsOn()])
      expect((await again(house.friend('X'))).status).toBe(403)
      const asked = await Promise.all([again(anna), again(jan), again(jan)])
      const nexts = new Set(asked.map(({ body }) => body['table']))
      expect(nexts.size).toBe(1)
      const [next] = [...nexts] as [string]
      expect(next).not.toBe(table)
      await jans.until('everybody hears of it', () => jans.company?.next === next)
      const [here, there] = [await anna.sits(next), await jan.sits(next)]
      await here.until('Anna has her seat', () => here.company?.me.seat === 0)
      await there.until('Jan has his', () => there.company?.me.seat === 1)
      expect(here.moment?.places).toEqual([{ person: 'Anna' }, { person: 'Jan' }, { bot: 'novice' }])
      expect(here.company?.started).toBe(false)
      expect(here.company?.next).toBeUndefined()
    })

    test('whoever asks for it at the same moment leaves no other table behind', async () => {
      const { house, database } = await withDatabase()
      const [anna, jan] = [house.friend('Anna'), house.friend('Jan')]
      const { table, links } = await anna.sets(ferryFor('me', 'friend'))
      await jan.joins(links[0]?.token ?? '')
      const [annas, jans] = [await anna.sits(table), await jan.sits(table)]
      await annas.asks({ do: 'start' })
      await Promise.all([annas.playsOn(), jans.playsOn()])
      const asked = await Promise.all(
        [anna, jan, anna, jan].map(friend => friend.asks('POST', `/api/tables/${table}/again`)),
      )
      const next = String(asked[0]?.body['table'])
      for (const friend of [anna, jan]) expect(await listOf(friend)).toEqual([table, next].toSorted())
      // Nor does anybody stand in the record of one that they cannot find, and could not be forgotten there.
      const people = await database.query.selectFrom('people').select('id').execute()
      const moves = await database.query.selectFrom('moves').select(['table', 'move']).execute()
      const named = moves.filter(({ move }) => people.some(({ id }) => move.includes(id)))
      expect([...new Set(named.map(one => one.table))].toSorted()).toEqual([table, next].toSorted())
    })
  })

  test('a link leads a table back into the list of somebody who has a seat there', async () => {
    const { house, database } = await withDatabase()
    const [anna, jan] = [house.friend('Anna'), house.friend('Jan')]
    const { table, links } = await anna.sets(ferryFor('me', 'friend'))
    await jan.joins(links[0]?.token ?? '')
    // The server died after Jan had sat down, and before it was noted.
    await database.query.deleteFrom('seated').execute()
    expect(await listOf(jan)).toEqual([])
    expect(await jan.joins(links[0]?.token ?? '')).toEqual({ table, seat: 1 })
    expect(await listOf(jan)).toEqual([table])
  })

  describe('the line', () => {
    test('says what it does not understand, and goes on', async () => {
      const house = await openHouse(await storage.settings())
      const anna = house.friend('Anna')
      const { table } = await anna.sets(ferryFor('me', { bot: 'novice' }))
      const line = await anna.sits(table)
      const before = line.received.length
      for (const text of [
        '{',
        '[]',
        '{"n":1}',
        '{"n":2,"do":"fly"}',
        '{"n":3,"do":"answer","question":"x","key":"12345678"}',
      ]) {
        line.socket.send(text)
      }
      await line.until('all are answered', () => line.received.length >= before + 5)
      for (const text of line.received.slice(before)) expect(text).toContain('"bad-message"')
      await line.asks({ do: 'start' })
      await line.playsOn()
    })

    test('that comes from the page of somebody else is refused, and so is a request', async () => {
      const house = await openHouse(await storage.settings())
      const anna = house.friend('Anna')
      const { table } = await anna.sets(ferryFor('me', { bot: 'novice' }))
      const socket = new WebSocket(`${house.address.replace('http', 'ws')}/table/${table}`, {
        headers: { origin: 'https://elsewhere.example' },
      })
      const status = await new Promise(resolve => {
        socket.once('unexpected-response', (_request, response) => resolve(response.statusCode))
        socket.once('open', () => resolve('open'))
      })
      socket.on('error', () => undefined)
      socket.terminate()
      expect(status).toBe(403)
      const foreign = { origin: 'https://elsewhere.example' }
      expect((await anna.asks('DELETE', '/api/me', undefined, foreign)).status).toBe(403)
      expect((await anna.asks('GET', '/api/me')).body).toMatchObject({ me: { name: 'Anna' } })
    })

    test('that sends too much too fast is slowed down, and sent away if it does not stop', async () => {
      const house = await openHouse(await storage.settings())
      const anna = house.friend('Anna')
      const { table } = await anna.sets(ferryFor('me', { bot: 'novice' }))
      const line = await anna.sits(table)
      for (let n = 1; n <= 400; n++) line.socket.send(JSON.stringify({ n, do: 'hint' }))
      await line.until('it is sent away', () => line.socket.readyState === WebSocket.CLOSED)
      expect(line.received.some(text => text.includes('"too-fast"'))).toBe(true)
      // Everybody else goes on.
      await (await anna.sits(table)).asks({ do: 'start' })
    })

    test('shares what one person may ask of a table with their other lines', async () => {
      const house = await openHouse(await storage.settings())
      const [anna, jan] = [house.friend('Anna'), house.friend('Jan')]
      const { table, links } = await anna.sets(ferryFor('me', 'friend'))
      await jan.joins(links[0]?.token ?? '')
      const lines = await Promise.all(Array.from({ length: 5 }, () => anna.sits(table)))
      const jans = await jan.sits(table)
      const begun = Date.now()
      const suggest = { do: 'suggest', question: 1_000_000, value: 'a' } as const
      const asked = await Promise.allSettled(
        lines.flatMap(line => Array.from({ length: 50 }, () => line.asks(suggest))),
      )
      // None can be granted, but so many are looked at; it takes a while, in which a few more are let through.
      const refused = asked.map(one => (one.status === 'rejected' ? codeOf(one.reason) : ''))
      const heard = refused.filter(code => code !== 'too-fast').length
      expect(heard).toBeGreaterThanOrEqual(60)
      expect(heard).toBeLessThanOrEqual(61 + ((Date.now() - begun) / 1000) * 20)
      await jans.asks({ do: 'return', seat: 1 })
    })

    test('lets nobody lengthen the record of a table for ever', async () => {
      const house = await openHouse(await storage.settings())
      const anna = house.friend('Anna')
      const { table } = await anna.sets(ferryFor('me', { bot: 'novice' }))
      const line = await anna.sits(table)
      const begun = Date.now()
      const asked = await Promise.allSettled(
        Array.from({ length: 50 }, (_, at) => line.asks({ do: 'pace', seconds: 15 + (at % 2) })),
      )
      const granted = asked.filter(({ status }) => status === 'fulfilled').length
      expect(granted).toBeGreaterThanOrEqual(20)
      expect(granted).toBeLessThanOrEqual(21 + (Date.now() - begun) / 1000)
      for (const one of asked) if (one.status === 'rejected') expect(codeOf(one.reason)).toBe('too-fast')
    })

    test('is one of so many that an address may hold; when one goes there is room again', async () => {
      const house = await openHouse({ ...(await storage.settings()), limits: { lines: 2 } })
      const anna = house.friend('Anna')
      const { table } = await anna.sets(ferryFor('me', { bot: 'novice' }))
      const lines = [await anna.sits(table), await anna.sits(table)]
      await expect(anna.sits(table)).rejects.toThrow('429')
      lines[0]?.socket.close()
      await expect.poll(() => anna.sits(table).then(() => 'let in', String)).toBe('let in')
    })

    test('carries what is said as text, to everybody at the table', async () => {
      const house = await openHouse(await storage.settings())
      const anna = house.friend('Anna')
      const { table } = await anna.sets(ferryFor('me', { bot: 'novice' }))
      const [annas, stranger] = [await anna.sits(table), await house.friend('').sits(table)]
      await annas.asks({ do: 'say', text: '<b>Ahoj</b>' })
      await annas.asks({ do: 'sign', sign: 'laugh' })
      await stranger.until('both are heard', () => stranger.talk.length === 2)
      expect(stranger.talk).toMatchObject([
        { name: 'Anna', seat: 0, says: { text: '<b>Ahoj</b>' } },
        { name: 'Anna', seat: 0, says: { sign: 'laugh' } },
      ])
    })
  })

  test('what is said once is heard once, however often the line repeats it', async () => {
    const house = await openHouse(await storage.settings())
    const anna = house.friend('Anna')
    const { table } = await anna.sets(ferryFor('me', { bot: 'novice' }))
    const stranger = await house.friend('').sits(table)
    for (let line = 0; line < 2; line++) {
      const annas = await anna.sits(table)
      await annas.asks({ do: 'say', text: 'Ahoj', key: 'said-once' })
      await annas.asks({ do: 'sign', sign: 'laugh', key: 'laughed-once' })
      await annas.leaves()
    }
    await stranger.until('both are heard', () => stranger.talk.length >= 2)
    const later = await house.friend('').sits(table)
    await later.until('both are heard', () => later.talk.length >= 2)
    for (const line of [stranger, later]) {
      expect(line.talk.map(({ says }) => says)).toEqual([{ text: 'Ahoj' }, { sign: 'laugh' }])
    }
  })

  describe('what is known about me', () => {
    test('can be taken along and forgotten; the table goes on with a bot', async () => {
      const house = await openHouse(await storage.settings())
      const anna = house.friend('Anna')
      const { table } = await anna.sets(ferryFor('me', { bot: 'novice' }))
      const line = await anna.sits(table)
      await line.asks({ do: 'start' })
      expect((await anna.asks('GET', '/api/me/everything')).body).toMatchObject({
        person: { name: 'Anna' },
        tables: [{ id: table }],
      })
      expect((await anna.asks('DELETE', '/api/me')).status).toBe(200)
      expect((await anna.asks('GET', '/api/me')).body).toEqual({ me: null })
      const onlooker = await house.friend('').sits(table)
      await onlooker.until('it is over', () => onlooker.over)
    })
  })
})
