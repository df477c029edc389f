import { MatchError, view } from '@osud/engine'
import type { Match, Open, Question, Seat } from '@osud/engine'
import { explain } from '@osud/lang'
import { botName } from '../bots/levels.ts'
import type { StandIn } from '../bots/seat.ts'
import { rulesOf } from '../narrator.ts'
import { ruleTexts } from '../rule-texts.ts'
import { isReadAloud, mannerOf, tellEvents } from './chronicle.ts'
import { answerFrom } from './dialogue.ts'
import { widthOf, wrap } from './layout.ts'
import { News } from './news.ts'
import type { Paint } from './paint.ts'
import type { Pen } from './pen.ts'
import { attended } from './prompter.ts'
import type { Aside, Command, Prompter } from './prompter.ts'
import { anyPanel } from './seat-panel.ts'
import { nextTurn } from '@osud/bots'

/** Who sits at a table in a terminal, and what they sit with. */
export interface Seating {
  readonly match: Match
  readonly people: readonly Seat[]
  /** Who plays for everybody else. */
  readonly bot: StandIn
  readonly prompter: Prompter<Command | Aside>
  readonly pen: Pen
  /** Keeps the match; called whenever it has changed. */
  readonly keep: () => void
}

/** A match at one keyboard, from sitting down until it is over or somebody wants to leave. */
export class Sitting {
  readonly #at: Seating
  readonly #prompter: Prompter
  readonly #news: News
  /** Whether people at this keyboard have something to hide from each other. */
  readonly #secretive: boolean
  #lastPerson: Seat | undefined
  /** The question that is being asked, and the table as it was last shown to whom it is asked. */
  #asked: { readonly seat: Seat; readonly question: Question } | undefined
  #shown = ''

  constructor(seating: Seating) {
    this.#at = seating
    const { match, people, prompter } = seating
    const hides = Object.values(match.game.zones).some(({ sees }) => sees === 'owner' || sees === 'named')
    this.#secretive = hides && people.length > 1
    this.#news = new News(match, this.#secretive)
    this.#prompter = attended(prompter, aside => this.#answerAside(aside))
  }

  /** Says who is here. */
  greet(): void {
    const { match, people, bot, pen } = this.#at
    const { say } = pen.narrator
    const name = (seat: Seat): string => pen.narrator.nameOf(match.position.game, seat)
    const others = Array.from({ length: match.header.seats }, (_, seat) => seat).filter(
      seat => !people.includes(seat),
    )
    if (match.header.seats > 1) this.#prompter.tell(say('cli.people', { who: people.map(name) }))
    if (others.length > 0)
      this.#prompter.tell(say('cli.bots', { bot: botName(bot.name, say), who: others.map(name) }))
  }

  /** After a break: what happened before the last heading or page has been told already. */
  recall(): void {
    const { match, pen } = this.#at
    const place = match.events().findLastIndex(({ key }) => {
      const manner = mannerOf({ key, args: {} }, pen)
      return manner === 'heading' || manner === 'page'
    })
    this.#news.recall(Math.max(0, place))
  }

  /** Plays on. */
  async play(): Promise<'over' | 'left'> {
    const { match, people, keep } = this.#at
    for (let turn = nextTurn(match, people); turn !== undefined; turn = nextTurn(match, people)) {
      const { seat, open, follows } = turn
      if (follows !== undefined) match.answer(seat, open.id, follows)
      else if (!people.includes(seat)) {
        if (!(await this.#letBotAnswer(seat, open))) return 'left'
      } else if (!(await this.#seated(seat)) || !(await this.#ask(seat, open.id, open.question)))
        return 'left'
      keep()
    }
    return (await this.#finish()) ? 'over' : 'left'
  }

  /** Waits for what a bot says; false if the people would rather leave. */
  async #letBotAnswer(seat: Seat, open: Open): Promise<boolean> {
    const { match, bot, pen } = this.#at
    const who = pen.narrator.nameOf(match.position.game, seat)
    const reply = await this.#prompter.waitFor(pen.narrator.say('cli.thinking', { who }), signal =>
      bot.answer(match, seat, signal),
    )
    if ('value' in reply) match.answer(seat, open.id, reply.value)
    return 'value' in reply
  }

  /**
   * Before somebody else looks, what the last person saw goes out of sight, and all hear what everybody may know. They
   * gather for a page of the story too. False if they would rather leave.
   */
  async #seated(seat: Seat): Promise<boolean> {
    const { match, pen } = this.#at
    const last = this.#lastPerson
    this.#lastPerson = seat
    const page = (): boolean => this.#news.unheardTogether().some(event => isReadAloud(event, pen))
    if (!this.#secretive || (last === seat && !page())) return true
    if (last !== undefined) this.#prompter.hide()
    this.#shown = ''
    if (!(await tellEvents(this.#news.together(), this.#prompter, pen))) return false
    const who = pen.narrator.nameOf(match.position.game, seat)
    const reply = await this.#prompter.curtain(`\n${pen.narrator.say('cli.pass', { who })}`)
    return 'value' in reply
  }

  /** Asks a person until the match has moved on; false if they want to leave. */
  async #ask(seat: Seat, id: number, question: Question): Promise<boolean> {
    const { match, pen } = this.#at
    const prompter = this.#prompter
    if (!(await tellEvents(this.#news.alone(seat), prompter, pen))) return false
    this.#asked = { seat, question }
    this.#showTable()
    const { panel } = pen.narrator.shelved
    const seen = view(match, seat)
    for (;;) {
      const reply = await answerFrom(question, {
        prompter,
        narrator: pen.narrator,
        face: option => panel?.choice?.(option, seen, pen),
      })
      if ('value' in reply) {
        if (this.#tried(() => match.answer(seat, id, reply.value))) return true
      } else if (reply.command === 'quit') return false
      else if (this.#tried(() => this.#undo())) return true
    }
  }

  /** Shows the table to whom it is asked, unless it is just as they saw it last. */
  #showTable(): void {
    const { match, pen } = this.#at
    const { panel = anyPanel } = pen.narrator.shelved
    const seen = view(match, this.#asked?.seat ?? 'onlooker')
    const whole = `${seen.reader}\n${panel.table({ ...seen, questions: [] }, pen).join('\n')}`
    if (whole === this.#shown) return
    this.#shown = whole
    this.#prompter.tell(`\n${panel.table(seen, pen).join('\n')}\n`)
  }

  #answerAside(aside: Aside): void {
    if (this.#asked === undefined) return
    const { seat, question } = this.#asked
    this.#prompter.tell(`\n${(aside === 'rules' ? this.#rules(question) : this.#around(seat)).join('\n')}\n`)
  }

  #rules(question: Question): string[] {
    const { narrator, paint, width } = this.#at.pen
    const ids = rulesOf(question)
    const told = ruleTexts(ids, narrator.speaker.language).flatMap(({ id, text }) =>
      text === undefined ? [] : wrap(`${paint.accent(id)} ${text}`, width, '  '),
    )
    return told.length > 0 ? told : [paint.accent(narrator.say('cli.rules', { ids: ids.join(', ') }))]
  }

  #around(seat: Seat): string[] {
    const { match, pen } = this.#at
    const { panel = anyPanel } = pen.narrator.shelved
    const seen = { ...view(match, seat), questions: [] }
    return [...panel.table(seen, pen), ...(panel.around?.(seen, pen) ?? [])]
  }

  /** Goes back to the last thing that a person said; what bots said since goes with it. */
  #undo(): void {
    const { match, people, pen } = this.#at
    const [seat = 0] = people
    const answers = match.entries().filter(entry => 'seat' in entry)
    const last = answers.findLastIndex(entry => people.includes(entry.seat))
    if (last < 0) throw new MatchError({ code: 'undo-nothing' })
    const count = answers.length - last
    if (match.undoable(seat).answers < count) throw new MatchError({ code: 'undo-barrier' })
    match.undo(seat, count)
    this.#news.forget()
    this.#prompter.tell(pen.paint.accent(pen.narrator.say('cli.taken-back')))
  }

  #tried(deed: () => void): boolean {
    const { narrator, paint } = this.#at.pen
    try {
      deed()
      return true
    } catch (cause) {
      if (!(cause instanceof MatchError)) throw cause
      this.#prompter.tell(paint.warn(explain(narrator.speaker, cause.trouble)))
      return false
    }
  }

  async #finish(): Promise<boolean> {
    const { match, people, pen } = this.#at
    // Around one screen everybody reads the end, so it tells what everybody may know.
    if (this.#secretive) this.#prompter.hide()
    const news = this.#secretive ? this.#news.together() : this.#news.alone(people[0] ?? 0)
    if (!(await tellEvents(news, this.#prompter, pen))) return false
    const [winner, ...rest] = pen.narrator.ending(match)
    this.#prompter.tell(titleLines(pen.narrator.say('end.over'), pen.paint).join('\n'))
    this.#prompter.tell([pen.paint.accent(winner ?? ''), ...rest].join('\n'))
    return true
  }
}

/** A title with a line under it. */
export function titleLines(title: string, { bold, dim }: Paint): string[] {
  return ['', bold(title), dim('─'.repeat(widthOf(title)))]
}
