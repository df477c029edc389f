import { anyAnswer, sow } from '@osud/engine'
import type { Seedling } from '@osud/engine'
import { wireVersion } from '@osud/table'
import type { WireResponse } from '@osud/table'
import { Friend } from '../friend.ts'
import { Seat } from './seat.ts'

const moment = Buffer.from('{"number":')
const trouble = Buffer.from('"trouble":')
const mine = Buffer.from('"mine":true')

/** Somebody at a table of Osud. */
export class OurSeat extends Seat {
  readonly #chance: Seedling = sow(Math.floor(Math.random() * 2 ** 31))
  #last: Buffer = Buffer.alloc(0)
  #n = 1

  greets(): void {
    this.say(JSON.stringify({ n: 0, do: 'hello', version: wireVersion }))
  }

  starts(): void {
    this.say(JSON.stringify({ n: this.#n++, do: 'start', key: 'start-the-match' }))
  }

  answers(): boolean {
    if (!this.#last.includes(mine)) return false
    const heard = JSON.parse(this.#last.toString()) as Extract<WireResponse, { moment: object }>
    const asked = heard.moment.view.questions.find(one => one.mine && one.answered === undefined)
    const value = asked?.question && anyAnswer(asked.question, this.#chance)
    if (asked === undefined || value === undefined) return false
    const key = Math.random().toString(36).slice(2) + Math.random().toString(36).slice(2)
    this.say(JSON.stringify({ n: this.#n++, do: 'answer', question: asked.id, value, key }))
    return true
  }

  protected hear(message: Buffer): number | undefined {
    if (message.subarray(0, moment.length).equals(moment)) {
      this.#last = message
      return Number.parseInt(message.toString('latin1', moment.length, moment.length + 8), 10)
    }
    if (message.length < 1000 && message.includes(trouble)) this.failed(message.toString())
    return undefined
  }
}

/** Sets a table of Osud, sits down at all its seats and begins. */
export async function ourTable(
  address: string,
  game: string,
  seats: number,
  from?: string,
): Promise<readonly OurSeat[]> {
  const friends = Array.from({ length: seats }, (_, seat) => new Friend(address, `Traveller ${seat}`))
  const [host, ...guests] = friends as [Friend, ...Friend[]]
  const chairs = friends.map((_, seat) => (seat === 0 ? 'me' : 'friend'))
  const { table, links } = await host.sets({ game, options: {}, undo: 'off', chairs })
  await Promise.all(guests.map((guest, n) => guest.joins(links[n]?.token ?? '')))
  const url = `${address.replace('http', 'ws')}/table/${table}`
  const sitting = await Promise.all(
    friends.map(async friend => new OurSeat(await Seat.line(url, friend.cookie, from))),
  )
  await all(sitting, seat => seat.greets())
  await all(sitting, (seat, n) => n === 0 && seat.starts())
  return sitting
}

/** Lets the seats do something that tells every one of them that the table is further. */
async function all<T extends Seat>(seats: readonly T[], act: (seat: T, n: number) => unknown): Promise<void> {
  await Promise.all(
    seats.map(
      (seat, n) =>
        new Promise<void>((resolve, reject) => {
          seat.informed = resolve
          seat.failed = why => reject(new Error(why))
          act(seat, n)
        }),
    ),
  )
}
