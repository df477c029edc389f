import { HostError } from '@osud/table'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { markOf } from '../operations/report.ts'
import type { Desk } from '../people/desk.ts'
import { fingerprint, isToken, newToken } from '../people/token.ts'
import type { PasskeyStore } from '../store/passkeys.ts'
import type { PeopleStore, Person } from '../store/people.ts'
import type { PromiseStore } from '../store/promises.ts'
import type { Keeper } from '../tables/keeper.ts'
import { refuse } from './limits.ts'

/** What passkeys work with. */
export interface PasskeyNeeds {
  readonly desk: Desk
  readonly people: PeopleStore
  readonly passkeys: PasskeyStore
  readonly promises: PromiseStore
  readonly keeper: Keeper
  readonly now: () => number
}

/** How long somebody may take to show a passkey, in milliseconds. */
const patience = 5 * 60_000

/** Why a table cannot be opened at the moment, and soon can. */
const passing: ReadonlySet<string> = new Set(['restarting', 'storage'])

const shown = z.strictObject({
  token: z.string().max(64),
  response: z.looseObject({ id: z.string().max(1024) }),
})

/** Passkeys attach a person to their devices; nobody needs one to play. */
export function passkeyRoutes(app: FastifyInstance, needs: PasskeyNeeds): void {
  const { desk, people, passkeys, promises, keeper, now } = needs

  app.post('/api/passkeys/new', async (request, reply) => {
    const person = await desk.who(request)
    if (person === undefined) return refuse(reply, 401, 'unknown')
    const known = await passkeys.of(person.id)
    const options = await generateRegistrationOptions({
      rpName: 'Osud',
      rpID: placeOf(request).id,
      userName: person.name || 'Osud',
      userID: new TextEncoder().encode(person.id),
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    const token = newToken()
    await promises.keep(fingerprint(token), { challenge: options.challenge, person: person.id }, patience)
    return { token, options }
  })

  app.post('/api/passkeys', async (request, reply) => {
    const person = await desk.who(request)
    const { token, response } = shown.parse(request.body)
    const promise = await promised(token)
    if (person === undefined || promise?.person !== person.id) return refuse(reply, 401, 'unknown')
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: promise.challenge,
      expectedOrigin: placeOf(request).origin,
      expectedRPID: placeOf(request).id,
      requireUserVerification: false,
    }).catch(() => ({ verified: false as const, registrationInfo: undefined }))
    if (!verified || registrationInfo === undefined) return refuse(reply, 403, 'not-proven')
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    await passkeys.add({
      id,
      person: person.id,
      key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(transports),
      created: now(),
    })
    return { done: true }
  })

  app.post('/api/passkeys/ask', async request => {
    const options = await generateAuthenticationOptions({
      rpID: placeOf(request).id,
      userVerification: 'preferred',
    })
    const token = newToken()
    await promises.keep(fingerprint(token), { challenge: options.challenge }, patience)
    return { token, options }
  })

  app.post('/api/passkeys/show', async (request, reply) => {
    const { token, response } = shown.parse(request.body)
    const promise = await promised(token)
    const passkey = await passkeys.find(response.id)
    if (promise === undefined || passkey === undefined) return refuse(reply, 403, 'not-proven')
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: promise.challenge,
      expectedOrigin: placeOf(request).origin,
      expectedRPID: placeOf(request).id,
      requireUserVerification: false,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.key, 'base64url')),
        counter: passkey.counter,
      },
    }).catch(() => ({ verified: false as const, authenticationInfo: undefined }))
    if (!verified || authenticationInfo === undefined) return refuse(reply, 403, 'not-proven')
    await passkeys.used(passkey.id, authenticationInfo.newCounter)
    const guest = await desk.who(request)
    if (guest !== undefined && guest.id !== passkey.person) await bringAlong(guest, passkey.person, request)
    await desk.admit(request, reply, passkey.person)
    const person = await people.find(passkey.person)
    return { me: { name: person?.name ?? '' } }
  })

  const promised = (token: string): Promise<{ challenge: string; person?: string } | undefined> =>
    isToken(token) ? promises.take(fingerprint(token)) : Promise.resolve(undefined)

  /** The seats that somebody took as a guest are theirs now, unless they sit at the table already. */
  const bringAlong = async (guest: Person, person: string, { log }: FastifyRequest): Promise<void> => {
    for (const { id } of await people.tablesOf(guest.id, 1000)) {
      const open = await keeper.find(id).catch((cause: unknown) => {
        // What passes by itself is for another attempt; a table that cannot be opened at all keeps nobody out.
        if (cause instanceof HostError && passing.has(cause.trouble.code)) throw cause
        log.error({ err: cause, table: markOf(id) }, 'something failed')
        return undefined
      })
      const seat = open?.table.seatOf(guest.id)
      if (open === undefined || seat === undefined || open.table.seatOf(person) !== undefined) continue
      // Nor does anybody come to see a match from two seats in this way.
      if ((open.table.seatHad(person) ?? seat) !== seat) continue
      await open.table.sit(seat, chair => (chair.person === guest.id ? { ...chair, person } : undefined))
      if (open.table.host === guest.id) await open.table.hand(person)
      await people.seat(person, id)
    }
  }
}

/** Where the page is that asks: passkeys belong to a place. */
function placeOf({ protocol, host, hostname }: FastifyRequest): {
  readonly id: string
  readonly origin: string
} {
  return { id: hostname, origin: `${protocol}://${host}` }
}
