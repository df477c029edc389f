import { anyAnswer, draw, Match, plainOptions, sow } from '@osud/engine'
import type { Game, Reader } from '@osud/engine'
import { twoWorlds } from '@osud/engine/conformance'
import { pathOfDestiny } from '@osud/path-of-destiny/rules'
import type { Place } from '@osud/table'
import { expect, test } from 'vitest'
import { Telling } from '../src/tables/moment.ts'

/** The long run, `OSUD_LEAKS=10000`, is in docs/hosting.md. */
const wanted = Number(process.env['OSUD_LEAKS'] ?? 400)

const game = pathOfDestiny as unknown as Game

/** What is sent to a reader about a match, byte by byte. */
function sent(match: Match, reader: Reader, places: readonly Place[]): string {
  const around = { match: 'table', places, thinking: undefined, kept: 'yes' } as const
  return new Telling(match, around).text(reader, 0)
}

test(
  'what is sent to a reader is the same in two worlds that differ only in what the reader cannot know',
  () => {
    const chance = sow('leaks')
    let [compared, differed] = [0, 0]
    for (let round = 0; compared < wanted; round++) {
      const seats = 1 + (round % 5)
      const stories = ['edge-of-the-world', 'striga', 'lesser-evil']
      const options = { ...plainOptions(game), story: stories[round % stories.length] ?? '' }
      const match = Match.create(game, { seed: `leaks ${round}`, seats, options, undo: 'own' })
      const places = Array.from({ length: seats }, (_, seat): Place =>
        seat % 2 ? { bot: 'novice' } : { person: 'P' },
      )
      while (match.result === undefined && compared < wanted) {
        const [open] = match.open
        const value = open && anyAnswer(open.question, chance)
        const [seat] = open?.seats.filter(one => match.held(one) === undefined) ?? []
        if (open === undefined || value === undefined || seat === undefined) break
        match.answer(seat, open.id, value)
        const reader: Reader = draw(chance, 4) === 0 ? 'onlooker' : draw(chance, seats)
        const worlds = twoWorlds(match, reader, chance)
        if (worlds === undefined) continue
        const [one, other] = [sent(worlds.one, reader, places), sent(worlds.other, reader, places)]
        if (one !== other) throw new Error(`seat ${reader} of ${match.header.seed} sees a difference`)
        if (worlds.one.hash() !== worlds.other.hash()) differed++
        compared++
      }
    }
    expect(compared).toBe(wanted)
    // The worlds really differ: otherwise nothing would have been shown.
    expect(differed).toBeGreaterThan(wanted * 0.8)
  },
  20_000 + wanted * 100,
)

test('a seed never leaves the server', () => {
  const match = Match.create(game, {
    seed: 'never-to-be-seen',
    seats: 3,
    options: plainOptions(game),
    undo: 'own',
  })
  for (const reader of [0, 1, 2, 'onlooker'] as const) {
    expect(sent(match, reader, [])).not.toContain('never-to-be-seen')
  }
})
