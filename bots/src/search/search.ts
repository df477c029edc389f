import { anyAnswer, imagining, next, uncut } from '@osud/engine'
import type { Answer, Game, GameTypes, Match, Open, Question, Seat, Seedling, Sight } from '@osud/engine'
import { give } from '../give.ts'
import { keyOf } from './bandit.ts'
import type { Arm, Bandit } from './bandit.ts'
import { Scale } from './scale.ts'
import { Place } from './tree.ts'

/** How far a search looks, and how. */
export interface Manner {
  /** So many answers are played out in each try before the position is judged. */
  readonly horizon: number
  /** A new world is imagined after so many tries. */
  readonly triesPerWorld: number
}

const usual: Manner = { horizon: 12, triesPerWorld: 12 }

const mostWorlds = 256

/** So much of all tries is enough to tell what an answer is worth that nothing speaks for. */
const leastShare = 1 / 20

interface Taken {
  readonly bandit: Bandit
  readonly arm: Arm
  readonly seat: Seat
}

/**
 * Tree search over what a seat may know (information-set Monte Carlo tree search): each try imagines the hidden cards
 * anew, goes down the tree by what did well so far, plays on by chance and judges where that led. Everybody is thought to
 * seek the most for themselves.
 */
export class Search<G extends GameTypes = GameTypes> {
  readonly seat: Seat
  readonly root = new Place()
  tries = 0
  readonly #game: Game<G>
  readonly #manner: Manner
  readonly #random: Seedling
  readonly #imagine: (random: Seedling) => Match<G> | undefined
  readonly #worlds: Match<G>[] = []
  readonly #scales: Scale[]
  readonly #asked: Question | undefined

  constructor(game: Game<G>, sight: Sight<G>, random: Seedling, manner: Partial<Manner> = {}) {
    this.seat = sight.seat
    this.#game = game
    this.#manner = { ...usual, ...manner }
    this.#random = random
    this.#imagine = imagining(game, sight)
    this.#asked = sight.view.questions.find(({ mine }) => mine)?.question
    this.#scales = Array.from({ length: sight.view.seats }, () => new Scale())
  }

  /** Tries once more; says whether it could (it cannot imagine a world in which its seat is asked what it is asked). */
  try(): boolean {
    const world = this.#world()
    if (world === undefined) return false
    const match = world.fork()
    const taken: Taken[] = []
    const answers = this.#descend(match, taken)
    this.#playOn(match, this.#manner.horizon - answers)
    this.#learn(match, taken)
    this.tries++
    return true
  }

  /** Sees to it that an answer to the question that the seat is asked gets at least this share of the tries. */
  consider(answer: Answer, share = leastShare): void {
    if (this.#asked !== undefined) this.known(this.#asked.ask).consider(this.#asked, answer, share)
  }

  /** What is known of the answers to the question that the seat is asked. */
  known(ask: string): Bandit {
    return this.root.bandit(this.seat, ask)
  }

  #world(): Match<G> | undefined {
    const worlds = this.#worlds
    if (worlds.length < mostWorlds && worlds.length * this.#manner.triesPerWorld <= this.tries) {
      const fresh = this.#imagine(this.#random)
      if (fresh !== undefined) worlds.push(fresh)
      return fresh ?? worlds.at(-1)
    }
    return worlds[next(this.#random) % worlds.length]
  }

  /** Goes down the tree to a place where it has not been; returns how many answers that took. */
  #descend(match: Match<G>, taken: Taken[]): number {
    let place = this.root
    let answers = 0
    let own: Arm | undefined
    while (answers < this.#manner.horizon) {
      const open = waiting(match)
      const seat = open && this.#speaker(open)
      if (open === undefined || seat === undefined) break
      const bandit = place.bandit(seat, open.question.ask)
      const arm = bandit.choose(
        open.question,
        this.#hints(match, seat, open.question),
        this.#scale(seat),
        this.#random,
      )
      if (arm === undefined) break
      taken.push({ bandit, arm, seat })
      if (seat === this.seat) own = arm
      answers += give(match, open, seat, arm.answer)
      if (own === undefined || match.open[0]?.id === open.id) continue
      place.visits++
      place = place.after(keyOf(own.answer))
      own = undefined
      if (place.visits === 0) {
        place.visits = 1
        break
      }
    }
    return answers
  }

  /** Plays on by chance alone, which is fast and, tried out, no worse than by promise. */
  #playOn(match: Match<G>, most: number): void {
    for (let answers = 0; answers < most;) {
      const open = waiting(match)
      const seat = open && this.#speaker(open)
      if (open === undefined || seat === undefined) return
      const answer = anyAnswer(open.question, this.#random)
      if (answer === undefined) return
      answers += give(match, open, seat, answer)
    }
  }

  #learn(match: Match<G>, taken: readonly Taken[]): void {
    const values = this.#game.evaluate?.(uncut(match)) ?? []
    const mine = values[this.seat] ?? 0
    for (const { bandit, arm, seat } of taken) {
      bandit.visits++
      const value = values[seat] ?? 0
      arm.visits++
      arm.total += value
      arm.squares += value * value
      arm.mine += mine
    }
    for (let seat = 0; seat < this.#scales.length; seat++) this.#scale(seat).add(values[seat] ?? 0)
  }

  /** Whoever may answer; its own seat where it is one of several. */
  #speaker({ seats }: Open): Seat | undefined {
    return seats.includes(this.seat) ? this.seat : seats[0]
  }

  #hints(match: Match<G>, seat: Seat, question: Question): readonly number[] | undefined {
    return this.#game.hints?.(uncut(match), seat, question)
  }

  #scale(seat: Seat): Scale {
    return this.#scales[seat] as Scale
  }
}

/** The first question that still waits for somebody. */
function waiting<G extends GameTypes>(match: Match<G>): Open | undefined {
  const { open } = match
  for (let i = 0; i < open.length; i++) {
    const one = open[i] as Open
    if (one.settles === 'agree' || match.held(one.seats[0] as Seat) === undefined) return one
  }
  return undefined
}
