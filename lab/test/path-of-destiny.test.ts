import { readFile } from 'node:fs/promises'
import { Match } from '@osud/engine'
import { pathOfDestiny } from '@osud/path-of-destiny'
import { describe, expect, test } from 'vitest'
import { studyPathOfDestiny } from '../src/path-of-destiny.ts'
import type { Observations } from '../src/study.ts'

/** What is seen in one of the matches that are kept with the game; its transcript lies beside it. */
async function seenIn(name: string): Promise<Observations> {
  const path = new URL(`../../games/path-of-destiny/matches/${name}.json`, import.meta.url)
  const match = Match.replay(pathOfDestiny, JSON.parse(await readFile(path, 'utf8')))
  return studyPathOfDestiny(match as unknown as Match)
}

describe('the study of the kept match The Edge of the World', () => {
  test('sees the heroes and their places in the first order of initiative', async () => {
    const { seats } = await seenIn('the-edge-of-the-world')
    expect(seats.map(({ role, traits }) => [role, traits['initiative']])).toEqual([
      ['dandelion', '3'],
      ['geralt', '2'],
      ['yennefer', '1'],
    ])
  })

  test('sees what Geralt played, his Fortitude included', async () => {
    const { seats } = await seenIn('the-edge-of-the-world')
    expect(seats[1]?.played).toEqual([
      'two-swords',
      'fee-in-advance',
      'black-draught',
      'trembling-medallion',
      'paid-applause',
      'the-mares-opinion',
      'elven-inscription',
      'fee-in-advance',
      'fresh-tracks',
      'rising-water',
      'eyes-in-brine',
      'deserters-camp',
      'a-hasty-sign',
      'crossroads-fair',
      'boar-spear',
      'poachers-knife',
      'crows-overhead',
      'forged-pass',
      'brawl-over-dumplings',
    ])
    expect(seats.map(({ played }) => played.length)).toEqual([18, 19, 19])
  })

  test('sees what everybody drafted, from the deck too, but not what abilities took', async () => {
    const { seats } = await seenIn('the-edge-of-the-world')
    expect(seats.map(({ drafted }) => drafted.length)).toEqual([18, 18, 18])
    expect(seats[2]?.drafted.slice(0, 6)).toEqual([
      'an-honest-trade',
      'campfire-tales',
      'circle-of-salt',
      'bought-peace',
      'second-opinion',
      'wolf-pit',
    ])
    expect(seats[2]?.drafted).not.toContain('borrowed-horse')
  })

  test('sees one way through the book, with its symbols, paths and fate tokens', async () => {
    const { facts, pages } = await seenIn('the-edge-of-the-world')
    expect(pages.map(page => page.replace('edge-of-the-world.', ''))).toEqual([
      '2',
      '3',
      '4',
      '6',
      '7',
      '8',
      '14',
      '15',
      '17',
      '32',
      '33',
    ])
    expect(facts).toEqual({
      'chapter 1: dominant': 'diplomacy',
      'chapter 2: dominant': 'exploration',
      'chapter 3: dominant': 'combat',
      'page 4': 'left',
      'page 8': 'left',
      'page 16': 'right',
      'fate tokens set aside': '2',
    })
  })
})

test('the Automa of a solo match takes a place in the initiative, but no seat', async () => {
  const { seats, facts, pages } = await seenIn('striga-alone')
  expect(seats).toHaveLength(1)
  expect(seats[0]).toMatchObject({ role: 'yennefer', traits: { initiative: '2' } })
  expect(seats[0]?.played).toHaveLength(19)
  expect(seats[0]?.played).not.toContain('barber-surgeon')
  expect(facts).toMatchObject({ 'chapter 3: dominant': 'exploration', 'fate tokens set aside': '0' })
  expect(pages.at(-1)).toBe('striga.45')
})
