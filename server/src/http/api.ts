import { areOptions, gameOf, Match, MatchError, plainOptions, retraceKept } from '@osud/engine'
import type { Game } from '@osud/engine'
import { HostError } from '@osud/table'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isList, isRecord, isValue } from '../wire/plain.ts'
import type { Desk } from '../people/desk.ts'
import { forget } from '../people/farewell.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Fail } from '../operations/report.ts'
import { fingerprint, isToken, newToken } from '../people/token.ts'
import type { PasskeyStore } from '../store/passkeys.ts'
import type { PeopleStore, Person } from '../store/people.ts'
import { findRules } from '../tables/games.ts'
import type { Keeper, OpenTable } from '../tables/keeper.ts'
import type { Chair } from '../tables/move.ts'
import { sitDown } from '../tables/sit-down.ts'
import { troubleOf } from '../wire/reception.ts'
import { networkOf } from './address.ts'
import { isForeign, Limits, refuse, type AddressLimits } from './limits.ts'

/** What the addresses under /api work with. */
export interface ApiNeeds {
  readonly keeper: Keeper
  readonly people: PeopleStore
  readonly passkeys: PasskeyStore
  readonly desk: Desk
  readonly sessions: Sessions
  readonly now: () => number
  readonly fail: Fail
  /** Requests a second and at once that one address may send. */
  readonly limits: AddressLimits
}

/** The largest match that may be brought along, in bytes. */
const largestFile = 2_000_000
/** To play it again is as much work as so many other requests. */
const bringing = 20

/** So many of somebody's tables are asked whether they wait for them. */
const mostLookedAt = 10

const name = z
  .string()
  .trim()
  .max(40)
  .regex(/^[^\p{C}]*$/u, 'it holds characters that cannot be seen')
const language = z.enum(['cs', 'uk', 'en'])
const me = z.strictObject({ name: name.default(''), language: language.optional() })
const bot = z.enum(['novice', 'companion', 'expert'])
const chair = z.union([z.literal('me'), z.literal('friend'), z.strictObject({ bot })])
const manners = z.strictObject({ pace: z.int().min(15).max(604_800).optional() })
const setting = z.strictObject({
  me,
  game: z.string().max(40),
  options: z.custom<Options>(isPlainOptions, 'options are plain and few'),
  undo: z.enum(['off', 'own', 'table']),
  chairs: z.array(chair).min(1).max(8),
  manners: manners.default({}),
})
const taking = z.strictObject({ me, file: z.string().max(largestFile), chairs: z.array(chair).min(1).max(8) })
const joining = z.strictObject({ me, token: z.string().max(64) })
const inviting = z.strictObject({ seat: z.int().min(0).max(15).nullable() })

/** Options as they come: whether a game knows them is for its settings to say. */
type Options = Readonly<Record<string, string | number | boolean | readonly (string | number | boolean)[]>>

/** Whether something could be options. It stops at the first fault, however many there are. */
function isPlainOptions(given: unknown): given is Options {
  return isRecord(given, part => isValue(part) || isList(part))
}

/** What happens before and beside the play: who one is, tables, links. */
export function api(app: FastifyInstance, needs: ApiNeeds): void {
  const { keeper, people, passkeys, desk, now, fail } = needs
  const limits = new Limits(needs.limits.rate, needs.limits.most)

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && isForeign(request)) return refuse(reply, 403, 'foreign-page')
    const { weight } = request.routeOptions.config as { readonly weight?: number }
    const wait = limits.take(networkOf(request.ip), now(), weight)
    if (wait > 0) {
      void reply.header('retry-after', Math.ceil(wait / 1000))
      return reply.code(429).send({ trouble: { code: 'too-fast', wait } })
    }
    return undefined
  })
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof z.ZodError) {
      const [issue] = error.issues
      return reply.code(400).send({
        trouble: { code: 'bad-message', why: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` },
      })
    }
    const { statusCode } = error as { readonly statusCode?: number }
    if (statusCode !== undefined && statusCode < 500) return refuse(reply, statusCode, 'bad-message')
    const { id } = request.params as { readonly id?: string }
    const trouble = troubleOf(error, cause => fail(cause, id))
    if (trouble.code === 'restarting') return refuse(reply, 503, trouble.code)
    return reply.code(trouble.code === 'worker' || trouble.code === 'storage' ? 503 : 409).send({ trouble })
  })

  app.get('/api/me', async request => {
    const person = await desk.who(request)
    return { me: person === undefined ? null : await about(person) }
  })
  app.post('/api/me', async (request, reply) => ({
    me: await about(await desk.welcome(request, reply, me.parse(request.body))),
  }))
  app.get('/api/me/everything', async (request, reply) => {
    const person = await desk.who(request)
    if (person === undefined) return refuse(reply, 401, 'unknown')
    void reply.header('content-disposition', 'attachment; filename="osud-me.json"')
    return people.everything(person.id)
  })
  app.delete('/api/me', async (request, reply) => {
    const person = await desk.who(request)
    if (person === undefined) return refuse(reply, 401, 'unknown')
    await forget(person.id, needs)
    await desk.dismiss(request, reply)
    return { done: true }
  })
  app.post('/api/leave', async (request, reply) => {
    await desk.dismiss(request, reply)
    return { done: true }
  })

  app.get('/api/tables', async request => {
    const person = await desk.who(request)
    if (person === undefined) return { tables: [] }
    const tables = await people.tablesOf(person.id)
    // Whether a table waits for somebody is found at the table itself; nobody plays at very many.
    const awaiting = new Set<string>()
    for (const { id } of tables.filter(({ state }) => state === 'playing').slice(0, mostLookedAt)) {
      // One that cannot be opened hides none of the others.
      const open = await keeper.find(id).catch((cause: unknown) => void fail(cause, id))
      const seat = open?.table.seatOf(person.id)
      if (seat !== undefined && open?.table.awaited().includes(seat)) awaiting.add(id)
    }
    return { tables: tables.map(table => ({ ...table, mine: awaiting.has(table.id) })) }
  })
  app.post('/api/tables', async (request, reply) => {
    const plan = setting.parse(request.body)
    const game = rulesOf(plan.game)
    const { seats } = game
    if (plan.chairs.length < seats.min || plan.chairs.length > seats.max) {
      throw new MatchError({ code: 'bad-setup', why: `${game.id} is played by ${seats.min} to ${seats.max}` })
    }
    const options = { ...plainOptions(game), ...plan.options }
    if (!areOptions(game, options))
      throw new MatchError({ code: 'bad-setup', why: `${game.id} has no such settings` })
    const match = Match.create(game, {
      seed: newToken(),
      seats: plan.chairs.length,
      options,
      undo: plan.undo,
    })
    const person = await desk.welcome(request, reply, plan.me)
    return set(match, plan.chairs, plan.manners, person)
  })
  const heavy = { bodyLimit: largestFile + 10_000, config: { weight: bringing } }
  app.post('/api/tables/take', heavy, async (request, reply) => {
    const plan = taking.parse(request.body)
    const save = fileOf(plan.file)
    const game = rulesOf(gameOf(save))
    const person = await desk.welcome(request, reply, plan.me)
    const match = retraceKept(game, save)
    if (match === undefined) throw new HostError({ code: 'no-replay' })
    if (plan.chairs.length !== match.header.seats) {
      throw new MatchError({ code: 'bad-setup', why: `the match has ${match.header.seats} seats` })
    }
    return set(match, plan.chairs, {}, person)
  })
  app.post('/api/join', async (request, reply) => {
    const { me: guest, token } = joining.parse(request.body)
    const invitation = isToken(token) ? await people.invitation(fingerprint(token)) : undefined
    const open = invitation && (await keeper.find(invitation.table))
    if (invitation === undefined || open === undefined) return refuse(reply, 404, 'missing')
    const person = await desk.welcome(request, reply, guest)
    const seat = await seatFor(open, invitation.seat, person)
    return { table: open.table.id, seat }
  })
  app.post('/api/tables/:id/invite', async (request, reply) => {
    const open = await hosted(request, reply)
    if (open === undefined) return reply
    const { seat } = inviting.parse(request.body)
    return { token: await invite(open.table.id, seat) }
  })
  app.delete('/api/tables/:id/invitations', async (request, reply) => {
    const open = await hosted(request, reply)
    if (open === undefined) return reply
    await people.uninvite(open.table.id)
    return { done: true }
  })
  // Whoever takes a match along may close its table: nothing that a mere link may do.
  app.post('/api/tables/:id/file', async (request, reply) => {
    const { id } = request.params as { readonly id: string }
    const open = isToken(id) ? await keeper.find(id) : undefined
    const person = await desk.who(request)
    if (person === undefined || open?.table.seatOf(person.id) === undefined)
      return refuse(reply, 404, 'missing')
    const file = await open.table.takeAlong(person.id)
    if (file === undefined) return refuse(reply, 403, 'others-play')
    return reply.type('application/json').send(file)
  })

  app.post('/api/tables/:id/again', async (request, reply) => {
    const { id } = request.params as { readonly id: string }
    const open = isToken(id) ? await keeper.find(id) : undefined
    const person = await desk.who(request)
    if (open === undefined) return refuse(reply, 404, 'missing')
    const { table } = open
    if (person === undefined || table.seatOf(person.id) === undefined) return refuse(reply, 403, 'not-yours')
    if (!table.over) return refuse(reply, 409, 'not-over')
    return { table: table.manners.next ?? (await setAgain(table, person)) }
  })

  const about = async ({ id, name: called, language: reads, mail }: Person): Promise<object> => ({
    name: called,
    language: reads,
    mail: mail !== null,
    passkey: (await passkeys.of(id)).length > 0,
  })

  /** Sets the same table for the same company. */
  const setAgain = async (table: OpenTable['table'], host: Person): Promise<string> => {
    const { seats, options, undo } = table.header
    const match = Match.create(table.game, { seed: newToken(), seats, options, undo })
    // Whoever let a bot play at last has the chair back.
    const chairs = table.chairs.map(({ person, name: called, bot: level }): Chair => {
      if (person === undefined) return level === undefined ? {} : { bot: level }
      return called === undefined ? { person } : { person, name: called }
    })
    const { pace } = table.manners
    const { table: fresh } = await keeper.create(match, host.id, chairs, pace === undefined ? {} : { pace })
    const company = chairs.flatMap(({ person }) => person ?? [])
    for (const person of company) await people.seat(person, fresh.id)
    const next = await table.succeed(fresh.id)
    // Somebody else was faster: nobody is left at this one, neither in their list nor in its record.
    if (next !== fresh.id) {
      for (const person of company) {
        await keeper.forget(fresh.id, person)
        await people.unseat(person, fresh.id)
      }
    }
    return next
  }

  const rulesOf = (id: string): Game => {
    const game = findRules(id)
    if (game === undefined)
      throw new MatchError({ code: 'foreign', expected: 'a game of ours', found: id.slice(0, 40) })
    return game
  }

  const set = async (
    match: Match,
    wanted: readonly z.infer<typeof chair>[],
    ways: z.infer<typeof manners>,
    person: Person,
  ): Promise<object> => {
    let seated = false
    const chairs = wanted.map((one): Chair => {
      if (one === 'friend') return {}
      if (one !== 'me') return { bot: one.bot }
      if (seated) throw new HostError({ code: 'seat-taken' })
      seated = true
      return { person: person.id, name: person.name }
    })
    const { pace } = ways
    const { table } = await keeper.create(match, person.id, chairs, pace === undefined ? {} : { pace })
    await people.seat(person.id, table.id)
    const free = chairs.flatMap((one, seat) =>
      one.person === undefined && one.bot === undefined ? [seat] : [],
    )
    const links = await Promise.all(free.map(async seat => ({ seat, token: await invite(table.id, seat) })))
    return { table: table.id, links, any: free.length === 0 ? null : await invite(table.id, null) }
  }

  const invite = async (table: string, seat: number | null): Promise<string> => {
    const token = newToken()
    await people.invite({ token: fingerprint(token), table, seat, created: now() })
    return token
  }

  /** Sits somebody down who was invited: on the chair of the link, or on the first that is free. */
  const seatFor = async ({ table }: OpenTable, seat: number | null, person: Person): Promise<number> => {
    const mine = table.seatOf(person.id)
    if (mine !== undefined) {
      // Where the server died after they had sat down, it was not noted.
      await people.seat(person.id, table.id)
      return mine
    }
    for (let attempt = 0; attempt < 8; attempt++) {
      const wanted = seat ?? table.chairs.findIndex(one => one.person === undefined && one.bot === undefined)
      if (wanted < 0) break
      try {
        await sitDown(table, wanted, person, seat === null ? 'anywhere' : 'here')
        await people.seat(person.id, table.id)
        return wanted
      } catch (cause) {
        if (seat !== null || !(cause instanceof HostError)) throw cause
      }
    }
    throw new HostError({ code: 'seat-taken' })
  }

  /** The table of an address, if who asks is its host. */
  const hosted = async (request: FastifyRequest, reply: FastifyReply): Promise<OpenTable | undefined> => {
    const { id } = request.params as { readonly id: string }
    const open = isToken(id) ? await keeper.find(id) : undefined
    const person = await desk.who(request)
    if (open !== undefined && person !== undefined && open.table.host === person.id) return open
    void refuse(reply, open === undefined ? 404 : 403, open === undefined ? 'missing' : 'host-only')
    return undefined
  }
}

function fileOf(text: string): object {
  try {
    const found: unknown = JSON.parse(text)
    if (typeof found === 'object' && found !== null && !Array.isArray(found)) return found
  } catch {
    // What cannot be read at all is damaged too.
  }
  throw new MatchError({ code: 'damaged', why: 'it holds no match' })
}
