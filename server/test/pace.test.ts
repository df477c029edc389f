import { expect, test } from 'vitest'
import { ferryFor, openHouse } from './house.ts'

test('when the time of somebody is over everybody is told, and anybody may call a bot', async () => {
  const house = await openHouse()
  const [anna, jan] = [house.friend('Anna'), house.friend('Jan')]
  const { table, links } = await anna.sets(ferryFor('me', 'friend'))
  await jan.joins(links[0]?.token ?? '')
  const [annas, jans] = [await anna.sits(table), await jan.sits(table)]
  // The shortest time that a table may give.
  await annas.asks({ do: 'pace', seconds: 15 })
  await annas.asks({ do: 'start' })
  const begun = Date.now()
  const asked = (): boolean => annas.asked !== undefined || jans.asked !== undefined
  await jans.until('somebody is asked', asked)
  const [slow, quick, seat] = annas.asked === undefined ? [jans, annas, 1] : [annas, jans, 0]
  expect(quick.company?.late).toEqual([])
  await expect(jans.asks({ do: 'bot', seat: 0, bot: 'novice' })).rejects.toMatchObject({
    trouble: { code: 'host-only' },
  })
  // Nobody does anything: the table speaks by itself.
  await quick.until('everybody hears who is late', () => quick.company?.late.includes(seat) === true)
  expect(Date.now() - begun).toBeGreaterThan(14_500)
  expect(slow.company?.late).toContain(seat)
  await quick.asks({ do: 'bot', seat, bot: 'novice' })
  await quick.until('a bot plays', () => 'bot' in (quick.moment?.places[seat] ?? {}))
}, 60_000)
