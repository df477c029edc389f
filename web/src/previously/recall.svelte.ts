import type { SeenEvent } from '@osud/engine'
import type { Boarding } from '../look/board.ts'
import { afterNextFrame } from '../look/frames.ts'
import type { Sitting } from '../table/sitting.svelte.ts'
import { recallLeft, rememberLeft } from './memory.ts'
import type { Asked } from './memory.ts'

/** Whoever was away longer than this has a right to be told where the story stands. */
const pause = 10 * 60_000
/** A match that was never seen here and of which so much has been told was begun elsewhere. */
const begunElsewhere = 60

/** Knows whether somebody comes back to a match after a pause, and what has happened since their last turn. */
export class Recall {
  readonly #sitting: Sitting
  readonly #boarding: Boarding
  #asked: Record<string, Asked> = $state.raw({})
  /** What is being told now. */
  showing: 'nothing' | 'previously' | 'steps' = $state('nothing')

  constructor(sitting: Sitting, boarding: Boarding, now = Date.now()) {
    this.#sitting = sitting
    this.#boarding = boarding
    const { match = '', view } = sitting.moment ?? {}
    const left = recallLeft(match)
    const away = left === undefined ? sitting.log.length > begunElsewhere : now - left.at > pause
    this.#asked = { ...left?.asked }
    if (away && view?.result === undefined) this.showing = 'previously'
  }

  /** Notes how the match stands; to be called whenever a moment has come. */
  note(): void {
    const { moment, log, draft, curtain } = this.#sitting
    if (moment === undefined) return
    const { reader } = moment.view
    const question = draft.asked?.id
    const last = this.#asked[String(reader)]
    if (curtain === undefined && question !== undefined && question !== last?.question)
      this.#asked = {
        ...this.#asked,
        [String(reader)]: {
          question,
          told: log.length,
          before: Math.min(last?.told ?? this.#lastTurn(), log.length),
        },
      }
    const left = { at: Date.now(), asked: this.#asked }
    // The move is drawn first. Whoever leaves before that has been here all the same.
    afterNextFrame(() => rememberLeft(moment.match, left))
  }

  /**
   * How much had been told before the reader's last turn, of which this browser knows nothing: before the log named their hero last
   * but one. Last it may have named what came of that turn, so a little more is told rather than less.
   */
  #lastTurn(): number {
    const { moment, log } = this.#sitting
    const { reader = 'onlooker', state = {} } = moment?.view ?? {}
    const hero = reader === 'onlooker' ? undefined : this.#boarding.hero(state, reader)
    if (hero === undefined) return 0
    const named = (n: number): boolean => log[n]?.args['hero'] === hero
    const begun = log.flatMap((_, n) => (named(n) && !named(n - 1) ? [n] : []))
    return begun.at(-2) ?? begun[0] ?? 0
  }

  /** What was told between the reader's last question and this one. */
  get since(): readonly SeenEvent[] {
    const { moment, log } = this.#sitting
    const asked = this.#asked[String(moment?.view.reader)]
    return asked === undefined || asked.before === 0 ? [] : log.slice(asked.before)
  }
}
