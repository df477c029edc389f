import { describe, expect, test } from 'vitest'
import { Refused } from '../trials/friend.ts'
import { ferryFor, openHouse, pathFor } from './house.ts'
import { onEachStorage } from './storages.ts'

onEachStorage(storage => {
  describe('a table for friends', () => {
    test('is set, filled by links, started by its host and played to the end', async () => {
      const house = await openHouse(await storage.settings())
      const [anna, bohdan] = [house.friend('Anna'), house.friend('Богдан')]
      const { table, links } = await anna.sets(ferryFor('me', 'friend', { bot: 'novice' }))
      expect(links.map(({ seat }) => seat)).toEqual([1])
      const annas = await anna.sits(table)
      expect(annas.company).toMatchObject({ started: false, me: { seat: 0, host: true }, present: [0] })
      await bohdan.joins(links[0]?.token ?? '')
      const bohdans = await bohdan.sits(table)
      await annas.until('both are there', () => annas.company?.present.length === 2)
      expect(annas.moment?.places).toEqual([{ person: 'Anna' }, { person: 'Богдан' }, { bot: 'novice' }])
      await expect(bohdans.asks({ do: 'start' })).rejects.toMatchObject({ trouble: { code: 'host-only' } })
      await annas.asks({ do: 'start' })
      await Promise.all([annas.playsOn(), bohdans.playsOn()])
      expect(annas.moment?.view.result).toEqual(bohdans.moment?.view.result)
    })

    test('answers nothing before it has begun', async () => {
      const house = await openHouse(await storage.settings())
      const anna = house.friend('Anna')
      const { table } = await anna.sets(ferryFor('me', { bot: 'novice' }))
      const line = await anna.sits(table)
      await line.until('the moment is seen', () => line.moment !== undefined)
      const asked = line.asked
      if (asked !== undefined) await expect(line.answersAnything()).rejects.toThrow(Refused)
      await line.asks({ do: 'start' })
      await line.playsOn()
    })

    test('of Path of Destiny is played to the end with bots', async () => {
      const house = await openHouse(await storage.settings())
      const anna = house.friend('Anna')
      const { table } = await anna.sets(pathFor('me', { bot: 'novice' }))
      const line = await anna.sits(table)
      await line.asks({ do: 'start' })
      await line.playsOn()
      expect(line.moment?.view.result?.scores).toHaveLength(2)
    }, 60_000)
  })

  describe('a seat', () => {
    test('goes to one person only, and a link to any free seat finds the next', async () => {
      const house = await openHouse(await storage.settings())
      const host = house.friend('Host')
      const { table, any, links } = await host.sets(ferryFor('me', 'friend', 'friend'))
      const [first, second, third] = ['Jan', 'Iva', 'Olga'].map(name => house.friend(name))
      expect((await first?.joins(any ?? ''))?.seat).toBe(1)
      expect((await second?.joins(any ?? ''))?.seat).toBe(2)
      await expect(third?.joins(any ?? '')).rejects.toThrow('seat-taken')
      await expect(third?.joins(links[0]?.token ?? '')).rejects.toThrow('seat-taken')
      // Whoever comes again has the old seat.
      expect((await first?.joins(any ?? ''))?.seat).toBe(1)
      expect(table).toMatch(/^[\w-]{22}$/)
    })

    test('can be handed to a bot and taken back in mid-game', async () => {
      const house = await openHouse(await storage.settings())
      const anna = house.friend('Anna')
      const { table } = await anna.sets(ferryFor('me', 'friend', { bot: 'novice' }))
      const line = await anna.sits(table)
      await line.asks({ do: 'bot', seat: 1, bot: 'novice' })
      await line.asks({ do: 'start' })
      await line.until('Anna is asked', () => line.asked !== undefined)
      await line.asks({ do: 'bot', seat: 0, bot: 'companion' })
      await line.until('a bot sits there', () => 'bot' in (line.moment?.places[0] ?? {}))
      await line.asks({ do: 'return', seat: 0 })
      await line.until('Anna sits there again', () => 'person' in (line.moment?.places[0] ?? {}))
      await line.playsOn()
    })

    test('is followed from another device with the same session', async () => {
      const house = await openHouse(await storage.settings())
      const anna = house.friend('Anna')
      const { table } = await anna.sets(ferryFor('me', { bot: 'novice' }))
      const phone = house.friend('Anna', anna.cookie)
      const [one, other] = [await anna.sits(table), await phone.sits(table)]
      await one.asks({ do: 'start' })
      await one.until('it is asked', () => one.asked !== undefined)
      await other.until('it is asked', () => other.asked !== undefined)
      expect(other.asked).toEqual(one.asked)
      await other.playsOn()
      await one.until('it is over', () => one.over)
    })
  })

  test('a list of tables says which of them wait for whoever asks', async () => {
    const house = await openHouse(await storage.settings())
    const [anna, jan] = [house.friend('Anna'), house.friend('Jan')]
    const { table, links } = await anna.sets(ferryFor('me', 'friend'))
    await jan.joins(links[0]?.token ?? '')
    const lists = async (friend: typeof anna) =>
      ((await friend.asks('GET', '/api/tables')).body['tables'] as { id: string; mine: boolean }[]).map(
        ({ id, mine }) => [id, mine],
      )
    expect(await lists(anna)).toEqual([[table, false]])
    const [annas, jans] = [await anna.sits(table), await jan.sits(table)]
    await annas.asks({ do: 'start' })
    await annas.until(
      'somebody is asked',
      () => annas.moment?.turn !== undefined && annas.company?.started === true,
    )
    await jans.until('Jan is as far', () => jans.number === annas.number)
    const asked = [annas, jans].map(line => line.asked !== undefined)
    expect(asked).toContain(true)
    expect([await lists(anna), await lists(jan)]).toEqual(asked.map(mine => [[table, mine]]))
  })

  describe('a line that breaks', () => {
    test('goes on from the last event, without loss or doubling', async () => {
      const house = await openHouse(await storage.settings())
      const anna = house.friend('Anna')
      const { table } = await anna.sets(pathFor('me', { bot: 'novice' }))
      const whole = await house.friend('').sits(table)
      let line = await anna.sits(table)
      await line.asks({ do: 'start' })
      let log: unknown[] = []
      for (let turn = 0; turn < 8; turn++) {
        await line.until('it is asked', () => line.asked !== undefined)
        await line.answersAnything()
        const { number, told } = line
        log = line.log
        await line.leaves()
        line = await anna.sits(table, { number, told })
        await line.until('the moment is seen', () => line.moment !== undefined)
        expect(line.froms[0]).toBe(told)
        line.log = [...log, ...line.log]
      }
      const fresh = await anna.sits(table)
      await fresh.until('the moment is seen', () => fresh.moment !== undefined)
      await line.until('both are as far', () => line.number === fresh.number)
      expect(line.log).toEqual(fresh.log)
      await whole.leaves()
    }, 60_000)

    test('may repeat its last message: it is taken in once', async () => {
      const house = await openHouse(await storage.settings())
      const anna = house.friend('Anna')
      const { table } = await anna.sets(ferryFor('me', { bot: 'novice' }))
      const line = await anna.sits(table)
      await line.asks({ do: 'start', key: 'the-same-key' })
      await line.until('Anna is asked', () => line.asked !== undefined)
      const { number } = line
      await line.asks({ do: 'start', key: 'the-same-key' })
      await line.asks({ do: 'bot', seat: 1, bot: 'expert', key: 'another-key' })
      await line.asks({ do: 'bot', seat: 1, bot: 'novice', key: 'another-key' })
      await line.until('the bot is another', () => line.number === number + 1)
      expect(line.moment?.places[1]).toEqual({ bot: 'expert' })
    })
  })
})
