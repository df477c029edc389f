import { Match, sight } from '@osud/engine'
import type { Game } from '@osud/engine'
import { ferry } from '@osud/engine/example'
import { afterEach, describe, expect, it } from 'vitest'
import { lineOf, serve, Thinker } from '../src/index.ts'
import type { WorkerLine } from '../src/index.ts'

const game = ferry as unknown as Game
const match = Match.create(game, { seed: 'a very secret seed', seats: 2, options: { crossings: 3 } })
const wish = { bot: 'novice', game: 'night-ferry', sight: sight(match, 0), seed: 'thought' }

/** A worker at the other end of a channel, and all that was sent to it. */
interface Desk {
  readonly line: WorkerLine
  readonly sent: unknown[]
  readonly die: (why: Error) => void
  readonly isOpen: () => boolean
}

const desks: Desk[] = []
afterEach(() => {
  for (const { line } of desks.splice(0)) line.end()
})

function startDesk(): WorkerLine {
  const { port1, port2 } = new MessageChannel()
  const sent: unknown[] = []
  let die = (_why: Error): void => {}
  let open = true
  serve(lineOf(port2 as never), id => (id === game.id ? game : undefined))
  const line: WorkerLine = {
    ...lineOf(port1 as never),
    send(message) {
      sent.push(message)
      port1.postMessage(message)
    },
    mourn: listener => void (die = listener),
    end() {
      open = false
      port1.close()
    },
  }
  desks.push({ line, sent, die: why => die(why), isOpen: () => open })
  return line
}

describe('a thinker', () => {
  it('starts a worker with the first order, or when it is woken, and then no other', async () => {
    const thinker = new Thinker(startDesk)
    expect(desks).toHaveLength(0)
    thinker.wake()
    thinker.wake()
    await thinker.think(wish)
    await thinker.think(wish)
    expect(desks).toHaveLength(1)
  })

  it('sends what the wish is made of and nothing else, whatever comes with it', async () => {
    const thinker = new Thinker(startDesk)
    await thinker.think({ ...wish, match: 'secret' } as typeof wish)
    expect(desks[0]?.sent).toEqual([{ order: 1, ...wish }])
    expect(JSON.stringify(desks[0]?.sent)).not.toContain('secret')
  })

  it('does not even begin when the signal was given before', async () => {
    const thinker = new Thinker(startDesk)
    await expect(thinker.think(wish, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late')
    expect(desks).toHaveLength(0)
  })

  it('says nothing to the worker when the signal comes after the verdict', async () => {
    const thinker = new Thinker(startDesk)
    const signal = new AbortController()
    await thinker.think(wish, signal.signal)
    signal.abort()
    expect(desks[0]?.sent).toHaveLength(1)
  })

  it('ends a worker that has failed, tells all who wait why, and starts another for the next order', async () => {
    const thinker = new Thinker(startDesk)
    const thoughts = [thinker.think(wish), thinker.think(wish)]
    desks[0]?.die(new Error('out of breath'))
    for (const thought of thoughts) await expect(thought).rejects.toThrow('out of breath')
    expect(desks[0]?.isOpen()).toBe(false)
    const next = thinker.think(wish)
    desks[0]?.die(new Error('and again'))
    expect(await next).toHaveProperty('answer')
    expect(desks).toHaveLength(2)
  })

  it('tells whoever waits when it is closed', async () => {
    const thinker = new Thinker(startDesk)
    const thought = expect(thinker.think(wish)).rejects.toThrow('the bots were sent away')
    await thinker.close()
    await thought
    expect(desks[0]?.isOpen()).toBe(false)
    await thinker.close()
  })
})
