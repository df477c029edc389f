import { anyAnswer, draw, Match, plainOptions, sow } from '@osud/engine'
import type { Answer, Game, Reader, Seat } from '@osud/engine'
import { twoWorlds } from '@osud/engine/conformance'
import { pathOfDestiny } from '@osud/path-of-destiny/rules'
import type { Place } from '@osud/table'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { Telling } from '../src/tables/moment.ts'
import { troubleOf } from '../src/wire/reception.ts'

/** The long run, `OSUD_LEAKS=10000`, is in docs/hosting.md. */
const wanted = Number(process.env['OSUD_LEAKS'] ?? 400)

const game = pathOfDestiny as unknown as Game

/** How a reader hears of a match: how much of the log is known already, and which bot thinks meanwhile. */
interface Hearing {
  readonly from: number
  readonly thinking: Seat | undefined
}

/** What is sent to a reader about a match, byte by byte. */
function sent(match: Match, reader: Reader, places: readonly Place[], hearing?: Hearing): string {
  const around = { match: 'table', places, thinking: hearing?.thinking, kept: 'yes' } as const
  return new Telling(match, around).text(reader, hearing?.from ?? 0)
}

/** What a reader is told who answers so, byte by byte. Whoever looks on is not heard at all. */
function refused(match: Match, reader: Reader, value: Answer): string | undefined {
  if (reader === 'onlooker') return undefined
  const [open] = match.open
  try {
    match.answer(reader, open?.id ?? 0, value)
    return JSON.stringify({ done: true })
  } catch (cause) {
    return JSON.stringify({ trouble: troubleOf(cause, () => undefined) })
  }
}

/** An answer that somebody might try who wants to learn what is hidden: a card that may be anywhere, or any legal one. */
function probe(match: Match, chance: ReturnType<typeof sow>): Answer {
  const cards = Object.values(match.position.zones.cards).flat()
  const card = cards[draw(chance, cards.length)] ?? ''
  const [open] = match.open
  const tries: Answer[] = [card, [card], [card, card], { [card]: 1 }, -1]
  const legal = open && anyAnswer(open.question, chance)
  if (legal !== undefined) tries.push(legal)
  return tries[draw(chance, tries.length)] ?? card
}

test(
  'what is sent to a reader, and what a reader is told who tries something, is the same in two worlds that differ only in what the reader cannot know',
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
        if (worlds.one.hash() !== worlds.other.hash()) differed++
        // Whoever comes back has heard a part of it.
        const hearing = { from: draw(chance, match.told + 1), thinking: [undefined, 0, 1][draw(chance, 3)] }
        const tried = probe(match, chance)
        const [one, other] = [worlds.one, worlds.other].map(world => [
          sent(world, reader, places),
          sent(world, reader, places, hearing),
          refused(world, reader, tried),
        ])
        if (!isDeepStrictEqual(one, other))
          throw new Error(`seat ${reader} of ${match.header.seed} sees a difference`)
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
