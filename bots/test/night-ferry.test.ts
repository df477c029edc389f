import { hash, Match, sow } from '@osud/engine'
import { anyGame, conformance } from '@osud/engine/conformance'
import { ferry, ferryNames, ferryTexts } from '@osud/engine/example'
import { describe, expect, it } from 'vitest'
import { asPlayer, companion, greedy, novice, playOut, random } from '../src/index.ts'
import type { Bot } from '../src/index.ts'

conformance(
  {
    game: anyGame(ferry),
    texts: ferryTexts,
    names: ferryNames,
    players: [random, greedy, novice, companion].map(asPlayer),
    hash,
  },
  { matches: 10 },
)

describe('bots at the night ferry', () => {
  const duel = (games: number): number => {
    const chance = sow('duel')
    let points = 0
    for (let seed = 0; seed < games; seed++) {
      const match = Match.create(ferry, { seed, seats: 2, options: { crossings: 3 } })
      const seat = seed % 2
      playOut(match, seat === 0 ? [greedy, random] : [random, greedy], chance)
      const winners = match.result?.winners ?? []
      if (winners.includes(seat)) points += 1 / winners.length
    }
    return points / games
  }

  it('the greedy one beats the random one clearly', () => {
    expect(duel(300)).toBeGreaterThan(0.62)
  })

  it('play the same match from the same seed', () => {
    const play = (): string => {
      const match = Match.create(ferry, { seed: 7, seats: 4, options: { crossings: 3 } })
      playOut(match, [greedy, random, greedy, random], sow('same'))
      return match.hash()
    }
    expect(play()).toBe(play())
  })

  it('never receive a card that their seat does not know', () => {
    const seen: string[] = []
    const spy: Bot = {
      name: 'spy',
      think(game, look, question, chance) {
        seen.push(JSON.stringify({ ...look(), unknown: [] }))
        return random.think(game, look, question, chance)
      },
    }
    const match = Match.create(ferry, { seed: 3, seats: 2, options: { crossings: 3 } })
    playOut(match, [spy, spy], sow('spy'))
    expect(seen.length).toBeGreaterThan(5)
    expect(seen.every(text => text.includes('"?"') && !text.includes('seed'))).toBe(true)
  })
})
