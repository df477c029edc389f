import { describe, expect, it } from 'vitest'
import { sketchFaults, sketchSays } from '../conformance/sketched.ts'
import { anyGame } from '../conformance/index.ts'
import { ferry } from '../example/index.ts'
import { view } from '../src/index.ts'
import type { AreaMap, Piece, Sketch, View } from '../src/index.ts'
import { atTheFerry } from './ferry-table.ts'
import type { FerryTable } from './ferry-table.ts'
import { play } from './table.ts'

describe('the river as it is sketched', () => {
  const river = ({ match }: FerryTable): AreaMap | undefined => view(match, 0).sketch?.maps?.[0]
  const standing = (table: FerryTable): Record<string, readonly Piece[]> =>
    Object.fromEntries(
      (river(table)?.areas ?? []).flatMap(({ id, holds = [] }) => (holds.length > 0 ? [[id, holds]] : [])),
    )
  const aboard: readonly Piece[] = [{ says: { key: 'zone.raft' } }, { seat: 0 }, { seat: 1 }]

  it('has the raft at the jetty, then on the way that was chosen, and back for the next crossing', () => {
    const table = atTheFerry({ hands: [['letter'], ['letter']] })
    expect(standing(table)).toEqual({ jetty: aboard })
    table.says(0, 'reeds')
    expect(standing(table)).toEqual({ reeds: aboard })
    table.load([], [])
    table.says(0, { 0: 1, 1: 1 })
    expect(standing(table)).toEqual({ reeds: aboard })
    table.says(0, false)
    expect(standing(table)).toEqual({ jetty: aboard })
  })

  it('has everybody on the far bank at the end', () => {
    const table = atTheFerry({ crossings: 1, hands: [['letter'], ['letter']] })
    table.says(0, 'reeds')
    table.load([], [])
    table.says(0, { 0: 1, 1: 1 })
    table.says(0, false)
    expect(standing(table)).toEqual({ bank: aboard })
  })

  it('FER-04: shuts the way into the rapids until a lantern burns on the far bank', () => {
    const shut = (table: FerryTable) => river(table)?.ways.flatMap(way => (way.shut ? [way.joins] : []))
    expect(shut(atTheFerry())).toEqual([['jetty', 'rapids']])
    const lit = atTheFerry({ bank: ['lantern', 'goat', 'lantern'] })
    expect(shut(lit)).toEqual([])
    expect(standing(lit)['bank']).toEqual([{ says: { key: 'card.lantern' }, n: 2 }])
  })

  it('lights the two ways up for whoever is asked', () => {
    const { question } = atTheFerry().asked(0)
    expect(question.kind === 'choose' && question.options.map(({ shows }) => shows)).toEqual([
      ['reeds'],
      ['rapids'],
    ])
  })

  it('counts coins on a track that grows with the richest', () => {
    const track = (coins: number[]) => view(atTheFerry({ state: { coins } }).match, 1).sketch?.tracks?.[0]
    expect(track([2, 5])).toMatchObject({
      from: 0,
      to: 20,
      marks: [
        { seat: 0, at: 2 },
        { seat: 1, at: 5 },
      ],
    })
    expect(track([2, 31])).toMatchObject({ to: 31 })
  })
})

describe('a view', () => {
  it('has no sketch where the game has none', () => {
    expect('sketch' in view(play({ turn: () => undefined }), 0)).toBe(false)
  })

  it('carries a copy: whoever changes it changes nobody else’s', () => {
    const { match } = atTheFerry()
    const before = JSON.stringify(view(match, 0))
    Object.assign(view(match, 0).sketch?.tracks?.[0] ?? {}, { from: 99 })
    expect(JSON.stringify(view(match, 0))).toBe(before)
  })
})

describe('a sketch that does not hold together', () => {
  const faults = (sketch: Sketch): string[] => {
    const seen: View = { reader: 0, seats: 2, state: {}, zones: {}, questions: [], sketch }
    return sketchFaults({ ...anyGame(ferry), sketch: () => sketch }, seen)
  }
  const area = (id: string, x = 0): AreaMap['areas'][number] => ({ id, at: [x, 0] })

  it.each<[string, Sketch, string]>([
    [
      'a place without measure',
      { maps: [{ id: 'm', areas: [area('a', Number.NaN)], ways: [] }] },
      'not plain data',
    ],
    [
      'one track twice',
      { tracks: [1, 2].map(to => ({ id: 't', from: 0, to, marks: [] })) },
      'track t is there twice',
    ],
    ['a track without length', { tracks: [{ id: 't', from: 3, to: 3, marks: [] }] }, 'goes from 3 to 3'],
    [
      'a stop before the beginning',
      { tracks: [{ id: 't', from: 1, to: 3, marks: [], stops: [{ at: 0, says: { key: 'dawn' } }] }] },
      'ends before 0',
    ],
    [
      'one area twice',
      { maps: [{ id: 'm', areas: [area('a'), area('a', 1)], ways: [] }] },
      'area a of map m is there twice',
    ],
    [
      'two areas in one place',
      { maps: [{ id: 'm', areas: [area('a'), area('b')], ways: [] }] },
      'place 0, 0',
    ],
    [
      'a way in a circle',
      { maps: [{ id: 'm', areas: [area('a')], ways: [{ joins: ['a', 'a'] }] }] },
      'end a of a way is there twice',
    ],
    [
      'a stranger in an area',
      { maps: [{ id: 'm', areas: [{ ...area('a'), holds: [{ seat: -1 }] }], ways: [] }] },
      'in a stands seat -1',
    ],
  ])('has %s', (_, sketch, fault) => {
    expect(faults(sketch).join()).toContain(fault)
  })

  it('is one that changes the view', () => {
    const seen: View = { reader: 0, seats: 2, state: {}, zones: {}, questions: [], sketch: {} }
    const spoil = (view: View): Sketch => (Object.assign(view.state, { spoilt: true }), {})
    expect(sketchFaults({ ...anyGame(ferry), sketch: spoil }, seen)).toEqual(['sketching changes the view'])
  })
})

it('a sketch is asked for all its texts', () => {
  const keys = sketchSays({
    tracks: [
      {
        id: 'war',
        from: 1,
        to: 2,
        stops: [{ at: 1, says: { key: 'stop' } }],
        marks: [
          { seat: 0, at: 1 },
          { says: { key: 'mark' }, at: 2 },
        ],
      },
    ],
    maps: [
      {
        id: 'land',
        areas: [
          {
            id: 'inn',
            at: [0, 0],
            part: { key: 'part' },
            holds: [{ says: { key: 'thing' }, n: 2 }, { seat: 1 }],
          },
          { id: 'hill', at: [1, 0], says: { key: 'named' } },
        ],
        ways: [{ joins: ['inn', 'hill'], says: { key: 'toll' }, shut: { key: 'snow' } }],
      },
    ],
  }).map(({ key }) => key)
  expect(keys).toEqual([
    'track.war',
    'stop',
    'mark',
    'map.land',
    'area.inn',
    'part',
    'thing',
    'named',
    'toll',
    'snow',
  ])
})
