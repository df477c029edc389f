import type { Answer, Seat } from '@osud/engine'
import { HostError, wireVersion } from '@osud/table'
import type {
  Company,
  Hint,
  Host,
  HostTrouble,
  Moment,
  Place,
  Sign,
  Spoken,
  WireResponse,
  WireTrouble,
  Wish,
} from '@osud/table'

/** A wish as the page makes it: the host gives it its key. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
type Asked = Without<Exclude<Wish, { do: 'hello' }>, 'key'>

/** Refused by the manners of an online table. */
export class WireRefusal extends Error {
  readonly trouble: WireTrouble

  constructor(trouble: WireTrouble) {
    super(trouble.code)
    this.name = 'WireRefusal'
    this.trouble = trouble
  }
}

/** How the line to the server is. */
export type LineState = 'connecting' | 'open' | 'lost' | 'gone' | 'old-page'

interface Pending {
  readonly text: string
  readonly resolve: (hint: Hint | undefined) => void
  readonly reject: (cause: Error) => void
}

/** The first pause before the line is opened again, and the longest, in milliseconds. */
const pauses = { first: 300, most: 8000 } as const

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
  readonly #around: Surroundings
  readonly #listeners = new Set<(moment: Moment) => void>()
  readonly #companions = new Set<(company: Company) => void>()
  readonly #hearers = new Set<(talk: readonly Spoken[]) => void>()
  readonly #watchers = new Set<(state: LineState) => void>()
  readonly #pending = new Map<number, Pending>()
  #line: WebSocket | undefined
  #state: LineState = 'connecting'
  #n = 0
  #number: number | undefined
  #told = 0
  #pause: number = pauses.first
  #timer: ReturnType<typeof setTimeout> | undefined
  #left = false

  constructor(around: Surroundings) {
    this.#around = around
    this.#open()
    // A page that comes back to life does not wait for the next attempt.
    globalThis.addEventListener?.('online', this.#hurry)
  }

  get state(): LineState {
    return this.#state
  }

  hear(listener: (moment: Moment) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Calls the listener with who is at the table. */
  meet(listener: (company: Company) => void): () => void {
    this.#companions.add(listener)
    return () => this.#companions.delete(listener)
  }

  /** Calls the listener with what is said. */
  listen(listener: (talk: readonly Spoken[]) => void): () => void {
    this.#hearers.add(listener)
    return () => this.#hearers.delete(listener)
  }

  /** Calls the listener whenever the line breaks or is mended. */
  watch(listener: (state: LineState) => void): () => void {
    this.#watchers.add(listener)
    listener(this.#state)
    return () => this.#watchers.delete(listener)
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

  async file(): Promise<string> {
    throw new HostError({ code: 'missing' })
  }

  async say(text: string): Promise<void> {
    await this.ask({ do: 'say', text })
  }

  async sign(sign: Sign): Promise<void> {
    await this.ask({ do: 'sign', sign })
  }

  leave(): void {
    this.#left = true
    clearTimeout(this.#timer)
    globalThis.removeEventListener?.('online', this.#hurry)
    this.#line?.close()
    for (const { reject } of this.#pending.values()) reject(new HostError({ code: 'worker' }))
    this.#pending.clear()
  }

  /** Asks something of the table; if the line breaks meanwhile, it is asked again. */
  ask(wish: Asked): Promise<Hint | undefined> {
    const n = ++this.#n
    const text = JSON.stringify({ n, ...wish, ...(wish.do !== 'hint' && { key: this.#around.newKey() }) })
    return new Promise((resolve, reject) => {
      this.#pending.set(n, { text, resolve, reject })
      if (this.#state === 'open') this.#line?.send(text)
    })
  }

  #open(): void {
    const line = this.#around.connect()
    this.#line = line
    line.addEventListener('open', () => {
      const seen = this.#number === undefined ? {} : { number: this.#number, told: this.#told }
      line.send(JSON.stringify({ n: 0, do: 'hello', version: wireVersion, ...seen }))
    })
    line.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (this.#line === line) this.#hear(JSON.parse(String(data)) as WireResponse)
    })
    line.addEventListener('close', () => this.#lose(line))
  }

  #lose(line: WebSocket): void {
    if (this.#line !== line) return
    this.#line = undefined
    if (this.#left || this.#state === 'gone' || this.#state === 'old-page') return
    this.#become('lost')
    // Not all at once: a server that comes back must not be stormed.
    this.#timer = setTimeout(() => this.#open(), this.#pause * (0.5 + Math.random()))
    this.#pause = Math.min(pauses.most, this.#pause * 2)
  }

  readonly #hurry = (): void => {
    if (this.#line !== undefined || this.#left) return
    clearTimeout(this.#timer)
    this.#open()
  }

  #become(state: LineState): void {
    if (this.#state === state) return
    this.#state = state
    for (const watcher of this.#watchers) watcher(state)
  }

  #hear(response: WireResponse): void {
    if ('moment' in response) {
      const { moment, number } = response
      this.#number = number
      this.#told = moment.news.from + moment.news.events.length
      for (const listener of this.#listeners) listener(moment)
    } else if ('company' in response) for (const listener of this.#companions) listener(response.company)
    else if ('talk' in response) for (const listener of this.#hearers) listener(response.talk)
    else if ('bye' in response) {
      if (response.bye === 'gone') this.#become('gone')
    } else this.#settle(response)
  }

  #settle(response: Extract<WireResponse, { n: number }>): void {
    if (response.n === 0) {
      if ('trouble' in response) {
        if (response.trouble.code === 'old-page') this.#become('old-page')
        return
      }
      this.#pause = pauses.first
      this.#become('open')
      for (const { text } of this.#pending.values()) this.#line?.send(text)
      return
    }
    const pending = this.#pending.get(response.n)
    this.#pending.delete(response.n)
    if ('trouble' in response) pending?.reject(errorOf(response.trouble))
    else pending?.resolve(response.hint)
  }
}

/** Troubles of a match are told as at any table; the others belong to online tables alone. */
function errorOf(trouble: WireTrouble): Error {
  const online = [
    'not-yours',
    'host-only',
    'seat-taken',
    'not-started',
    'too-fast',
    'bad-message',
    'old-page',
  ]
  return online.includes(trouble.code) ? new WireRefusal(trouble) : new HostError(trouble as HostTrouble)
}

/** The line to a table of the server that this page came from. */
export function surroundingsOf(table: string): Surroundings {
  const { protocol, host } = location
  return {
    connect: () =>
      new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/table/${encodeURIComponent(table)}`),
    newKey: () => crypto.randomUUID(),
  }
}
