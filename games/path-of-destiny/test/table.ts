import { refusals, view } from '@osud/engine'
import type { Event, Match, Open, Option, Seat } from '@osud/engine'
import { expect } from 'vitest'
import type { Path } from '../rules/fate.ts'
import type { Hero } from '../rules/hero.ts'
import type { Player, State } from '../rules/state.ts'
import type { Symbol, Symbols } from '../rules/symbol.ts'
import { noSymbols } from '../rules/symbol.ts'
import type { Rehearsal } from './given.ts'

/** What somebody has, to be compared; only what is named is looked at. */
export interface Has {
  readonly victory?: number
  /** The regular marker. */
  readonly experience?: number
  /** The golden marker; `none` if it is not on the track. */
  readonly golden?: number | 'none'
  /** Tokens in the pool; kinds that are not named must be 0. */
  readonly pool?: Partial<Symbols>
  readonly hand?: readonly string[]
  /** How many cards are in hand. */
  readonly cards?: number
  readonly timeline?: readonly string[]
  readonly abilities?: Player['abilities']
  readonly covered?: Player['covered']
  /** The special symbol tokens, in the pool or lost. */
  readonly special?: Player['special']
}

/** A match in a scene, with the words of the table. */
export class PlayedTable {
  readonly match: Match<Rehearsal>
  readonly #company: readonly Hero[]
  readonly #before: readonly Player[]

  constructor(match: Match<Rehearsal>, before: readonly Player[]) {
    this.match = match
    this.#company = before.map(({ hero }) => hero)
    this.#before = structuredClone(before)
  }

  /** The open state. */
  get state(): State {
    return this.match.position.game as State
  }

  /** The cards of a zone, bottom first. */
  zone(name: string): readonly string[] {
    return this.match.position.zones.cards[name] ?? []
  }

  /** The pairs on the mat from the top; an empty position is an empty list. */
  get pairs(): readonly (readonly string[])[] {
    return Array.from({ length: this.state.positions }, (_, i) => this.zone(`pair:${i + 1}`))
  }

  /** The initiative track from the top. */
  get initiative(): Hero[] {
    return this.state.initiative.map(who => this.state.players[who]?.hero ?? 'geralt')
  }

  /** Who holds a path token. */
  holder(path: Path): Hero | undefined {
    const who = this.state.holders[path]
    return who === undefined ? undefined : this.#company[who]
  }

  /** The numbers of the pages that were read, in their order. */
  get pagesRead(): number[] {
    return this.told('log.page').map(({ args }) =>
      Number((args['page'] as { text: string }).text.split('.').at(-1)),
    )
  }

  /** Whether all that the scene was to show has happened. */
  get rests(): boolean {
    return this.match.open.some(({ question }) => question.ask === 'ask.pass')
  }

  /** What is told since the scene began, or only the events with one key. */
  told(key?: string): Event[] {
    return this.match.events().filter(event => key === undefined || event.key === key)
  }

  /** Somebody's place. */
  seat(hero: Hero): Seat {
    return this.#company.indexOf(hero)
  }

  /** The question that somebody is asked; fails if nobody asks. */
  asked(hero: Hero): Open {
    const open = this.match.open.find(
      ({ seats, question }) => seats.includes(this.seat(hero)) && question.ask !== 'ask.pass',
    )
    if (open === undefined)
      throw new Error(
        `${hero} is not asked; open: ${JSON.stringify(this.match.open.map(o => o.question.ask))}`,
      )
    return open
  }

  /** Whether somebody is asked anything. */
  isAsked(hero: Hero): boolean {
    return this.match.open.some(
      ({ seats, question }) => seats.includes(this.seat(hero)) && question.ask !== 'ask.pass',
    )
  }

  /** The key of what somebody is asked, if anything. */
  prompt(hero: Hero): string | undefined {
    return this.isAsked(hero) ? this.asked(hero).question.ask : undefined
  }

  /** The options of the question that somebody is asked. */
  offered(hero: Hero): readonly Option[] {
    const { question } = this.asked(hero)
    return question.kind === 'offer' ? [] : question.options
  }

  /** The values that somebody may choose from. */
  choices(hero: Hero): unknown[] {
    return this.offered(hero)
      .filter(option => refusals(option).length === 0)
      .map(({ value }) => value)
  }

  /** The rules that speak against an option. */
  refused(hero: Hero, value: unknown): string[] {
    const option = this.offered(hero).find(one => one.value === value)
    return option === undefined ? [] : refusals(option).map(({ rule }) => rule)
  }

  /** Somebody answers. */
  says(hero: Hero, value: unknown): this {
    this.match.answer(this.seat(hero), this.asked(hero).id, value)
    return this
  }

  /** Somebody drafts: the deck, or the pair at a position. */
  drafts(hero: Hero, place: 'deck' | number): this {
    expect(this.asked(hero).question.ask).toBe('ask.draft')
    return this.says(hero, place)
  }

  /** Somebody lays down cards to play, the left one first. */
  plays(hero: Hero, ...cards: readonly string[]): this {
    expect(this.asked(hero).question.ask).toBe('ask.play')
    return this.says(hero, cards)
  }

  /** Somebody keeps cards for the next chapter. */
  keeps(hero: Hero, ...cards: readonly string[]): this {
    expect(this.asked(hero).question.ask).toBe('ask.keep')
    return this.says(hero, cards)
  }

  /** Somebody gives up a symbol: a token of the pool, or one printed on a card of the timeline. */
  loses(hero: Hero, kind: Symbol, card?: string): this {
    if (card === undefined) return this.saysThat(hero, 'ask.lose.token', { kind })
    return this.saysThat(hero, 'ask.lose.card', { kind, card: { text: `card.${card}` } })
  }

  /** What somebody may give up: `magic token`, `special magic token`, or the symbol and the card it is printed on. */
  losable(hero: Hero): string[] {
    expect(this.asked(hero).question.ask).toBe('ask.lose')
    return this.offered(hero).map(({ says }) => {
      const { kind, card } = (says?.args ?? {}) as { kind?: Symbol; card?: { text: string } }
      if (card !== undefined) return `${kind} on ${card.text.slice('card.'.length)}`
      return says?.key === 'ask.lose.special' ? `special ${kind} token` : `${kind} token`
    })
  }

  /** Somebody uses an ability, or none. */
  uses(hero: Hero, ability: string): this {
    return this.says(hero, ability)
  }

  /** Somebody uses no ability now. */
  passes(hero: Hero): this {
    return this.says(hero, 'pass')
  }

  /** Chooses the option whose text has this key and these arguments (where values are mere numbers). */
  saysThat(hero: Hero, key: string, args: Readonly<Record<string, unknown>> = {}): this {
    const option = this.offered(hero).find(
      ({ says }) =>
        says?.key === key &&
        Object.entries(args).every(
          ([name, value]) => JSON.stringify(says.args?.[name]) === JSON.stringify(value),
        ),
    )
    if (option === undefined)
      throw new Error(
        `nothing says ${key} ${JSON.stringify(args)} among ${JSON.stringify(this.offered(hero))}`,
      )
    return this.says(hero, option.value)
  }

  /** What somebody has now. */
  expect(hero: Hero): { has: (expected: Has) => void; isUnchanged: () => void } {
    const who = this.seat(hero)
    const now = this.state.players[who] as Player
    return {
      has: expected => {
        const { regular, golden = 'none' } = now.experience
        const all: Required<Has> = {
          victory: now.victory,
          experience: regular,
          golden,
          pool: now.pool,
          hand: this.zone(`hand:${who}`),
          cards: this.zone(`hand:${who}`).length,
          timeline: this.zone(`timeline:${who}`),
          abilities: now.abilities,
          covered: now.covered,
          special: now.special,
        }
        const wanted =
          expected.pool === undefined ? expected : { ...expected, pool: { ...noSymbols, ...expected.pool } }
        const found = Object.fromEntries(Object.keys(wanted).map(key => [key, all[key as keyof Has]]))
        expect(found).toEqual(wanted)
      },
      isUnchanged: () => expect(now).toEqual(this.#before[who]),
    }
  }

  /** Expects that nobody but these has changed. */
  bystanders(...acting: readonly Hero[]): void {
    for (const hero of this.#company) if (!acting.includes(hero)) this.expect(hero).isUnchanged()
  }

  /** What a seat sees of a zone. */
  sees(hero: Hero, zone: string): readonly string[] {
    return view(this.match, this.seat(hero)).zones[zone] ?? []
  }
}
