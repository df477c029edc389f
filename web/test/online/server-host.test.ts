import type { View } from '@osud/engine'
import { HostError } from '@osud/table'
import type { Company, Moment, Spoken } from '@osud/table'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ServerHost } from '../../src/online/server-host.ts'
import { FakeLine } from './fake-line.ts'

function setUp() {
  const lines: FakeLine[] = []
  const heard = { companies: [] as Company[], talk: [] as Spoken[], states: [] as string[] }
  let keys = 0
  const host = new ServerHost(
    {
      connect: () => {
        const line = new FakeLine()
        lines.push(line)
        return line as unknown as WebSocket
      },
      newKey: () => `key-${++keys}`,
    },
    {
      company: company => void heard.companies.push(company),
      talk: spoken => void heard.talk.push(...spoken),
      line: state => void heard.states.push(state),
    },
  )
  return { host, lines, heard, line: (at: number) => lines[at] as FakeLine }
}

function momentOf(from: number, keys: readonly string[]): Moment {
  return {
    match: 'm',
    game: 'night-ferry',
    places: [],
    view: { reader: 0 } as unknown as View,
    news: { from, events: keys.map(key => ({ key, args: {} })) },
    turn: undefined,
    thinking: undefined,
    secretive: false,
    undo: { count: 0 },
    kept: 'yes',
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what was asked before the line was open is asked once it is', async () => {
  const { host, line } = setUp()
  const asked = host.undo()
  expect(line(0).sent).toEqual([])
  line(0).greets()
  expect(line(0).last).toEqual({ n: 1, do: 'undo', key: 'key-1' })
  line(0).says({ n: 1, done: true })
  await asked
})

test('a line that breaks is opened again, greets with what was seen, and repeats the wish under the same key', async () => {
  const { host, line, lines, heard } = setUp()
  line(0).greets()
  line(0).says({ number: 7, told: 12, moment: momentOf(0, ['a', 'b']) })
  const asked = host.answer(0, 3, 'yes')
  const wish = line(0).last
  line(0).close()
  await vi.advanceTimersByTimeAsync(1000)
  expect(lines).toHaveLength(2)
  line(1).opens()
  expect(line(1).last).toMatchObject({ n: 0, do: 'hello', number: 7, told: 12, as: 0 })
  line(1).says({ n: 0, done: true })
  expect(line(1).last).toEqual(wish)
  line(1).says({ n: 1, done: true })
  await asked
  expect(heard.states).toEqual(['open', 'lost', 'open'])
})

test('a line that is dead without anybody being told is given up', async () => {
  const { host, line, lines } = setUp()
  line(0).greets()
  const asked = host.undo()
  await vi.advanceTimersByTimeAsync(9000)
  expect(lines).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(3000)
  expect(line(0).closed).toBe(true)
  expect(lines).toHaveLength(2)
  line(1).greets()
  line(1).says({ n: 1, done: true })
  await asked
})

test('a wish that was lost at a busy table is noticed, whatever else is told', async () => {
  const { host, line, lines } = setUp()
  line(0).greets()
  const asked = [host.undo(), host.undo()]
  await vi.advanceTimersByTimeAsync(6000)
  line(0).says({ n: 1, done: true })
  // The second has its time from when the first was answered.
  for (let second = 1; second < 10; second++) {
    await vi.advanceTimersByTimeAsync(1000)
    line(0).says({ number: second, told: 0, moment: momentOf(0, []) })
    expect(lines).toHaveLength(1)
  }
  await vi.advanceTimersByTimeAsync(3000)
  expect(line(0).closed).toBe(true)
  line(1).greets()
  expect(line(1).last).toMatchObject({ n: 2 })
  line(1).says({ n: 2, done: true })
  await Promise.all(asked)
})

test('a line on which nothing is asked may be silent for long, where the server has no heartbeat', async () => {
  const { line, lines } = setUp()
  line(0).greets()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(lines).toHaveLength(1)
})

test('a line on which no heartbeat comes any more is given up, though nothing was asked', async () => {
  const { line, lines, heard } = setUp()
  line(0).greets()
  for (let beat = 0; beat < 10; beat++) {
    line(0).says({})
    await vi.advanceTimersByTimeAsync(30_000)
  }
  // Whatever is told shows that the line lives.
  line(0).says({ number: 1, told: 1, moment: momentOf(0, ['a']) })
  await vi.advanceTimersByTimeAsync(74_000)
  expect(heard.states).toEqual(['open'])
  await vi.advanceTimersByTimeAsync(2000)
  expect(line(0).closed).toBe(true)
  expect(heard.states).toEqual(['open', 'lost'])
  // An older server may answer there now.
  line(1).greets()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(lines).toHaveLength(2)
})

test('a heartbeat tells nothing new', async () => {
  const { host, line, lines, heard } = setUp()
  const moments: Moment[] = []
  host.hear(moment => void moments.push(moment))
  line(0).opens()
  line(0).says({})
  expect(heard.states).toEqual([])
  line(0).says({ n: 0, done: true })
  const asked = host.undo()
  line(0).says({})
  line(0).says({ n: 1, done: true })
  await asked
  expect({ moments, ...heard }).toEqual({ moments: [], companies: [], talk: [], states: ['open'] })
  host.leave()
  await vi.advanceTimersByTimeAsync(100_000)
  expect(lines).toHaveLength(1)
})

test('advice may take longer than anything else, and lets what is asked after it wait', async () => {
  const { host, line, lines } = setUp()
  line(0).greets()
  const hint = host.hint()
  const asked = host.undo()
  await vi.advanceTimersByTimeAsync(59_000)
  expect(lines).toHaveLength(1)
  line(0).says({ n: 1, done: true, hint: { question: 1 } })
  expect(await hint).toEqual({ question: 1 })
  await vi.advanceTimersByTimeAsync(9000)
  line(0).says({ n: 2, done: true })
  await asked
  expect(lines).toHaveLength(1)
})

test('advice that never comes is not asked for again and again', async () => {
  const { host, line, lines } = setUp()
  line(0).greets()
  const refused = expect(host.hint()).rejects.toEqual(new HostError({ code: 'worker' }))
  const asked = host.undo()
  await vi.advanceTimersByTimeAsync(61_000)
  await refused
  expect(line(0).closed).toBe(true)
  line(1).greets()
  expect(line(1).sent.map(wish => wish['do'])).toEqual(['hello', 'undo'])
  line(1).says({ n: 2, done: true })
  await asked
  expect(lines).toHaveLength(2)
})

test('a greeting that fails is tried again after the usual pause, and what was asked is asked then', async () => {
  const { host, line, lines, heard } = setUp()
  const asked = host.undo()
  line(0).opens()
  line(0).says({ number: 1, told: 1, moment: momentOf(0, ['a']) })
  line(0).says({ n: 0, trouble: { code: 'worker' } })
  expect(line(0).closed).toBe(true)
  expect(heard.states).toEqual(['lost'])
  expect(lines).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  line(1).greets()
  expect(line(1).last).toMatchObject({ n: 1, do: 'undo' })
  line(1).says({ n: 1, done: true })
  await asked
})

test('a server that fails at every greeting is called less and less often', async () => {
  const { lines } = setUp()
  for (let second = 0; second < 60; second++) {
    if (lines.at(-1)?.closed === false) {
      lines.at(-1)?.opens()
      lines.at(-1)?.says({ n: 0, trouble: { code: 'storage' } })
    }
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.length).toBeLessThan(20)
})

test('a greeting that nobody answers is given up, whether the line opened or not', async () => {
  const { line, lines, heard } = setUp()
  await vi.advanceTimersByTimeAsync(29_000)
  expect(lines).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(line(0).closed).toBe(true)
  expect(lines).toHaveLength(2)
  line(1).opens()
  await vi.advanceTimersByTimeAsync(20_000)
  // The board is told already, and then nothing comes any more.
  line(1).says({ number: 1, told: 1, moment: momentOf(0, ['a']) })
  await vi.advanceTimersByTimeAsync(12_000)
  expect(line(1).closed).toBe(true)
  expect(lines).toHaveLength(3)
  line(2).greets()
  expect(heard.states).toEqual(['lost', 'open'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(lines).toHaveLength(3)
})

test('a message that the server cannot read ends no line that is open', async () => {
  const { line, lines, heard } = setUp()
  line(0).greets()
  line(0).says({ n: 0, trouble: { code: 'bad-message', why: 'it is not JSON' } })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(lines).toHaveLength(1)
  expect(heard.states).toEqual(['open'])
})

test('a refusal is told as any table tells it', async () => {
  const { host, line } = setUp()
  line(0).greets()
  const asked = host.sit(1, { bot: 'novice' })
  expect(line(0).last).toMatchObject({ do: 'bot', seat: 1, bot: 'novice' })
  line(0).says({ n: 1, trouble: { code: 'host-only' } })
  await expect(asked).rejects.toEqual(new HostError({ code: 'host-only' }))
})

test('whoever listens late is told everything from the beginning', () => {
  const { host, line } = setUp()
  line(0).greets()
  line(0).says({ number: 1, told: 1, moment: momentOf(0, ['a']) })
  line(0).says({ number: 2, told: 3, moment: momentOf(1, ['b', 'c']) })
  const heard: Moment[] = []
  host.hear(moment => void heard.push(moment))
  expect(heard.map(({ news }) => [news.from, news.events.map(({ key }) => key)])).toEqual([
    [0, ['a', 'b', 'c']],
  ])
  line(0).says({ number: 3, told: 0, moment: momentOf(0, ['x']) })
  expect(host.told.map(({ key }) => key)).toEqual(['x'])
})

test('a table that is gone, and a page that is too old, are not called again', async () => {
  for (const [said, state] of [
    [{ bye: 'gone' }, 'gone'],
    [{ n: 0, trouble: { code: 'old-page', version: 2 } }, 'old-page'],
  ] as const) {
    const { line, lines, heard } = setUp()
    line(0).opens()
    line(0).says(said)
    line(0).close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(lines).toHaveLength(1)
    expect(heard.states).toEqual([state])
  }
})

test('where there is nothing more to ask for, whoever asks or has asked is told why', async () => {
  for (const [said, trouble] of [
    [{ bye: 'gone' }, { code: 'missing' }],
    [{ bye: 'older' }, { code: 'ended' }],
    [
      { n: 0, trouble: { code: 'old-page', version: 2 } },
      { code: 'old-page', version: 2 },
    ],
  ] as const) {
    const { host, line, lines } = setUp()
    const refusals: unknown[] = []
    host.undo().catch((cause: unknown) => refusals.push(cause))
    line(0).opens()
    line(0).says(said)
    host.undo().catch((cause: unknown) => refusals.push(cause))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(refusals).toEqual([new HostError(trouble), new HostError(trouble)])
    expect(line(0).closed).toBe(true)
    expect(lines).toHaveLength(1)
  }
})

test('a server that does not come back is called less and less often', async () => {
  const { lines } = setUp()
  for (let minute = 0; minute < 60; minute++) {
    lines.at(-1)?.close()
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.length).toBeLessThan(20)
})

test('whoever leaves lets nobody wait', async () => {
  const { host, line, lines } = setUp()
  line(0).greets()
  const asked = host.undo()
  host.leave()
  await expect(asked).rejects.toBeInstanceOf(HostError)
  let late: unknown
  host.undo().catch((cause: unknown) => (late = cause))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(late).toBeInstanceOf(HostError)
  expect(lines).toHaveLength(1)
})
