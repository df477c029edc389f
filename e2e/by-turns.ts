// `npm run bench:moves -- FOLDER FOLDER …` compares built pages: how soon moves are on the screen, slowed four times. Machines are noisy,
// so each plays the same matches by turns with the others; only the proportions of one run say something.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { serve } from '@osud/server'
import { chromium } from 'playwright'
import { chromiumHere } from './chromium.ts'
import { playedMatch, stories } from './matches.ts'
import { middle, slow, timeMoves } from './moves.ts'
import type { MoveTimes } from './moves.ts'

const folders = process.argv.slice(2).map(folder => resolve(folder))
if (folders.length === 0) {
  process.stderr.write('Name one folder with built pages, or several.\n')
  process.exit(2)
}
/** As long as pictures and signs take until they are all printed: whoever plays reads in the meantime. */
const settling = 12_000

const data = await mkdtemp(join(tmpdir(), 'osud-turns-'))
const browser = await chromium.launch(chromiumHere)
const houses = await Promise.all(
  folders.map(async (webFolder, i) => {
    const server = await serve({
      host: 'localhost',
      port: 0,
      dataFolder: join(data, String(i)),
      webFolder,
      proxies: 0,
    })
    return { server, webFolder, times: [] as MoveTimes[] }
  }),
)
for (const story of stories)
  for (const { server, times } of houses) {
    const context = await browser.newContext({
      locale: 'en',
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    // What compiles this script names functions by something that the page does not have.
    await page.addInitScript('globalThis.__name = named => named')
    await page.goto(`http://localhost:${server.port}`)
    await page.locator('input[type=file]').setInputFiles(playedMatch(1, story, 0))
    await page.locator('#question').waitFor()
    await page.waitForTimeout(settling)
    await slow(page, 4)
    times.push(...(await timeMoves(page, 24)))
    await context.close()
  }
for (const { webFolder, times } of houses) {
  const of = (what: keyof MoveTimes): number => Math.round(middle(times.map(time => time[what])))
  process.stdout.write(
    `${webFolder}: ${times.length} moves, in the page after ${of('drawn')} ms, on the screen after ${of('seen')}, the whole board after ${of('board')}\n`,
  )
}
await browser.close()
for (const { server } of houses) await server.close()
await rm(data, { recursive: true, force: true })
