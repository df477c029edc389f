import { setTimeout } from 'node:timers/promises'
import type { WebSocket } from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'
import { HostError } from '@osud/table'
import type { WireRequest, WireResponse } from '@osud/table'
import { isForeign, Limits, type AddressLimits } from '../http/limits.ts'
import type { Desk } from '../people/desk.ts'
import { isToken } from '../people/token.ts'
import { Bucket } from './bucket.ts'
import { Outbox } from './outbox.ts'
import type { Reception, Visit } from './reception.ts'
import { troubleOf } from './reception.ts'
import { requestOf } from './request.ts'
import type { Guest } from './room.ts'

/** What the lines to the readers work with. */
export interface SocketNeeds {
  readonly reception: Reception
  readonly desk: Desk
  readonly now: () => number
  readonly fail: (cause: unknown) => void
  readonly limits: AddressLimits
}

/** Messages a second and at once that a reader may send. */
const messages = { rate: 20, most: 60 } as const
/** Whoever goes on after so many refusals is sent away. */
const mostRefusals = 200
/** Whoever says nothing at first is sent away, and whoever does not answer a heartbeat; in milliseconds. */
const firstWord = 10_000
const lastWord = 1000
const heartbeat = 30_000
/** The heartbeats of all lines are spread over so many moments: ten thousand at once would hold up everybody. */
const moments = 60

/** The lines on which tables are played. */
export function sockets(app: FastifyInstance, needs: SocketNeeds): { goodbye(): Promise<void> } {
  const lines = new Set<Line>()
  const outbox = new Outbox()
  let closing = false
  const limits = new Limits(needs.limits.rate, needs.limits.most)
  /** How many lines each address holds. */
  const held = new Map<string, number>()
  const hold = (address: string, more: 1 | -1): void => {
    const count = (held.get(address) ?? 0) + more
    if (count > 0) held.set(address, count)
    else held.delete(address)
  }
  const circles = Array.from({ length: moments }, () => new Set<Line>())
  let turn = 0
  const beating = setInterval(() => {
    for (const line of circles[turn++ % moments] ?? []) line.beat()
  }, heartbeat / moments).unref()
  let circle = 0
  app.addHook('onClose', (_app, done) => {
    clearInterval(beating)
    done()
  })
  app.get(
    '/table/:id',
    {
      websocket: true,
      preValidation: async (request, reply) => {
        const { id } = request.params as { readonly id: string }
        if (isForeign(request)) return reply.code(403).send({ trouble: { code: 'foreign-page' } })
        if (!isToken(id)) return reply.code(404).send({ trouble: { code: 'missing' } })
        if ((held.get(request.ip) ?? 0) >= needs.limits.lines || limits.take(request.ip, needs.now()) > 0)
          return reply.code(429).send({ trouble: { code: 'too-fast' } })
        return undefined
      },
    },
    (socket, request) => {
      const { id } = request.params as { readonly id: string }
      if (closing) return socket.terminate()
      const { ip } = request
      const line = new Line(socket, request.raw.socket, outbox, needs, () => {
        lines.delete(line)
        beats?.delete(line)
        hold(ip, -1)
      })
      const beats = circles[circle++ % moments]
      lines.add(line)
      beats?.add(line)
      hold(ip, 1)
      void line.begin(id, needs.desk.who(request)).catch(needs.fail)
    },
  )
  return {
    async goodbye() {
      closing = true
      // Whoever comes now is refused like any other request; a line half open would hold the server up.
      app.server.removeAllListeners('upgrade')
      for (const line of lines) line.goodbye()
      // Most hang up at once; whoever does not is not waited for.
      for (const late = Date.now() + lastWord; lines.size > 0 && Date.now() < late;) await setTimeout(10)
      for (const line of lines) line.drop()
    },
  }
}

/** One line to one reader. */
class Line implements Guest {
  readonly #socket: WebSocket
  readonly #wire: Socket
  readonly #outbox: Outbox
  readonly #needs: SocketNeeds
  readonly #bucket: Bucket
  readonly #gone: () => void
  readonly #hurry: NodeJS.Timeout
  person: string | undefined
  #visit: Visit | undefined
  #ended = false
  #alive = true
  #refusals = 0
  /** Messages are answered one after the other, those that come before the table is found too. */
  #queue: Promise<unknown> = Promise.resolve()

  constructor(socket: WebSocket, wire: Socket, outbox: Outbox, needs: SocketNeeds, gone: () => void) {
    this.#socket = socket
    this.#wire = wire
    this.#outbox = outbox
    this.#needs = needs
    this.#gone = gone
    this.#bucket = new Bucket(messages.rate, messages.most, needs.now())
    socket.on('message', (data, binary) => this.#hear(binary ? '' : String(data as Buffer)))
    socket.on('pong', () => (this.#alive = true))
    socket.on('close', () => this.#end())
    socket.on('error', () => this.#end())
    this.#hurry = globalThis
      .setTimeout(() => {
        if (this.#visit?.greeted !== true) this.#sendAway('say hello first')
      }, firstWord)
      .unref()
  }

  async begin(table: string, who: ReturnType<Desk['who']>): Promise<void> {
    const arrival = async (): Promise<void> => {
      const person = await who
      this.person = person?.id
      const visit = await this.#needs.reception.lead(table, this, person)
      if (this.#ended) visit?.leave()
      else if (visit === undefined) this.dismiss()
      else this.#visit = visit
    }
    // Whatever was said meanwhile waits for this, so it must not fail: nobody would hear of it but the process.
    const arrived = arrival().catch((cause: unknown) => {
      if (cause instanceof HostError && cause.trouble.code === 'version')
        return this.#say({ bye: 'older' }, 1000)
      this.#needs.fail(cause)
      this.#socket.close(1011, 'the table cannot be opened')
    })
    this.#queue = arrived
    await arrived
  }

  buffered(): number {
    return this.#socket.bufferedAmount
  }

  send(text: string): void {
    if (this.#ended) return
    this.#outbox.hold(this.#wire)
    this.#socket.send(text)
  }

  drop(): void {
    this.#socket.terminate()
  }

  dismiss(): void {
    this.#say({ bye: 'gone' }, 1000)
  }

  goodbye(): void {
    this.#say({ bye: 'restart' }, 1012)
  }

  /** Whoever did not answer the last heartbeat is gone. */
  beat(): void {
    if (!this.#alive) return this.drop()
    this.#alive = false
    this.#socket.ping()
  }

  #hear(message: string): void {
    if (this.#ended || this.#socket.readyState !== this.#socket.OPEN) return
    const wait = this.#bucket.take(this.#needs.now())
    const request = requestOf(message)
    if (wait > 0 || 'why' in request) {
      if (++this.#refusals > mostRefusals) return this.#sendAway('too many messages that cannot be served')
      return this.#reply(
        'why' in request
          ? { n: request.n, trouble: { code: 'bad-message', why: request.why } }
          : { n: request.n, trouble: { code: 'too-fast', wait } },
      )
    }
    this.#queue = this.#queue.then(() => this.#serve(request))
  }

  async #serve(request: WireRequest): Promise<void> {
    if (this.#visit === undefined || this.#ended) return
    try {
      const hint = await this.#visit.serve(request)
      this.#reply({ n: request.n, done: true, ...(hint && { hint }) })
    } catch (cause) {
      this.#reply({ n: request.n, trouble: troubleOf(cause, this.#needs.fail) })
    }
  }

  /** Ends the line; whoever does not take the hint is cut off. */
  #sendAway(why: string): void {
    this.#socket.close(1008, why)
    globalThis.setTimeout(() => this.drop(), lastWord).unref()
  }

  #reply(response: WireResponse): void {
    this.send(JSON.stringify(response))
  }

  #say(response: WireResponse, code: number): void {
    this.#reply(response)
    this.#socket.close(code)
    this.#outbox.release(this.#wire)
  }

  #end(): void {
    if (this.#ended) return
    this.#ended = true
    clearTimeout(this.#hurry)
    this.#visit?.leave()
    this.#gone()
  }
}
