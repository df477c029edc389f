import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Postman } from '../operations/postman.ts'
import type { Desk } from '../people/desk.ts'
import { fingerprint, isToken, newToken } from '../people/token.ts'
import type { PeopleStore } from '../store/people.ts'
import type { PromiseStore } from '../store/promises.ts'
import { networkOf } from './address.ts'
import { Limits, refuse } from './limits.ts'

/** What letters work with. */
export interface MailNeeds {
  readonly postman: Postman | undefined
  readonly desk: Desk
  readonly people: PeopleStore
  readonly promises: PromiseStore
  readonly now: () => number
}

/** An address must be confirmed within this time, in milliseconds. */
const patience = 24 * 60 * 60_000

const wanting = z.strictObject({ mail: z.email().max(200).nullable() })

/** Letters for whoever wants one when a table waits for them. */
export function mailRoutes(app: FastifyInstance, { postman, desk, people, promises, now }: MailNeeds): void {
  // Whoever asks for letters to an address could be bothering somebody else, and can come as somebody new each time.
  const [ofPerson, ofMail] = [new Limits(3 / 3600, 3), new Limits(3 / 3600, 3)]
  // A class that sits behind one address still fits.
  const ofNetwork = new Limits(30 / 3600, 30)
  const isTooMuch = (person: string, ip: string, mail: string): boolean =>
    ofPerson.take(person, now()) > 0 ||
    ofNetwork.take(networkOf(ip), now()) > 0 ||
    ofMail.take(mail.toLowerCase(), now()) > 0

  app.get('/api/mail', () => ({ offered: postman !== undefined }))

  app.post('/api/mail', async (request, reply) => {
    const person = await desk.who(request)
    if (person === undefined) return refuse(reply, 401, 'unknown')
    const { mail } = wanting.parse(request.body)
    if (mail === null) {
      await people.change(person.id, { mail: null })
      return { done: true }
    }
    if (postman === undefined) return refuse(reply, 404, 'no-letters')
    if (isTooMuch(person.id, request.ip, mail)) return refuse(reply, 429, 'too-fast')
    const token = newToken()
    await promises.keep(fingerprint(token), { person: person.id, mail }, patience)
    await postman.confirm(mail, person.language, token)
    return { done: true }
  })

  app.get('/api/mail/:token', async (request, reply) => {
    const { token } = request.params as { readonly token: string }
    const promise = isToken(token)
      ? await promises.take<{ person: string; mail: string }>(fingerprint(token))
      : undefined
    if (promise === undefined) return reply.redirect('/#/letters/late')
    await people.change(promise.person, { mail: promise.mail })
    return reply.redirect('/#/letters/confirmed')
  })
}
