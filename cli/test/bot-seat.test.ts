import { ask, botNamed, nextFor } from '@osud/bots'
import type { Bot, Thinker, Wish } from '@osud/bots'
import { anyAnswer, Match, sow, usualOptions } from '@osud/engine'
import type { Seat } from '@osud/engine'
import { describe, expect, test } from 'vitest'
import { twoWorlds } from '../../engine/conformance/worlds.ts'
import { standIn, thoughtSeed } from '../src/bots/seat.ts'
import { botThread } from '../src/bots/thread.ts'
import { findGame } from '../src/games.ts'
import type { Shelved } from '../src/games.ts'

const { game } = findGame('path-of-destiny') as Shelved
const seed = 'a very secret seed'
const seats = [0, 1, 2]
const newMatch = (): Match => Match.create(game, { seed, seats: 3, options: usualOptions(game) })

/** What a worker would be told about a seat of a match. */
async function orderOf(match: Match, seat: Seat): Promise<string> {
  let told: Wish | undefined
  const eavesdropper = { think: async (wish: Wish) => ((told = wish), { answer: 0 }) }
  await standIn('expert', eavesdropper as unknown as Thinker).answer(
    match,
    seat,
    new AbortController().signal,
  )
  return JSON.stringify(told)
}

describe('what a bot in a worker is told', () => {
  test('holds no seed and nothing of the chance of the match', async () => {
    const match = newMatch()
    const chance = sow(1)
    for (let answers = 0; answers < 40; answers++) {
      const asked = nextFor(match, seats)
      if (asked === undefined) break
      const order = await orderOf(match, asked.seat)
      expect(order).not.toContain(seed)
      for (const grain of [...match.position.random, ...sow(seed)]) expect(order).not.toContain(String(grain))
      match.answer(asked.seat, asked.open.id, anyAnswer(asked.open.question, chance))
    }
    expect(match.length).toBe(40)
  })

  test('is the same in two matches that differ only in cards which its seat does not know', async () => {
    const match = newMatch()
    const chance = sow(2)
    let compared = 0
    let differed = 0
    while (compared < 12) {
      const asked = nextFor(match, seats)
      if (asked === undefined) break
      const { seat, open } = asked
      const worlds = twoWorlds(match, seat, chance)
      if (worlds !== undefined) {
        const { one, other } = worlds
        expect(await orderOf(one, seat)).toBe(await orderOf(other, seat))
        compared++
        // Somebody else at the table can tell the two apart.
        const rest = seats.filter(another => another !== seat)
        const orders = rest.map(async another => [await orderOf(one, another), await orderOf(other, another)])
        if ((await Promise.all(orders)).some(([here, there]) => here !== there)) differed++
      }
      match.answer(seat, open.id, anyAnswer(open.question, chance))
    }
    expect(compared).toBe(12)
    expect(differed).toBeGreaterThan(3)
  })

  test('sows another chance for every seat, answer and match', () => {
    const match = newMatch()
    const other = Match.create(game, { ...match.header, seed: 'another seed' })
    const seeds = [thoughtSeed(match, 0), thoughtSeed(match, 1), thoughtSeed(other, 0)]
    const asked = nextFor(match, seats)
    if (asked !== undefined) match.answer(asked.seat, asked.open.id, anyAnswer(asked.open.question, sow(1)))
    expect(new Set([...seeds, thoughtSeed(match, 0)]).size).toBe(4)
  })
})

test('a stand-in says in its thread what the same bot says here', async () => {
  const [here, there] = [newMatch(), newMatch()]
  const thinker = botThread()
  const bot = standIn('novice', thinker)
  try {
    for (let answers = 0; answers < 15; answers++) {
      const asked = nextFor(here, seats)
      if (asked === undefined) break
      const { seat, open } = asked
      there.answer(seat, open.id, await bot.answer(there, seat, new AbortController().signal))
      const chance = sow(thoughtSeed(here, seat))
      here.answer(seat, open.id, ask(botNamed('novice') as Bot, here, seat, open, chance))
    }
  } finally {
    await thinker.close()
  }
  expect(there.length).toBe(15)
  expect(there.hash()).toBe(here.hash())
})
