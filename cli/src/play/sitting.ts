import type { Bot } from '@osud/bots'
import { log, MatchError, view } from '@osud/engine'
import type { Match, Question, Seat } from '@osud/engine'
import { explain } from '@osud/lang'
import { letAnswer } from '../bot-seat.ts'
import { rulesOf } from '../narrator.ts'
import type { Narrator } from '../narrator.ts'
import { converse } from './dialogue.ts'
import type { Paint } from './paint.ts'
import { panelOf } from './panel.ts'
import type { Command, Prompter } from './prompter.ts'
import { nextTurn } from './turns.ts'

/** Who sits at a table in a terminal, and what they sit with. */
export interface Sitting {
  readonly match: Match
  readonly people: readonly Seat[]
  readonly bot: Bot
  readonly narrator: Narrator
  readonly prompter: Prompter
  readonly paint: Paint
  /** Keeps the match; called whenever it has changed. */
  readonly keep: () => void
}

/** Plays a match at one keyboard until it is over, or somebody wants to leave. */
export async function sit(sitting: Sitting): Promise<'over' | 'left'> {
  const evening = new Evening(sitting)
  evening.greet()
  return evening.play()
}

class Evening {
  readonly #sitting: Sitting
  /** How much of the log each person has read. */
  readonly #read = new Map<Seat, number>()
  #lastPerson: Seat | undefined

  constructor(sitting: Sitting) {
    this.#sitting = sitting
  }

  greet(): void {
    const { match, people, bot, narrator, prompter, paint } = this.#sitting
    const { say } = narrator
    const name = (seat: Seat): string => narrator.nameOf(match.position.game, seat)
    const others = Array.from({ length: match.header.seats }, (_, seat) => seat).filter(seat => !people.includes(seat))
    const title = say('title')
    prompter.tell(`\n${paint.bold(title)}\n${paint.dim('─'.repeat(title.length))}`)
    prompter.tell(say('cli.people', { who: people.map(name) }))
    if (others.length > 0) prompter.tell(say('cli.bots', { bot: bot.name, n: others.length, who: others.map(name) }))
    prompter.tell(paint.dim(say('cli.keys')))
  }

  async play(): Promise<'over' | 'left'> {
    const { match, people, bot, keep } = this.#sitting
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
    const { match, people, narrator, prompter } = this.#sitting
    const secrets = Object.values(match.game.zones).some(({ sees }) => sees === 'owner' || sees === 'named')
    const changes = people.length > 1 && secrets && this.#lastPerson !== seat
    this.#lastPerson = seat
    if (!changes) return true
    const who = narrator.nameOf(match.position.game, seat)
    const reply = await prompter.curtain(narrator.say('cli.pass', { who }))
    return 'value' in reply || reply.command !== 'quit'
  }

  /** Asks a person until the match has moved on; false if they want to leave. */
  async #ask(seat: Seat, id: number, question: Question): Promise<boolean> {
    const { match, narrator, prompter, paint } = this.#sitting
    this.#tellNews(seat)
    prompter.tell(`\n${panelOf(view(match, seat), narrator, paint).join('\n')}\n`)
    for (;;) {
      const reply = await converse(question, prompter, narrator)
      if ('value' in reply) {
        if (this.#tried(() => match.answer(seat, id, reply.value))) return true
      } else if (reply.command === 'quit') return false
      else if (this.#obey(reply.command, question)) return true
    }
  }

  /** Does what a command says; true if the match has changed by it. */
  #obey(command: Exclude<Command, 'quit'>, question: Question): boolean {
    const { match, people, narrator, prompter, paint } = this.#sitting
    if (command === 'rules') {
      prompter.tell(paint.accent(narrator.say('cli.rules', { ids: rulesOf(question).join(', ') })))
      return false
    }
    // Back to the last thing that a person said; what bots said since goes with it.
    const answers = match.entries().filter(entry => 'seat' in entry)
    const last = answers.findLastIndex(({ seat }) => people.includes(seat))
    const undone = this.#tried(() => match.undo(people[0] ?? 0, last < 0 ? 1 : answers.length - last))
    if (undone) prompter.tell(paint.accent(narrator.say('cli.taken-back')))
    return undone
  }

  #tried(deed: () => void): boolean {
    const { narrator, prompter, paint } = this.#sitting
    try {
      deed()
      return true
    } catch (cause) {
      if (!(cause instanceof MatchError)) throw cause
      prompter.tell(paint.warn(explain(narrator.speaker, cause.trouble)))
      return false
    }
  }

  #tellNews(seat: Seat): void {
    const { match, narrator, prompter } = this.#sitting
    const events = log(match, seat)
    const news = events.slice(this.#read.get(seat) ?? 0)
    this.#read.set(seat, events.length)
    if (news.length > 0) prompter.tell(`\n${news.map(event => narrator.event(event)).join('\n')}`)
  }

  #finish(): void {
    const { match, people, narrator, prompter, paint } = this.#sitting
    const [reader] = people
    if (people.length === 1 && reader !== undefined) this.#tellNews(reader)
    else prompter.tell(`\n${log(match, 'onlooker').slice(-match.header.seats * 3).map(event => narrator.event(event)).join('\n')}`)
    const [winner, ...rest] = narrator.ending(match)
    const title = narrator.say('end.over')
    prompter.tell(`\n${paint.bold(title)}\n${paint.dim('─'.repeat(title.length))}`)
    prompter.tell(`${paint.accent(winner ?? '')}\n${rest.join('\n')}`)
  }
}
