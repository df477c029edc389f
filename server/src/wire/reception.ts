import type { Seat } from '@osud/engine'
import { MatchError } from '@osud/engine'
import { HostError, wireVersion } from '@osud/table'
import type { Hint, HostTrouble, WireRequest } from '@osud/table'
import type { BotCrew } from '../tables/bots.ts'
import type { Keeper, OpenTable } from '../tables/keeper.ts'
import type { Asking } from '../tables/kept-table.ts'
import type { Chair } from '../tables/move.ts'
import { sitDown } from '../tables/sit-down.ts'
import type { PeopleStore, Person } from '../store/people.ts'
import { Room } from './room.ts'
import type { Guest, RoomNeeds } from './room.ts'

/** What the reception works with. */
export interface ReceptionNeeds extends RoomNeeds {
  readonly keeper: Keeper
  readonly people: PeopleStore
  readonly bots: Pick<BotCrew, 'think'>
}

/** How hard the bot thinks whom a person asks for advice. */
const adviser = 'companion'

/** What can be done and undone as often as somebody likes. */
const endless: ReadonlySet<WireRequest['do']> = new Set([
  'undo',
  'bot',
  'return',
  'take',
  'leave',
  'start',
  'pace',
])

/** Leads readers to their tables and does what they ask, as far as they may. */
export class Reception {
  readonly #needs: ReceptionNeeds
  /** The room of each table, and the table that is told of in it. */
  readonly #rooms = new Map<string, { readonly open: OpenTable; readonly room: Room }>()

  constructor(needs: ReceptionNeeds) {
    this.#needs = needs
    needs.keeper.hearTalk(table => void this.#rooms.get(table)?.room.hearTalk().catch(needs.fail))
    needs.presence.hear(table => void this.#rooms.get(table)?.room.hearCompany())
  }

  /** How many readers are at tables. */
  get guests(): number {
    let count = 0
    for (const { room } of this.#rooms.values()) count += room.size
    return count
  }

  /** Leads somebody to a table; undefined if there is none. */
  async lead(id: string, guest: Guest, person: Person | undefined): Promise<Visit | undefined> {
    const { keeper } = this.#needs
    const open = await keeper.find(id)
    if (open === undefined) return undefined
    const reading = keeper.read(id)
    const room = this.#roomOf(id, open)
    room.expect(guest)
    return new Visit(this.#needs, open, room, guest, person, () => {
      room.leave(guest)
      reading.leave()
      if (!room.empty) return
      room.close()
      if (this.#rooms.get(id)?.room === room) this.#rooms.delete(id)
    })
  }

  /** The room of a table. One that was removed and is there again has another: in the old room nothing is told of it. */
  #roomOf(id: string, open: OpenTable): Room {
    const known = this.#rooms.get(id)
    if (known?.open === open) return known.room
    const room = new Room(open, this.#needs)
    this.#rooms.set(id, { open, room })
    return room
  }
}

/** One reader's stay at a table. */
export class Visit {
  readonly #needs: ReceptionNeeds
  readonly #open: OpenTable
  readonly #room: Room
  readonly #guest: Guest
  readonly #person: Person | undefined
  readonly #left: () => void
  readonly #leaving = new AbortController()
  #greeted = false

  constructor(
    needs: ReceptionNeeds,
    open: OpenTable,
    room: Room,
    guest: Guest,
    person: Person | undefined,
    left: () => void,
  ) {
    this.#needs = needs
    this.#open = open
    this.#room = room
    this.#guest = guest
    this.#person = person
    this.#left = left
  }

  /** Whether it is somebody who has or had a seat, or the host. */
  get inside(): boolean {
    const isSeated = this.#person !== undefined && this.#open.table.seatHad(this.#person.id) !== undefined
    return isSeated || this.#hosts
  }

  get greeted(): boolean {
    return this.#greeted
  }

  leave(): void {
    this.#leaving.abort()
    this.#left()
  }

  /** Does what the reader asks; throws a `HostError` or a `MatchError` if it may not be done. */
  async serve(request: WireRequest): Promise<Hint | undefined> {
    const { table } = this.#open
    if (request.do !== 'hello' && !this.#greeted) {
      throw new HostError({ code: 'bad-message', why: 'the first word must be hello' })
    }
    if (request.do !== 'hello' && this.#person !== undefined) {
      const wait = this.#room.mayWish(this.#person.id, { forEver: endless.has(request.do) })
      if (wait > 0) throw new HostError({ code: 'too-fast', wait })
    }
    switch (request.do) {
      case 'hello':
        await this.#greet(request)
        return undefined
      case 'answer':
        await table.answer(this.#seat(), request.question, request.value, this.#asPlayer(request.key))
        return undefined
      case 'suggest':
        await table.suggest(this.#seat(), request.question, request.value, this.#asPlayer(request.key))
        return undefined
      case 'undo':
        await table.undo(this.#seat(), this.#asPlayer(request.key))
        return undefined
      case 'hint':
        return this.#hint()
      case 'start':
        await table.start(this.#asHost(request.key))
        return undefined
      case 'pace': {
        const { seconds } = request
        await table.behave(manners => {
          const { pace: _, ...others } = manners
          return seconds === null ? others : { ...others, pace: seconds }
        }, this.#asHost(request.key))
        return undefined
      }
      case 'bot':
        await this.#callBot(request.seat, request.bot, request.key)
        return undefined
      case 'return':
        await this.#comeBack(request.seat, request.key)
        return undefined
      case 'take':
        await this.#take(request.seat, request.key)
        return undefined
      case 'leave':
        await this.#giveUp(request.key)
        return undefined
      case 'say':
        await this.#say({ text: request.text }, request.key)
        return undefined
      case 'sign':
        await this.#say({ sign: request.sign }, request.key)
        return undefined
    }
  }

  async #greet({ version, number, told, as }: Extract<WireRequest, { do: 'hello' }>): Promise<void> {
    if (version !== wireVersion) throw new HostError({ code: 'old-page', version: wireVersion })
    if (this.#greeted) throw new HostError({ code: 'bad-message', why: 'hello is said once' })
    this.#greeted = true
    await this.#room.enter(this.#guest, { number, told, as }, this.#leaving.signal)
  }

  #seat(): Seat {
    const seat = this.#person && this.#open.table.seatOf(this.#person.id)
    if (seat === undefined) throw new HostError({ code: 'not-yours' })
    return seat
  }

  /** What is done from the own seat: only as long as no bot plays it. */
  #asPlayer(key: string): Asking {
    const { table } = this.#open
    const seat = this.#seat()
    return {
      key,
      may: () => {
        if (this.#seat() !== seat) throw new HostError({ code: 'not-yours' })
        if (table.chairs[seat]?.bot !== undefined) throw new HostError({ code: 'bot-plays' })
        return true
      },
    }
  }

  /** What only the host may do. */
  #asHost(key: string): Asking {
    const may = (): boolean => {
      if (!this.#hosts) throw new HostError({ code: 'host-only' })
      return true
    }
    may()
    return { key, may }
  }

  /** Whoever has nothing to say here is refused at once, even with the key of something that was done. */
  #insidersOnly(code: 'host-only' | 'not-yours'): void {
    if (!this.inside) throw new HostError({ code })
  }

  get #hosts(): boolean {
    return this.#person?.id === this.#open.table.host
  }

  /** The host may call a bot for anybody, everybody for themselves, and anybody for whom the pace has run out. */
  async #callBot(seat: Seat, bot: string, key: string): Promise<void> {
    const { table } = this.#open
    this.#insidersOnly('host-only')
    const change = (chair: Chair): Chair => {
      const mine = this.#person && table.seatOf(this.#person.id)
      const late = mine !== undefined && table.late(this.#needs.now()).includes(seat)
      if (mine !== seat && !this.#hosts && !late) throw new HostError({ code: 'host-only' })
      return { ...chair, bot }
    }
    await table.sit(seat, change, key)
  }

  /** Whoever owns a seat takes it back from the bot. */
  async #comeBack(seat: Seat, key: string): Promise<void> {
    this.#insidersOnly('not-yours')
    const change = ({ person, name }: Chair): Chair => {
      const mine = person !== undefined && person === this.#person?.id
      if (!mine && !this.#hosts) throw new HostError({ code: 'not-yours' })
      return { ...(person && { person }), ...(name && { name }) }
    }
    await this.#open.table.sit(seat, change, key)
  }

  async #take(seat: Seat, key: string): Promise<void> {
    const person = this.#person
    const { table } = this.#open
    if (person === undefined) throw new HostError({ code: 'not-yours' })
    await sitDown(table, seat, person, 'no', key)
    // With the key of somebody who sat down already nothing was done.
    if (table.seatOf(person.id) !== seat) throw new HostError({ code: 'seat-taken' })
    await this.#needs.people.seat(person.id, table.id)
  }

  /** Gives the own seat up, and in a running match the table too. */
  async #giveUp(key: string): Promise<void> {
    const { table } = this.#open
    const person = this.#person?.id
    if (person === undefined || table.seatHad(person) === undefined) {
      throw new HostError({ code: 'not-yours' })
    }
    await table.leave(person, { key, may: () => this.#seat() !== undefined })
    // Before the match begins the host may be changing chairs.
    if (table.started) await table.handOn(person, person)
  }

  async #say(says: object, key: string): Promise<void> {
    const { table } = this.#open
    const person = this.#person
    if (person === undefined || !this.inside) throw new HostError({ code: 'not-yours' })
    const wait = this.#room.mayTalk(person.id)
    if (wait > 0) throw new HostError({ code: 'too-fast', wait })
    const { talk, keeper, now } = this.#needs
    const seat = table.seatOf(person.id)
    const name = (seat === undefined ? undefined : table.chairs[seat]?.name) ?? person.name
    const number = await talk.say({
      table: table.id,
      person: person.id,
      name,
      says: JSON.stringify(says),
      key,
      at: now(),
    })
    if (number !== undefined) keeper.announceTalk(table.id, number)
  }

  async #hint(): Promise<Hint> {
    const { table } = this.#open
    const seat = this.#seat()
    if (!table.started) throw new HostError({ code: 'not-started' })
    const wait = this.#room.mayAsk(this.#person?.id ?? '')
    if (wait > 0) throw new HostError({ code: 'too-fast', wait })
    const sight = await table.quietly(() => table.sight(seat))
    const open = sight.view.questions.find(({ mine }) => mine)
    if (open === undefined) throw new HostError({ code: 'not-asked', seat })
    const wish = { bot: adviser, game: table.game.id, sight, seed: `hint ${table.number}` }
    const { answer, tries = 0, expectations = [] } = await this.#needs.bots.think(wish, this.#leaving.signal)
    const [best] = expectations
    return {
      question: open.id,
      answer,
      tries,
      says: best?.says ?? [],
      feared: best?.feared.map(({ seat: who, says }) => ({ seat: who, says })) ?? [],
    }
  }
}

/** What a reader is told about an error. Anything unexpected says nothing about the inside of the server. */
export function troubleOf(cause: unknown, fail: (cause: unknown) => void): HostTrouble {
  if (cause instanceof HostError || cause instanceof MatchError) {
    const { trouble } = cause
    // Where the rules have broken, the reason could quote what is hidden.
    if (trouble.code === 'rules-bug') {
      fail(cause)
      return { code: 'worker' }
    }
    if (trouble.code === 'storage') fail(cause)
    return trouble
  }
  fail(cause)
  return { code: 'worker' }
}
