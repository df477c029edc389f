import type { SeenEvent, SeenQuestion, Value } from '@osud/engine'
import type { Moment } from '../host/host.ts'
import type { Choice, Choosing } from '../look/board.ts'
import { afterNextFrame } from '../look/frames.ts'
import type { AnswerDraft } from './choosing.svelte.ts'

/** What a board is drawn from, beside the choices. */
export interface Spread {
  readonly moment: Moment | undefined
  readonly log: readonly SeenEvent[]
}

/**
 * What lies on the board. Whoever has answered looks at what is asked next, and that is little to draw; the board is much. So the
 * question has a frame to itself, and until it is on the screen the board stays as it was, all of it as of one moment.
 */
export class Laid implements Choosing {
  readonly #draft: AnswerDraft
  readonly #now: () => Spread
  #spread: Spread = $state.raw({ moment: undefined, log: [] })
  /** The question and its choices as they lay there before, while the board is kept as it is. */
  #held: Pick<AnswerDraft, 'asked' | 'byValue'> | undefined = $state.raw()
  #callOff: () => void = () => undefined

  /** What can be chosen on the board: of a question that lies there no longer, nothing changes any more. */
  readonly #shown = $derived.by(() =>
    this.#held === undefined || this.#held.asked?.id === this.#draft.asked?.id ? this.#draft : this.#held,
  )
  readonly #choices = $derived.by(() => this.#shown.byValue)
  readonly #asked = $derived.by(() => this.#shown.asked)

  constructor(draft: AnswerDraft, now: () => Spread) {
    this.#draft = draft
    this.#now = now
  }

  get moment(): Moment | undefined {
    return this.#spread.moment
  }

  get log(): readonly SeenEvent[] {
    return this.#spread.log
  }

  get asked(): SeenQuestion | undefined {
    return this.#asked
  }

  of(value: Value): Choice | undefined {
    return this.#choices.get(value)
  }

  /** A press on what lies there no longer is none: the same thing may mean something else by now. */
  press(value: Value): void {
    if (this.#shown === this.#draft) this.#draft.press(value)
  }

  /** Keeps the board as it is until what changes now is on the screen. */
  hold(): void {
    if (this.#held !== undefined) return
    const { asked, byValue } = this.#draft
    this.#held = { asked, byValue }
    this.#callOff = afterNextFrame(() => {
      this.release()
      this.follow()
    })
  }

  /** Keeps it no longer. */
  release(): void {
    this.#callOff()
    this.#held = undefined
  }

  /** Lays what there is now, unless the board is kept as it is. */
  follow(): void {
    if (this.#held === undefined) this.#spread = this.#now()
  }
}
