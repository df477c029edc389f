import { bots } from '@osud/bots'
import { anyAnswer, draw, sow } from '@osud/engine'
import type { Game, Match, Seedling } from '@osud/engine'
import { ferry } from '@osud/engine/example'
import { Protocol } from '../../src/index.ts'
import {
  bentLine,
  bentRequest,
  bentValue,
  monster,
  nasty,
  nastyNames,
  noise,
  once,
  oneOf,
} from './mutations.ts'
import { oddGame } from './odd-game.ts'
import { answerIn, isLegal } from './oracle.ts'

/** What a run of the fuzzer has seen. */
export interface Figures {
  lines: number
  blank: number
  accepted: number
  refused: number
  finished: number
  /** How often each error came back. */
  readonly codes: Record<string, number>
}

type Request = Readonly<Record<string, unknown>>

const matchNames = ['main', 'a', 'b', 'c', 'd', 'e', ...nastyNames]

/** Speaks nonsense to the protocol, in between with legal play, and watches that it keeps its word. */
export class Fuzzer {
  readonly figures: Figures = { lines: 0, blank: 0, accepted: 0, refused: 0, finished: 0, codes: {} }
  readonly #random: Seedling
  readonly #protocol: Protocol
  #kept: object = {}
  #seeds = 0

  constructor(seed: string) {
    this.#random = sow(seed)
    this.#protocol = new Protocol({
      engine: 'fuzz',
      games: [ferry as unknown as Game, oddGame].map(game => ({ game, hidden: true })),
      bots,
      seed: () => `${seed} ${this.#seeds++}`,
    })
  }

  /** Sends one line and checks what comes back; throws what is wrong with it. */
  step(): void {
    const name = oneOf(this.#random, matchNames)
    const line = this.#line(name)
    const answer = answerIn(line)
    const named = answer === undefined ? name : (answer.request['match'] ?? 'main')
    const target = typeof named === 'string' ? named : name
    const match = this.#protocol.match(target)
    const legal = answer?.goodForm === true && match !== undefined && isLegal(match, answer.request)
    const before = match && fingerprint(match)
    const length = match?.length ?? 0
    const response = this.#respond(line)
    if (response === undefined) return
    const complain = (what: string): never => {
      throw new Error(`${what}\n  sent ${shown(line)}\n  came ${JSON.stringify(response).slice(0, 300)}`)
    }
    if (answer !== undefined) {
      if (legal !== response.ok)
        complain(legal ? 'a legal answer was refused' : 'an illegal answer was accepted')
      this.figures[legal ? 'accepted' : 'refused']++
      if (legal && match?.length !== length + 1) complain('an accepted answer is not in the record')
      if (legal && match?.result !== undefined) this.figures.finished++
    }
    if (response.ok) return
    const { code } = response.error
    this.figures.codes[code] = (this.figures.codes[code] ?? 0) + 1
    if (match && this.#protocol.match(target) !== match) complain('a refused request replaced a match')
    if (match && fingerprint(match) !== before) complain('a refused request changed its match')
    if (code === 'internal' || code === 'rules-bug') complain('something broke')
  }

  #respond(line: string | Uint8Array): Response | undefined {
    const raw = this.#protocol.respond(line)
    this.figures.lines++
    if (raw === undefined) {
      if (!/^\s*$/.test(Buffer.from(line).toString())) throw new Error(`no response to ${shown(line)}`)
      this.figures.blank++
      return undefined
    }
    if (raw.includes('\n')) throw new Error(`more than one line came to ${shown(line)}`)
    const response = JSON.parse(raw) as Response
    const whole = Object.hasOwn(response, 'id') && (response.ok || typeof response.error?.code === 'string')
    if (!whole) throw new Error(`half a response came to ${shown(line)}: ${raw}`)
    return response
  }

  #line(name: string): string | Uint8Array {
    const random = this.#random
    if (once(random, 1500)) return monster(random)
    if (once(random, 40)) return oneOf(random, ['', ' ', '\t\r', '\r'])
    if (once(random, 20)) return noise(random)
    const request = this.#request(name)
    const line = JSON.stringify(once(random, 8) ? bentRequest(random, request) : request)
    return once(random, 8) ? bentLine(random, line) : line
  }

  #request(name: string): Request {
    const random = this.#random
    const match = this.#protocol.match(name)
    const about = { id: draw(random, 1000), match: name }
    if (match === undefined) return this.#opening(about)
    if (match.result !== undefined && once(random, 2)) return { ...about, do: 'close' }
    if (!once(random, 4)) return { ...about, ...this.#answer(match) }
    const seat = once(random, 4) ? oneOf(random, nasty) : draw(random, match.header.seats)
    switch (draw(random, 12)) {
      case 0:
        return { ...about, do: 'view', seat: once(random, 3) ? 'onlooker' : seat }
      case 1:
        return { ...about, do: 'log', seat, since: draw(random, 20) }
      case 2:
        return { ...about, do: 'undo', seat, ...(once(random, 2) ? { count: draw(random, 4) } : {}) }
      case 3:
        this.#kept = { save: match.save() }
        return { ...about, do: 'save' }
      case 4:
        this.#kept = { record: match.record() }
        return { ...about, do: 'save', as: 'record' }
      case 5:
        return { ...about, ...this.#answer(match), do: 'suggest' }
      case 6:
        return {
          ...about,
          do: 'bot',
          seat,
          bot: once(random, 9) ? 'greedy' : oneOf(random, ['random', 'random', '__proto__']),
        }
      case 7:
        return once(random, 6) ? { ...about, do: 'close' } : { ...about, do: oneOf(random, nastyNames) }
      case 8:
        return { do: 'games' }
      default:
        return { ...about, do: 'questions', seat }
    }
  }

  #opening(about: Request): Request {
    const random = this.#random
    if (once(random, 3) && 'save' in this.#kept)
      return { ...about, do: 'load', save: this.#bentKept(this.#kept.save) }
    if (once(random, 3) && 'record' in this.#kept) {
      return { ...about, do: 'replay', record: this.#bentKept(this.#kept.record), until: draw(random, 30) }
    }
    const game = oneOf(random, ['night-ferry', 'night-ferry', 'odd', 'odd', '__proto__', 'constructor'])
    const seats = once(random, 6) ? oneOf(random, nasty) : 2 + draw(random, game === 'odd' ? 2 : 3)
    const variant = oneOf(random, ['short', 'full', 'only', undefined, undefined, '__proto__', 'valueOf'])
    const crossings = oneOf(random, [1, 3, ...nasty])
    const options = oneOf(random, [undefined, undefined, { crossings }, { [oneOf(random, nastyNames)]: 1 }])
    return {
      ...about,
      do: 'new',
      game,
      seats,
      variant,
      options,
      undo: oneOf(random, ['off', 'own', 'table', undefined]),
    }
  }

  /** A save or a record, now and then with one thing in it changed. */
  #bentKept(kept: unknown): unknown {
    const random = this.#random
    if (!once(random, 2)) return kept
    const copy = JSON.parse(JSON.stringify(kept)) as Record<string, unknown>
    let place = copy
    for (;;) {
      const key = oneOf(random, Object.keys(place))
      const inner = place[key]
      if (typeof inner !== 'object' || inner === null || Object.keys(inner).length === 0 || once(random, 4)) {
        place[key] = oneOf(random, nasty)
        return copy
      }
      place = inner as Record<string, unknown>
    }
  }

  #answer(match: Match): Request {
    const random = this.#random
    const open = match.open.length === 0 ? undefined : oneOf(random, match.open)
    if (open === undefined) return { do: 'answer', seat: 0, question: 1, value: 0 }
    const legal = anyAnswer(open.question, random)
    const value = once(random, 3) ? bentValue(random, open.question, legal) : legal
    const seat = once(random, 12) ? draw(random, match.header.seats + 1) : oneOf(random, open.seats)
    const question = once(random, 12) ? open.id - draw(random, 3) : open.id
    return { do: 'answer', seat, question, value: value ?? null }
  }
}

type Response =
  | { readonly id: unknown; readonly ok: true }
  | { readonly id: unknown; readonly ok: false; readonly error: { readonly code: string } }

/** All that an answer could change. */
function fingerprint(match: Match): string {
  const held = Array.from({ length: match.header.seats }, (_, seat) => match.held(seat))
  return JSON.stringify([match.hash(), match.length, match.open.map(({ id }) => id), held, match.suggestions])
}

function shown(line: string | Uint8Array): string {
  return typeof line === 'string'
    ? line.slice(0, 500)
    : `bytes ${Buffer.from(line).toString('latin1').slice(0, 500)}`
}
