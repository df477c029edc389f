import { PassThrough } from 'node:stream'
import { ask, nextFor, random } from '@osud/bots'
import { Match, sow } from '@osud/engine'
import type { Seat } from '@osud/engine'
import { describe, expect, test } from 'vitest'
import type { StandIn } from '../src/bots/seat.ts'
import { findGame } from '../src/games.ts'
import type { Shelved } from '../src/games.ts'
import { Narrator } from '../src/narrator.ts'
import { paintFor } from '../src/play/paint.ts'
import { plainPrompter } from '../src/play/plain-prompter.ts'
import { Sitting } from '../src/play/sitting.ts'
import { oddGame } from './fuzz/odd-game.ts'
import { readable } from './osud.ts'

const ferry = findGame('night-ferry') as Shelved

/** The odd game with texts, so that people can be asked all that it asks. */
const odd: Shelved = {
  game: oddGame,
  texts: {
    en: {
      title: 'Odd',
      agree: 'Agree on something',
      order: 'Put them in order',
      weigh: 'Weigh it',
      quick: 'Quick',
      secret: 'Secretly',
      never: 'Never ever.',
    },
    cs: {},
    uk: {},
  },
  names: { people: {}, places: {}, kinds: {}, counted: {} },
  hidden: true,
}

/** Says anything that is allowed, at once. */
const anybody: StandIn = {
  name: 'random',
  async answer(match, seat) {
    const asked = nextFor(match, [seat])
    if (asked === undefined) throw new Error(`seat ${seat} is not asked`)
    return ask(random, match, seat, asked.open, sow(`${match.header.seed} bot ${seat} ${match.length}`))
  },
}

interface Table {
  readonly match: Match
  readonly told: string
  readonly how: 'over' | 'left'
  readonly kept: number
}

/** Plays what was typed, line by line; when there is nothing more, the people leave. */
async function play(
  shelved: Shelved,
  people: readonly Seat[],
  seats: number,
  typed: readonly string[],
  seed = 'river',
): Promise<Table> {
  const { game } = shelved
  const options = Object.values(game.variants)[0] ?? {}
  const match = Match.create(game, { seed, seats, options, undo: 'table' })
  const narrator = new Narrator(shelved, 'en')
  const input = new PassThrough()
  const output = new PassThrough()
  input.end(typed.map(line => `${line}\n`).join(''))
  const prompter = plainPrompter(input, output, narrator.say)
  let kept = 0
  const keep = (): void => void kept++
  const pen = { narrator, paint: paintFor(output, {}), width: 80 }
  const sitting = new Sitting({ match, people, bot: anybody, prompter, pen, keep })
  sitting.greet()
  const how = await sitting.play()
  prompter.close()
  return { match, told: readable(output.read()), how, kept }
}

describe('at the table of the ferry', () => {
  test('a refused option is shown with its reason and rule, and cannot be taken', async () => {
    const { told, match } = await play(ferry, [0], 2, ['2', '7', 'x'])
    expect(told).toContain('–) Down the rapids – Nobody brought a lantern across yet')
    expect(told.match(/open\.\s+\[FER-04\]/g)).toHaveLength(2)
    expect(told.match(/Type a whole number from 1 to 2\./g)).toHaveLength(2)
    expect(match.length).toBe(0)
  })

  test('a person sees their own cards by name and those of others by number', async () => {
    const { told } = await play(ferry, [0], 2, [])
    expect(told).toMatch(/▸ Fox +2 +2 +3\n {2}Heron +2 +2 +3\n/)
    expect(told).toContain('Jetty: 18 cards')
    expect(told).toMatch(/▸ Hand: [A-Z]/)
    expect(told).not.toContain('Hand, Heron')
  })

  test('? tells the rules of a question', async () => {
    expect((await play(ferry, [0], 2, ['?'])).told).toContain('Rules: FER-03, FER-04')
  })

  test('a look around shows the table again, and the question is still there', async () => {
    const { told, match } = await play(ferry, [0], 2, ['t', 'look', '1'])
    expect(told.match(/Jetty: 18 cards/g)?.length).toBeGreaterThanOrEqual(3)
    expect(match.entries()[0]).toEqual({ seat: 0, value: 'reeds' })
  })

  test('undo goes back to the last thing a person said, but not past a barrier', async () => {
    const both = await play(ferry, [0, 1], 2, ['', '1', 'u', 'q'])
    expect(both.told).toContain('Something has been rolled or revealed since')
    const { told, match } = await play(ferry, [0, 1], 2, ['', '1', '1', '', 'u'])
    expect(told).toContain('Taken back.')
    expect(match.entries()).toEqual([{ seat: 0, value: 'reeds' }, expect.objectContaining({ undo: 2 })])
    expect((await play(ferry, [0], 2, ['u'])).told).toContain('There is nothing to take back yet.')
  })

  test('undo does not take back what bots said alone, when what the person said cannot be', async () => {
    const { told, match } = await play(ferry, [1], 2, ['', 'u'], 'a')
    expect(told).toContain('; asks for ')
    expect(match.undoable(1).answers).toBeGreaterThan(0)
    expect(told).toContain('Something has been rolled or revealed since')
  })

  test('picks outside the bounds are asked again', async () => {
    const { told } = await play(ferry, [0], 2, ['1', '1 1', '1 9', '1 2 3', '1'])
    expect(told).toContain('Each choice counts once.')
    expect(told).toContain('Type whole numbers from 1 to')
    expect(told).toContain('Fox loads:')
  })

  test('with several people, a curtain falls before somebody else looks', async () => {
    const { told } = await play(ferry, [0, 1], 2, ['', '1', '', '', ''])
    expect(told.match(/Pass the keyboard to: \w+/g)?.slice(0, 2)).toEqual([
      'Pass the keyboard to: Fox',
      'Pass the keyboard to: Heron',
    ])
    expect((await play(ferry, [0], 2, ['1'])).told).not.toContain('Pass the keyboard')
  })

  test('a trade is led through step by step, and nothing for nothing is no trade', async () => {
    const trade = ['1', '', '1', '1', '0', '0', '0', '0', '1', '0', 'u', '1', '0', '1', '1', '0', '1']
    const { told, match } = await play(ferry, [0], 2, trade)
    expect(told).toContain('At least one thing must change hands.')
    expect(told).toContain('Heron: you give bread ×1, you ask for coins ×1. Offer this?')
    expect(match.entries()).toContainEqual({
      seat: 0,
      value: { with: 1, give: { bread: 1 }, get: { coins: 1 } },
    })
  })

  test('the match is kept after every answer, those of bots included', async () => {
    const { match, kept } = await play(ferry, [0], 2, ['1'])
    expect(kept).toBe(match.length)
  })
})

describe('at an odd table', () => {
  test('bots agree with what a person says', async () => {
    const { match, told } = await play(odd, [0], 3, ['1'])
    expect(match.entries().slice(0, 3)).toEqual([0, 1, 2].map(seat => ({ seat, value: 0 })))
    expect(told).toContain('Put them in order · Choose 1 to 3. (1/3)')
  })

  test('people who differ are asked again until they agree', async () => {
    const { match } = await play(odd, [0, 1], 2, ['', '1', '', '2', '3', '2', '', '1', '1'])
    expect(match.position.game).toMatchObject({ said: [expect.any(String)] })
  })

  test('what is put in order is asked one by one, and undo takes back the last one first', async () => {
    const { match } = await play(odd, [0], 2, ['1', '5', 'u', '1', '3', '4'])
    expect(match.entries()).toContainEqual({ seat: 0, value: [1, 'constructor'] })
  })

  test('whoever asks in passing loses nothing of what was picked so far', async () => {
    const { match, told } = await play(odd, [0], 2, ['1', '5', '?', 't', '3', '4'])
    expect(told).toContain('Rules: ODD-')
    expect(told.match(/\(2\/3\)/g)).toHaveLength(3)
    expect(match.entries()).toContainEqual({ seat: 0, value: ['__proto__', '2'] })
  })

  test('shares are held within what can still come out right', async () => {
    const { match, told } = await play(odd, [0], 2, ['1', '1', '5', '4', '3', '0'])
    expect(told).toContain('–) stuck – Never ever. [ODD-01]')
    expect(told).toContain('light: how many? (0–3)')
    expect(match.entries()).toContainEqual({ seat: 0, value: { light: 3 } })
  })

  test('a seat without a hero is called by its number', async () => {
    expect((await play(odd, [0], 2, [])).told).toContain('At the keyboard: Seat 1')
  })
})
