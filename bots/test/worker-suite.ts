import { allows, anyAnswer, Match, sight, sow } from '@osud/engine'
import type { Game, Question, Sight } from '@osud/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { botNamed, conclude, nextFor } from '../src/index.ts'
import type { Reply, Thinker } from '../src/index.ts'

/** Bots that think in a real worker. */
export interface Workplace {
  readonly game: Game
  readonly options: object
  /** A thinker, and all that its worker replies. */
  readonly open: () => { readonly thinker: Thinker; readonly replies: readonly Reply[] }
  /** A thinker whose first worker dies of its first order, and how many workers it has started. */
  readonly openMortal: () => { readonly thinker: Thinker; readonly started: () => number }
}

interface Asked {
  readonly sight: Sight
  readonly question: Question
}

/** What every worker of bots must prove, in a browser as in Node. */
export function worksElsewhere({ game, options, open, openMortal }: Workplace): void {
  const midway = (seed: number): Asked => {
    const match = Match.create(game, { seed, seats: 3, options })
    const chance = sow(seed)
    for (let answers = 0; ; answers++) {
      const next = nextFor(match, [0, 1, 2])
      if (next === undefined) throw new Error('nobody is asked')
      const { seat, open } = next
      if (answers > 20 + seed && hasChoice(open.question))
        return { sight: sight(match, seat), question: open.question }
      match.answer(seat, open.id, anyAnswer(open.question, chance))
    }
  }
  const wish = (bot: string, { sight }: Asked, seed: string | number = 'thought') => {
    return { bot, game: game.id, sight, seed }
  }

  describe('a worker of bots', () => {
    const { thinker, replies } = open()
    beforeAll(async () => void (await thinker.think(wish('search:50', midway(0)))))
    afterAll(() => thinker.close())

    it('answers what its question allows', async () => {
      for (const seed of [1, 2, 3, 4]) {
        const asked = midway(seed)
        for (const bot of ['random', 'greedy', 'novice']) {
          const { answer } = await thinker.think(wish(bot, asked, seed))
          expect(allows(asked.question, answer)).toBe(true)
        }
      }
    })

    it.each(['novice', 'search:40', 'greedy'])(
      'comes to the very verdict of the bot %s here, with the same seed and as many tries',
      async name => {
        for (const seed of [1, 2, 3]) {
          const { sight, question } = midway(seed)
          const thought = botNamed(name)?.think(game, () => sight, question, sow(seed))
          const there = await thinker.think(wish(name, { sight, question }, seed))
          expect(there).toEqual(thought && conclude(thought))
          if (name !== 'greedy') expect(there.tries).toBeGreaterThan(10)
        }
      },
    )

    it('stops a long thought when it is told to, and serves the next order', async () => {
      const taken: number[] = []
      for (const seed of [1, 2, 3]) {
        const long = new AbortController()
        const thought = thinker.think(wish('search:5000ms', midway(seed)), long.signal)
        await delay(150)
        const before = replies.length
        const began = performance.now()
        long.abort(new Error('never mind'))
        await expect(thought).rejects.toThrow('never mind')
        while (replies.length === before && performance.now() - began < 1000) await delay(1)
        taken.push(performance.now() - began)
        expect(replies.at(-1)).toEqual({ order: expect.any(Number), cancelled: true })
        expect(await thinker.think(wish('random', midway(seed)))).toHaveProperty('answer')
      }
      expect(middleOf(taken)).toBeLessThan(50)
    })

    it('thinks about several orders at once, the short one first', async () => {
      const told: string[] = []
      const note = (bot: string): Promise<unknown> =>
        thinker.think(wish(bot, midway(3))).then(() => told.push(bot))
      await Promise.all([note('search:1500ms'), note('search:5')])
      expect(told).toEqual(['search:5', 'search:1500ms'])
    })

    it('keeps its time', async () => {
      const taken: number[] = []
      for (const seed of [1, 2, 3, 4, 5]) {
        const order = wish('search:300ms', midway(seed))
        const began = performance.now()
        await thinker.think(order)
        taken.push(performance.now() - began)
      }
      expect(middleOf(taken)).toBeGreaterThan(300 * 0.8)
      expect(middleOf(taken)).toBeLessThan(300 * 1.2)
    })

    it('tells what it cannot do, and works on', async () => {
      const asked = midway(1)
      const [nobody] = asked.sight.view.questions.map(one => ({ ...one, mine: false }))
      const unasked = { ...asked.sight, view: { ...asked.sight.view, questions: nobody ? [nobody] : [] } }
      const { seat } = unasked
      await expect(thinker.think(wish('deepest', asked))).rejects.toThrow("there is no bot 'deepest'")
      await expect(thinker.think({ ...wish('random', asked), game: 'chess' })).rejects.toThrow(
        "there is no game 'chess'",
      )
      await expect(thinker.think(wish('random', { ...asked, sight: unasked }))).rejects.toThrow(
        `seat ${seat} is not asked anything`,
      )
      expect(await thinker.think(wish('random', asked))).toHaveProperty('answer')
    })
  })

  describe('a worker of bots that dies', () => {
    it('disappoints all who wait, and the next order gets another', async () => {
      const { thinker, started } = openMortal()
      try {
        const thoughts = [1, 2].map(seed => thinker.think(wish('search:5000ms', midway(seed))))
        const ends = await Promise.allSettled(thoughts)
        expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
        expect(started()).toBe(1)
        expect(await thinker.think(wish('novice', midway(1)))).toHaveProperty('answer')
        expect(started()).toBe(2)
      } finally {
        await thinker.close()
      }
    })
  })
}

/** Other programs on the machine may slow one try down, but not most of them. */
const middleOf = (taken: readonly number[]): number | undefined =>
  taken.toSorted((a, b) => a - b)[taken.length >> 1]

const delay = (milliseconds: number): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, milliseconds)
  })

function hasChoice(question: Question): boolean {
  return question.kind === 'choose' && question.options.filter(({ refused }) => !refused).length > 2
}
