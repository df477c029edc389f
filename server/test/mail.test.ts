import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../src/store/database.ts'
import { Friend } from '../trials/friend.ts'
import { Authenticator } from './authenticator.ts'
import type { PasskeyQuestion } from './authenticator.ts'
import { ferryFor, openHouse, pathFor } from './house.ts'
import { openPostbox } from './postbox.ts'
import { onEachStorage } from './storages.ts'

onEachStorage(storage => {
  const house = async (settings?: Awaited<ReturnType<typeof storage.settings>>) => {
    const postbox = await openPostbox()
    const mail = {
      url: postbox.url,
      from: 'Osud <osud@osud.example>',
      address: 'https://osud.example',
      patience: 100,
      rounds: 50,
    }
    return {
      postbox,
      house: await openHouse({ ...(settings ?? (await storage.settings())), mail, proxies: 1 }),
    }
  }

  test('whoever has confirmed an address is written to once when a table waits for them', async () => {
    const { postbox, house: open } = await house()
    const anna = open.friend('Anna')
    await anna.asks('POST', '/api/me', { name: 'Anna', language: 'cs' })
    expect((await anna.asks('POST', '/api/mail', { mail: 'anna@domov.example' })).status).toBe(200)
    const confirm = await postbox.next(0)
    expect(confirm).toMatchObject({
      from: 'osud@osud.example',
      to: 'anna@domov.example',
      subject: 'Osud: potvrďte svou adresu',
    })
    const path = /https:\/\/osud\.example(\/api\/mail\/\S+)/.exec(confirm.text)?.[1] ?? ''
    expect((await anna.asks('GET', '/api/me')).body).toMatchObject({ me: { mail: false } })
    await fetch(`${open.address}${path}`, { redirect: 'manual' })
    expect((await anna.asks('GET', '/api/me')).body).toMatchObject({ me: { mail: true } })
    // The link is good for once.
    const again = await fetch(`${open.address}${path}`, { redirect: 'manual' })
    expect(again.headers.get('location')).toBe('/#/letters/late')

    const { table } = await anna.sets({ ...pathFor('me'), me: { name: 'Anna', language: 'cs' } })
    const line = await anna.sits(table)
    await line.asks({ do: 'start' })
    await line.until('Anna is asked', () => line.asked !== undefined)
    // As long as she is there, nobody writes.
    await setTimeout(400)
    expect(postbox.letters).toHaveLength(1)
    await line.answersAnything()
    await line.leaves()
    const turn = await postbox.next(1)
    expect(turn).toMatchObject({ to: 'anna@domov.example', subject: 'Osud: jste na tahu' })
    expect(turn.text).toContain(`https://osud.example/#/online/${table}`)
    expect(turn.text).toContain('Dobrý den, Anna')
    await setTimeout(400)
    expect(postbox.letters).toHaveLength(2)
  })

  test('letters come in the language that somebody read last, under whatever name', async () => {
    const { postbox, house: open } = await house()
    const anna = open.friend('Anna')
    const language = async () =>
      ((await anna.asks('GET', '/api/me')).body['me'] as { language: string }).language
    await anna.asks('POST', '/api/me', { name: 'Anna', language: 'cs' })
    await anna.asks('POST', '/api/me', { name: 'Anna', language: 'uk' })
    expect(await language()).toBe('uk')
    await anna.asks('POST', '/api/mail', { mail: 'anna@domov.example' })
    expect((await postbox.next(0)).subject).toBe('Osud: підтвердьте свою адресу')
    // Whoever does not say what they read, as a program may, reads what they read before.
    await anna.sets(ferryFor('me', 'friend'))
    await anna.asks('POST', '/api/me', { name: 'Anička' })
    expect(await language()).toBe('uk')
    await anna.asks('POST', '/api/me', { language: 'en' })
    expect((await anna.asks('GET', '/api/me')).body).toMatchObject({ me: { name: 'Anička', language: 'en' } })
  })

  test('whoever takes everything along has the address, the passkeys and what was said in it', async () => {
    const { postbox, house: open } = await house()
    const [anna, jan] = [open.friend('Anna'), open.friend('Jan')]
    const { table, links } = await anna.sets(ferryFor('me', 'friend'))
    await jan.joins(links[0]?.token ?? '')
    const [annas, jans] = [await anna.sits(table), await jan.sits(table)]
    await annas.asks({ do: 'say', text: 'Ahoj' })
    await annas.asks({ do: 'sign', sign: 'laugh' })
    await jans.asks({ do: 'say', text: 'Mine' })
    const passkey = new Authenticator(open.address)
    const { body: wanted } = await anna.asks('POST', '/api/passkeys/new')
    const response = passkey.makes(wanted as unknown as PasskeyQuestion)
    await anna.asks('POST', '/api/passkeys', { token: wanted['token'], response })
    await anna.asks('POST', '/api/mail', { mail: 'anna@domov.example' })
    const path = /https:\/\/osud\.example(\/api\/mail\/\S+)/.exec((await postbox.next(0)).text)?.[1] ?? ''
    await fetch(`${open.address}${path}`, { redirect: 'manual' })
    const { body, headers } = await anna.asks('GET', '/api/me/everything')
    expect(headers.get('content-disposition')).toContain('attachment')
    const at = expect.any(Number) as number
    expect(body).toEqual({
      person: {
        id: expect.any(String) as string,
        name: 'Anna',
        language: 'en',
        mail: 'anna@domov.example',
        created: at,
        seen: at,
      },
      sessions: [{ created: at, used: at }],
      passkeys: [{ id: passkey.id, created: at }],
      tables: [{ id: table, game: 'night-ferry', state: 'gathering', begun: at, touched: at }],
      said: [
        { table, says: '{"text":"Ahoj"}', at },
        { table, says: '{"sign":"laugh"}', at },
      ],
    })
    expect((await open.friend('').asks('GET', '/api/me/everything')).status).toBe(401)
  })

  test('nobody else is written to, and no address is kept that was not confirmed', async () => {
    const { postbox, house: open } = await house()
    const [anna, jan] = [open.friend('Anna'), open.friend('Jan')]
    expect((await anna.asks('POST', '/api/mail', { mail: 'x@y.example' })).status).toBe(401)
    const { table, links } = await anna.sets(ferryFor('me', 'friend'))
    await jan.joins(links[0]?.token ?? '')
    await jan.asks('POST', '/api/mail', { mail: 'jan@domov.example' })
    await postbox.next(0)
    const line = await anna.sits(table)
    await line.asks({ do: 'start' })
    await line.leaves()
    await setTimeout(500)
    expect(postbox.letters).toHaveLength(1)
    expect(JSON.stringify((await jan.asks('GET', '/api/me/everything')).body)).not.toContain('jan@')
    // Nobody can have letters sent to others without end.
    for (const status of [200, 200, 429]) {
      expect((await jan.asks('POST', '/api/mail', { mail: 'jan@domov.example' })).status).toBe(status)
    }
  })

  test('whoever comes as somebody new each time has no more letters sent than before', async () => {
    const {
      house: { address },
    } = await house()
    const asksFor = async (mail: string, from: string): Promise<number> => {
      const somebody = new Friend(address, 'Somebody', undefined, from)
      await somebody.asks('POST', '/api/me', { name: 'Somebody' })
      return (await somebody.asks('POST', '/api/mail', { mail })).status
    }
    // One address is written to three times an hour, whoever asks, from wherever and however it is spelt.
    for (const [n, mail] of ['jan@domov.example', 'Jan@domov.example', 'JAN@DOMOV.EXAMPLE'].entries())
      expect(await asksFor(mail, `10.0.0.${n}`)).toBe(200)
    expect(await asksFor('jan@domov.example', '10.0.0.9')).toBe(429)
    // From one place a class may ask, each for themselves, and no more.
    for (let n = 0; n < 30; n++) expect(await asksFor(`pupil-${n}@school.example`, '10.0.1.1')).toBe(200)
    expect(await asksFor('pupil-30@school.example', '10.0.1.1')).toBe(429)
    expect(await asksFor('pupil-30@school.example', '10.0.1.2')).toBe(200)
  })

  test('a table that cannot be opened keeps no letter of another from being written', async () => {
    const settings = await storage.settings()
    const { dataFolder: folder, databaseUrl: url } = settings
    const database = await openDatabase(url === undefined ? { folder } : { url })
    onTestFinished(() => database.close())
    const { postbox, house: open } = await house(settings)
    const anna = open.friend('Anna')
    await anna.sets(ferryFor('me', 'friend'))
    const some = await database.query.selectFrom('tables').selectAll().executeTakeFirstOrThrow()
    const hopeless = { ...some, id: 'hopeless', point: '{}', state: 'playing', touched: 1 } as const
    await database.query.insertInto('tables').values(hopeless).execute()
    await database.query.updateTable('people').set({ mail: 'anna@domov.example' }).execute()
    const { table } = await anna.sets(pathFor('me'))
    const line = await anna.sits(table)
    await line.asks({ do: 'start' })
    await line.leaves()
    expect((await postbox.next(0)).text).toContain(table)
  })
})
