import type { Area, Option, Piece, Question, SeenQuestion, Sketch, Value, View, Way } from '@osud/engine'
import type { Choice, Choosing, Sitter, Voice } from '../../src/look/board.ts'

/** Texts as long as the real ones, without a game behind them: the last word of a key, and its arguments. */
export const voice: Voice = {
  language: 'en',
  say: (key, args = {}) =>
    [(key.split('.').at(-1) ?? key).replaceAll('-', ' '), ...Object.values(args).map(String)].join(' '),
  has: () => true,
  sayOr: key => voice.say(key),
  nameOf: hero => hero,
}

const land: readonly (readonly [id: string, x: number, y: number, part: string])[] = [
  ['Bremervoord', 8, 6, 'blue'],
  ['Hengfors', 44, 2, 'blue'],
  ['Blaviken', 22, 14, 'blue'],
  ['Creyden', 58, 10, 'blue'],
  ['Novigrad', 12, 26, 'yellow'],
  ['Gelibol', 34, 26, 'yellow'],
  ['Ban-Glean', 62, 24, 'grey'],
  ['Ard-Carraigh', 84, 20, 'grey'],
  ['Gors-Velen', 4, 38, 'yellow'],
  ['Oxenfurt', 24, 37, 'yellow'],
  ['Vengerberg', 58, 38, 'grey'],
  ['Vizima', 40, 40, 'red'],
  ['Ellander', 34, 50, 'red'],
  ['Mahakam', 56, 52, 'red'],
  ['Hagge', 76, 40, 'grey'],
  ['Brugge', 26, 60, 'green'],
  ['Maribor', 44, 60, 'red'],
  ['Brokilon', 10, 54, 'green'],
  ['Cintra', 12, 76, 'green'],
  ['Dillingen', 36, 70, 'green'],
  ['Jaruga', 28, 82, 'green'],
  ['Duen Canell', 18, 92, 'purple'],
  ['Nastrog', 42, 88, 'purple'],
  ['Belhaven', 62, 84, 'purple'],
  ['Tegamo', 76, 72, 'purple'],
]
const roads =
  'Bremervoord Blaviken, Hengfors Blaviken, Hengfors Creyden, Blaviken Novigrad, Blaviken Gelibol, Creyden Ban-Glean, Ban-Glean Ard-Carraigh, Novigrad Oxenfurt, Novigrad Gors-Velen, Gelibol Vizima, Oxenfurt Vizima, Ard-Carraigh Hagge, Ban-Glean Vengerberg, Vengerberg Hagge, Vizima Ellander Maribor Mahakam, Vengerberg Mahakam, Gors-Velen Brokilon, Brokilon Brugge, Brugge Dillingen, Ellander Brugge, Brokilon Cintra, Cintra Jaruga, Dillingen Jaruga, Jaruga Duen-Canell, Nastrog Duen-Canell, Nastrog Belhaven, Belhaven Tegamo, Tegamo Mahakam'

/** A land of 25 places in six regions, with a crossing, a sea route, a road that is shut, four heroes and three tracks. */
export const northern: Sketch = {
  maps: [
    {
      id: 'northern-kingdoms',
      areas: land.map(([name, x, y, part]): Area => {
        const holds: Piece[] = []
        if (name === 'Novigrad') holds.push({ seat: 0 }, { seat: 2 })
        if (name === 'Vizima') holds.push({ seat: 1 }, { says: { key: 'thing.bronze-monster' }, n: 2 })
        if (name === 'Tegamo') holds.push({ seat: 3 })
        if (name === 'Mahakam') holds.push({ says: { key: 'thing.foul-fate' } })
        return { id: idOf(name), at: [x, y], part: { key: `region.${part}` }, says: { key: name }, holds }
      }),
      ways: [
        ...roads
          .split(', ')
          .map((joined): Way => ({ joins: joined.split(' ').map(idOf) as [string, string] })),
        { joins: ['bremervoord', 'cintra'], says: { key: 'way.toll', args: { n: 2 } } },
        { joins: ['hagge', 'tegamo'], shut: { key: 'way.snow' } },
      ],
    },
  ],
  tracks: [
    { id: 'victory', from: 0, to: 80, marks: [23, 7, 23, 80].map((at, seat) => ({ seat, at })) },
    {
      id: 'war',
      from: 1,
      to: 8,
      stops: [
        { at: 2, says: { key: 'thing.bronze-monster' } },
        { at: 5, says: { key: 'thing.foul-fate' } },
      ],
      marks: [{ says: { key: 'thing.war-marker' }, at: 5 }],
    },
  ],
}

/** A house of three floors: along a floor one goes as one likes, between floors there is rubble. */
export const shelter: Sketch = {
  maps: [
    {
      id: 'shelter',
      areas: ['attic', 'ground-floor', 'cellar'].flatMap((floor, y) =>
        [0, 1, 2, 3].map((x): Area => ({
          id: `${floor}-${x}`,
          at: [x, y],
          part: { key: floor },
          says: { key: ['guard', 'heap', 'closed-door', 'workshop'][(x + y) % 4] ?? '' },
          ...(x === y ? { holds: [{ says: { key: 'figure', args: { hero: 'Marin' } } }] } : {}),
        })),
      ),
      ways: [
        { joins: ['attic-0', 'attic-1', 'attic-2', 'attic-3'] },
        { joins: ['ground-floor-0', 'ground-floor-1', 'ground-floor-2', 'ground-floor-3'] },
        { joins: ['cellar-0', 'cellar-1', 'cellar-2', 'cellar-3'] },
        { joins: ['attic-1', 'ground-floor-1'] },
        { joins: ['ground-floor-2', 'cellar-2'], shut: { key: 'rubble' } },
      ],
    },
  ],
  tracks: [
    { id: 'day', from: 1, to: 12, marks: [{ says: { key: 'today' }, at: 3 }] },
    ...['hunger', 'misery'].map(id => ({
      id,
      from: 0,
      to: 4,
      marks: ['Marin', 'Zlata', 'Pavle'].map((hero, at) => ({ says: { key: 'figure', args: { hero } }, at })),
    })),
  ],
}

/** The id of a place that is called so. */
function idOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

/** A view of a game of which nothing is known but its sketch. */
export const seen = (sketch: Sketch): View => ({
  reader: 0,
  seats: 4,
  state: { heroes: ['Geralt', 'Triss', 'Dandelion', 'Yarpen'] },
  zones: { deck: ['?', '?'] },
  questions: [],
  sketch,
})

export const sitters: readonly Sitter[] = [0, 1, 2, 3].map(seat => ({
  seat,
  kind: seat === 0 ? 'me' : 'bot',
  name: `player ${seat}`,
  doing: 'idle',
}))

/** A question with its choices, and what was pressed. */
export function asking(
  options: readonly Option[],
  selected?: Value,
): Choosing & { readonly pressed: Value[] } {
  const question: Question = { kind: 'choose', ask: 'ask.travel', rule: 'WAG-001', options }
  const asked: SeenQuestion = {
    id: 1,
    seats: [0],
    settles: 'first',
    table: false,
    ask: question.ask,
    rule: question.rule,
    mine: true,
    question,
    done: [],
    suggestions: [],
  }
  const pressed: Value[] = []
  return {
    asked,
    pressed,
    press: value => void pressed.push(value),
    of: (value): Choice | undefined => {
      const index = options.findIndex(option => option.value === value)
      const option = options[index]
      return (
        option && {
          value,
          label: `go ${value}`,
          key: String(index + 1),
          legal: !option.refused,
          selected: value === selected,
          order: undefined,
          reasons: option.refused ? [{ text: 'no gold', rule: 'WAG-002' }] : [],
          warning: undefined,
        }
      )
    },
  }
}
