import type { Answer, Seat, SeenEvent } from '@osud/engine'
import { HostError, wireVersion } from '@osud/table'
import type { Company, Hint, Host, HostTrouble, Moment, Place, Spoken, WireResponse, Wish } from '@osud/table'
import { heartbeat, LineWatch } from './line-watch.ts'
import type { Expected } from './line-watch.ts'

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** A wish as the page makes it: the host gives it its key. */
export type Asked = Without<Exclude<Wish, { do: 'hello' }>, 'key'>

/** How the line to the server is. */
export type LineState = 'connecting' | 'open' | 'lost' | 'gone' | 'older' | 'old-page'

interface Pending extends Expected {
  readonly text: string
  readonly resolve: (hint: Hint | undefined) => void
  readonly reject: (cause: Error) => void
}

/** The first pause before the line is opened again, and the longest, in milliseconds. */
const pauses = { first: 300, most: 8000 } as const
/** A server that leaves a wish unanswered for so long is not there any more, in milliseconds. Advice waits until bots have time for it. */
const patience = { wish: 10_000, hint: 60_000 } as const
/** The greeting may bring a long match along. */
const greeting: Expected = { patience: 30_000 }

/** Hears what a table tells beside its moments. */
export interface Beside {
  /** Who is at the table. */
  company(company: Company): void
  talk(spoken: readonly Spoken[]): void
  /** The line breaks, or is mended. */
  line(state: LineState): void
}

/** What the wishes of a page are carried by; a test has its own. */
export interface Surroundings {
  readonly connect: () => WebSocket
  readonly newKey: () => string
}

/**
 * A match that lives on a server. The line may break at any time: it is opened again, the server tells what was missed, and what was
 * asked meanwhile is asked once more under the same key, so that it is done once.
 */
export class ServerHost implements Host {
  readonly online = true
  readonly #around: Surroundings
  readonly #listeners = new Set<(moment: Moment) => void>()
  readonly #beside: Beside
  readonly #pending = new Map<number, Pending>()
  #line: WebSocket | undefined
  #state: LineState = 'connecting'
  #n = 0
  #number = 0
  #told = 0
  #moment: Moment | undefined
  #events: SeenEvent[] = []
  #pause: number = pauses.first
  #timer: ReturnType<typeof setTimeout> | undefined
  #watch: LineWatch | undefined
  /** Why nothing more can be asked here, if so. */
  #ended: HostTrouble | undefined

  constructor(around: Surroundings, beside: Beside) {
    this.#around = around
    this.#beside = beside
    this.#open()
    // A page that comes back to life does not wait for the next attempt.
    globalThis.addEventListener?.('online', this.#hurry)
  }

  /** Whoever listens later is told everything from the beginning. */
  hear(listener: (moment: Moment) => void): () => void {
    if (this.#moment !== undefined) listener({ ...this.#moment, news: { from: 0, events: this.told } })
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** All that was told so far. */
  get told(): readonly SeenEvent[] {
    return [...this.#events]
  }

  async answer(_seat: Seat, question: number, value: Answer): Promise<void> {
    await this.ask({ do: 'answer', question, value })
  }

  async undo(): Promise<void> {
    await this.ask({ do: 'undo' })
  }

  /** Everybody looks at their own screen. */
  look(): Promise<void> {
    return Promise.resolve()
  }

  async sit(seat: Seat, place: Place): Promise<void> {
    await this.ask('bot' in place ? { do: 'bot', seat, bot: place.bot } : { do: 'return', seat })
  }

  async hint(): Promise<Hint> {
    const hint = await this.ask({ do: 'hint' })
    if (hint === undefined) throw new HostError({ code: 'worker' })
    return hint
  }

  async suggest(question: number, value: Answer): Promise<void> {
    await this.ask({ do: 'suggest', question, value })
  }

  /** A match on a server is asked for by its address. */
  file(): Promise<string> {
    return Promise.reject(new HostError({ code: 'missing' }))
  }

  leave(): void {
    this.#end({ code: 'worker' })
  }

  /** Asks something of the table; if the line breaks meanwhile, it is asked again. */
  ask(wish: Asked): Promise<Hint | undefined> {
    if (this.#ended !== undefined) return Promise.reject(new HostError(this.#ended))
    const n = ++this.#n
    const text = JSON.stringify({ n, ...wish, ...(wish.do !== 'hint' && { key: this.#around.newKey() }) })
    return new Promise((resolve, reject) => {
      // Nobody waits for advice for ever, and it would only be late again.
      const late = (): void => {
        this.#pending.delete(n)
        reject(new HostError({ code: 'worker' }))
      }
      const awaited = wish.do === 'hint' ? { patience: patience.hint, late } : { patience: patience.wish }
      this.#pending.set(n, { text, resolve, reject, ...awaited })
      if (this.#state !== 'open') return
      this.#line?.send(text)
      this.#expect()
    })
  }

  #open(): void {
    const line = this.#around.connect()
    this.#line = line
    const watch = new LineWatch(() => this.#giveUp(line))
    this.#watch = watch
    line.addEventListener('open', () => {
      const seen =
        this.#moment === undefined
          ? {}
          : { number: this.#number, told: this.#told, as: this.#moment.view.reader }
      line.send(JSON.stringify({ n: 0, do: 'hello', version: wireVersion, ...seen }))
    })
    line.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (this.#line !== line) return
      const text = String(data)
      watch.hears(text)
      if (text !== heartbeat) this.#hear(JSON.parse(text) as WireResponse)
      this.#expect()
    })
    line.addEventListener('close', () => this.#lose(line))
    this.#expect()
  }

  /** Wishes are answered one after the other, so it is the oldest whose time counts. */
  #expect(): void {
    if (this.#line === undefined) return
    const [oldest] = this.#pending.values()
    this.#watch?.awaits(this.#state === 'open' ? oldest : greeting)
  }

  #giveUp(line: WebSocket): void {
    line.close()
    this.#lose(line)
  }

  #lose(line: WebSocket): void {
    if (this.#line !== line) return
    this.#line = undefined
    this.#watch?.stop()
    this.#become('lost')
    // Not all at once: a server that comes back must not be stormed.
    this.#timer = setTimeout(() => this.#open(), this.#pause * (0.5 + Math.random()))
    this.#pause = Math.min(pauses.most, this.#pause * 2)
  }

  readonly #hurry = (): void => {
    if (this.#line !== undefined) return
    clearTimeout(this.#timer)
    this.#open()
  }

  /** No line is opened any more, and nobody waits for an answer. */
  #end(trouble: HostTrouble): void {
    this.#ended = trouble
    clearTimeout(this.#timer)
    this.#watch?.stop()
    globalThis.removeEventListener?.('online', this.#hurry)
    const line = this.#line
    this.#line = undefined
    line?.close()
    for (const { reject } of this.#pending.values()) reject(new HostError(trouble))
    this.#pending.clear()
  }

  #become(state: LineState): void {
    if (this.#state === state) return
    this.#state = state
    this.#beside.line(state)
  }

  #hear(response: WireResponse): void {
    if ('moment' in response) {
      const { moment, number, told } = response
      this.#number = number
      this.#told = told
      const { from, events } = moment.news
      if (from === 0) this.#events = []
      this.#events.push(...events)
      this.#moment = moment
      for (const listener of this.#listeners) listener(moment)
    } else if ('company' in response) this.#beside.company(response.company)
    else if ('talk' in response) this.#beside.talk(response.talk)
    else if ('bye' in response) {
      if (response.bye === 'restart') return
      this.#become(response.bye)
      this.#end({ code: response.bye === 'gone' ? 'missing' : 'ended' })
    } else this.#settle(response)
  }

  #settle(response: Extract<WireResponse, { n: number }>): void {
    if (response.n === 0) return this.#greeted('trouble' in response ? response.trouble : undefined)
    const pending = this.#pending.get(response.n)
    this.#pending.delete(response.n)
    if ('trouble' in response) pending?.reject(new HostError(response.trouble))
    else pending?.resolve(response.hint)
  }

  #greeted(trouble: HostTrouble | undefined): void {
    // What the server could not read has no number either.
    if (this.#state === 'open') return
    if (trouble?.code === 'old-page') {
      this.#become('old-page')
      this.#end(trouble)
    } else if (trouble !== undefined) {
      if (this.#line !== undefined) this.#giveUp(this.#line)
    } else {
      this.#pause = pauses.first
      this.#become('open')
      for (const { text } of this.#pending.values()) this.#line?.send(text)
    }
  }
}

/** The line to a table of the server that this page came from. */
export function surroundingsOf(table: string): Surroundings {
  const { protocol, host } = location
  return {
    connect: () =>
      new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/table/${encodeURIComponent(table)}`),
    // At home a page is often reached without https, where there is no `randomUUID`.
    newKey: () => crypto.getRandomValues(new Uint32Array(4)).join('-'),
  }
}
