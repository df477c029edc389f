import { Worker } from 'node:worker_threads'
import type { Reply } from '@osud/bots'
import { usualOptions } from '@osud/engine'
import { expect, test } from 'vitest'
import { worksElsewhere } from '../../bots/test/worker-suite.ts'
import { botThread } from '../src/bots/thread.ts'
import { findGame } from '../src/games.ts'
import type { Shelved } from '../src/games.ts'

const { game } = findGame('path-of-destiny') as Shelved
const program = new URL('../src/bots/worker.mjs', import.meta.url)

worksElsewhere({
  game,
  options: usualOptions(game),
  open() {
    const replies: Reply[] = []
    const thinker = botThread(() => new Worker(program).on('message', reply => void replies.push(reply)))
    return { thinker, replies }
  },
  openMortal() {
    let started = 0
    const thinker = botThread(() =>
      ++started === 1
        ? new Worker("require('node:worker_threads').parentPort.on('message', () => process.exit(3))", {
            eval: true,
          })
        : new Worker(program),
    )
    return { thinker, started: () => started }
  },
})

test('a thread that is ended from outside, or throws, is missed too', async () => {
  const [sight, seed] = [{} as never, 1]
  const wish = { bot: 'random', game: game.id, sight, seed }
  let thread: Worker | undefined
  const ended = botThread(() => (thread = new Worker(program)))
  const waits = ended.think(wish)
  await thread?.terminate()
  await expect(waits).rejects.toThrow('the thread of the bots ended with code')
  const broken = botThread(() => new Worker("throw new Error('no bots today')", { eval: true }))
  await expect(broken.think(wish)).rejects.toThrow('no bots today')
})

test('who waits for a thread that is closed is told so', async () => {
  const thinker = botThread()
  const waits = thinker.think({ bot: 'random', game: game.id, sight: {} as never, seed: 1 })
  const told = expect(waits).rejects.toThrow('the bots were sent away')
  await thinker.close()
  await told
})
