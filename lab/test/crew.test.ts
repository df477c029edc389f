import { join } from 'node:path'
import { expect, test } from 'vitest'
import { simulate } from '../src/simulation.ts'
import type { Wish } from '../src/simulation.ts'
import { coinProgram } from './coin.ts'
import { freshFolder, timeless } from './folder.ts'

const wish: Wish = {
  game: 'coin',
  rules: '1',
  options: {},
  seats: [2],
  bots: ['random'],
  seed: 's',
  games: 40,
}

test('games whose worker died are played by another one', async () => {
  const options = { kills: 'once', mark: join(freshFolder(), 'mark') }
  const found = await simulate({ ...wish, options }, { workers: 1, program: coinProgram })
  const sound = await simulate(wish, { workers: 1, program: coinProgram })
  expect({ ...timeless(found), options: {} }).toEqual(timeless(sound))
})

test('games in which two workers died end the run, and it says which', async () => {
  const options = { kills: 'always', mark: join(freshFolder(), 'mark') }
  const running = simulate({ ...wish, options }, { workers: 1, program: coinProgram })
  await expect(running).rejects.toThrow(
    'a worker died twice in games 0 to 9 with 2 seats: it left with code 3',
  )
})

test('a worker that cannot begin is told', async () => {
  const running = simulate(wish, { workers: 2, program: new URL('nobody.mjs', import.meta.url) })
  await expect(running).rejects.toThrow(/^a worker died twice in games .*: Cannot find module/)
})

test('a bot that nobody knows is told', async () => {
  const running = simulate({ ...wish, bots: ['deep-thought'] }, { workers: 1, program: coinProgram })
  await expect(running).rejects.toThrow("there is no bot 'deep-thought'")
})
