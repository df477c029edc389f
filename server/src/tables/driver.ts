import { anyAnswer, sow } from '@osud/engine'
import type { Answer, Seat } from '@osud/engine'
import type { Verdict, Wish } from '@osud/bots'
import { secretSeed } from '@osud/bots/secret'
import type { Fail } from '../operations/report.ts'
import { onTheBeat } from './beat.ts'
import type { Beat } from './beat.ts'
import type { LiveTable } from './live-table.ts'

/** What lets the bots of a table play. */
export interface DriverNeeds {
  readonly beat: Beat
  readonly think: (wish: Wish, signal: AbortSignal) => Promise<Verdict>
  /** How long another server may take to answer for a bot before this one does, in milliseconds. */
  readonly patience: number
  /** Hears what a bot could not do. */
  readonly fail: Fail
}

/**
 * Lets the bots of one table answer. The server that took in the last move thinks at once; the others only if nothing has
 * come for a while, since then that server has died. Should two answer, storage takes one of them.
 */
export class Driver {
  readonly #table: LiveTable
  readonly #needs: DriverNeeds
  #thought: { readonly seat: Seat; readonly number: number; readonly stop: AbortController } | undefined

  constructor(table: LiveTable, needs: DriverNeeds) {
    this.#table = table
    this.#needs = needs
  }

  /** The bot that is thinking. */
  get thinking(): Seat | undefined {
    return this.#thought?.seat
  }

  /** Looks whether a bot is asked. `mine`: this server has taken in the last move. */
  look(mine: boolean): void {
    const table = this.#table
    const turn = table.botTurn()
    if (this.#thought !== undefined) {
      if (turn?.seat === this.#thought.seat && this.#thought.number === table.number) return
      this.stop()
    }
    if (turn === undefined) return
    const stop = new AbortController()
    this.#thought = { seat: turn.seat, number: table.number, stop }
    void this.#play(mine ? 0 : this.#needs.patience, stop.signal).catch(this.#needs.fail)
  }

  stop(): void {
    this.#thought?.stop.abort()
    this.#thought = undefined
  }

  async #play(patience: number, signal: AbortSignal): Promise<void> {
    const { beat } = this.#needs
    if (patience > 0) await beat.wait(patience, signal)
    const turn = signal.aborted ? undefined : this.#table.botTurn()
    if (turn === undefined) return
    const { seat, open, bot, follows } = turn
    const begun = beat.now()
    const answer =
      follows ?? (await this.#answer(seat, bot, signal)) ?? anyAnswer(open.question, sow(this.#seed(seat)))
    await onTheBeat(beat, begun, signal)
    if (signal.aborted || answer === undefined) return
    const table = this.#table
    this.#thought = undefined
    await table.answer(seat, open.id, answer, {
      key: `bot ${table.number}`,
      // Meanwhile somebody may have taken the seat back, or what was asked, here or on another server.
      may: () => {
        const now = table.botTurn()
        return now?.seat === seat && now.open.id === open.id
      },
    })
  }

  /** What the bot says; nothing if it cannot think. */
  async #answer(seat: Seat, bot: string, signal: AbortSignal): Promise<Answer | undefined> {
    const wish: Wish = {
      bot,
      game: this.#table.game.id,
      sight: this.#table.sight(seat),
      seed: this.#seed(seat),
    }
    try {
      return (await this.#needs.think(wish, signal)).answer
    } catch (cause) {
      if (!signal.aborted) this.#needs.fail(cause)
      return undefined
    }
  }

  #seed(seat: Seat): string {
    return secretSeed(this.#table.occasion(seat))
  }
}
