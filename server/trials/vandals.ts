// A gang of hostile clients in a process of its own: what it takes from the machine should not look like the server's work.
import { draw, sow } from '@osud/engine'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { wireVersion } from '@osud/table'
import WebSocket from 'ws'
import { Friend } from './friend.ts'
import { badRequest, brokenFrame, mischief, mischiefs, neverGranted } from './mischief.ts'
import type { Mischief, Spied } from './mischief.ts'

/** What the gang is told. */
export interface Orders {
  readonly address: string
  readonly messages: number
  readonly members: number
}

/** What the gang tells. */
export interface Deeds {
  readonly sent: Readonly<Record<Mischief, number>>
  /** Messages that were granted and must not have been, or requests that were. */
  readonly granted: readonly string[]
  readonly over: boolean
}

const orders = JSON.parse(process.argv[2] ?? '{}') as Orders
const { address, messages, members } = orders
const { hostname, port } = new URL(address)
const chance = sow('vandals')
const sent = Object.fromEntries(mischiefs.map(kind => [kind, 0])) as Record<Mischief, number>
const granted: string[] = []
let spied: Spied = { tables: [], messages: [], rest: false }
process.on('message', told => (spied = told as Spied))

const total = (): number => Object.values(sent).reduce((sum, count) => sum + count, 0)
const from = (): string => `10.${draw(chance, 4)}.${draw(chance, 256)}.${1 + draw(chance, 250)}`
const telling = setInterval(() => tell(false), 200)

const work = [
  lineMember,
  lineMember,
  lineMember,
  lineMember,
  lineMember,
  lineMember,
  requestMember,
  frameMember,
  lorisMember,
]
await Promise.all(
  Array.from({ length: members }, async (_, at) => {
    const member = work[at % work.length] ?? lineMember
    while (total() < messages) await (spied.rest ? setTimeout(20) : member().catch(() => setTimeout(5)))
  }),
)
clearInterval(telling)
tell(true)
process.disconnect()

function tell(over: boolean): void {
  process.send?.({ sent, granted, over } satisfies Deeds)
}

/** Opens a line to a table of the honest and misbehaves until it is thrown out, or tired. */
async function lineMember(): Promise<void> {
  const table = spied.tables[draw(chance, Math.max(1, spied.tables.length))]
  if (table === undefined) return setTimeout(20)
  const headers: Record<string, string> = { 'x-forwarded-for': from() }
  // Half of them are known to the server as somebody, none of them has a seat there.
  if (draw(chance, 2) === 0) headers['cookie'] = await cookieOf()
  const socket = new WebSocket(`${address.replace('http', 'ws')}/table/${table}`, { headers })
  socket.on('error', () => undefined)
  socket.on('message', data => hear(String(data as Buffer), table))
  await Promise.race([once(socket, 'open'), once(socket, 'close'), setTimeout(5000)])
  if (draw(chance, 4) > 0) socket.send(JSON.stringify({ n: 1, do: 'hello', version: wireVersion }))
  for (
    let left = 20 + draw(chance, 300);
    left > 0 && !spied.rest && socket.readyState === WebSocket.OPEN;
    left--
  ) {
    const { kind, text } = mischief(chance, spied)
    socket.send(text)
    sent[kind]++
    if (left % 20 === 0 || socket.bufferedAmount > 200_000) await setTimeout(draw(chance, 10))
  }
  await Promise.race([once(socket, 'close'), setTimeout(200)])
  socket.terminate()
}

const cookies: string[] = []
async function cookieOf(): Promise<string> {
  if (cookies.length < 20) {
    const friend = new Friend(address, 'Evil', undefined, from())
    await friend.asks('POST', '/api/me', { name: 'Evil' })
    if (friend.cookie !== undefined) cookies.push(friend.cookie)
  }
  return cookies[draw(chance, cookies.length)] ?? ''
}

function hear(text: string, table: string): void {
  const response = JSON.parse(text) as { readonly n?: number; readonly done?: true; readonly moment?: object }
  if (response.done === true && (response.n ?? 0) >= neverGranted) granted.push(text.slice(0, 200))
  // What is hidden must not reach an onlooker.
  if (response.moment !== undefined && !text.includes('"reader":"onlooker"')) granted.push(`seat at ${table}`)
}

/** Sends requests that nobody should send. */
async function requestMember(): Promise<void> {
  const { path, init } = badRequest(chance, spied)
  const headers = { ...(init.headers as Record<string, string>), 'x-forwarded-for': from() }
  sent['bad-request']++
  const answer = await fetch(`${address}${path}`, { ...init, headers })
  await answer.arrayBuffer()
  if (answer.status < 400 || answer.status >= 500) granted.push(`${answer.status} ${path.slice(0, 100)}`)
}

/** Opens a line properly, and then sends what is no message at all. */
async function frameMember(): Promise<void> {
  const table = spied.tables[draw(chance, Math.max(1, spied.tables.length))]
  if (table === undefined) return setTimeout(20)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.write(
    `GET /table/${table} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nX-Forwarded-For: ${from()}\r\nConnection: Upgrade\r\n` +
      'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  )
  await Promise.race([once(socket, 'data'), once(socket, 'close'), setTimeout(2000)])
  for (let left = 1 + draw(chance, 5); left > 0 && !socket.destroyed; left--) {
    socket.write(brokenFrame(chance))
    sent['broken-frame']++
    await setTimeout(1)
  }
  socket.destroy()
}

/** Holds many connections and lets requests drip into them. */
async function lorisMember(): Promise<void> {
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  const text = `POST /api/join HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: ${from()}\r\nContent-Length: 60000\r\n`
  for (let at = 0; !socket.destroyed && !spied.rest && total() < messages; at++) {
    socket.write(text[at] ?? 'X')
    sent['slow-loris']++
    await setTimeout(20 + draw(chance, 200))
  }
  socket.destroy()
}
