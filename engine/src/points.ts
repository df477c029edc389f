import * as chain from './chain.ts'
import type { Game, GameTypes } from './game.ts'
import type { Journal } from './journal.ts'
import { copyPosition } from './position.ts'
import type { Position } from './position.ts'
import type { Point } from './record.ts'

/** So many answers may pass before a copy of the position is taken: a copy then costs little per answer. */
export const usualSpacing = 16

/** The point that a position between two steps is. */
export function pointAt<G extends GameTypes>(game: Game<G>, position: Position, journal: Journal): Point {
  const { length, events, barrier } = journal
  return { at: length, events: chain.length(events), barrier, position: copyPosition(game, position) }
}

/** The last two points that a match can be rebuilt from; what lies further back is replayed from the beginning. */
export class Points {
  latest: Point | undefined
  #earlier: Point | undefined
  readonly #spacing: number

  /** With a spacing of 0 every step is a point. */
  constructor(latest?: Point, spacing = usualSpacing) {
    this.latest = latest
    this.#spacing = spacing
  }

  /** Called between two steps: takes a copy, and returns it, if the last one is old enough. */
  pass<G extends GameTypes>(game: Game<G>, position: Position, journal: Journal): Point | undefined {
    if (journal.length - (this.latest?.at ?? 0) < this.#spacing) return undefined
    const point = pointAt(game, position, journal)
    this.add(point)
    return point
  }

  /** Makes `point` the last one. */
  add(point: Point): void {
    this.#earlier = this.latest
    this.latest = point
  }

  /** The last point that has at most `entries` entries before it. */
  before(entries: number): Point | undefined {
    return [this.latest, this.#earlier].find(point => point !== undefined && point.at <= entries)
  }
}
