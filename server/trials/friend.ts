import { anyAnswer, sow } from '@osud/engine'
import type { Answer, Seedling } from '@osud/engine'
import { wireVersion } from '@osud/table'
import type { Company, Hint, HostTrouble, Moment, Spoken, WireResponse, Wish } from '@osud/table'
import WebSocket from 'ws'

/** Distributes over a union what `Omit` would flatten. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** A table as it was set for friends. */
export interface Invited {
  readonly table: string
  readonly links: readonly { readonly seat: number; readonly token: string }[]
  readonly any: string | null
}

/** Somebody who plays over the network, as a browser would, without one. */
export class Friend {
  readonly #address: string
  readonly #name: string
  readonly #from: Record<string, string>
  #cookie: string | undefined

  /** `from` is the address that a proxy in front of the server would see. */
  constructor(address: string, name: string, cookie?: string, from?: string) {
    this.#address = address
    this.#name = name
    this.#cookie = cookie
    this.#from = from === undefined ? {} : { 'x-forwarded-for': from }
  }

  get cookie(): string | undefined {
    return this.#cookie
  }

  async asks(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }> {
    const answer = await fetch(`${this.#address}${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(this.#cookie && { cookie: this.#cookie }),
        ...this.#from,
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const set = answer.headers.get('set-cookie')
    if (set !== null) this.#cookie = set.split(';')[0]
    const text = await answer.text()
    return {
      status: answer.status,
      body: (text.startsWith('{') ? JSON.parse(text) : { text }) as Record<string, unknown>,
      headers: answer.headers,
    }
  }

  async sets(plan: object): Promise<Invited> {
    const { status, body } = await this.asks('POST', '/api/tables', { me: { name: this.#name }, ...plan })
    if (status !== 200) throw new Error(`the table was refused: ${JSON.stringify(body)}`)
    return body as unknown as Invited
  }

  async joins(token: string): Promise<{ table: string; seat: number }> {
    const { status, body } = await this.asks('POST', '/api/join', { me: { name: this.#name }, token })
    if (status !== 200) throw new Error(`the link was refused: ${JSON.stringify(body)}`)
    return body as { table: string; seat: number }
  }

  /** Opens a line to a table, and says hello unless told otherwise. It goes on from the last one, if there is one. */
  async sits(
    table: string,
    seen: { number?: number; told?: number } | 'silent' = {},
    last?: Line,
  ): Promise<Line> {
    const socket = new WebSocket(`${this.#address.replace('http', 'ws')}/table/${table}`, {
      headers: { ...this.#from, ...(this.#cookie && { cookie: this.#cookie }) },
    })
    const line = new Line(socket, last)
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve())
      socket.once('error', reject)
    })
    const known = last && { number: last.number, told: last.told }
    if (seen !== 'silent') await line.asks({ do: 'hello', version: wireVersion, ...known, ...seen })
    return line
  }
}

/** An open line to a table. */
export class Line {
  readonly socket: WebSocket
  readonly received: string[] = []
  moment: Moment | undefined
  number = 0
  told = 0
  /** From which event on each moment told. */
  readonly froms: number[] = []
  company: Company | undefined
  readonly talk: Spoken[] = []
  bye: string | undefined
  /** Hears what is sent from now on. */
  sent: ((text: string) => void) | undefined
  /** Every event heard, in order; begins anew when the table says so. */
  log: unknown[]
  /** How often what was told did not follow what was told before. */
  gaps = 0
  #n = 0
  #keys = 0
  readonly #waiting = new Map<
    number,
    { resolve: (hint?: Hint) => void; reject: (trouble: Refused) => void }
  >()
  readonly #watchers = new Set<() => void>()
  readonly #chance: Seedling

  constructor(socket: WebSocket, last?: Line) {
    this.socket = socket
    this.log = last?.log ?? []
    this.told = last?.told ?? 0
    this.#chance = sow(Math.random() * 1e9)
    socket.on('message', data => this.#hear(String(data as Buffer)))
    socket.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Refused({ code: 'worker' }))
      this.#waiting.clear()
      for (const watcher of this.#watchers) watcher()
    })
  }

  /** Sends a wish and waits for its outcome; throws a `Refused` if it is not granted. */
  asks(wish: Without<Wish, 'key'> & { readonly key?: string }): Promise<Hint | undefined> {
    const n = ++this.#n
    const key = wish.key ?? `key-${process.pid}-${Math.random().toString(36).slice(2)}-${++this.#keys}`
    const keyless = wish.do === 'hello' || wish.do === 'hint'
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.reject(new Refused({ code: 'worker' }))
    const text = JSON.stringify({ n, ...wish, ...(keyless ? {} : { key }) })
    this.sent?.(text)
    this.socket.send(text)
    return new Promise((resolve, reject) => this.#waiting.set(n, { resolve, reject }))
  }

  /** Waits until something is true of what was heard. */
  until(what: string, isTrue: () => boolean, patience = 20_000): Promise<void> {
    if (isTrue()) return Promise.resolve()
    return new Promise((resolve, reject) => {
      const done = (): void => {
        clearTimeout(timer)
        this.#watchers.delete(look)
      }
      const look = (): void => {
        if (!isTrue()) return
        done()
        resolve()
      }
      const timer = setTimeout(() => {
        done()
        reject(new Error(`waited in vain until ${what}`))
      }, patience)
      this.#watchers.add(look)
    })
  }

  /** The question that waits for this reader. */
  get asked() {
    return this.moment?.view.questions.find(({ mine, answered }) => mine && answered === undefined)
  }

  /** Answers whatever is asked until the match is over. */
  async playsOn(): Promise<void> {
    for (;;) {
      await this.until('somebody is asked or all is over', () => this.asked !== undefined || this.over)
      if (this.over) return
      await this.answersAnything()
    }
  }

  /** Any answer to what is asked. */
  anything(): Answer | undefined {
    const question = this.asked?.question
    return question && anyAnswer(question, this.#chance)
  }

  async answersAnything(): Promise<void> {
    const { asked } = this
    if (asked?.question === undefined) return
    const value = this.anything()
    if (value === undefined) throw new Error('there is a question without an answer')
    const { number } = this
    await this.asks({ do: 'answer', question: asked.id, value })
    await this.until('the answer is seen', () => this.number > number)
  }

  get over(): boolean {
    return this.moment?.view.result !== undefined
  }

  leaves(): Promise<void> {
    return new Promise(resolve => {
      this.socket.once('close', () => resolve())
      this.socket.close()
    })
  }

  #hear(text: string): void {
    this.received.push(text)
    const response = JSON.parse(text) as WireResponse
    if ('moment' in response) {
      const { moment, number, told } = response
      const { from, events } = moment.news
      this.froms.push(from)
      if (from !== 0 && from !== this.told) this.gaps++
      this.log = from === 0 ? [...events] : [...this.log, ...events]
      this.moment = moment
      this.number = number
      this.told = told
    } else if ('company' in response) this.company = response.company
    else if ('talk' in response) this.talk.push(...response.talk)
    else if ('bye' in response) this.bye = response.bye
    else {
      const waiting = this.#waiting.get(response.n)
      this.#waiting.delete(response.n)
      if ('trouble' in response) waiting?.reject(new Refused(response.trouble))
      else waiting?.resolve(response.hint)
    }
    for (const watcher of this.#watchers) watcher()
  }
}

/** What a table refuses, and why. */
export class Refused extends Error {
  readonly trouble: HostTrouble

  constructor(trouble: HostTrouble) {
    super(JSON.stringify(trouble))
    this.trouble = trouble
  }
}
