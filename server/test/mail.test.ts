import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../src/store/database.ts'
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
    return { postbox, house: await openHouse({ ...(settings ?? (await storage.settings())), mail }) }
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
