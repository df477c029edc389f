import { nextFor } from '@osud/bots'
import type { Bot } from '@osud/bots'
import {
  chosenValue,
  gameOf,
  loadKept,
  log,
  Match,
  MatchError,
  plainOptions,
  questions,
  replayKept,
  settingsOf,
  view,
} from '@osud/engine'
import type { Game, Reader, Seat } from '@osud/engine'
import { letAnswer } from '../bots/seat.ts'
import { readId, readObject, readRequest } from './request.ts'
import type { Request, RequestId } from './request.ts'
import { quote, refuse, RequestError } from './trouble.ts'
import type { ProtocolTrouble } from './trouble.ts'
import { standing, wiredEvent, wiredQuestion, wiredView } from './wire.ts'

/** The version of the protocol; raised when a program written for the old one would no longer work. */
export const protocolVersion = 1

/** No line may be longer, in bytes. */
export const longestLine = 1024 * 1024

/** So many matches can be open at once. */
export const mostMatches = 64

/** What the protocol serves. */
export interface Offering {
  /** The version of the engine, told in the first line. */
  readonly engine: string
  readonly games: readonly { readonly game: Game; readonly hidden: boolean }[]
  readonly bots: Readonly<Record<string, Bot>>
  /** A seed for a match that was asked for without one. */
  readonly seed: () => string
}

const mainMatch = 'main'
const decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * The protocol for programs: takes one line, gives one line. It holds the matches that were asked for and knows
 * nothing of streams or sockets. Whatever comes in, it neither throws nor forgets to respond.
 */
export class Protocol {
  readonly #offering: Offering
  readonly #matches = new Map<string, Match>()

  constructor(offering: Offering) {
    this.#offering = offering
  }

  /** The first line, sent before anything was asked. */
  hello(): string {
    return JSON.stringify({ osud: protocolVersion, engine: this.#offering.engine, ...this.#shelf() })
  }

  /** The match of that name, uncut: for whoever hosts the protocol, never for a player. */
  match(name: string): Match | undefined {
    return this.#matches.get(name)
  }

  /** The response to a line, or undefined to a blank one. */
  respond(line: string | Uint8Array): string | undefined {
    let id: RequestId = null
    try {
      const text = readable(line)
      if (/^[ \t\r\n]*$/.test(text)) return undefined
      const given = readObject(text)
      id = readId(given)
      return JSON.stringify({ id, ok: true, ...this.#serve(readRequest(given)) })
    } catch (cause) {
      return JSON.stringify({ id, ok: false, error: troubleOf(cause) })
    }
  }

  #serve(request: Request): object {
    switch (request.do) {
      case 'games':
        return this.#shelf()
      case 'new':
        return this.#open(request.match, () => ({ match: this.#create(request) }))
      case 'load':
        return this.#open(request.match, () => loadKept(this.#game(gameOf(request.save)), request.save))
      case 'replay': {
        const { record, until } = request
        return this.#open(request.match, () => ({
          match: replayKept(this.#game(gameOf(record)), record, until),
        }))
      }
      case 'close':
        this.#find(request.match)
        this.#matches.delete(request.match ?? mainMatch)
        return {}
      case 'questions': {
        const match = this.#find(request.match)
        const reader = readerOf(match, request.seat)
        const open = { questions: questions(match, reader).map(wiredQuestion) }
        return reader === 'onlooker' ? open : { ...open, undo: match.undoable(reader) }
      }
      case 'view': {
        const match = this.#find(request.match)
        return { view: wiredView(view(match, readerOf(match, request.seat))) }
      }
      case 'log': {
        const match = this.#find(request.match)
        const events = log(match, readerOf(match, request.seat))
        return { events: events.slice(request.since ?? 0).map(wiredEvent), next: events.length }
      }
      case 'answer':
        return this.#act(request.match, match => match.answer(request.seat, request.question, request.value))
      case 'suggest':
        return this.#act(request.match, match => match.suggest(request.seat, request.question, request.value))
      case 'undo':
        return this.#act(request.match, match => match.undo(request.seat, request.count))
      case 'bot': {
        const bot = this.#bot(request.bot ?? 'greedy')
        return this.#act(request.match, match => answerBy(bot, match, request.seat))
      }
      case 'save': {
        const match = this.#find(request.match)
        return request.as === 'record' ? { record: match.record() } : { save: match.save() }
      }
    }
  }

  #act(name: string | undefined, deed: (match: Match) => void): object {
    const match = this.#find(name)
    deed(match)
    return standing(match)
  }

  #create({ game: id, seats, variant, options, seed, undo }: Request & { do: 'new' }): Match {
    const game = this.#game(id)
    return Match.create(game, {
      seed: seed ?? this.#offering.seed(),
      seats,
      options: optionsOf(game, variant, options),
      ...(undo ? { undo } : {}),
    })
  }

  #open(given: string | undefined, make: () => { match: Match; lost?: number }): object {
    const name = given ?? mainMatch
    if (this.#matches.has(name)) refuse({ code: 'match-exists', match: name })
    if (this.#matches.size >= mostMatches) refuse({ code: 'too-many-matches', limit: mostMatches })
    const { match, lost } = make()
    const response = { ...standing(match), ...(lost === undefined ? {} : { lost }) }
    this.#matches.set(name, match)
    return response
  }

  #find(name = mainMatch): Match {
    return this.#matches.get(name) ?? refuse({ code: 'no-match', match: name })
  }

  #game(id: string): Game {
    const { games } = this.#offering
    const found = games.find(({ game }) => game.id === id)
    return (
      found?.game ??
      refuse({ code: 'unknown-game', given: quote(id), known: games.map(({ game }) => game.id) })
    )
  }

  #bot(name: string): Bot {
    const { bots } = this.#offering
    const found = Object.hasOwn(bots, name) ? bots[name] : undefined
    return found ?? refuse({ code: 'unknown-bot', given: quote(name), known: Object.keys(bots) })
  }

  #shelf(): object {
    const games = this.#offering.games.map(({ game, hidden }) => {
      const { id, version, seats, variants } = game
      const choices = { settings: settingsOf(game), variants: Object.keys(variants) }
      return { id, version, seats, ...choices, ...(hidden ? { hidden } : {}) }
    })
    return { games, bots: Object.keys(this.#offering.bots) }
  }
}

/** The options of a named variant or the usual ones, with what was chosen otherwise. */
function optionsOf(game: Game, variant: string | undefined, chosen: object = {}): object {
  if (variant !== undefined && !Object.hasOwn(game.variants, variant))
    refuse({ code: 'unknown-variant', given: quote(variant), known: Object.keys(game.variants) })
  const base = (variant === undefined ? undefined : game.variants[variant]) ?? plainOptions(game)
  const options = new Map<string, unknown>(Object.entries(base))
  for (const [name, given] of Object.entries(chosen) as [string, unknown][]) {
    const found = chosenValue(game, name, given, false)
    if ('value' in found) options.set(name, found.value)
    else refuse({ ...found.trouble, given: quote(found.trouble.given) })
  }
  return Object.fromEntries(options)
}

function readable(line: string | Uint8Array): string {
  const size = typeof line === 'string' ? Buffer.byteLength(line) : line.length
  if (size > longestLine) return refuse({ code: 'too-long', limit: longestLine })
  if (typeof line === 'string') return line
  try {
    return decoder.decode(line)
  } catch {
    return refuse({ code: 'not-json', why: 'the line is not valid UTF-8' })
  }
}

function readerOf(match: Match, given: Reader): Reader {
  if (given === 'onlooker' || (Number.isInteger(given) && given >= 0 && given < match.header.seats))
    return given
  return refuse({ code: 'no-seat', given: String(given) })
}

function answerBy(bot: Bot, match: Match, given: Seat): void {
  const seat = readerOf(match, given)
  const asked = seat === 'onlooker' ? undefined : nextFor(match, [seat])
  if (asked !== undefined) return letAnswer(bot, match, asked.seat, asked.open)
  return refuse(match.result === undefined ? { code: 'not-asked', seat: given } : { code: 'ended' })
}

function troubleOf(cause: unknown): ProtocolTrouble {
  if (cause instanceof MatchError || cause instanceof RequestError) return cause.trouble
  return { code: 'internal', why: cause instanceof Error ? cause.message : String(cause) }
}
