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
const { DATABASE_URL, BROKER_URL, OSUD_LOG, SMTP_URL, MAIL_FROM, PUBLIC_URL } = process.env
const OSUD_PROXY = process.env['OSUD_PROXY'] || 'false'
if (SMTP_URL && !(MAIL_FROM && PUBLIC_URL)) refuse('SMTP_URL needs MAIL_FROM and PUBLIC_URL too.')
if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65535)
  refuse(`PORT must be a number from 0 to 65535, not "${PORT}".`)
const proxies = { true: '1', false: '0' }[OSUD_PROXY] ?? OSUD_PROXY
if (!/^\d$/.test(proxies))
  refuse(`OSUD_PROXY must be true, false or how many proxies stand in a row, not "${OSUD_PROXY}".`)

try {
  const server = await serve({
    host: HOST,
    port: Number(PORT),
    dataFolder: OSUD_DATA,
    webFolder,
    databaseUrl: DATABASE_URL || undefined,
    brokerUrl: BROKER_URL || undefined,
    proxies: Number(proxies),
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
