import type { Seat, SeenEvent } from '@osud/engine'
import type { Eyes, Glimpse, Recalled } from '../host/archive.ts'
import type { BrowserHost } from '../host/browser-host.ts'
import { HostError } from '../host/host.ts'
import type { HostTrouble } from '../host/host.ts'
import type { Boarding } from '../look/board.ts'
import { unchanged } from '../table/unchanged.ts'
import { marksOf, nextMark } from './marks.ts'

/** How many answers are shown a second. */
export const speeds = [0.5, 1, 2, 4, 8] as const

type Speed = (typeof speeds)[number]

/** Whoever moves on before this many milliseconds have passed does not see things travel. */
const calm = 220

/** A match that is looked back on: where one is in it, and whether it plays by itself. */
export class Showing {
  readonly #host: Pick<BrowserHost, 'recall' | 'glimpse'>
  readonly #boarding: Boarding
  #recalled: Recalled = $state.raw() as Recalled
  #glimpse: Glimpse | undefined = $state.raw()
  #at = $state(0)
  #playing = $state(false)
  #speed: Speed = $state(1)
  #trouble: HostTrouble | undefined = $state.raw()
  #fetching = false
  #stale = false
  #left = false
  #shownAt = 0
  /** The moment that is asked for while the one before it is drawn, since whoever scrubs goes on the same way. */
  #ahead: { readonly at: number; readonly eyes: Eyes; readonly coming: Promise<Glimpse> } | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Whether the last step was slow enough for the eye to follow things on their way. */
  travelling = false

  constructor(
    host: Pick<BrowserHost, 'recall' | 'glimpse'>,
    boarding: Boarding,
    recalled: Recalled,
    at: number,
  ) {
    this.#host = host
    this.#boarding = boarding
    this.#recalled = recalled
    this.#at = this.#within(at)
    void this.#fetch()
  }

  readonly marks = $derived.by(() => marksOf(this.#recalled, this.#boarding))

  get recalled(): Recalled {
    return this.#recalled
  }

  get glimpse(): Glimpse | undefined {
    return this.#glimpse
  }

  /** Where one wants to be; the board follows at once or a moment later. */
  get at(): number {
    return this.#at
  }

  get playing(): boolean {
    return this.#playing
  }

  get speed(): Speed {
    return this.#speed
  }

  set speed(speed: Speed) {
    this.#speed = speed
  }

  get trouble(): HostTrouble | undefined {
    return this.#trouble
  }

  /** All that had been told by then. */
  readonly log: readonly SeenEvent[] = $derived.by(() => {
    const { events, told, first } = this.#recalled
    return events.slice(0, told[(this.#glimpse?.at ?? this.#at) - first] ?? 0)
  })

  /** Goes to an entry, and no further by itself. */
  go(at: number): void {
    this.#playing = false
    this.#moveTo(at)
  }

  /** Goes so many answers on, or back. */
  step(by: number): void {
    this.go(this.#at + by)
  }

  /** Goes to the next page or heading; to the next page of the story only, if asked for. */
  leap(way: 'back' | 'on', kind?: 'page'): void {
    this.go(nextMark(this.marks, this.#recalled, this.#at, way, kind))
  }

  /** Lets the match play by itself, or stops it. */
  toggle(): void {
    this.#playing = !this.#playing
    if (!this.#playing) return
    if (this.#at >= this.#recalled.last) this.#moveTo(this.#recalled.first)
    void this.#fetch()
  }

  /** Looks with other eyes. */
  async lookAs(eyes: Eyes): Promise<void> {
    try {
      this.#recalled = await this.#host.recall(this.#recalled.match, eyes)
      this.#stale = true
      await this.#fetch()
    } catch (cause) {
      this.#trouble = troubleOf(cause)
    }
  }

  leave(): void {
    this.#left = true
    this.#playing = false
  }

  #within(at: number): number {
    const { first, last } = this.#recalled
    return Number.isFinite(at) ? Math.min(Math.max(Math.round(at), first), last) : last
  }

  #moveTo(at: number): void {
    this.#at = this.#within(at)
    void this.#fetch()
  }

  /** Brings the glimpse to where one wants to be; what was passed meanwhile is not shown. */
  async #fetch(): Promise<void> {
    if (this.#fetching) return
    this.#fetching = true
    try {
      while (!this.#left && (this.#stale || this.#glimpse?.at !== this.#at)) {
        this.#stale = false
        const glimpse = await this.#ask(this.#at)
        const now = performance.now()
        this.travelling = now - this.#shownAt > calm
        this.#shownAt = now
        const before = this.#glimpse?.at ?? glimpse.at
        this.#glimpse = { ...glimpse, view: unchanged(this.#glimpse?.view, glimpse.view) }
        if (!this.travelling || this.#playing) this.#lookAhead(2 * glimpse.at - before)
      }
      this.#trouble = undefined
    } catch (cause) {
      this.#playing = false
      this.#trouble = troubleOf(cause)
    } finally {
      this.#fetching = false
    }
    clearTimeout(this.#timer)
    if (this.#playing) this.#timer = setTimeout(() => this.#playOn(), 1000 / this.#speed)
  }

  #ask(at: number): Promise<Glimpse> {
    const { match, eyes } = this.#recalled
    const ahead = this.#ahead
    this.#ahead = undefined
    return ahead?.at === at && ahead.eyes === eyes ? ahead.coming : this.#host.glimpse(match, at, eyes)
  }

  #lookAhead(wanted: number): void {
    const at = this.#within(wanted)
    if (at === this.#glimpse?.at) return
    const { match, eyes } = this.#recalled
    const coming = this.#host.glimpse(match, at, eyes)
    // Whoever comes for it is told; if nobody does, it does not matter.
    coming.catch(() => undefined)
    this.#ahead = { at, eyes, coming }
  }

  #playOn(): void {
    if (!this.#playing || this.#left) return
    if (this.#at >= this.#recalled.last) this.#playing = false
    else this.#moveTo(this.#at + 1)
  }

  /** The hero of a seat as it is now, or who it will be. */
  heroOf(seat: Seat): string | undefined {
    const state = this.#glimpse?.view.state
    return (state && this.#boarding.hero(state, seat)) ?? this.#boarding.hero(this.#recalled.state, seat)
  }
}

function troubleOf(cause: unknown): HostTrouble {
  return cause instanceof HostError ? cause.trouble : { code: 'worker' }
}
