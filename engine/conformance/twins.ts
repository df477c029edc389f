import type { Texts } from '@osud/lang'
import { ferry } from '../example/ferry.ts'
import type { Ferry } from '../example/ferry.ts'
import { hash } from '../src/index.ts'
import type { AreaMap, Flow, Game, Sketch, Table } from '../src/index.ts'
import type { CheckName } from './checks.ts'
import { anyGame } from './subject.ts'
import type { Subject } from './subject.ts'

/** A copy of the example game with one fault, and the check that must find it. */
export interface Twin {
  readonly fault: string
  readonly caughtBy: CheckName
  readonly breakIt: (sound: Subject) => Subject
}

const { steps } = ferry

/** The example game with some steps replaced. */
const withSteps =
  (changed: Partial<Game<Ferry>['steps']>, version = 'broken') =>
  (sound: Subject) => ({
    ...sound,
    game: anyGame<Ferry>({ ...ferry, version, steps: { ...steps, ...changed } }),
  })

/** The example game with something added to its sketch. */
const withSketch =
  (more: () => Sketch) =>
  (sound: Subject): Subject => ({ ...sound, game: { ...sound.game, sketch: more } })

const ford: AreaMap = { id: 'river', areas: [{ id: 'reeds', at: [0, 0] }], ways: [] }

/** A state with something in it that does not belong there. */
const put = (table: Table<Ferry>, name: string, value: unknown): void => {
  Object.assign(table.state, { [name]: value })
}

const topOfDeck = (table: Table<Ferry>): string => table.cards('deck').at(-1) ?? 'none'

/** The broken twins. Each fault is one that an author of a game could really commit. */
export const twins: readonly Twin[] = [
  {
    fault: 'leaks a card of another hand into the public state',
    caughtBy: 'shows nobody what is hidden from them',
    breakIt: withSteps({
      *toll(table, step): Flow {
        put(table, 'leak', table.cards('hand:0').join())
        yield* steps.toll(table, step) as Flow
      },
    }),
  },
  {
    fault: 'leaks a drawn card into the log of the others',
    caughtBy: 'shows nobody what is hidden from them',
    breakIt: withSteps({
      *market(table, step): Flow {
        table.tell('log.page', { page: { text: `card.${table.cards('hand:1').at(-1)}` } })
        yield* steps.market(table, step) as Flow
      },
    }),
  },
  {
    fault: 'tells a list that goes on changing in the state',
    caughtBy: 'hands the log and the agenda nothing that its state keeps',
    breakIt: withSteps({
      arrive(table, step) {
        table.tell('log.end', { heroes: table.state.heroes })
        return steps.arrive(table, step)
      },
    }),
  },
  {
    fault: 'plans a step with a list that goes on changing in the state',
    caughtBy: 'hands the log and the agenda nothing that its state keeps',
    breakIt: withSteps({
      *way(table, step): Flow {
        yield* steps.way(table, step) as Flow
        table.then(Object.assign({ do: 'load' as const }, { ways: table.state.ways }))
        yield* table.choose(0, { ask: 'ask.reply.accept', options: [{ value: 'on' }], rule: 'FER-03' })
      },
    }),
  },
  {
    fault: 'asks only if a hidden card is there',
    caughtBy: 'shows nobody what is hidden from them',
    breakIt: withSteps({
      *toll(table, step): Flow {
        if (table.cards('hand:0').includes('goat')) yield* steps.toll(table, step) as Flow
      },
    }),
  },
  {
    fault: 'loses a card',
    caughtBy: 'loses no card and no token',
    breakIt: withSteps({
      row(table, step) {
        ;(table.cards('deck') as string[]).pop()
        return steps.row(table, step)
      },
    }),
  },
  {
    fault: 'makes coins out of nothing',
    caughtBy: 'loses no card and no token',
    breakIt: withSteps({
      row(table, step) {
        table.state.coins[0] = (table.state.coins[0] ?? 0) + 1
        return steps.row(table, step)
      },
    }),
  },
  {
    fault: 'uses an unseeded random source',
    caughtBy: 'gives the same match for the same seed and answers',
    breakIt: withSteps({
      row(table, step) {
        put(table, 'weather', Math.random())
        return steps.row(table, step)
      },
    }),
  },
  {
    fault: 'keeps a closure in the state',
    caughtBy: 'keeps only plain data',
    breakIt: withSteps({
      *market(table, step): Flow {
        put(table, 'later', () => 'boo')
        yield* steps.market(table, step) as Flow
      },
    }),
  },
  {
    fault: 'keeps a Map in the state',
    caughtBy: 'keeps only plain data',
    breakIt: withSteps({
      *market(table, step): Flow {
        put(table, 'debts', new Map([[0, 3]]))
        yield* steps.market(table, step) as Flow
      },
    }),
  },
  {
    fault: 'keeps what it needs outside the state',
    caughtBy: 'comes back from a save as it was',
    breakIt: sound => {
      let rows = 0
      return withSteps({
        row(table, step) {
          put(table, 'rows', ++rows)
          return steps.row(table, step)
        },
      })(sound)
    },
  },
  {
    fault: 'asks a question that nobody can answer',
    caughtBy: 'ends within its bound',
    breakIt: withSteps({
      *way(table): Flow {
        const refused = { rule: 'FER-03', key: 'refuse.goat' }
        yield* table.together('anyone', {
          ask: 'ask.way',
          options: [{ value: 'reeds', refused }],
          rule: 'FER-03',
        })
      },
    }),
  },
  {
    fault: 'offers the same thing twice',
    caughtBy: 'asks with options that differ',
    breakIt: withSteps({
      *way(table): Flow {
        const chosen = yield* table.together<'reeds'>('anyone', {
          ask: 'ask.way',
          options: [{ value: 'reeds' }, { value: 'reeds' }],
          rule: 'FER-03',
        })
        table.state.ways.push(chosen)
      },
    }),
  },
  {
    fault: 'never ends',
    caughtBy: 'ends within its bound',
    breakIt: withSteps({
      remember(table) {
        table.then({ do: 'way' }, { do: 'remember' })
      },
    }),
  },
  {
    fault: 'goes in circles without asking',
    caughtBy: 'ends within its bound',
    breakIt: withSteps({
      remember(table) {
        table.then({ do: 'remember' })
      },
    }),
  },
  {
    fault: 'forgets an undo barrier: reads a hidden card without turning it over',
    caughtBy: 'sets a barrier whenever something becomes known',
    breakIt: withSteps({
      *toll(table, step): Flow {
        yield* steps.toll(table, step) as Flow
        put(table, 'peeked', topOfDeck(table))
      },
    }),
  },
  {
    fault: 'sketches a way to an area that is not there',
    caughtBy: 'sketches what holds together',
    breakIt: withSketch(() => ({ maps: [{ ...ford, ways: [{ joins: ['reeds', 'ford'] }] }] })),
  },
  {
    fault: 'sketches a mark beyond the end of its track',
    caughtBy: 'sketches what holds together',
    breakIt: withSketch(() => ({ tracks: [{ id: 'coins', from: 0, to: 9, marks: [{ seat: 0, at: 10 }] }] })),
  },
  {
    fault: 'sketches somebody who does not sit at the table',
    caughtBy: 'sketches what holds together',
    breakIt: withSketch(() => ({ tracks: [{ id: 'coins', from: 0, to: 9, marks: [{ seat: 4, at: 0 }] }] })),
  },
  {
    fault: 'sketches what it remembers, and not what the view shows',
    caughtBy: 'sketches what holds together',
    breakIt: sound => {
      let at = 0
      const marks = () => [{ seat: 0, at: at++ % 9 }]
      return withSketch(() => ({ tracks: [{ id: 'coins', from: 0, to: 9, marks: marks() }] }))(sound)
    },
  },
  {
    fault: 'sketches a hidden card that it noted down on the way',
    caughtBy: 'sketches what holds together',
    breakIt: sound => {
      let peeked = 'none'
      const { game } = withSteps({
        *toll(table, step): Flow {
          peeked = topOfDeck(table)
          yield* steps.toll(table, step) as Flow
        },
      })(sound)
      const holds = () => [{ says: { key: `card.${peeked}` } }]
      const sketch = (): Sketch => ({
        maps: [{ ...ford, areas: [{ id: 'reeds', at: [0, 0], holds: holds() }] }],
      })
      return { ...sound, game: { ...game, sketch } }
    },
  },
  {
    fault: 'sketches an area that has no name',
    caughtBy: 'has words for everything in three languages',
    breakIt: withSketch(() => ({ maps: [{ ...ford, areas: [{ id: 'ford', at: [0, 0] }] }] })),
  },
  {
    fault: 'lacks a Ukrainian text',
    caughtBy: 'has words for everything in three languages',
    breakIt: sound => ({ ...sound, texts: { ...sound.texts, uk: without(sound.texts.uk, 'log.calm') } }),
  },
  {
    fault: 'gives an argument that no text uses',
    caughtBy: 'has words for everything in three languages',
    breakIt: withSteps({
      row(table, step) {
        table.tell('log.calm', { n: 1, who: 'fox' } as { n: number })
        return steps.row(table, step)
      },
    }),
  },
  {
    fault: 'throws dice in the step that asks about them',
    caughtBy: 'can be imagined by whoever is asked',
    breakIt: withSteps({
      *toll(table, step): Flow {
        yield* table.choose(0, { ask: 'ask.way', options: [{ value: table.roll(1000) }], rule: 'FER-03' })
        yield* steps.toll(table, step) as Flow
      },
    }),
  },
  {
    fault: 'has a fingerprint that depends on the order of keys',
    caughtBy: 'has a fingerprint that does not depend on the order of keys',
    breakIt: sound => ({ ...sound, hash: value => hash(JSON.stringify(value)) }),
  },
  {
    fault: 'is played by a bot that cheats',
    caughtBy: 'is played legally by every bot',
    breakIt: sound => ({
      ...sound,
      players: [{ name: 'cheat', playOut: match => (match.answer(0, match.open[0]?.id ?? 0, 'swim'), 1) }],
    }),
  },
]

const without = (texts: Texts, gone: string): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => key !== gone))
