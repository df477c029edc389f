import { createRequire } from 'node:module'

// The package has no types for its built entry points that this compiler setting accepts; this is what is used of it.
const { INVALID_MOVE, ActivePlayers } = createRequire(import.meta.url)('boardgame.io/core') as {
  readonly INVALID_MOVE: 'INVALID_MOVE'
  readonly ActivePlayers: { readonly ALL: object }
}

type Way = 'reeds' | 'rapids'
type Asks = 'way' | 'load' | 'lantern' | 'toll' | 'trade' | 'reply'

/** What one traveller offers another. */
export interface Offer {
  with: number
  give: { coins: number; bread: number }
  get: { coins: number; bread: number }
}

interface Secrets {
  deck: string[]
  hands: string[][]
  loads: (string[] | null)[]
}

/** The Night Ferry as the state of boardgame.io: the same seats, cards, questions and rules as our example game. */
export interface TheirState extends Secrets {
  step: Asks | 'over'
  /** Who is to answer. */
  asked: number[]
  ferryman: number
  crossing: number
  ways: Way[]
  coins: number[]
  bread: number[]
  chest: number
  rafts: string[][]
  bank: string[]
  river: string[]
  /** Who looks at the top card of the jetty after the loading. */
  lanterns: number[]
  offer: Offer | null
  winners: number[] | null
}

/** What a traveller is sent: hands and loads of others and the deck are backs only. */
export interface TheirView extends Omit<TheirState, keyof Secrets> {
  deck: string[]
  hands: string[][]
  loads: boolean[]
  /** Whether this traveller is to answer. */
  mine: boolean
  /** The top card of the jetty, for who looks at it. */
  top?: string | undefined
}

interface Context {
  G: TheirState
  ctx: { numPlayers: number }
  playerID: string
  random: { Shuffle<T>(list: T[]): T[]; D6(): number }
}

const worth: Readonly<Record<string, number>> = { barrel: 3, goat: 2, letter: 1, lantern: 0 }
const crossings = 3
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
const at = (numbers: readonly number[], seat: number): number => numbers[seat] ?? 0

/** A move that only who is asked may make, at its time. */
function move(step: Asks, act: (context: Context, seat: number, given: never) => 'INVALID_MOVE' | undefined) {
  return {
    move: (context: Context, given: never) => {
      const { G, playerID } = context
      const seat = Number(playerID)
      if (G.step !== step || !G.asked.includes(seat)) return INVALID_MOVE
      return act(context, seat, given)
    },
    client: false,
    undoable: false,
    // All load at the same time: without it only the first of them would be let through.
    ignoreStaleStateID: true,
  }
}

function ask(G: TheirState, step: Asks, ...asked: number[]): undefined {
  G.step = step
  G.asked = asked
  return undefined
}

function pay(G: TheirState, seat: number, coins: number): void {
  G.coins[seat] = at(G.coins, seat) + coins
  G.chest -= coins
}

/** Takes one card out of a list. */
function take(cards: string[], card: string): void {
  cards.splice(cards.indexOf(card), 1)
}

function afterLoad(G: TheirState): undefined {
  const [seat] = G.lanterns
  if (seat !== undefined && G.deck.length > 0) return ask(G, 'lantern', seat)
  return ask(G, 'toll', G.ferryman)
}

function arrive({ G, ctx, random }: Context): undefined {
  const wave = G.ways.at(-1) === 'rapids' && random.D6() <= 2
  for (let n = 0; n < ctx.numPlayers; n++) {
    const seat = (G.ferryman + n) % ctx.numPlayers
    const raft = G.rafts[seat] ?? []
    const lost = wave ? raft.filter(card => card === 'barrel') : []
    const arrived = wave ? raft.filter(card => card !== 'barrel') : raft
    G.river.push(...lost)
    G.bank.push(...arrived)
    pay(G, seat, sum(arrived.map(card => worth[card] ?? 0)))
    G.rafts[seat] = []
    const drawn = G.deck.pop()
    if (drawn !== undefined) G.hands[seat]?.push(drawn)
  }
  G.ferryman = (G.ferryman + 1) % ctx.numPlayers
  G.crossing++
  if (G.crossing < crossings) return ask(G, 'way', G.ferryman)
  const scores = G.coins.map((coins, seat) => coins + at(G.bread, seat) / 2)
  G.winners = scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []))
  G.step = 'over'
  G.asked = []
  return undefined
}

/** The Night Ferry for boardgame.io. */
export const theirFerry = {
  name: 'night-ferry',
  minPlayers: 2,
  maxPlayers: 4,
  setup: ({ ctx, random }: Context): TheirState => {
    const deck = random.Shuffle(Object.keys(worth).flatMap(card => Array.from({ length: 6 }, () => card)))
    const seats = Array.from({ length: ctx.numPlayers })
    return {
      step: 'way',
      asked: [0],
      ferryman: 0,
      crossing: 0,
      ways: [],
      hands: seats.map(() => deck.splice(-3)),
      deck,
      coins: seats.map(() => 2),
      bread: seats.map(() => 2),
      chest: 99,
      rafts: seats.map(() => []),
      bank: [],
      river: [],
      loads: seats.map(() => null),
      lanterns: [],
      offer: null,
      winners: null,
    }
  },
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    way: move('way', ({ G, ctx }, _seat, chosen: Way) => {
      if (chosen !== 'reeds' && chosen !== 'rapids') return INVALID_MOVE
      if (chosen === 'rapids' && !G.bank.includes('lantern')) return INVALID_MOVE
      G.ways.push(chosen)
      return ask(G, 'load', ...Array.from({ length: ctx.numPlayers }, (_, seat) => seat))
    }),
    load: move('load', ({ G }, seat, cards: string[]) => {
      const hand = G.hands[seat] ?? []
      if (!Array.isArray(cards) || cards.length > 2 || new Set(cards).size < cards.length) return INVALID_MOVE
      if (!cards.every(card => hand.includes(card))) return INVALID_MOVE
      if (G.ways.at(-1) === 'rapids' && cards.includes('goat')) return INVALID_MOVE
      G.loads[seat] = cards
      G.asked = G.asked.filter(other => other !== seat)
      if (G.asked.length > 0) return undefined
      G.loads.forEach((load, who) => {
        for (const card of load ?? []) {
          take(G.hands[who] ?? [], card)
          G.rafts[who]?.push(card)
        }
      })
      G.lanterns = G.loads.flatMap((load, who) => (load?.includes('lantern') ? [who] : []))
      G.loads = G.loads.map(() => null)
      return afterLoad(G)
    }),
    lantern: move('lantern', ({ G }, seat, choice: string) => {
      if (choice !== 'take' && choice !== 'leave') return INVALID_MOVE
      const top = G.deck.pop() ?? ''
      if (choice === 'take') G.hands[seat]?.push(top)
      else G.deck.unshift(top)
      G.lanterns.shift()
      return afterLoad(G)
    }),
    toll: move('toll', ({ G, ctx }, _seat, shares: number[]) => {
      const due = Math.min(ctx.numPlayers, sum(G.coins))
      if (!Array.isArray(shares) || sum(shares) !== due) return INVALID_MOVE
      if (!shares.every((share, seat) => share >= 0 && share <= at(G.coins, seat))) return INVALID_MOVE
      shares.forEach((share, seat) => pay(G, seat, -share))
      return ask(G, 'trade', G.ferryman)
    }),
    trade: move('trade', (context, seat, offer: Offer | false) => {
      const { G } = context
      if (offer === false) return arrive(context)
      const { with: other, give, get } = offer
      if (other === seat || G.coins[other] === undefined) return INVALID_MOVE
      if (give.coins > at(G.coins, seat) || give.bread > at(G.bread, seat)) return INVALID_MOVE
      if (get.coins > at(G.coins, other) || get.bread > at(G.bread, other)) return INVALID_MOVE
      if (Math.min(give.coins, give.bread, get.coins, get.bread) < 0) return INVALID_MOVE
      G.offer = offer
      return ask(G, 'reply', other)
    }),
    reply: move('reply', (context, _seat, choice: string) => {
      const { G } = context
      if (choice !== 'accept' && choice !== 'decline') return INVALID_MOVE
      if (choice === 'accept' && G.offer !== null) {
        const { with: other, give, get } = G.offer
        for (const [goods, moved] of [
          [G.coins, give.coins - get.coins],
          [G.bread, give.bread - get.bread],
        ] as const) {
          goods[G.ferryman] = at(goods, G.ferryman) - moved
          goods[other] = at(goods, other) + moved
        }
      }
      G.offer = null
      return arrive(context)
    }),
  },
  endIf: ({ G }: Context) => (G.winners === null ? undefined : { winners: G.winners }),
  playerView: ({ G, playerID }: { G: TheirState; playerID: string | null }): TheirView => {
    const seat = playerID === null ? -1 : Number(playerID)
    const mine = G.asked.includes(seat)
    return {
      ...G,
      deck: G.deck.map(() => '?'),
      hands: G.hands.map((hand, owner) => (owner === seat ? hand : hand.map(() => '?'))),
      loads: G.loads.map(load => load !== null),
      mine,
      ...(mine && G.step === 'lantern' && { top: G.deck.at(-1) }),
    }
  },
}
