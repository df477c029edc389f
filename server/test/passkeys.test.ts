import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../src/store/database.ts'
import type { Friend } from '../trials/friend.ts'
import { Authenticator } from './authenticator.ts'
import type { PasskeyQuestion } from './authenticator.ts'
import { ferryFor, openHouse } from './house.ts'
import { onEachStorage } from './storages.ts'

type Outcome = Awaited<ReturnType<Friend['asks']>>

onEachStorage(storage => {
  const opened = async () => {
    const settings = await storage.settings()
    const house = await openHouse(settings)
    const { dataFolder: folder, databaseUrl: url } = settings
    const database = await openDatabase(url === undefined ? { folder } : { url })
    onTestFinished(() => database.close())
    const asks = async (friend: Friend, path: string): Promise<PasskeyQuestion> =>
      (await friend.asks('POST', path)).body as unknown as PasskeyQuestion
    const makes = (friend: Friend, { token }: PasskeyQuestion, response: object): Promise<Outcome> =>
      friend.asks('POST', '/api/passkeys', { token, response })
    const shows = (friend: Friend, { token }: PasskeyQuestion, response: object): Promise<Outcome> =>
      friend.asks('POST', '/api/passkeys/show', { token, response })
    const known = async (friend: Friend): Promise<unknown> => (await friend.asks('GET', '/api/me')).body['me']
    const arrives = async (name: string): Promise<Friend> => {
      const friend = house.friend(name)
      await friend.asks('POST', '/api/me', { name })
      return friend
    }
    /** Whatever was promised is late from now on. */
    const late = () =>
      database.query
        .updateTable('promises' as never)
        .set({ until: 1 } as never)
        .execute()
    const passkey = new Authenticator(house.address)
    return { house, database, asks, makes, shows, known, arrives, late, passkey }
  }

  const unknown = { status: 401, body: { trouble: { code: 'unknown' } } }
  const notProven = { status: 403, body: { trouble: { code: 'not-proven' } } }

  describe('a passkey', () => {
    test('makes somebody the same person in another browser, who brings a seat along', async () => {
      const { house, asks, makes, shows, known, arrives, passkey } = await opened()
      const anna = await arrives('Anna')
      expect(await known(anna)).toMatchObject({ passkey: false })
      const wanted = await asks(anna, '/api/passkeys/new')
      expect((await makes(anna, wanted, passkey.makes(wanted))).status).toBe(200)
      expect(await known(anna)).toMatchObject({ passkey: true })
      const guest = house.friend('Host')
      const { table } = await guest.sets(ferryFor('me', 'friend'))
      const asked = await asks(guest, '/api/passkeys/ask')
      expect((await shows(guest, asked, passkey.shows(asked))).body).toEqual({ me: { name: 'Anna' } })
      expect(await known(guest)).toMatchObject({ name: 'Anna', passkey: true })
      const line = await anna.sits(table)
      expect(line.company?.me).toEqual({ seat: 0, host: true })
    })

    test('lets somebody back in although one of the tables that they bring along cannot be opened', async () => {
      const { house, database, asks, makes, shows, known, arrives, passkey } = await opened()
      const anna = await arrives('Anna')
      const wanted = await asks(anna, '/api/passkeys/new')
      await makes(anna, wanted, passkey.makes(wanted))
      const guest = house.friend('Host')
      const { table } = await guest.sets(ferryFor('me', 'friend'))
      const some = await database.query.selectFrom('tables').selectAll().executeTakeFirstOrThrow()
      const seated = await database.query.selectFrom('seated').selectAll().executeTakeFirstOrThrow()
      const hopeless = { ...some, id: 'hopeless', point: '{}', touched: some.touched + 1 }
      await database.query.insertInto('tables').values(hopeless).execute()
      await database.query
        .insertInto('seated')
        .values({ ...seated, table: 'hopeless' })
        .execute()
      const asked = await asks(guest, '/api/passkeys/ask')
      expect((await shows(guest, asked, passkey.shows(asked))).body).toEqual({ me: { name: 'Anna' } })
      expect(await known(guest)).toMatchObject({ name: 'Anna', passkey: true })
      expect((await anna.sits(table)).company?.me).toEqual({ seat: 0, host: true })
    })

    test('is not made from the challenge of somebody else, nor twice from one', async () => {
      const { asks, makes, known, arrives, passkey } = await opened()
      const [anna, jan] = [await arrives('Anna'), await arrives('Jan')]
      const annas = await asks(anna, '/api/passkeys/new')
      expect(await makes(jan, annas, passkey.makes(annas))).toMatchObject(unknown)
      // Whoever tries it has used it up, too.
      expect(await makes(anna, annas, passkey.makes(annas))).toMatchObject(unknown)
      const [own, other] = [await asks(anna, '/api/passkeys/new'), await asks(jan, '/api/passkeys/new')]
      expect(await makes(anna, own, passkey.makes(other))).toMatchObject(notProven)
      for (const friend of [anna, jan]) expect(await known(friend)).toMatchObject({ passkey: false })
    })

    test('is shown once for each challenge: what was overheard opens nothing', async () => {
      const { house, asks, makes, shows, known, arrives, passkey } = await opened()
      const anna = await arrives('Anna')
      const wanted = await asks(anna, '/api/passkeys/new')
      await makes(anna, wanted, passkey.makes(wanted))
      const asked = await asks(anna, '/api/passkeys/ask')
      const overheard = passkey.shows(asked)
      expect((await shows(anna, asked, overheard)).status).toBe(200)
      const eve = house.friend('Eve')
      expect(await shows(eve, asked, overheard)).toMatchObject(notProven)
      const fresh = await asks(eve, '/api/passkeys/ask')
      expect(await shows(eve, fresh, overheard)).toMatchObject(notProven)
      // Nor does a passkey of one's own open somebody else's door.
      const own = new Authenticator(house.address)
      const again = await asks(eve, '/api/passkeys/ask')
      expect(
        await shows(eve, again, { ...own.shows(again), id: passkey.id, rawId: passkey.id }),
      ).toMatchObject(notProven)
      expect(await known(eve)).toBeNull()
    })

    test('comes too late after the time for it', async () => {
      const { house, asks, makes, shows, known, arrives, late, passkey } = await opened()
      const anna = await arrives('Anna')
      const slow = await asks(anna, '/api/passkeys/new')
      await late()
      expect(await makes(anna, slow, passkey.makes(slow))).toMatchObject(unknown)
      const wanted = await asks(anna, '/api/passkeys/new')
      expect((await makes(anna, wanted, passkey.makes(wanted))).status).toBe(200)
      const elsewhere = house.friend('')
      const asked = await asks(elsewhere, '/api/passkeys/ask')
      await late()
      expect(await shows(elsewhere, asked, passkey.shows(asked))).toMatchObject(notProven)
      expect(await known(elsewhere)).toBeNull()
    })

    test('of another place is not taken', async () => {
      const { asks, makes, known, arrives } = await opened()
      const anna = await arrives('Anna')
      const wanted = await asks(anna, '/api/passkeys/new')
      const elsewhere = new Authenticator('https://elsewhere.example')
      expect(await makes(anna, wanted, elsewhere.makes(wanted))).toMatchObject(notProven)
      expect(await known(anna)).toMatchObject({ passkey: false })
    })
  })
})
