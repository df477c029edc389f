import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Turns } from '../src/wire/turns.ts'

function works(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end;);
}

it('does what can wait in order, and never at once', async () => {
  const turns = new Turns()
  const done: number[] = []
  for (const one of [1, 2, 3]) turns.later(() => done.push(one))
  expect(done).toEqual([])
  await setImmediate()
  await setImmediate()
  expect(done).toEqual([1, 2, 3])
})

it.each([
  ['at once', works],
  [
    'by promises that are kept',
    async (milliseconds: number) => {
      await Promise.resolve()
      await Promise.resolve()
      works(milliseconds)
    },
  ],
])('reads what has arrived before all that can wait is done, %s', async (_how, does) => {
  const server = createServer(socket => socket.on('data', () => heard.push(done.length))).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  const player = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(player, 'connect')
  const heard: number[] = []
  const done: number[] = []
  const turns = new Turns()
  for (let i = 0; i < 200; i++)
    turns.later(() => {
      void does(0.5)
      done.push(i)
    })
  player.write('a move')
  while (done.length < 200) await setImmediate()
  player.destroy()
  server.close()
  expect(heard).toHaveLength(1)
  expect(heard[0]).toBeLessThan(100)
})

it('goes on with what was added while it worked', async () => {
  const turns = new Turns()
  const done: string[] = []
  turns.later(() => {
    done.push('first')
    turns.later(() => done.push('second'))
  })
  while (done.length < 2) await setImmediate()
  turns.later(() => done.push('third'))
  while (done.length < 3) await setImmediate()
  expect(done).toEqual(['first', 'second', 'third'])
})
