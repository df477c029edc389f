import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { Outbox } from '../src/wire/outbox.ts'

function wire(name: string, happened: string[]): Socket {
  const note = (what: string) => (): void => void happened.push(`${name} ${what}`)
  return { cork: note('held'), uncork: note('sent') } as unknown as Socket
}

test('what follows from one thing leaves in one piece, and before anything else is heard', async () => {
  const happened: string[] = []
  const outbox = new Outbox()
  const [annas, jans] = [wire('Anna', happened), wire('Jan', happened)]
  const kept = Promise.resolve()
  setImmediate(() => happened.push('the next is heard'))
  await kept.then(() => outbox.hold(annas))
  await kept.then(() => outbox.hold(jans)).then(() => outbox.hold(annas))
  await new Promise(resolve => setTimeout(resolve, 5))
  expect(happened).toEqual(['Anna held', 'Jan held', 'Anna sent', 'Jan sent', 'the next is heard'])
})

test('what is released is sent at once, and once', async () => {
  const happened: string[] = []
  const outbox = new Outbox()
  const annas = wire('Anna', happened)
  outbox.hold(annas)
  outbox.release(annas)
  await new Promise(resolve => setTimeout(resolve, 5))
  expect(happened).toEqual(['Anna held', 'Anna sent'])
})
