import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { buildServer } from '@osud/server'
import { newestSchema } from '../src/store/migrations.ts'
import { temporaryFolder } from './folders.ts'

async function servedPage(dataFolder?: string) {
  const webFolder = await temporaryFolder()
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><title>Osud</title>')
  await writeFile(join(webFolder, 'service-worker.js'), 'self.addEventListener("fetch", () => undefined)')
  await writeFile(join(webFolder, 'osud.webmanifest'), '{"name":"Osud"}')
  await mkdir(join(webFolder, 'assets'))
  await writeFile(join(webFolder, 'assets', 'table-1a2b.js'), 'export {}')
  const app = await buildServer({ dataFolder: dataFolder ?? (await temporaryFolder()), webFolder })
  onTestFinished(() => app.close())
  return app
}

test('the server is healthy once its storage answers', async () => {
  const app = await servedPage()
  const answer = await app.inject('/health')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ status: 'ok', schema: newestSchema })
})

test('the server says so when its storage no longer answers', async () => {
  const dataFolder = await temporaryFolder()
  const app = await servedPage(dataFolder)
  const database = new DatabaseSync(join(dataFolder, 'osud.sqlite'))
  database.exec('drop table kysely_migration')
  database.close()
  const answer = await app.inject('/health')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ status: 'unavailable' })
})

test('the page is served at the root and asked for anew each time', async () => {
  const app = await servedPage()
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toMatch('text/html')
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(answer.body).toContain('<title>Osud</title>')
})

test('a built asset may be kept for good', async () => {
  const app = await servedPage()
  const answer = await app.inject('/assets/table-1a2b.js')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toContain('immutable')
})

test('the service worker is asked for anew each time, and may look after every page', async () => {
  const app = await servedPage()
  const answer = await app.inject('/service-worker.js')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toMatch('javascript')
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(String(answer.headers['content-security-policy'])).toContain("worker-src 'self'")
})

test('the manifest is served as one', async () => {
  const app = await servedPage()
  const answer = await app.inject('/osud.webmanifest')
  expect(answer.headers['content-type']).toMatch('application/manifest+json')
  expect(String(answer.headers['content-security-policy'])).toContain("manifest-src 'self'")
})

test('an address that is not served says so', async () => {
  const app = await servedPage()
  const answer = await app.inject('/no/such/page')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ status: 'not found', reason: 'Nothing is served at GET /no/such/page.' })
})

test.each([
  ['cs', 'Na této adrese nic není.'],
  ['uk', 'За цією адресою нічого немає.'],
  ['fr', 'There is nothing at this address.'],
])(
  'a person who asks in %s for an address that is not served gets a page that leads back',
  async (...told) => {
    const [language, sentence] = told
    const app = await servedPage()
    const headers = { accept: 'text/html,*/*;q=0.8', 'accept-language': language }
    const answer = await app.inject({ url: '/nosuch', headers })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(answer.body.replaceAll('\u00a0', ' ')).toContain(`<h1>${sentence}</h1>`)
    expect(answer.body).toContain('href="/"')
    // What was asked for is not repeated: an address is written by anybody.
    expect(answer.body).not.toContain('nosuch')
  },
)

test('a page may run and load nothing but its own files', async () => {
  const app = await servedPage()
  const policy = String((await app.inject('/')).headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
})

test('the data folder is no part of the pages', async () => {
  const app = await servedPage()
  expect((await app.inject('/..%2fosud.sqlite')).statusCode).not.toBe(200)
})
