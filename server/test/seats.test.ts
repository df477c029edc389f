import { describe, expect, test } from 'vitest'
import { ferryFor, openHouse, pathFor } from './house.ts'
import type { House } from './house.ts'
import { onEachStorage } from './storages.ts'

/** Somebody whom the server knows by name, and who has only the link for onlookers. */
async function known(house: House, name: string) {
  const friend = house.friend(name)
  await friend.asks('POST', '/api/me', { name })
  return friend
}

const refused = (code: string) => ({ trouble: { code } })

onEachStorage(storage => {
  describe('who may sit down', () => {
    test('an onlooker gets neither the chair of a bot nor, once the match has begun, a free one', async () => {
      const house = await openHouse(await storage.settings())
      const [anna, eve] = [house.friend('Anna'), await known(house, 'Eve')]
      const { table } = await anna.sets(pathFor('me', { bot: 'novice' }, 'friend'))
      const [annas, eves] = [await anna.sits(table), await eve.sits(table)]
      await expect(eves.asks({ do: 'take', seat: 1 })).rejects.toMatchObject(refused('seat-taken'))
      await annas.asks({ do: 'start' })
      await eves.until('it has begun', () => eves.company?.started === true)
      for (const seat of [1, 2]) {
        await expect(eves.asks({ do: 'take', seat })).rejects.toMatchObject(refused('invited-only'))
      }
      expect(eves.moment?.view.reader).toBe('onlooker')
    })

    test('before the match begins a free chair is anybody’s, and nobody sees cards from it', async () => {
      const house = await openHouse(await storage.settings())
      const [anna, eve] = [house.friend('Anna'), await known(house, 'Eve')]
      const { table } = await anna.sets(pathFor('me', 'friend', 'friend'))
      const [annas, eves] = [await anna.sits(table), await eve.sits(table)]
      for (const seat of [1, 2]) {
        await eves.asks({ do: 'take', seat })
        await eves.until('Eve sits there', () => eves.company?.me.seat === seat)
        expect(eves.moment?.view.reader).toBe('onlooker')
        await expect(eves.asks({ do: 'hint' })).rejects.toMatchObject(refused('not-started'))
        if (seat === 1) await eves.asks({ do: 'leave' })
      }
      const [zoe, key] = [await (await known(house, 'Zoe')).sits(table), 'eves-own-key']
      await eves.asks({ do: 'leave' })
      await eves.asks({ do: 'take', seat: 2, key })
      await expect(zoe.asks({ do: 'take', seat: 2, key })).rejects.toMatchObject(refused('seat-taken'))
      await annas.asks({ do: 'start' })
      await eves.until('Eve sees her own cards', () => eves.moment?.view.reader === 2)
      await annas.until('Anna sees hers', () => annas.moment?.view.reader === 0)
    })

    test('a bot’s chair is taken over in mid-game by a link to that chair only', async () => {
      const house = await openHouse(await storage.settings())
      const [anna, jan] = [house.friend('Anna'), house.friend('Jan')]
      const { table, any, links } = await anna.sets(ferryFor('me', 'friend', { bot: 'novice' }))
      const annas = await anna.sits(table)
      await annas.asks({ do: 'bot', seat: 1, bot: 'novice' })
      await annas.asks({ do: 'start' })
      await expect(jan.joins(any ?? '')).rejects.toThrow('seat-taken')
      expect(await jan.joins(links[0]?.token ?? '')).toEqual({ table, seat: 1 })
      const jans = await jan.sits(table)
      expect(jans.company?.me.seat).toBe(1)
      await Promise.all([annas.playsOn(), jans.playsOn()])
    })

    test('whoever has had a seat of a running match gets no other one, but may return to it', async () => {
      const settings = await storage.settings()
      const house = await openHouse(settings)
      const [anna, jan] = [house.friend('Anna'), house.friend('Jan')]
      const { table, links } = await anna.sets(pathFor('me', 'friend', { bot: 'novice' }))
      await jan.joins(links[0]?.token ?? '')
      const [annas, jans] = [await anna.sits(table), await jan.sits(table)]
      await annas.asks({ do: 'start' })
      await jans.asks({ do: 'leave' })
      const { body } = await anna.asks('POST', `/api/tables/${table}/invite`, { seat: 2 })
      await expect(jan.joins(String(body['token']))).rejects.toThrow('other-seat')
      await expect(jans.asks({ do: 'take', seat: 2 })).rejects.toMatchObject(refused('other-seat'))
      // A server that knows the table only from storage decides alike.
      await house.server.close()
      const later = (await openHouse(settings)).friend('Jan', jan.cookie)
      await expect(later.joins(String(body['token']))).rejects.toThrow('other-seat')
      expect(await later.joins(links[0]?.token ?? '')).toEqual({ table, seat: 1 })
    })
  })
})
