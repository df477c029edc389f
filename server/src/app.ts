import helmet from '@fastify/helmet'
import files from '@fastify/static'
import websocket from '@fastify/websocket'
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import type { Writable } from 'node:stream'
import { noBus } from './bus/bus.ts'
import { redisBus } from './bus/redis-bus.ts'
import { api } from './http/api.ts'
import { refuse, usualLimits, type AddressLimits } from './http/limits.ts'
import { mailRoutes } from './http/mail.ts'
import { passkeyRoutes } from './http/passkeys.ts'
import { Metrics } from './operations/metrics.ts'
import { Readiness } from './operations/readiness.ts'
import { Postman, type PostmanManners } from './operations/postman.ts'
import { markOf, reportOf, type Fail } from './operations/report.ts'
import { Desk } from './people/desk.ts'
import { Sessions } from './people/sessions.ts'
import { newToken } from './people/token.ts'
import { servePages } from './rulebook/routes.ts'
import { openDatabase } from './store/database.ts'
import { PasskeyStore } from './store/passkeys.ts'
import { PeopleStore } from './store/people.ts'
import { PromiseStore } from './store/promises.ts'
import { TableStore } from './store/tables.ts'
import { TalkStore } from './store/talk.ts'
import { BotCrew, pause } from './tables/bots.ts'
import { findRules } from './tables/games.ts'
import { Keeper } from './tables/keeper.ts'
import { Presence } from './tables/presence.ts'
import { Reception } from './wire/reception.ts'
import { longestMessage } from './wire/request.ts'
import { sockets } from './wire/socket.ts'
import { Turns } from './wire/turns.ts'

/** Where the server keeps what it must remember, and where the built pages lie. */
export interface ServerFolders {
  readonly dataFolder: string
  readonly webFolder: string
  /** A PostgreSQL server instead of the data folder. */
  readonly databaseUrl?: string | undefined
  /** A Redis server through which several of these servers know of each other. */
  readonly brokerUrl?: string | undefined
  /** How many reverse proxies in a row stand in front of the server: so many words about who asks are believed. */
  readonly proxies?: number | undefined
  /** Where the log goes; nowhere without it. */
  readonly logTo?: Writable | undefined
  /** Milliseconds between a question and the answer of a bot, or a whole multiple of it: within a beat its time tells nothing. */
  readonly beat?: number | undefined
  /** How long another server may be silent before this one plays for its bots, in milliseconds. */
  readonly patience?: number | undefined
  /** Who carries letters, in whose name, and where the table is reached. */
  readonly mail?:
    (PostmanManners & { readonly url: string; readonly from: string; readonly address: string }) | undefined
  /** What one address may do, if not the usual. */
  readonly limits?: Partial<AddressLimits> | undefined
}

/** After so long without a reader a table is put away, in milliseconds. */
const idle = 60_000

/** A server that is ready to listen; closing it closes its storage. */
export async function buildServer(folders: ServerFolders): Promise<FastifyInstance> {
  const { dataFolder, webFolder, databaseUrl, brokerUrl, proxies = 0, beat = 700, patience = 2000 } = folders
  const limits = { ...usualLimits, ...folders.limits }
  const database = await openDatabase(
    databaseUrl === undefined ? { folder: dataFolder } : { url: databaseUrl },
  )
  const app = fastify({
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
    // Each proxy adds the address it sees; what stands before those was written by whoever asks, and may be anything.
    trustProxy: proxies > 0 && ((_address: string, hop: number) => hop < proxies),
    requestTimeout: 20_000,
    // Whoever dribbles a request does not hold a connection for long.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    bodyLimit: 65_536,
    // Whoever comes while it stops is told so by us.
    return503OnClosing: false,
    ...(folders.logTo === undefined
      ? {}
      : {
          logger: {
            level: 'info',
            stream: folders.logTo,
            redact: ['req.headers.cookie', 'req.url'],
            serializers: { err: reportOf },
          },
        }),
  })
  const metrics: Metrics = new Metrics({ tables: () => keeper.size, readers: () => reception.guests })
  const fail: Fail = (cause, table) => {
    metrics.failed()
    app.log.error({ err: cause, ...(table !== undefined && { table: markOf(table) }) }, 'something failed')
  }
  const bus = brokerUrl === undefined ? noBus() : await redisBus(brokerUrl, fail)
  const now = (): number => Date.now()
  const store = new TableStore(database, milliseconds => metrics.wrote(milliseconds))
  const [people, talk] = [new PeopleStore(database), new TalkStore(database)]
  const bots = new BotCrew()
  const presence = new Presence(bus, now)
  const sessions = new Sessions(bus, people, fail)
  const desk = new Desk(people, sessions, now, fail)
  const keeper = new Keeper({
    store,
    bus,
    findRules,
    newId: () => newToken(16),
    now,
    idle,
    patience,
    beat: { length: beat, now: () => performance.now(), wait: pause },
    think: (wish, signal) => bots.think(wish, signal),
    fail,
  })
  presence.miss(() => void keeper.catchUp().catch(fail))
  const reception = new Reception({ keeper, people, talk, presence, bots, now, fail })
  keeper.watch(Math.max(500, patience))
  const postman =
    folders.mail === undefined
      ? undefined
      : new Postman({ ...folders.mail, store, people, keeper, presence, now, fail })
  postman?.walk()
  const readiness = new Readiness(database, bus, now)

  app.addHook('onRequest', async ({ url }, reply) => {
    if (!readiness.stopping || url === '/health' || url === '/ready') return undefined
    return refuse(reply, 503, 'restarting')
  })
  const turns = new Turns()
  app.addHook('onRequest', (_request, _reply, done) => turns.later(done))
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: pagePolicy },
    // Whether a table is reached through https is for the host's proxy to say.
    strictTransportSecurity: false,
  })
  await app.register(websocket, {
    options: { maxPayload: longestMessage, perMessageDeflate: false, autoPong: false },
    // It would hang up before anybody is told why.
    preClose: done => done(),
  })
  await app.register(files, { root: webFolder, cacheControl: false, setHeaders: setCaching })
  await app.register((inner, _options, done) => {
    const promises = new PromiseStore(database, now)
    const passkeys = new PasskeyStore(database)
    api(inner, { keeper, people, passkeys, desk, sessions, now, fail, limits })
    passkeyRoutes(inner, { desk, people, passkeys, promises, keeper, now })
    mailRoutes(inner, { postman, desk, people, promises, now })
    done()
  })
  servePages(app, webFolder)
  const lines = sockets(app, {
    reception,
    desk,
    sessions,
    now,
    fail,
    limits,
    turns,
    heard: outcome => metrics.heard(outcome),
  })
  // First everybody is told, then what is being written is waited for, then storage is closed.
  app.addHook('preClose', async () => {
    readiness.stop()
    await lines.goodbye()
    await keeper.close()
  })
  app.addHook('onClose', async () => {
    postman?.close()
    presence.close()
    await bots.close()
    await bus.close()
    await database.close()
  })

  app.get('/health', async (_request, reply) => {
    try {
      return { status: 'ok', schema: await database.schema() }
    } catch {
      return reply.code(503).send({ status: 'unavailable', reason: 'The storage does not answer.' })
    }
  })
  app.get('/ready', async (_request, reply) => {
    const reasons = await readiness.reasons()
    return reasons.length === 0 ? { status: 'ready' } : reply.code(503).send({ status: 'not ready', reasons })
  })
  app.get('/metrics', async (_request, reply) => reply.type(metrics.type).send(await metrics.text()))
  return app
}

const pagePolicy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // The page prints its own pictures.
  'img-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
}

// Built assets carry a hash of their content in their name, so a browser may keep them for good.
function setCaching(reply: FastifyReply, path: string): void {
  const lasting = /[/\\]assets[/\\]/.test(path)
  reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
}
