import type { Bot } from '@osud/bots'
import { log, MatchError, view } from '@osud/engine'
import type { Match, Question, Reader, Seat } from '@osud/engine'
import { explain } from '@osud/lang'
import { letAnswer } from '../bot-seat.ts'
import { rulesOf } from '../narrator.ts'
import type { Narrator } from '../narrator.ts'
import { answerFrom } from './dialogue.ts'
import type { Paint } from './paint.ts'
import { panelOf } from './panel.ts'
import type { Prompter } from './prompter.ts'
import { nextTurn } from './turns.ts'

/** Who sits at a table in a terminal, and what they sit with. */
export interface Seating {
  readonly match: Match
  readonly people: readonly Seat[]
  readonly bot: Bot
  readonly narrator: Narrator
  readonly prompter: Prompter
  readonly paint: Paint
  /** Keeps the match; called whenever it has changed. */
  readonly keep: () => void
}

/** A match at one keyboard, from sitting down until it is over or somebody wants to leave. */
export class Sitting {
  readonly #at: Seating
  /** How much of the log each person has read, and how much anybody could have. */
  readonly #read = new Map<Reader, number>()
  #lastPerson: Seat | undefined

  constructor(seating: Seating) {
    this.#at = seating
  }

  /** Says what is played and who is here. */
  greet(): void {
    const { match, people, bot, narrator, prompter } = this.#at
    const { say } = narrator
    const name = (seat: Seat): string => narrator.nameOf(match.position.game, seat)
    const others = Array.from({ length: match.header.seats }, (_, seat) => seat).filter(
      seat => !people.includes(seat),
    )
    this.#tellTitle(narrator.tell({ key: 'title' }))
    prompter.tell(say('cli.people', { who: people.map(name) }))
    if (others.length > 0) prompter.tell(say('cli.bots', { bot: bot.name, who: others.map(name) }))
  }

  /** Plays on. */
  async play(): Promise<'over' | 'left'> {
    const { match, people, bot, keep } = this.#at
    for (let turn = nextTurn(match, people); turn !== undefined; turn = nextTurn(match, people)) {
      const { seat, open, follows } = turn
      if (follows !== undefined) match.answer(seat, open.id, follows)
      else if (!people.includes(seat)) letAnswer(bot, match, seat, open)
      else if (!(await this.#seated(seat)) || !(await this.#ask(seat, open.id, open.question))) return 'left'
      keep()
    }
    this.#finish()
    return 'over'
  }

  /** Hides what the last person saw before somebody else looks; false if they would rather leave. */
  async #seated(seat: Seat): Promise<boolean> {
    const { match, people, narrator, prompter } = this.#at
    const secrets = Object.values(match.game.zones).some(({ sees }) => sees === 'owner' || sees === 'named')
    const last = this.#lastPerson
    this.#lastPerson = seat
    if (people.length === 1 || !secrets || last === seat) return true
    const who = narrator.nameOf(match.position.game, seat)
    const reply = await prompter.curtain(narrator.say('cli.pass', { who }), last !== undefined)
    return 'value' in reply || reply.command !== 'quit'
  }

  /** Asks a person until the match has moved on; false if they want to leave. */
  async #ask(seat: Seat, id: number, question: Question): Promise<boolean> {
    const { match, narrator, prompter, paint } = this.#at
    this.#tellNews(seat)
    this.#read.set('onlooker', log(match, 'onlooker').length)
    prompter.tell(`\n${panelOf(view(match, seat), narrator, paint).join('\n')}\n`)
    for (;;) {
      const reply = await answerFrom(question, prompter, narrator)
      if ('value' in reply) {
        if (this.#tried(() => match.answer(seat, id, reply.value))) return true
      } else if (reply.command === 'quit') return false
      else if (reply.command === 'undo') {
        if (this.#tried(() => this.#undo())) return true
      } else prompter.tell(paint.accent(narrator.say('cli.rules', { ids: rulesOf(question).join(', ') })))
    }
  }

  /** Goes back to the last thing that a person said; what bots said since goes with it. */
  #undo(): void {
    const { match, people, narrator, prompter, paint } = this.#at
    const [seat = 0] = people
    const answers = match.entries().filter(entry => 'seat' in entry)
    const last = answers.findLastIndex(entry => people.includes(entry.seat))
    if (last < 0) throw new MatchError({ code: 'undo-nothing' })
    const count = answers.length - last
    if (match.undoable(seat).answers < count) throw new MatchError({ code: 'undo-barrier' })
    match.undo(seat, count)
    for (const [reader, read] of this.#read) this.#read.set(reader, Math.min(read, log(match, reader).length))
    prompter.tell(paint.accent(narrator.say('cli.taken-back')))
  }

  #tried(deed: () => void): boolean {
    const { narrator, prompter, paint } = this.#at
    try {
      deed()
      return true
    } catch (cause) {
      if (!(cause instanceof MatchError)) throw cause
      prompter.tell(paint.warn(explain(narrator.speaker, cause.trouble)))
      return false
    }
  }

  #tellNews(reader: Reader): void {
    const { match, narrator, prompter } = this.#at
    const events = log(match, reader)
    const news = events.slice(this.#read.get(reader) ?? 0)
    this.#read.set(reader, events.length)
    if (news.length > 0) prompter.tell(`\n${news.map(event => narrator.tell(event)).join('\n')}`)
  }

  #finish(): void {
    const { match, people, narrator, prompter, paint } = this.#at
    // Around one screen everybody reads the end, so it tells what everybody may know.
    this.#tellNews(people.length === 1 ? (people[0] ?? 'onlooker') : 'onlooker')
    const [winner, ...rest] = narrator.ending(match)
    this.#tellTitle(narrator.say('end.over'))
    prompter.tell([paint.accent(winner ?? ''), ...rest].join('\n'))
  }

  #tellTitle(title: string): void {
    const { prompter, paint } = this.#at
    prompter.tell(`\n${paint.bold(title)}\n${paint.dim('─'.repeat(title.length))}`)
  }
}
