import { draw, sow } from '@osud/engine'
import type { Seedling } from '@osud/engine'
import { Seat } from './seat.ts'
import type { Offer, TheirView } from './their-ferry.ts'

const game = 'night-ferry'
const stateNumber = Buffer.from('"_stateID":')
const mine = Buffer.from('"mine":true')

/** Somebody at a table of boardgame.io, who speaks as much of socket.io as it takes. */
export class TheirSeat extends Seat {
  readonly #chance: Seedling = sow(Math.floor(Math.random() * 2 ** 31))
  readonly #match: string
  readonly #player: string
  readonly #credentials: string
  #last: Buffer = Buffer.alloc(0)

  constructor(
    socket: ConstructorParameters<typeof Seat>[0],
    match: string,
    player: string,
    credentials: string,
  ) {
    super(socket)
    this.#match = match
    this.#player = player
    this.#credentials = credentials
  }

  greets(): void {
    this.say(`40/${game},`)
  }

  answers(): boolean {
    if (!this.#last.includes(mine)) return false
    const [what, , second] = JSON.parse(this.#last.toString().slice(`42/${game},`.length)) as [
      string,
      string,
      { G: TheirView } | { state: { G: TheirView } },
    ]
    if (what !== 'update' && what !== 'sync') return false
    const { G } = 'state' in second ? second.state : second
    const payload = {
      type: G.step,
      args: [this.#answer(G)],
      playerID: this.#player,
      credentials: this.#credentials,
    }
    this.#emit('update', { type: 'MAKE_MOVE', payload }, this.number, this.#match, this.#player)
    return true
  }

  protected hear(message: Buffer): number | undefined {
    // '2' is a heartbeat, '40' says that one is connected, '42' is an event.
    if (message[0] === 0x32) this.say('3')
    else if (message[1] === 0x30) this.#emit('sync', this.#match, this.#player, this.#credentials)
    else if (message[1] === 0x32) {
      const at = message.indexOf(stateNumber)
      if (at < 0) return undefined
      this.#last = message
      const from = at + stateNumber.length
      return Number.parseInt(message.toString('latin1', from, from + 8), 10)
    }
    return undefined
  }

  #emit(...event: unknown[]): void {
    this.say(`42/${game},${JSON.stringify(event)}`)
  }

  #answer(G: TheirView): unknown {
    const seat = Number(this.#player)
    switch (G.step) {
      case 'way':
        return G.bank.includes('lantern') && this.#coin() ? 'rapids' : 'reeds'
      case 'load': {
        const white = G.ways.at(-1) === 'rapids'
        const kinds = [...new Set(G.hands[seat])].filter(card => !white || card !== 'goat')
        return kinds.slice(0, draw(this.#chance, Math.min(2, kinds.length) + 1))
      }
      case 'lantern':
        return this.#coin() ? 'take' : 'leave'
      case 'toll': {
        const shares = G.coins.map(() => 0)
        const total = G.coins.reduce((all, coins) => all + coins, 0)
        for (let due = Math.min(G.coins.length, total); due > 0;) {
          const who = draw(this.#chance, G.coins.length)
          if ((shares[who] ?? 0) >= (G.coins[who] ?? 0)) continue
          shares[who] = (shares[who] ?? 0) + 1
          due--
        }
        return shares
      }
      case 'trade': {
        if (this.#coin()) return false
        const other = (seat + 1 + draw(this.#chance, G.coins.length - 1)) % G.coins.length
        const some = (of: readonly number[], who: number): number => draw(this.#chance, (of[who] ?? 0) + 1)
        return {
          with: other,
          give: { coins: some(G.coins, seat), bread: some(G.bread, seat) },
          get: { coins: some(G.coins, other), bread: some(G.bread, other) },
        } satisfies Offer
      }
      case 'reply':
        return this.#coin() ? 'accept' : 'decline'
      case 'over':
        throw new Error('nobody is asked when all is over')
    }
  }

  #coin(): boolean {
    return draw(this.#chance, 2) === 0
  }
}

/** Sets a table of boardgame.io by its lobby and sits down at all its seats. */
export async function theirTable(
  address: string,
  lobby: string,
  seats: number,
): Promise<readonly TheirSeat[]> {
  const asks = async (path: string, body: object): Promise<Record<string, string>> => {
    const answer = await fetch(`${lobby}/games/${game}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`the lobby refused ${path}: ${await answer.text()}`)
    return (await answer.json()) as Record<string, string>
  }
  const { matchID = '' } = await asks('create', { numPlayers: seats })
  const url = `${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`
  return Promise.all(
    Array.from({ length: seats }, async (_, n) => {
      const playerID = String(n)
      const { playerCredentials = '' } = await asks(`${matchID}/join`, { playerID, playerName: `T${n}` })
      const seat = new TheirSeat(await Seat.line(url), matchID, playerID, playerCredentials)
      await new Promise<void>((resolve, reject) => {
        seat.informed = resolve
        seat.failed = why => reject(new Error(why))
        seat.greets()
      })
      return seat
    }),
  )
}
