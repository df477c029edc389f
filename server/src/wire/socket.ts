import { setTimeout } from 'node:timers/promises'
import type { WebSocket } from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'
import { HostError } from '@osud/table'
import type { HostTrouble, WireRequest, WireResponse } from '@osud/table'
import { networkOf } from '../http/address.ts'
import { isForeign, Limits, type AddressLimits } from '../http/limits.ts'
import type { Fail } from '../operations/report.ts'
import type { Desk } from '../people/desk.ts'
import type { Sessions } from '../people/sessions.ts'
import { isToken } from '../people/token.ts'
import { Bucket } from './bucket.ts'
import { Outbox } from './outbox.ts'
import type { Reception, Visit } from './reception.ts'
import { troubleOf } from './reception.ts'
import { numberIn, requestOf } from './request.ts'
import type { Guest } from './room.ts'
import type { Turns } from './turns.ts'

/** What the lines to the readers work with. */
export interface SocketNeeds {
  readonly reception: Reception
  readonly desk: Desk
  readonly sessions: Sessions
  readonly now: () => number
  readonly fail: Fail
  readonly limits: AddressLimits
  /** Where those wait who have no part in a match. */
  readonly turns: Turns
  /** Counts messages. */
  readonly heard: (outcome: 'served' | 'refused') => void
}

/** Messages a second and at once that a reader may send: who has a part in the match, and who only looks on. */
const insider = { rate: 20, most: 60 } as const
const onlooker = { rate: 5, most: 20 } as const
/** Whoever goes on after so many refusals is sent away. */
const mostRefusals = 200
/** Whoever says nothing at first is sent away, and whoever does not answer a heartbeat; in milliseconds. */
const firstWord = 10_000
const lastWord = 1000
const heartbeat = 30_000
/** The heartbeats of all lines are spread over so many moments: ten thousand at once would hold up everybody. */
const moments = 60
/** Whoever lets so many bytes wait on a line does not read them any more. */
const mostUnread = 4_194_304

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
        const address = networkOf(request.ip)
        if ((held.get(address) ?? 0) >= needs.limits.lines || limits.take(address, needs.now()) > 0)
          return reply.code(429).send({ trouble: { code: 'too-fast' } })
        return undefined
      },
    },
    (socket, request) => {
      const { id } = request.params as { readonly id: string }
      if (closing) return socket.terminate()
      const address = networkOf(request.ip)
      const session = needs.desk.sessionOf(request)
      const about = { ...needs, fail: (cause: unknown) => needs.fail(cause, id) }
      const line = new Line(socket, request.raw.socket, outbox, about, { table: id, session }, () => {
        holding?.leave()
        lines.delete(line)
        beats?.delete(line)
        hold(address, -1)
      })
      const beats = circles[circle++ % moments]
      lines.add(line)
      beats?.add(line)
      hold(address, 1)
      // Before anybody looks whose session it is: if it ends in that very moment, the line hears of it.
      const holding = session === undefined ? undefined : needs.sessions.hold(session, () => line.cut())
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
  readonly #asks: { readonly table: string; readonly session: string | undefined }
  readonly #gone: () => void
  readonly #hurry: NodeJS.Timeout
  person: string | undefined
  #visit: Visit | undefined
  #ended = false
  #alive = true
  #refusals = 0
  #bucket: Bucket
  /** Whether it is known that the reader has a part in the match. */
  #trusted = false
  /** How many messages wait for their turn. */
  #waiting = 0
  /** Messages are answered one after the other. Before the first greeting nobody is looked up, and no table. */
  #queue: Promise<unknown> | undefined

  constructor(
    socket: WebSocket,
    wire: Socket,
    outbox: Outbox,
    needs: SocketNeeds,
    asks: { readonly table: string; readonly session: string | undefined },
    gone: () => void,
  ) {
    this.#socket = socket
    this.#wire = wire
    this.#outbox = outbox
    this.#needs = needs
    this.#asks = asks
    this.#gone = gone
    this.#bucket = new Bucket(onlooker.rate, onlooker.most, needs.now())
    socket.on('message', (data, binary) => this.#hear(data as Buffer, binary))
    socket.on('ping', data => {
      if (!this.#listens) return
      if (this.#mayGoOn() === 0) socket.pong(data)
      else this.#countRefusal()
    })
    socket.on('pong', () => (this.#alive = true))
    socket.on('close', () => this.#end())
    socket.on('error', () => this.#end())
    this.#hurry = globalThis
      .setTimeout(() => {
        if (this.#visit?.greeted !== true) this.#sendAway('say hello first')
      }, firstWord)
      .unref()
  }

  buffered(): number {
    return this.#socket.bufferedAmount
  }

  send(text: string): void {
    if (this.#ended) return
    if (this.#socket.bufferedAmount > mostUnread) return this.drop()
    this.#outbox.hold(this.#wire)
    this.#socket.send(text)
  }

  drop(): void {
    this.#socket.terminate()
  }

  /** Ends the line at once: of what has arrived on it nothing more is done. */
  cut(): void {
    this.#end()
    this.drop()
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
    // A page does not see the ping: this tells it that the line is alive.
    this.send('{}')
  }

  /** Whether what comes is of any account: whoever is being sent away may still be sending. */
  get #listens(): boolean {
    return !this.#ended && this.#socket.readyState === this.#socket.OPEN
  }

  #hear(message: Buffer, binary: boolean): void {
    if (!this.#listens) return
    const wait = this.#mayGoOn()
    // What comes too fast is not even read.
    if (wait > 0) return this.#refuse(numberIn(message), { code: 'too-fast', wait })
    if (this.#trusted && this.#waiting === 0) return this.#heed(message, binary)
    // Whoever plays does not wait for those who do not, however many they are.
    this.#waiting++
    this.#needs.turns.later(() => {
      this.#waiting--
      if (this.#listens) this.#heed(message, binary)
    })
  }

  #heed(message: Buffer, binary: boolean): void {
    const request = requestOf(binary ? '' : String(message))
    if ('why' in request) return this.#refuse(request.n, { code: 'bad-message', why: request.why })
    if (this.#queue === undefined && request.do !== 'hello')
      return this.#refuse(request.n, { code: 'bad-message', why: 'the first word must be hello' })
    this.#needs.heard('served')
    this.#queue ??= this.#arrive()
    const served = this.#queue.then(() => this.#serve(request))
    // Advice takes its time; whoever asks for it may go on.
    if (request.do !== 'hint') this.#queue = served
  }

  /** In how many milliseconds one more message is listened to; 0 is now. Until then whatever is sent waits with its sender. */
  #mayGoOn(): number {
    const now = this.#needs.now()
    if (!this.#trusted && this.#visit?.inside === true) {
      this.#trusted = true
      this.#bucket = new Bucket(insider.rate, insider.most, now)
    }
    const wait = this.#bucket.take(now)
    if (wait > 0 && !this.#socket.isPaused) {
      this.#socket.pause()
      globalThis.setTimeout(() => this.#socket.resume(), wait).unref()
    }
    return wait
  }

  #refuse(n: number, trouble: HostTrouble): void {
    this.#countRefusal()
    if (this.#listens) this.#reply({ n, trouble })
  }

  #countRefusal(): void {
    this.#needs.heard('refused')
    if (++this.#refusals > mostRefusals) this.#sendAway('too many messages that cannot be served')
  }

  /** Finds out who it is and leads them to the table. It must not fail: whatever is said meanwhile waits for this. */
  async #arrive(): Promise<void> {
    const { table, session } = this.#asks
    const { desk, reception, fail } = this.#needs
    try {
      const person = session === undefined ? undefined : await desk.bySession(session)
      this.person = person?.id
      const visit = await reception.lead(table, this, person)
      if (this.#ended) visit?.leave()
      else if (visit === undefined) this.dismiss()
      else this.#visit = visit
    } catch (cause) {
      const code = cause instanceof HostError ? cause.trouble.code : undefined
      if (code === 'version') return this.#say({ bye: 'older' }, 1000)
      if (code === 'restarting') return this.goodbye()
      fail(cause)
      this.#socket.close(1011, 'the table cannot be opened')
    }
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
