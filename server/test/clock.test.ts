import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { Bucket } from '../src/wire/bucket.ts'
import { ferryFor, openHouse } from './house.ts'

const hour = 3_600_000

describe('a clock that is set back', () => {
  test('takes nothing from what somebody may do, and lets no more through than before', () => {
    const bucket = new Bucket(1, 3, hour)
    expect(bucket.take(hour)).toBe(0)
    expect(bucket.take(0)).toBe(0)
    expect(bucket.take(0)).toBe(0)
    expect(bucket.take(0)).toBe(1000)
    expect(bucket.take(1000)).toBe(0)
  })

  test('lets whoever did nothing be forgotten', () => {
    const bucket = new Bucket(1, 3, hour)
    expect(bucket.full(0)).toBe(true)
  })

  test('holds no bot up', async () => {
    const house = await openHouse({ beat: 50 })
    const anna = house.friend('Anna')
    const { table } = await anna.sets(ferryFor('me', { bot: 'novice' }))
    const line = await anna.sits(table)
    onTestFinished(() => void vi.restoreAllMocks())
    let now = Date.now()
    vi.spyOn(Date, 'now').mockImplementation(() => (now -= 60_000))
    await line.asks({ do: 'start' })
    await line.playsOn()
  }, 20_000)
})
