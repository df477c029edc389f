import type { Page } from 'playwright'
import { goOn, waitedFor } from './waiting.ts'

/** How many milliseconds after a press a move is in the page, on the screen, and everywhere on the board. */
export interface MoveTimes {
  readonly drawn: number
  readonly seen: number
  readonly board: number
}

/** Slows the processor of a page down, as a cheap phone would. */
export async function slow(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** The middle one of some figures. */
export const middle = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity

/** Plays so many moves, always with the first answers that can be taken, and times each of them. */
export async function timeMoves(page: Page, moves: number): Promise<MoveTimes[]> {
  const times: MoveTimes[] = []
  while (times.length < moves) {
    const what = await waitedFor(page)
    if (what === 'end') break
    if (what === 'question') times.push(await page.evaluate(answerAndTime))
    else await goOn(page, what)
  }
  return times
}

/**
 * Chooses something, and tells how long it takes from the press until the question has changed, until the frame in which it has is
 * laid out and painted, and until the last frame is in which anything but an ornament changes on the board. Runs in the page.
 *
 * Nothing but one attribute is watched while the move is made: to keep a record of all that changes would be a part of the figure.
 */
async function answerAndTime(): Promise<MoveTimes> {
  const all = (): HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>('#question li > button[aria-disabled="false"]'),
  ]
  const confirm = document.querySelector<HTMLElement>('#question .primary')
  // The first task after the frame; a timer could wait for those of the page.
  const frame = (): Promise<void> =>
    new Promise(done =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => done(), { once: true })
        port1.start()
        port2.postMessage(undefined)
      }),
    )
  for (const row of all()) {
    if (confirm?.getAttribute('aria-disabled') !== 'true') break
    row.click()
    await frame()
  }
  // Nobody presses twice within a tenth of a second.
  await new Promise(done => setTimeout(done, 100))
  const panel = document.querySelector('#question')
  const changed = new Promise<void>(done => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      done()
    })
    if (panel) observer.observe(panel, { attributeFilter: ['data-question'] })
  })
  const begun = performance.now()
  confirm?.click()
  await changed
  const drawn = performance.now() - begun
  await frame()
  const seen = performance.now() - begun
  let laid = 0
  const following = new MutationObserver(changes => {
    // A picture that is not printed yet comes whenever the page has a moment, and the ring round a number once the number is seen:
    // they change nothing else.
    const isOrnament = ({ target, type }: MutationRecord): boolean =>
      target instanceof Element &&
      (target.matches('.flat, .sheet') || (type === 'attributes' && target.localName === 'b'))
    if (!changes.every(isOrnament)) void frame().then(() => (laid = performance.now()))
  })
  const board = document.querySelector('main.board')
  if (board)
    following.observe(board, { attributes: true, childList: true, subtree: true, characterData: true })
  await new Promise(done => setTimeout(done, 400))
  following.disconnect()
  // An answer may change nothing on the board.
  return { drawn, seen, board: laid === 0 ? seen : laid - begun }
}
