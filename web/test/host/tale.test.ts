import { ask, nextFor, random } from '@osud/bots'
import { Match, sow, usualOptions } from '@osud/engine'
import { expect, test } from 'vitest'
import type { Place, TaleSheet } from '../../src/host/host.ts'
import { taleSheet } from '../../src/host/tale.ts'
import type { Head } from '../../src/keep/store.ts'
import { bot, me, path } from './surroundings.ts'

/** A match of three seats after so many answers. */
function played(answers: number): Match {
  const match = Match.create(path, { seed: 'told', seats: 3, options: usualOptions(path) })
  const chance = sow('told')
  for (let given = 0; given < answers; given++) {
    const asked = nextFor(match, [0, 1, 2])
    if (asked === undefined) break
    match.answer(asked.seat, asked.open.id, ask(random, match, asked.seat, asked.open, chance))
  }
  return match
}

function told(match: Match, ...places: Place[]): TaleSheet {
  const { header, point, suggestions } = match
  const head: Head = {
    id: 'match',
    header,
    places,
    begun: 1,
    touched: 2,
    over: match.result !== undefined,
    writes: 1,
    point,
    suggestions,
  }
  return taleSheet(match, head)
}

/** How many cards a tale does not name. */
const hidden = ({ events }: TaleSheet): number => JSON.stringify(events).split('"?').length - 1

test('the only person at a screen is told what that seat knows, several people what everybody knows', () => {
  const match = played(40)
  const [alone, shared] = [told(match, bot, me, bot), told(match, me, me, bot)]
  expect(alone.reader).toBe(1)
  expect(shared.reader).toBe('onlooker')
  expect(hidden(alone)).toBeGreaterThan(0)
  expect(hidden(shared)).toBeGreaterThan(hidden(alone))
  expect(alone.result).toBeUndefined()
})

test('of a finished match nothing is hidden', () => {
  const match = played(Infinity)
  const sheet = told(match, me, me, bot)
  expect(sheet.result).toEqual(match.result)
  expect(hidden(sheet)).toBe(0)
  expect(sheet.events).toHaveLength(match.told)
})
