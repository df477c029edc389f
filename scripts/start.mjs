// `npm start`: installs and builds what is missing, then serves the table until it is told to stop.
import { join } from 'node:path'
import { refuse, requireNode, root } from './workplace.mjs'

requireNode()
const { ensureInstalled } = await import('./install.mjs')
ensureInstalled()
const { ensureBuilt, webFolder } = await import('./build.mjs')
ensureBuilt()

const { register } = await import('tsx/esm/api')
register()
const { serve, StartRefusal } = await import('../server/src/index.ts')

const { PORT = '8080', HOST = 'localhost', OSUD_DATA = join(root, 'data') } = process.env
const { DATABASE_URL, BROKER_URL, OSUD_PROXY, OSUD_LOG, SMTP_URL, MAIL_FROM, PUBLIC_URL } = process.env
if (SMTP_URL && !(MAIL_FROM && PUBLIC_URL)) refuse('SMTP_URL needs MAIL_FROM and PUBLIC_URL too.')
if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65535)
  refuse(`PORT must be a number from 0 to 65535, not "${PORT}".`)

try {
  const server = await serve({
    host: HOST,
    port: Number(PORT),
    dataFolder: OSUD_DATA,
    webFolder,
    databaseUrl: DATABASE_URL || undefined,
    brokerUrl: BROKER_URL || undefined,
    behindProxy: OSUD_PROXY === 'true',
    mail:
      SMTP_URL && MAIL_FROM && PUBLIC_URL
        ? { url: SMTP_URL, from: MAIL_FROM, address: PUBLIC_URL.replace(/\/$/, '') }
        : undefined,
    logTo: OSUD_LOG === 'json' ? process.stdout : undefined,
  })
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void server.close().then(() => process.exit(0)))
  }
  process.stdout.write(`Osud is ready at http://${HOST}:${server.port}\n`)
} catch (error) {
  if (error instanceof StartRefusal) refuse(error.message)
  throw error
}
