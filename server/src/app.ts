import helmet from '@fastify/helmet'
import files from '@fastify/static'
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { serveRulebooks } from './rulebook/routes.ts'
import { openStorage } from './storage.ts'

/** Where the server keeps what it must remember, and where the built pages lie. */
export interface ServerFolders {
  readonly dataFolder: string
  readonly webFolder: string
}

/** A server that is ready to listen; closing it closes its storage. */
export async function buildServer({ dataFolder, webFolder }: ServerFolders): Promise<FastifyInstance> {
  const storage = await openStorage(dataFolder)
  const app = fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } })
  app.addHook('onClose', () => storage.close())

  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: pagePolicy },
    // Whether a table is reached through https is for the host's proxy to say.
    strictTransportSecurity: false,
  })
  await app.register(files, { root: webFolder, cacheControl: false, setHeaders: setCaching })

  serveRulebooks(app, webFolder)
  app.get('/health', (_request, reply) => {
    try {
      return { status: 'ok', schema: storage.readSchemaVersion() }
    } catch {
      return reply.code(503).send({ status: 'unavailable', reason: 'The storage does not answer.' })
    }
  })
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .send({ status: 'not found', reason: `Nothing is served at ${request.method} ${request.url}.` }),
  )
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
