import type { Answer, Reader, Seat, SeenEvent, SeenQuestion, View } from '@osud/engine'
import { HostError } from '../host/host.ts'
import type { Hint, Host, HostTrouble, Moment, Place } from '../host/host.ts'
import type { Boarding, Sitter } from '../look/board.ts'
import { AnswerDraft } from './choosing.svelte.ts'
import { LiveView } from './live-view.svelte.ts'
import { pagesTold } from './telling.ts'
import type { TableVoice } from './voice.ts'

/** What a table in the browser is made of, once everything has been loaded. */
export interface Furniture {
  readonly game: string
  readonly boarding: Boarding
  readonly voice: TableVoice
}

/** An answer that is taken in within so many milliseconds needs no sign that it is on its way. */
const blink = 200

/** One sitting at a table: the moment as it is shown, and the answer that is being put together. */
export class Sitting {
  readonly #host: Host
  readonly #furniture: () => Furniture
  #moment: Moment | undefined = $state.raw()
  #live: LiveView | undefined = $state.raw()
  #log: readonly SeenEvent[] = $state.raw([])
  #trouble: HostTrouble | undefined = $state.raw()
  #hint: Hint | 'thinking' | 'none' | undefined = $state.raw()
  /** How often advice was asked for: only what was asked last counts. */
  #hintsAsked = 0
  /** The question whose answer is on its way. */
  #answering: number | undefined
  /** The same, once it takes longer than nobody would notice. */
  #underway: number | undefined = $state()
  #notice: Moment['notice'] = $state.raw()
  /** How many pages of the story have been told, and how many of them read. */
  #told = $state(0)
  #read: number | undefined = $state()
  readonly draft: AnswerDraft

  constructor(host: Host, furniture: () => Furniture) {
    this.#host = host
    this.#furniture = furniture
    this.draft = new AnswerDraft(
      () => furniture().voice,
      (question, answer) => void this.#answer(question, answer),
    )
  }

  /** Takes in a moment. */
  hear(told: Moment): void {
    // A bot may answer before the match is shown to whoever has just come: first all of it, which is on its way.
    if (this.#moment === undefined && told.news.from > 0) return
    if (this.#live === undefined) this.#live = new LiveView(told.view)
    else this.#live.become(told.view)
    const moment = { ...told, view: this.#live.told }
    const { news, view, notice } = moment
    const sameReader = this.#moment?.view.reader === view.reader
    this.#log = news.from === 0 ? news.events : [...this.#log, ...news.events]
    if (!sameReader || notice !== undefined) this.#hint = undefined
    this.#moment = moment
    this.#trouble = undefined
    if (notice !== undefined) this.#notice = notice
    this.draft.take(this.#mine(moment))
    const fresh = pagesTold(this.#furniture().boarding, news.events)
    this.#told = news.from === 0 ? fresh : this.#told + fresh
    // Whoever comes back to a table has read what was told before; after an undo pages may be told again.
    this.#read = Math.min(this.#read ?? this.#told, this.#told)
  }

  get moment(): Moment | undefined {
    return this.#moment
  }

  /** What to draw from: whatever reads a part of it is drawn again when that part changes, and not with every moment. */
  get view(): View | undefined {
    return this.#live?.view
  }

  /** Whether the match is kept in this browser: then it has a file, a chronicle and a past to look back on. */
  get kept(): boolean {
    return this.#host.scripted !== true && this.#host.online !== true
  }

  get log(): readonly SeenEvent[] {
    return this.#log
  }

  /** Why the last wish could not be granted. */
  get trouble(): HostTrouble | undefined {
    return this.#trouble
  }

  get hint(): Hint | 'thinking' | 'none' | undefined {
    return this.#hint
  }

  get notice(): Moment['notice'] {
    return this.#notice
  }

  /** Whether the answer to what is asked has been on its way for a while: a server may be far. */
  get sending(): boolean {
    return this.#underway !== undefined && this.#underway === this.draft.asked?.id
  }

  /** Whether the screen must be passed on before anything is shown that only one person may see. */
  get curtain(): Seat | undefined {
    const { secretive = false, turn, view } = this.#moment ?? {}
    return secretive && turn !== undefined && view?.reader !== turn ? turn : undefined
  }

  /** How many pages of the story have been told and not read. */
  get unread(): number {
    return this.#told - (this.#read ?? 0)
  }

  /** The pages have been read, or at least put away. */
  putAway(): void {
    this.#read = this.#told
  }

  /** Who sits where, and what they are about. */
  readonly sitters: readonly Sitter[] = $derived.by(() => {
    const moment = this.#moment
    if (moment === undefined) return []
    const { voice } = this.#furniture()
    const people = moment.places.filter(place => 'person' in place).length
    return moment.places.map((place, seat): Sitter => {
      const alone = people === 1 && this.#host.online !== true
      const mine = 'person' in place && (alone || moment.view.reader === seat)
      return {
        seat,
        kind: mine ? 'me' : 'person' in place ? 'here' : 'bot',
        name: nameOf(place, mine, voice, this.#host.online === true),
        doing: doingOf(moment, seat),
      }
    })
  })

  /** What the table calls whoever plays from a seat: the hero, once there is one. */
  nick(seat: Seat): string {
    const { boarding, voice } = this.#furniture()
    const state = this.#moment?.view.state
    const hero = state === undefined ? undefined : boarding.hero(state, seat)
    if (hero !== undefined) return voice.nameOf(hero)
    const place = this.#moment?.places[seat]
    const name = place !== undefined && 'person' in place ? place.person : ''
    return name === '' ? voice.say('word.seat', { n: seat + 1 }) : name
  }

  /** Who the screen is passed to: the hero, and whose hero that is. */
  person(seat: Seat): string {
    const place = this.#moment?.places[seat]
    const name = place !== undefined && 'person' in place ? place.person : ''
    const nick = this.nick(seat)
    return name === '' || name === nick ? nick : `${nick} (${name})`
  }

  undo(): Promise<void> {
    return this.#wish(() => this.#host.undo())
  }

  /** Whether what is put together can be proposed to the table: a question of all that one of them answers. */
  get advises(): boolean {
    return this.#host.suggest !== undefined && this.draft.asked?.table === true
  }

  suggest(): Promise<void> {
    const { asked, answer } = this.draft
    return this.#wish(async () => {
      if (asked !== undefined && answer !== undefined) await this.#host.suggest?.(asked.id, answer)
    })
  }

  look(reader: Reader): Promise<void> {
    return this.#wish(() => this.#host.look(reader))
  }

  sit(seat: Seat, place: Place): Promise<void> {
    return this.#wish(() => this.#host.sit(seat, place))
  }

  async askHint(): Promise<void> {
    const { asked } = this.draft
    if (asked?.mine !== true) return
    const number = ++this.#hintsAsked
    const reader = this.#moment?.view.reader
    this.#hint = 'thinking'
    const hint = await this.#host.hint().catch(() => undefined)
    // Nobody may wait for it any more: it was put away, or asked for again.
    if (number !== this.#hintsAsked || this.#hint !== 'thinking') return
    // Advice names cards of whoever asked: nobody else reads it, though the same question may be theirs by now.
    const same = reader === this.#moment?.view.reader && this.draft.asked?.id === (hint?.question ?? asked.id)
    this.#hint = same ? (hint ?? 'none') : undefined
  }

  dismiss(): void {
    this.#notice = undefined
    this.#trouble = undefined
    this.#hint = undefined
  }

  file(): Promise<string> {
    return this.#host.file()
  }

  async #answer({ id, mine }: SeenQuestion, answer: Answer): Promise<void> {
    const seat = this.#moment?.view.reader
    if (seat === undefined || seat === 'onlooker') return
    if (!mine) return this.suggest()
    // Whoever presses twice in a hurry has answered once.
    if (this.#answering === id) return
    this.#answering = id
    this.#hint = undefined
    this.#notice = undefined
    const slow = setTimeout(() => (this.#underway = id), blink)
    await this.#wish(() => this.#host.answer(seat, id, answer))
    clearTimeout(slow)
    if (this.#underway === id) this.#underway = undefined
    if (this.#answering === id) this.#answering = undefined
  }

  async #wish(deed: () => Promise<void>): Promise<void> {
    try {
      await deed()
    } catch (cause) {
      this.#trouble = cause instanceof HostError ? cause.trouble : { code: 'worker' }
    }
  }

  /** The question that the reader is to answer or to advise on now: nothing while the screen is on its way to somebody else. */
  #mine({ view }: Moment): SeenQuestion | undefined {
    const own = view.questions.find(
      ({ mine, settles, answered }) => mine && (answered === undefined || settles === 'agree'),
    )
    // Where everybody has a screen, whoever does not decide may still advise.
    if (own !== undefined || this.#host.suggest === undefined || view.reader === 'onlooker') return own
    return view.questions.find(({ table }) => table)
  }
}

function nameOf(place: Place, mine: boolean, voice: TableVoice, online: boolean): string {
  if ('person' in place)
    return place.person || voice.frame(mine ? 'frame.me' : online ? 'frame.nobody' : 'frame.person')
  return voice.sayOr(`frame.bot-${place.bot}`, place.bot)
}

function doingOf({ view, thinking }: Moment, seat: Seat): Sitter['doing'] {
  if (thinking === seat) return 'thinking'
  if (view.questions.some(({ done }) => done.includes(seat))) return 'done'
  return view.questions.some(({ seats }) => seats.includes(seat)) ? 'asked' : 'idle'
}
