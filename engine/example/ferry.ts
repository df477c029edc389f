import { because, defineGame, options } from '../src/index.ts'
import type { Deal, Flow, GameTypes, Piece, Seat, SetUpTable, Sketch, Table, View } from '../src/index.ts'
import type { Words } from './lang/words.ts'

type Way = 'reeds' | 'rapids'

interface State {
  ferryman: Seat
  /** The ways taken so far; together they name the page of the story. */
  ways: Way[]
  heroes: string[]
  coins: number[]
  bread: number[]
  /** What lies in the toll chest and in the purses of the far bank. */
  chest: number
}

type Step =
  { do: 'way' | 'load' | 'toll' | 'market' | 'row' | 'arrive' | 'remember' } | { do: 'lantern'; seat: Seat }

/** The types of the example game. */
export interface Ferry extends GameTypes {
  state: State
  step: Step
  zone: 'deck' | 'hand' | 'raft' | 'bank' | 'river'
  options: { crossings: number }
  words: Words
}

const worth: Readonly<Record<string, number>> = { barrel: 3, goat: 2, letter: 1, lantern: 0 }
const crossing: readonly Step[] = [
  { do: 'way' },
  { do: 'load' },
  { do: 'toll' },
  { do: 'market' },
  { do: 'row' },
  { do: 'arrive' },
]

function setup(table: SetUpTable<Ferry>, { crossings }: Ferry['options']): State {
  table.fill(
    'deck',
    Object.keys(worth).flatMap(card => Array.from({ length: 6 }, () => card)),
  )
  table.shuffle('deck')
  for (const seat of table.order()) table.draw(3, 'deck', `hand:${seat}`) // FER-01
  table.then(...Array.from({ length: crossings }, () => crossing).flat(), { do: 'remember' }) // FER-02
  table.tell('log.page', { page: { text: 'page.jetty' } }, 'FER-03')
  return {
    ferryman: 0,
    ways: [],
    heroes: ['fox', 'heron', 'badger', 'hare'].slice(0, table.seats),
    coins: table.order().map(() => 2),
    bread: table.order().map(() => 2),
    chest: 99,
  }
}

function* way(table: Table<Ferry>): Flow {
  const { state } = table
  const dark = !table.cards('bank').includes('lantern')
  const chosen = yield* table.together<Way>(state.ferryman, {
    ask: 'ask.way',
    options: [
      { value: 'reeds', shows: ['reeds'] },
      { value: 'rapids', shows: ['rapids'], refused: dark && because('FER-04', 'refuse.rapids-dark') },
    ],
    rule: 'FER-03',
  })
  state.ways.push(chosen)
  table.unseal()
  table.tell('log.page', { page: { text: `page.${state.ways.slice(-2).join('-')}` } }, 'FER-03')
}

function* load(table: Table<Ferry>): Flow {
  const { state } = table
  const white = state.ways.at(-1) === 'rapids'
  const loads = yield* table.everyone<string>(table.order(), seat => ({
    kind: 'pick',
    ask: 'ask.load',
    options: options(
      [...new Set(table.cards(`hand:${seat}`))],
      card => white && card === 'goat' && because('FER-06', 'refuse.goat'),
    ).map(option => ({ ...option, says: { key: `card.${option.value}` } })),
    min: 0,
    max: 2,
    ordered: false,
    rule: 'FER-05',
  }))
  for (const [seat, cards] of loads) {
    const hero = heroOf(state, seat)
    const loaded = table.move(cards, `hand:${seat}`, `raft:${seat}`)
    if (cards.length === 0) table.tell('log.empty', { hero }, 'FER-05')
    else table.tell('log.load', { hero, cards: loaded }, 'FER-05')
    if (cards.includes('lantern')) table.then({ do: 'lantern', seat })
  }
}

function* lantern(table: Table<Ferry>, { seat }: { seat: Seat }): Flow {
  const [top] = table.show('deck', [seat], 1).cards
  if (top === undefined) return
  const hero = heroOf(table.state, seat)
  const choice = yield* table.choose<'take' | 'leave'>(seat, {
    ask: 'ask.lantern',
    args: { card: { text: `card.${top.card}` } },
    options: [{ value: 'take' }, { value: 'leave' }],
    rule: 'FER-07',
  })
  if (choice === 'take')
    table.tell('log.lantern', { hero, cards: table.draw(1, 'deck', `hand:${seat}`) }, 'FER-07')
  else {
    table.move(top.card, 'deck', 'deck', 'bottom')
    table.tell('log.lantern-left', { hero }, 'FER-07')
  }
}

function* toll(table: Table<Ferry>): Flow {
  const { state } = table
  const due = Math.min(table.seats, sum(state.coins))
  const shares = yield* table.split(state.ferryman, {
    ask: 'ask.toll',
    options: table.order().map(seat => ({
      value: seat,
      says: { key: 'ask.toll.seat', args: { hero: heroOf(state, seat) } },
      most: state.coins[seat] ?? 0,
      refused: state.coins[seat] === 0 && because('FER-08', 'refuse.poor', { hero: heroOf(state, seat) }),
    })),
    min: due,
    max: due,
    rule: 'FER-08',
  })
  for (const [seat, n] of Object.entries(shares)) {
    pay(state, Number(seat), -n)
    table.tell('log.toll', { hero: heroOf(state, Number(seat)), n }, 'FER-08')
  }
}

function* market(table: Table<Ferry>): Flow {
  const { state } = table
  const { ferryman } = state
  const stall = (seat: Seat) => [
    { value: 'coins', most: state.coins[seat] ?? 0 },
    { value: 'bread', most: state.bread[seat] ?? 0 },
  ]
  const others = table.order(ferryman).slice(1)
  const deal = yield* table.offer(
    ferryman,
    {
      ask: 'ask.market',
      partners: others.map(value => ({
        value,
        says: { key: 'ask.market.seat', args: { hero: heroOf(state, value) } },
        gets: stall(value),
      })),
      gives: stall(ferryman),
      rule: 'FER-09',
    },
    ({ give, get }) => ({
      ask: 'ask.reply',
      args: {
        hero: heroOf(state, ferryman),
        coins: give['coins'] ?? 0,
        bread: give['bread'] ?? 0,
        wantsCoins: get['coins'] ?? 0,
        wantsBread: get['bread'] ?? 0,
      },
      options: [{ value: 'accept' }, { value: 'decline' }],
      rule: 'FER-09',
    }),
  )
  const hero = heroOf(state, ferryman)
  if (deal === undefined) return table.tell('log.no-trade', { hero }, 'FER-09')
  swap(state, ferryman, deal)
  table.tell('log.trade', { hero, other: heroOf(state, deal.with) }, 'FER-09')
}

function row(table: Table<Ferry>): void {
  const n = table.roll()
  const wave = table.state.ways.at(-1) === 'rapids' && n <= 2
  const lost = table.order().flatMap(seat => {
    const barrels = wave ? table.cards(`raft:${seat}`).filter(card => card === 'barrel') : []
    return table.move(barrels, `raft:${seat}`, 'river').cards
  })
  if (lost.length > 0) table.tell('log.wave', { n, cards: { cards: lost } }, 'FER-10')
  else table.tell('log.calm', { n }, 'FER-10')
}

function arrive(table: Table<Ferry>): void {
  const { state } = table
  for (const seat of table.order(state.ferryman)) {
    const hero = heroOf(state, seat)
    const arrived = table.moveAll(`raft:${seat}`, 'bank').cards
    const n = sum(arrived.map(({ card }) => worth[card] ?? 0))
    pay(state, seat, n)
    if (n > 0) table.tell('log.paid', { hero, n }, 'FER-11')
    const drawn = table.draw(1, 'deck', `hand:${seat}`)
    if (drawn.cards.length > 0) table.tell('log.draw', { hero, cards: drawn }, 'FER-12')
  }
  state.ferryman = (state.ferryman + 1) % table.seats // FER-02
}

function remember(table: Table<Ferry>): void {
  const { state } = table
  const scores = state.coins.map((coins, seat) => coins + (state.bread[seat] ?? 0) / 2)
  const winners = table.order().filter(seat => scores[seat] === Math.max(...scores)) // FER-13
  const quiet = state.ways.filter(taken => taken === 'reeds').length > state.ways.length / 2 // FER-14
  table.tell('log.end', { heroes: winners.map(seat => heroOf(state, seat)) }, 'FER-13')
  table.end({ winners, scores, ending: quiet ? 'quiet' : 'wild' })
}

function pay(state: State, seat: Seat, coins: number): void {
  state.coins[seat] = (state.coins[seat] ?? 0) + coins
  state.chest -= coins
}

function swap({ coins, bread }: State, seat: Seat, { with: other, give, get }: Deal): void {
  for (const [goods, name] of [[coins, 'coins'] as const, [bread, 'bread'] as const]) {
    const moved = (give[name] ?? 0) - (get[name] ?? 0)
    goods[seat] = (goods[seat] ?? 0) - moved
    goods[other] = (goods[other] ?? 0) + moved
  }
}

/** The river with the raft on it, and the race for coins, for tables that have no board of the ferry. */
function sketch({ state: { coins, ferryman, ways }, zones, seats, result }: View<Ferry>): Sketch {
  const lanterns = zones['bank']?.filter(card => card === 'lantern').length ?? 0
  const travellers = coins.map((_, seat): Piece => ({ seat }))
  // The pole passes on when a crossing is over: until then the raft is on the way that was chosen last.
  const afloat = ways.length % seats === ferryman ? undefined : ways.at(-1)
  const raft = afloat ?? (result ? 'bank' : 'jetty')
  const standing = (area: string): Piece[] =>
    area === raft ? [{ says: { key: 'zone.raft' } }, ...travellers] : []
  const shut = lanterns === 0 ? { shut: { key: 'way.dark' } } : {} // FER-04
  return {
    maps: [
      {
        id: 'river',
        areas: [
          { id: 'jetty', at: [0, 1], says: { key: 'zone.deck' }, holds: standing('jetty') },
          { id: 'reeds', at: [2, 0], holds: standing('reeds') },
          { id: 'rapids', at: [2, 2], holds: standing('rapids') },
          {
            id: 'bank',
            at: [4, 1],
            says: { key: 'zone.bank' },
            holds: [
              ...standing('bank'),
              ...(lanterns > 0 ? [{ says: { key: 'card.lantern' }, n: lanterns }] : []),
            ],
          },
        ],
        ways: [
          { joins: ['jetty', 'reeds'] },
          { joins: ['reeds', 'bank'] },
          { joins: ['jetty', 'rapids'], ...shut },
          { joins: ['rapids', 'bank'] },
        ],
      },
    ],
    tracks: [
      {
        id: 'coins',
        from: 0,
        to: Math.max(20, ...coins),
        marks: coins.map((at, seat) => ({ seat, at })),
      },
    ],
  }
}

const heroOf = (state: State, seat: Seat): string => state.heroes[seat] ?? ''
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** The Night Ferry: a tiny game that uses every feature of the engine once. Its rules are in rules.md. */
export const ferry = defineGame<Ferry>({
  id: 'night-ferry',
  version: '1',
  seats: { min: 2, max: 4 },
  zones: {
    deck: { sees: 'nobody', ordered: true },
    hand: { sees: 'owner' },
    raft: { sees: 'everyone' },
    bank: { sees: 'everyone' },
    river: { sees: 'everyone' },
  },
  settings: { crossings: [3, 1] },
  variants: { short: { crossings: 1 }, full: { crossings: 3 } },
  longest: 200,
  setup,
  steps: { way, load, lantern, toll, market, row, arrive, remember },
  sketch,
  conserves: ({ coins, bread, chest }) => ({ coins: sum(coins) + chest, bread: sum(bread) }),
  evaluate: ({ state: { coins, bread }, zones }) =>
    coins.map((owned, seat) => {
      const freight = [...(zones[`raft:${seat}`] ?? []), ...(zones[`hand:${seat}`] ?? [])]
      return owned + (bread[seat] ?? 0) / 2 + sum(freight.map(card => worth[card] ?? 0)) / 2
    }),
})
