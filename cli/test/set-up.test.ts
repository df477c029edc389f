import { PassThrough } from 'node:stream'
import { usualOptions } from '@osud/engine'
import { describe, expect, test } from 'vitest'
import { findGame } from '../src/games.ts'
import type { Shelved } from '../src/games.ts'
import { Narrator } from '../src/narrator.ts'
import { paintFor } from '../src/play/paint.ts'
import { plainPrompter } from '../src/play/plain-prompter.ts'
import { attended } from '../src/play/prompter.ts'
import { askOptions } from '../src/play/set-up.ts'
import { readable } from './osud.ts'

const path = findGame('path-of-destiny') as Shelved
const ferry = findGame('night-ferry') as Shelved
const usual = usualOptions(path.game)

/** What comes of typing these lines when a table is set up. */
async function setUp(shelved: Shelved, seats: number, ...typed: readonly string[]) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  input.end(typed.map(line => `${line}\n`).join(''))
  const narrator = new Narrator(shelved, 'en')
  const prompter = attended(plainPrompter(input, output, narrator.say), () => {})
  const options = await askOptions(seats, prompter, { narrator, paint: paintFor(output, {}), width: 80 })
  return { options, told: readable(output.read()) }
}

describe('setting up Path of Destiny', () => {
  test('alone: the story, described, then whether it is the first game, then how hard it should be', async () => {
    const { options, told } = await setUp(path, 1, '2', '2', '5', '1')
    expect(options).toEqual({ ...usual, story: 'striga', firstGame: true, difficulty: 'march' })
    expect(told).toContain('Striga\nKing Foltest wants his daughter back alive.')
    expect(told.match(/^(Which|Is|How|Ready).*\?$/gm)).toEqual([
      'Which story?',
      'Is this your first game?',
      'How hard should the Automa play?',
      'Ready?',
    ])
  })

  test('with others nobody is asked about the Automa', async () => {
    const { options, told } = await setUp(path, 3, '1', '1', '1')
    expect(options).toEqual(usual)
    expect(told).not.toContain('Automa')
  })

  test('more settings are those that matter in this story', async () => {
    const { options, told } = await setUp(path, 2, '2', '1', '2', '2', '2', '2')
    const { keptCards, characters, requirements } = options as typeof usual & Record<string, unknown>
    expect({ characters, keptCards, requirements }).toEqual({
      characters: 'free',
      keptCards: 'finished',
      requirements: 'once',
    })
    expect(told).not.toContain('extra effort card')
  })

  test('undo goes back to the question before, and forgets what was chosen there', async () => {
    const { options } = await setUp(path, 1, '3', '2', 'u', 'u', '1', '1', '1', '1')
    expect(options).toEqual(usual)
    expect((await setUp(path, 1, 'u', '3', '1', '1', 'u', '2', '1')).options).toMatchObject({
      story: 'lesser-evil',
      difficulty: 'story',
    })
  })

  test('what mattered only in another story is as usual again', async () => {
    const edge = ['1', '1', '1', '2', '1', '1', '2']
    const back = Array.from({ length: 6 }, () => 'u')
    const { options } = await setUp(path, 1, ...edge, ...back, '2', '1', '1', '1', '1', '1', '1')
    expect(options).toEqual({ ...usual, story: 'striga' })
  })

  test('whoever leaves sets no table', async () => {
    expect((await setUp(path, 1, '3', 'q')).options).toBeUndefined()
    expect((await setUp(path, 1, '3', '1', '1', 'q')).options).toBeUndefined()
  })
})

test('a game that says nothing about its settings is asked for all of them', async () => {
  const { options, told } = await setUp(ferry, 2, '2')
  expect(options).toEqual({ crossings: 1 })
  expect(told).toContain('1) 3, the whole night')
})
