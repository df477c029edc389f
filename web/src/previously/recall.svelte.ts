import type { SeenEvent } from '@osud/engine'
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
  #asked: Record<string, Asked> = $state.raw({})
  /** What is being told now. */
  showing: 'nothing' | 'previously' | 'steps' = $state('nothing')

  constructor(sitting: Sitting, now = Date.now()) {
    this.#sitting = sitting
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
        [String(reader)]: { question, told: log.length, before: Math.min(last?.told ?? 0, log.length) },
      }
    rememberLeft(moment.match, { at: Date.now(), asked: this.#asked })
  }

  /** What was told between the reader's last question and this one. */
  get since(): readonly SeenEvent[] {
    const { moment, log } = this.#sitting
    const asked = this.#asked[String(moment?.view.reader)]
    return asked === undefined || asked.before === 0 ? [] : log.slice(asked.before)
  }
}
