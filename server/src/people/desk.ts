import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PeopleStore, Person } from '../store/people.ts'
import { forgetting, keeping, lifetime, tokenIn } from './cookie.ts'
import type { Sessions } from './sessions.ts'
import { fingerprint, isToken, newToken } from './token.ts'

/** What says who asks. */
type Asking = Pick<FastifyRequest, 'headers' | 'protocol'>

/** A session is noted as used this often, in milliseconds. */
const noteEvery = 60 * 60 * 1000

/** Knows who asks. Whoever has no name yet gets one on the way; nothing else is needed to play. */
export class Desk {
  readonly #people: PeopleStore
  readonly #sessions: Pick<Sessions, 'dismiss'>
  readonly #now: () => number
  readonly #fail: (cause: unknown) => void
  readonly #noted = new Map<string, number>()

  constructor(
    people: PeopleStore,
    sessions: Pick<Sessions, 'dismiss'>,
    now: () => number,
    fail: (cause: unknown) => void,
  ) {
    this.#people = people
    this.#sessions = sessions
    this.#now = now
    this.#fail = fail
  }

  /** The session that a request claims, whether anybody is known by it or not. */
  sessionOf(request: Asking): string | undefined {
    const token = tokenIn(request.headers.cookie, isSecure(request))
    return isToken(token) ? fingerprint(token) : undefined
  }

  /** Who sends a request, if the server knows them. */
  async who(request: Asking): Promise<Person | undefined> {
    const session = this.sessionOf(request)
    return session === undefined ? undefined : this.bySession(session)
  }

  /** Whose session it is, if it is anybody's. */
  async bySession(session: string): Promise<Person | undefined> {
    const person = await this.#people.bySession(session)
    if (person !== undefined) await this.#note(session)
    return person
  }

  /** Who sends a request; somebody unknown is welcomed as a guest and known from now on. */
  async welcome(
    request: FastifyRequest,
    reply: FastifyReply,
    { name, language }: { readonly name: string; readonly language?: string | undefined },
  ): Promise<Person> {
    const known = await this.who(request)
    if (known !== undefined) {
      const change = {
        ...(name !== '' && name !== known.name && { name }),
        ...(language !== undefined && language !== known.language && { language }),
      }
      await this.#people.change(known.id, change)
      return { ...known, ...change }
    }
    const now = this.#now()
    const token = newToken()
    const person: Person = {
      id: newToken(12),
      name,
      language: language ?? 'en',
      mail: null,
      created: now,
      seen: now,
    }
    await this.#people.arrive(person, fingerprint(token))
    void reply.header('set-cookie', keeping(token, isSecure(request)))
    return person
  }

  /** Makes the browser of a request known as somebody. */
  async admit(request: FastifyRequest, reply: FastifyReply, person: string): Promise<void> {
    const token = newToken()
    await this.#people.remember(fingerprint(token), person, this.#now())
    void reply.header('set-cookie', keeping(token, isSecure(request)))
  }

  /** Ends the session of a request, and the lines that were opened with it. */
  async dismiss(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const session = this.sessionOf(request)
    if (session !== undefined) {
      await this.#people.forget(session)
      this.#sessions.dismiss([session])
    }
    void reply.header('set-cookie', forgetting(isSecure(request)))
  }

  async #note(session: string): Promise<void> {
    const now = this.#now()
    if (now - (this.#noted.get(session) ?? 0) < noteEvery) return
    if (this.#noted.size > 10_000) this.#noted.clear()
    this.#noted.set(session, now)
    // Where nothing can be written any more, people can still be known.
    await this.#people.used(session, now, now - lifetime * 1000).catch(this.#fail)
  }
}

const isSecure = ({ protocol }: Pick<FastifyRequest, 'protocol'>): boolean => protocol === 'https'
