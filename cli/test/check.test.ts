import { afterEach, describe, expect, test, vi } from 'vitest'
import { problemsOf } from '../src/commands/check.ts'
import { findGame, games } from '../src/games.ts'
import type { Shelved } from '../src/games.ts'
import { osud } from './osud.ts'

const ferry = findGame('night-ferry') as Shelved

/** The ferry with something wrong in it. */
function leaky(): Shelved {
  const { 'log.wave': _wave, ...cs } = ferry.texts.cs
  return { ...ferry, texts: { ...ferry.texts, cs }, check: () => ['the raft has a hole'] }
}

afterEach(() => void vi.restoreAllMocks())

/** Puts another game in the ferry's place for one test. */
const replaced = (shelved: Shelved): void => void vi.spyOn(games, 'find').mockReturnValue(shelved)

describe('osud check', () => {
  test('finds nothing in the ferry, and says how much it has read', async () => {
    const { code, out, err } = await osud(['check', 'night-ferry'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^night-ferry: \d+ texts in cs, uk, en, no problem\n$/)
  })

  test('reads every game unless one is named', async () => {
    const { out } = await osud(['check'])
    expect(out.match(/^[a-z-]+(?=: )/gm)).toEqual(games.map(({ game }) => game.id))
  })

  test('tells each problem in one line and fails', async () => {
    replaced(leaky())
    const { code, out, err } = await osud(['check', 'night-ferry'])
    expect(out).toBe('night-ferry: cs, log.wave: is missing\nnight-ferry: the raft has a hole\n')
    expect({ code, err }).toEqual({ code: 1, err: 'osud: 2 problems found.\n' })
  })

  test('prints one JSON array with --json', async () => {
    expect(JSON.parse((await osud(['check', 'night-ferry', '--json'])).out)).toEqual([])
    replaced(leaky())
    const { code, out } = await osud(['check', 'night-ferry', '--json'])
    expect(code).toBe(1)
    expect(JSON.parse(out)).toEqual([
      { game: 'night-ferry', where: 'cs, log.wave', problem: 'is missing' },
      { game: 'night-ferry', problem: 'the raft has a hole' },
    ])
  })
})

test('a form that a name lacks is a problem', () => {
  const uk = { ...ferry.texts.uk, 'log.load': '{hero, form, flying} вантажить: {cards, cards, acc}.' }
  const found = problemsOf({ ...ferry, texts: { ...ferry.texts, uk } })
  expect(found.map(({ where }) => where)).toContain('uk, log.load')
})
