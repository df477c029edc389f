import type { View } from '@osud/engine'
import { HostError } from '@osud/table'
import type { Company, Moment, Spoken } from '@osud/table'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ServerHost } from '../../src/online/server-host.ts'

/** A line whose other end is the test. */
class FakeLine extends EventTarget {
  readonly sent: Record<string, unknown>[] = []
  closed = false

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close(): void {
    if (this.closed) return
    this.closed = true
    this.dispatchEvent(new Event('close'))
  }

  opens(): void {
    this.dispatchEvent(new Event('open'))
  }

  says(response: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(response) }))
  }

  /** Opens, and the server welcomes the reader. */
  greets(): void {
    this.opens()
    this.says({ n: 0, done: true })
  }

  get last(): Record<string, unknown> | undefined {
    return this.sent.at(-1)
  }
}

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

test('a line on which nothing is asked may be silent for long', async () => {
  const { line, lines } = setUp()
  line(0).greets()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(lines).toHaveLength(1)
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
  await vi.advanceTimersByTimeAsync(60_000)
  expect(lines).toHaveLength(1)
})
