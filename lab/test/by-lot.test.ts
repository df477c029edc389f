import { usualOptions } from '@osud/engine'
import { pathOfDestiny } from '@osud/path-of-destiny'
import { expect, test } from 'vitest'
import { experimentsWith, findSubject, subjectOf } from '../src/games.ts'
import { botsNamed, playGame } from '../src/playing.ts'
import { simulate } from '../src/simulation.ts'

const options = usualOptions(pathOfDestiny)
const subject = findSubject('path-of-destiny')
if (subject === undefined) throw new Error('no such game')

/** The places that heroes began in over some games of five. */
const placesOf = (experiment: string | undefined): Set<string> => {
  const table = { ...subjectOf(subject, experiment), options }
  const bots = botsNamed(Array.from({ length: 5 }, () => 'random'))
  const places = Array.from({ length: 40 }, (_, i) => {
    const { outcome } = playGame(table, bots, `lot ${i}`)
    if ('why' in outcome) throw new Error(outcome.why)
    const seats = outcome.seen?.seats ?? []
    expect(seats.map(({ traits }) => traits['initiative']).toSorted()).toEqual(['1', '2', '3', '4', '5'])
    return seats.map(({ role, traits }) => `${role} ${traits['initiative']}`)
  })
  return new Set(places.flat())
}

test('five heroes begin in the places that their story prescribes; by lot everybody begins everywhere', () => {
  expect(placesOf(undefined).size).toBe(5)
  expect(placesOf('initiative-by-lot').size).toBe(25)
})

test('an experiment is played by the workers and named in the findings', async () => {
  const plan = {
    game: 'path-of-destiny',
    rules: pathOfDestiny.version,
    options,
    seats: [5],
    bots: ['random'],
    seed: 'lots',
    games: 30,
  }
  const experiment = 'initiative-by-lot'
  const [plain, lots] = await Promise.all([
    simulate(plan, { workers: 1 }),
    simulate({ ...plan, experiment }, { workers: 1 }),
  ])
  expect([plain.experiment, lots.experiment]).toEqual([undefined, experiment])
  const first = ({ tables: [table] }: typeof plain) => table?.byTrait['initiative']?.['1']
  expect(first(plain)?.change).toBeUndefined()
  expect(first(lots)?.change).toBeDefined()
})

test('experiments are a game’s own', () => {
  expect(experimentsWith('path-of-destiny')).toEqual(['initiative-by-lot'])
  expect(experimentsWith('night-ferry')).toEqual([])
})
