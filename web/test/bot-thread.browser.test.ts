import type { Reply } from '@osud/bots'
import { usualOptions } from '@osud/engine'
import type { Game } from '@osud/engine'
import { pathOfDestiny } from '@osud/path-of-destiny'
import { expect, test } from 'vitest'
import { worksElsewhere } from '../../bots/test/worker-suite.ts'
import { botThread } from '../src/bots/thread.ts'

const game = pathOfDestiny as unknown as Game
const startWorker = (): Worker =>
  new Worker(new URL('../src/worker.ts', import.meta.url), { type: 'module', name: 'osud-bots' })
const startMortal = (): Worker => new Worker(new URL('mortal.worker.ts', import.meta.url), { type: 'module' })

worksElsewhere({
  game,
  options: usualOptions(game),
  open() {
    const replies: Reply[] = []
    const thinker = botThread(() => {
      const worker = startWorker()
      worker.addEventListener('message', ({ data }) => replies.push(data))
      return worker
    })
    return { thinker, replies }
  },
  openMortal() {
    let started = 0
    return {
      thinker: botThread(() => (++started === 1 ? startMortal() : startWorker())),
      started: () => started,
    }
  },
})

test('who asks for a game that is not there, or waits for one that cannot be loaded is told so', async () => {
  const wish = { bot: 'random', game: 'chess', sight: { view: { questions: [] } } as never, seed: 1 }
  const thinker = botThread(startWorker)
  await expect(thinker.think(wish)).rejects.toThrow("there is no game 'chess'")
  await thinker.close()
  const lost = botThread(() => new Worker('/nowhere.js', { type: 'module' }))
  await expect(lost.think(wish)).rejects.toThrow(/could not be started/)
})
