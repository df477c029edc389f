import { expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { fileOf, keptRecord, playedMatch, type MatchFile } from './matches.ts'
import { middle, slow, timeMoves } from './moves.ts'
import type { MoveTimes } from './moves.ts'
import { Player } from './osud.ts'

const { table, browser } = await openHouse()

/** Somebody who brings a match along. */
async function withMatch(file: MatchFile): Promise<Player> {
  const player = await Player.at(browser, table.address, { reducedMotion: 'reduce' })
  await player.page.locator('input[type=file]').setInputFiles(file)
  return player
}

// The bounds are wide, since test machines differ; the figures are in bench/RESULTS.md.

test('the shelf can be used soon, though the processor is four times slower', async () => {
  const player = await Player.at(browser, 'about:blank')
  await slow(player.page, 4)
  const begun = performance.now()
  await player.page.goto(table.address)
  await player.page.locator('#path-of-destiny a.play').click({ trial: true })
  const taken = performance.now() - begun
  process.stdout.write(`shelf: ${Math.round(taken)} ms, four times slowed\n`)
  expect(taken).toBeLessThan(4000)
})

test('a move is on the screen at once, though the processor is four times slower', async () => {
  // The same match every time, so that the figures of two days can be compared.
  const { page } = await withMatch(playedMatch(1, 'striga', 0))
  await slow(page, 4)
  const times = await timeMoves(page, 24)
  const told = (what: keyof MoveTimes): string =>
    `${times.map(time => Math.round(time[what])).join(' ')}, middle ${Math.round(middle(times.map(time => time[what])))} ms`
  process.stdout.write(`moves, four times slowed: in the page after ${told('drawn')}\n`)
  process.stdout.write(`moves, four times slowed: on the screen after ${told('seen')}\n`)
  process.stdout.write(`moves, four times slowed: the whole board after ${told('board')}\n`)
  expect(times.length).toBe(24)
  expect(middle(times.map(({ drawn }) => drawn))).toBeLessThan(400)
  expect(middle(times.map(({ seen }) => seen))).toBeLessThan(1500)
  // The board does not follow in a frame of its own.
  expect(middle(times.map(({ seen, board }) => board - seen))).toBeLessThan(8)
}, 120_000)

test('while cards travel the page keeps up, and any key ends their journey', async () => {
  const player = await Player.at(browser, table.address)
  const { page } = player
  await player.sitsDown()
  const rates: number[] = []
  let cutShort = 0
  for (let turn = 0; (rates.length < 6 || cutShort === 0) && turn < 60; turn++) {
    const what = await player.waits()
    if (what === 'end') break
    if (what !== 'question') {
      await player.goesOn(what)
      continue
    }
    await player.answers()
    if (rates.length < 6) {
      const rate = await page.evaluate(framesOfJourneys)
      if (rate > 0) rates.push(rate)
      continue
    }
    // The next journeys are ended by a key that does nothing else.
    await page.waitForTimeout(50)
    if ((await page.evaluate(travelling)) === 0) continue
    await page.keyboard.press('Shift')
    expect(await page.evaluate(travelling)).toBe(0)
    cutShort++
  }
  process.stdout.write(`frames a second while cards travel: ${rates.map(Math.round).join(' ')}\n`)
  expect(rates.length).toBe(6)
  expect(cutShort).toBe(1)
  expect(middle(rates)).toBeGreaterThan(15)
}, 120_000)

/** How many things are on their way. Runs in the page. */
function travelling(): number {
  const moves = (one: Animation): boolean =>
    !(one instanceof CSSTransition) &&
    one.playState === 'running' &&
    (one.effect as KeyframeEffect).target?.matches('[data-travels]') === true
  return document.getAnimations().filter(moves).length
}

/** Frames a second until everything that travels has arrived; nothing if nothing does. Runs in the page. */
async function framesOfJourneys(): Promise<number> {
  const setOut = (): Animation[] =>
    document
      .getAnimations()
      .filter(one => !(one instanceof CSSTransition))
      .filter(({ effect }) => (effect as KeyframeEffect).target?.matches('[data-travels]') === true)
  // What travels sets out in the frame of the move or soon after.
  let journeys = setOut()
  for (let frame = 0; frame < 6 && journeys.length === 0; frame++) {
    await new Promise(requestAnimationFrame)
    journeys = setOut()
  }
  if (journeys.length === 0) return 0
  const begun = performance.now()
  let frames = 0
  while (journeys.some(({ playState }) => playState === 'running')) {
    await new Promise(requestAnimationFrame)
    frames++
  }
  return (frames * 1000) / (performance.now() - begun)
}

test('while a bot thinks hard, the page answers', async () => {
  const player = await Player.at(browser, table.address, { reducedMotion: 'reduce' })
  const { page } = player
  await player.sitsDown(async () => {
    for (let seat = 1; seat < 4; seat++) {
      await page.locator('fieldset .secondary').click()
      await page.locator('select').nth(seat).selectOption('expert')
    }
  })
  await player.waits()
  await player.answers()
  // The longest gap between two ticks in which nothing was drawn tells how long the page was held up by thinking.
  const gap = await page.evaluate(
    () =>
      new Promise<number>(done => {
        const begun = performance.now()
        let [last, longest, drawn] = [begun, 0, true]
        new MutationObserver(() => (drawn = true)).observe(document.body, { childList: true, subtree: true })
        const tick = (): void => {
          const now = performance.now()
          if (!drawn) longest = Math.max(longest, now - last)
          drawn = false
          last = now
          if (now - begun > 3000) done(longest)
          else setTimeout(tick, 4)
        }
        tick()
      }),
  )
  process.stdout.write(`longest pause while bots think: ${Math.round(gap)} ms\n`)
  expect(gap).toBeLessThan(400)
}, 60_000)

test('the chronicle of a five-seat match opens at once, though the processor is four times slower', async () => {
  const { page } = await withMatch(playedMatch(5, 'lesser-evil'))
  await page.locator('#question').waitFor()
  const times: { readonly begins: number; readonly whole: number }[] = []
  const session = await page.context().newCDPSession(page)
  for (const way of ['from the table', 'again', 'once more', 'and again']) {
    // Whoever opens it has looked at the table before, for some seconds at first.
    await page.waitForTimeout(times.length === 0 ? 5000 : 1000)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const taken = await page.evaluate(openAndTime)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    times.push(taken)
    const { begins, whole } = taken
    process.stdout.write(
      `chronicle, five seats, ${way}: first screen ${Math.round(begins)} ms, whole ${Math.round(whole)} ms, four times slowed\n`,
    )
    await page.evaluate(() => (location.hash = location.hash.replace('#/chronicle/', '#/table/')))
    await page.locator('#question').waitFor()
  }
  expect(Math.min(...times.map(({ whole }) => whole))).toBeLessThan(600)
}, 60_000)

/** Opens the chronicle, and tells how long it takes until its first screen can be read, and until all of it. Runs in the page. */
async function openAndTime(): Promise<{ begins: number; whole: number }> {
  const begun = performance.now()
  const painted = (what: string): Promise<number> =>
    new Promise(done => {
      const observer = new MutationObserver(() => {
        if (document.querySelector(what) === null) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)))
      })
      observer.observe(document.body, { childList: true, subtree: true })
    })
  const [first, last] = [painted('.chronicle-book .page .prose'), painted('.chronicle-book .ending')]
  location.hash = location.hash.replace('#/table/', '#/chronicle/')
  return { begins: await first, whole: await last }
}

test('scrubbing costs the page less work than thirty positions a second allow', async () => {
  const { page } = await withMatch(fileOf('the-lesser-evil', keptRecord('the-lesser-evil')))
  await page.locator('main.board[data-at="0"]').waitFor()
  // Script, style and layout in time of the processor, not of the clock: the machine may be busy with other things.
  // Painting is not in it, so this bounds the work and does not show the rate; both figures are printed.
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    const work = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']
    return metrics.reduce((sum, { name, value }) => sum + (work.includes(name) ? value : 0), 0)
  }
  const positions = 60
  const before = await busy()
  const clock = await page.evaluate(async count => {
    const line = document.querySelector<HTMLInputElement>('input[type=range]')
    const board = document.querySelector<HTMLElement>('main.board')
    if (!line || !board) throw new Error('there is nothing to scrub')
    const begun = performance.now()
    for (let i = 1; i <= count; i++) {
      // Up and down the match, as a hand would.
      line.value = String(i <= count / 2 ? 2 * i : 2 * (count - i) + 1)
      line.dispatchEvent(new Event('input', { bubbles: true }))
      while (board.dataset['at'] !== line.value) await new Promise(requestAnimationFrame)
    }
    return (performance.now() - begun) / count
  }, positions)
  const each = ((await busy()) - before) * (1000 / positions)
  process.stdout.write(
    `scrubbing: ${each.toFixed(1)} ms of work, ${clock.toFixed(1)} ms by the clock a position\n`,
  )
  expect(each).toBeLessThan(33)
}, 60_000)
