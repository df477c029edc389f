import type { SeenEvent } from '@osud/engine'
import { describe, expect, test } from 'vitest'
import { HostError } from '../../src/host/host.ts'
import type { Sitting } from '../../src/table/sitting.svelte.ts'
import { adviceFor, asks, momentOf, sitDown } from './slow-host.ts'

/** Lets everything go on that has been granted or refused. */
const settle = (): Promise<void> => new Promise(done => setTimeout(done))

const answers = ({ draft }: Sitting, value = 'a'): void => draft.give(value)

const tooLate = new HostError({ code: 'stale-question', given: '1', open: [2] })

describe('advice', () => {
  test('that comes late is not read by whoever has the screen by then', async () => {
    const { host, sitting } = sitDown()
    sitting.hear(asks(0, 1))
    void sitting.askHint()
    answers(sitting)
    // Both answer the same question in secret, one after the other.
    sitting.hear(momentOf('onlooker', 1))
    sitting.hear(asks(1, 1))
    host.hints[0]?.grant(adviceFor(1))
    await settle()
    expect(sitting.hint).toBeUndefined()
  })

  test('that fails late troubles nobody who has the screen by then', async () => {
    const { host, sitting } = sitDown()
    sitting.hear(asks(0, 1))
    void sitting.askHint()
    sitting.hear(asks(1, 1))
    host.hints[0]?.refuse(tooLate)
    await settle()
    expect(sitting.hint).toBeUndefined()
  })

  test('is dropped when another question stands there', async () => {
    const { host, sitting } = sitDown()
    sitting.hear(asks(0, 1))
    void sitting.askHint()
    sitting.hear(asks(0, 2))
    host.hints[0]?.refuse(tooLate)
    await settle()
    expect(sitting.hint).toBeUndefined()
  })

  test('asked for twice comes once: what was asked first is of no account', async () => {
    const { host, sitting } = sitDown()
    sitting.hear(asks(0, 1))
    void sitting.askHint()
    void sitting.askHint()
    // A host thinks about the last wish only.
    host.hints[0]?.refuse(tooLate)
    await settle()
    expect(sitting.hint).toBe('thinking')
    host.hints[1]?.grant(adviceFor(1))
    await settle()
    expect(sitting.hint).toMatchObject({ answer: 'a' })
  })

  test('that was put away is not told when it comes, nor that there is none', async () => {
    const { host, sitting } = sitDown()
    sitting.hear(asks(0, 1))
    for (const comes of ['grant', 'refuse'] as const) {
      void sitting.askHint()
      sitting.dismiss()
      if (comes === 'grant') host.hints.at(-1)?.grant(adviceFor(1))
      else host.hints.at(-1)?.refuse(tooLate)
      await settle()
      expect(sitting.hint).toBeUndefined()
    }
  })

  test('that cannot be found says so', async () => {
    const { host, sitting } = sitDown()
    sitting.hear(asks(0, 1))
    void sitting.askHint()
    host.hints[0]?.refuse(tooLate)
    await settle()
    expect(sitting.hint).toBe('none')
  })
})

describe('an answer', () => {
  test('given twice at once is given once', async () => {
    const { host, sitting } = sitDown()
    sitting.hear(asks(0, 1))
    answers(sitting)
    answers(sitting)
    expect(host.answers.map(({ id }) => id)).toEqual([1])
    sitting.hear(asks(0, 2))
    host.answers[0]?.grant()
    await settle()
    expect(sitting.trouble).toBeUndefined()
  })

  test('to the next question waits for nothing', async () => {
    const { host, sitting } = sitDown()
    sitting.hear(asks(0, 1))
    answers(sitting)
    sitting.hear(asks(0, 2))
    answers(sitting)
    host.answers[0]?.grant()
    await settle()
    answers(sitting)
    expect(host.answers.map(({ id }) => id)).toEqual([1, 2])
  })

  test('that was refused can be given again', async () => {
    const { host, sitting } = sitDown()
    sitting.hear(asks(0, 1))
    answers(sitting)
    host.answers[0]?.refuse(new HostError({ code: 'storage' }))
    await settle()
    expect(sitting.trouble).toEqual({ code: 'storage' })
    answers(sitting)
    expect(host.answers.map(({ id }) => id)).toEqual([1, 1])
  })

  test('that all must agree on can be changed once it is taken in', async () => {
    const { host, sitting } = sitDown()
    sitting.hear(asks(0, 1))
    answers(sitting)
    host.answers[0]?.grant()
    await settle()
    answers(sitting, 'b')
    expect(host.answers.map(({ value }) => value)).toEqual(['a', 'b'])
  })
})

describe('the story', () => {
  const page: SeenEvent = { key: 'log.page', args: { page: { text: 'title' }, prose: { text: 'prose' } } }

  test('that was told before somebody came has been read, what is told then has not', () => {
    const { sitting } = sitDown()
    sitting.hear(asks(0, 1, undefined, { news: { from: 0, events: [page] } }))
    expect(sitting.unread).toBe(0)
    sitting.hear(asks(0, 2, undefined, { news: { from: 1, events: [page] } }))
    expect(sitting.unread).toBe(1)
  })

  test('is not told from its middle, though a bot answers while somebody comes', () => {
    const { sitting } = sitDown()
    sitting.hear(asks(0, 1, undefined, { news: { from: 7, events: [] } }))
    expect(sitting.moment).toBeUndefined()
    sitting.hear(asks(0, 1, undefined, { news: { from: 0, events: [page, page] } }))
    expect(sitting.unread).toBe(0)
    expect(sitting.log).toHaveLength(2)
  })
})
