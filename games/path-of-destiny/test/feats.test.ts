import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Match } from '@osud/engine'
import type { Event, MatchRecord, Result } from '@osud/engine'
import { names } from '@osud/lang'
import { problems } from '@osud/lang/check'
import { describe, expect, test } from 'vitest'
import { feats, recollection } from '../feats.ts'
import { feats as cs } from '../lang/cs/feats.ts'
import { feats as en } from '../lang/en/feats.ts'
import { feats as uk } from '../lang/uk/feats.ts'
import { remembered } from '../memories.ts'
import { pathOfDestiny } from '../rules/game.ts'
import type { State } from '../rules/state.ts'

/** What Geralt, on the first seat, earns in a story that told this and ended so. */
function earned(story: keyof typeof feats, events: readonly Event[], result: Partial<Result> = {}): string[] {
  const state = { players: [{ hero: 'geralt' }, { hero: 'ciri' }], options: { story } } as unknown as State
  return recollection.feats({ events, state, result: { winners: [0], ending: `${story}.31`, ...result } }, 0)
}

const told = (key: string, args: Event['args'] = {}): Event => ({ key, args: { hero: 'geralt', ...args } })
const times = (n: number, event: Event): Event[] => Array.from({ length: n }, () => event)

describe('a feat', () => {
  test('belongs to an ending, and to its main hero where it says so', () => {
    expect(earned('edge-of-the-world', [])).toEqual(['notched-chair'])
    expect(earned('edge-of-the-world', [], { winners: [1] })).toEqual([])
    expect(earned('edge-of-the-world', [], { ending: 'edge-of-the-world.45' })).toEqual([])
    expect(earned('edge-of-the-world', [], { winners: [1], ending: 'edge-of-the-world.45' })).toEqual([
      'boots',
    ])
  })

  test('is lost by what should have been left undone, and only by one’s own deeds', () => {
    const ending = { winners: [], ending: 'striga.37' }
    expect(earned('striga', [], ending)).toEqual(['taste'])
    expect(earned('striga', [told('log.unmet')], ending)).toEqual([])
    expect(earned('striga', [told('log.unmet', { hero: 'ciri' })], ending)).toEqual(['taste'])
  })

  test('counts the tokens of the paths that the story took', () => {
    const chapter = [told('log.dominant', { path: 'left' }), told('log.path-token', { path: 'left' })]
    const loss = { ending: 'lesser-evil.33' }
    const allied = told('log.alliance', { side: 'renfri' })
    expect(earned('lesser-evil', [allied, ...chapter, ...chapter, ...chapter], loss)).toEqual([
      'paid-in-advance',
    ])
    expect(earned('lesser-evil', [allied, ...chapter, ...chapter], loss)).toEqual([])
  })

  test('asks for alliances on both sides', () => {
    const [renfri, stregobor] = ['renfri', 'stregobor'].map(side => told('log.alliance', { side })) as [
      Event,
      Event,
    ]
    const loss = { ending: 'lesser-evil.33' }
    expect(earned('lesser-evil', [...times(2, renfri), ...times(2, stregobor)], loss)).toEqual([
      'both-purses',
    ])
    expect(earned('lesser-evil', times(4, renfri), loss)).toEqual([])
  })
})

test('every story has six feats with an ending of its own, and eight endings to be seen', () => {
  for (const { id, endings, feats: ids } of remembered) {
    expect([id, endings.length, ids.length]).toEqual([id, 8, 6])
    for (const { ending } of feats[id as keyof typeof feats])
      if (ending !== undefined) expect(endings).toContain(`${id}.${ending}`)
  }
})

test('every feat has a name, a sentence and a riddle in all languages, without problems', () => {
  const ids = Object.values(feats).flatMap(list => list.map(({ id }) => id))
  const keys = ids.flatMap(id => [`feat.${id}`, `feat.${id}.text`, `feat.${id}.riddle`])
  expect(Object.keys(en).toSorted()).toEqual(keys.toSorted())
  expect(problems({ texts: { cs, en, uk }, names })).toEqual([])
})

const matches = join(import.meta.dirname, '../matches')
test.each(readdirSync(matches).filter(file => file.endsWith('.json')))('%s has heroes to remember', file => {
  const record = JSON.parse(readFileSync(join(matches, file), 'utf8')) as MatchRecord
  const match = Match.replay(pathOfDestiny, record)
  const state = match.position.game as State
  expect(recollection.hero(state, 0)).toBeDefined()
  expect(
    Array.isArray(
      recollection.feats({ events: match.events(), state, result: match.result ?? { winners: [] } }, 0),
    ),
  ).toBe(true)
})
