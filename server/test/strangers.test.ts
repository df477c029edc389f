import websocket from '@fastify/websocket'
import { wireVersion } from '@osud/table'
import fastify from 'fastify'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import WebSocket from 'ws'
import { usualLimits } from '../src/http/limits.ts'
import { sockets } from '../src/wire/socket.ts'
import type { SocketNeeds } from '../src/wire/socket.ts'
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

/** Turns that are taken when the test says so. */
class TurnsByHand extends Turns {
  readonly row: (() => void)[] = []

  override later(work: () => void): void {
    this.row.push(work)
  }
}

/** A line to a table at which everybody who comes has a part; what is served is noted. */
async function openLine(turns: Turns): Promise<{ readonly socket: WebSocket; readonly served: string[] }> {
  const served: string[] = []
  const visit = {
    inside: true,
    greeted: true,
    leave: () => undefined,
    serve: async (request: { readonly do: string }) => void served.push(request.do),
  }
  const app = fastify()
  onTestFinished(() => app.close())
  await app.register(websocket)
  sockets(app, {
    turns,
    reception: { lead: () => Promise.resolve(visit) },
    desk: { sessionOf: () => undefined },
    now: () => 0,
    fail: (cause: unknown) => expect.fail(String(cause)),
    limits: usualLimits,
    heard: () => undefined,
  } as unknown as SocketNeeds)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = new WebSocket(`${address.replace('http', 'ws')}/table/${'t'.repeat(22)}`)
  await once(socket, 'open')
  return { socket, served }
}

const says = (socket: WebSocket, request: object): void => socket.send(JSON.stringify({ n: 1, ...request }))

it('whoever plays does not stand in a row with strangers, and nobody overtakes themselves', async () => {
  const turns = new TurnsByHand()
  const { socket, served } = await openLine(turns)
  says(socket, { do: 'hello', version: wireVersion })
  says(socket, { do: 'undo', key: randomUUID() })
  await expect.poll(() => turns.row.length).toBe(2)
  turns.row.shift()?.()
  await expect.poll(() => served).toEqual(['hello'])

  says(socket, { do: 'start', key: randomUUID() })
  await expect.poll(() => turns.row.length).toBe(2)
  for (const turn of turns.row.splice(0)) turn()
  await expect.poll(() => served).toEqual(['hello', 'undo', 'start'])

  says(socket, { do: 'leave', key: randomUUID() })
  await expect.poll(() => served).toEqual(['hello', 'undo', 'start', 'leave'])
  expect(turns.row).toEqual([])
})
