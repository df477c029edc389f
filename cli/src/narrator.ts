import { refusals } from '@osud/engine'
import type { Match, Option, Question, Reason, RuleId, Seat } from '@osud/engine'
import { shell, speaker } from '@osud/lang'
import type { Language, SayArgs, ShellWords, Speaker } from '@osud/lang'
import type { Shelved } from './games.ts'
import { terminal } from './lang/index.ts'
import type { TerminalWords } from './lang/index.ts'

type OwnWords = ShellWords & TerminalWords

/** Says a text of the shell or of the terminal. */
export type Saying = <K extends keyof OwnWords>(
  key: K,
  ...args: keyof OwnWords[K] extends never ? [] : [args: OwnWords[K]]
) => string

/** A speaker as somebody who knows all keys of the shell and of the terminal. */
export function sayingOf(speaker: Speaker): Saying {
  return (key, ...[args]) => speaker.say(key, args as SayArgs | undefined)
}

/** Puts what happens in one game into the words of one language. */
export class Narrator {
  readonly shelved: Shelved
  readonly speaker: Speaker
  /** A text of the shell or of the terminal. */
  readonly say: Saying

  constructor(shelved: Shelved, language: Language) {
    this.shelved = shelved
    const texts = { ...shell[language], ...terminal[language], ...shelved.texts[language] }
    this.speaker = speaker({ language, texts, names: shelved.names })
    this.say = sayingOf(this.speaker)
  }

  /** A text of the game. */
  tell({ key, args }: { readonly key: string; readonly args?: SayArgs }): string {
    return this.speaker.say(key, args)
  }

  /** A text of the game, or something else where nobody has written one. */
  tellOr(key: string, otherwise: string): string {
    return this.speaker.has(key) ? this.tell({ key }) : otherwise
  }

  /** Whoever sits on a seat: the hero's name where the game tells it. */
  nameOf(state: object, seat: Seat): string {
    return this.#heroName(state, seat) ?? this.say('word.seat', { n: seat + 1 })
  }

  #heroName(state: object, seat: Seat): string | undefined {
    const { panel, names } = this.shelved
    const hero = panel?.hero(state, seat)
    const name = hero === undefined || !Object.hasOwn(names.people, hero) ? undefined : names.people[hero]
    return name?.[this.speaker.language].nom
  }

  /** What a question asks. */
  prompt({ ask, args }: Question): string {
    return this.tell(args === undefined ? { key: ask } : { key: ask, args })
  }

  /** What an option of a question says. */
  option({ ask }: Question, { value, says }: Option): string {
    return says === undefined ? this.tellOr(`${ask}.${value}`, String(value)) : this.tell(says)
  }

  /** Why an option is refused, with the rules that say so; undefined if it is not. */
  refusal(option: Option): string | undefined {
    const reasons = refusals(option)
    return reasons.length === 0 ? undefined : reasons.map(reason => this.reason(reason)).join(' ')
  }

  /** A reason with its rule. */
  reason(reason: Reason): string {
    return `${this.tell(reason)} [${reason.rule}]`
  }

  /** How a match ended, one line for each thing to say; none while it goes on. */
  ending({ result, position, header }: Match): string[] {
    if (result === undefined) return []
    const { winners, scores = [], ending } = result
    const nameOf = (seat: Seat): string => this.nameOf(position.game, seat)
    // After the seats may come somebody whom the rules play, such as the Automa: it can win where no seat does.
    const competes = (who: number): boolean =>
      who < header.seats || this.#heroName(position.game, who) !== undefined
    const [machine] = scores.flatMap((_, who) => (who >= header.seats && competes(who) ? [who] : []))
    const first = winners.length > 0 || machine === undefined ? winners : [machine]
    return [
      this.#victory(first.map(nameOf)),
      ...scores.flatMap((n, who) =>
        competes(who) ? [this.say('table.points', { nick: nameOf(who), n })] : [],
      ),
      ...(ending === undefined ? [] : [this.tellOr(`ending.${ending}`, ending)]),
    ]
  }

  #victory([first, ...others]: readonly string[]): string {
    if (first === undefined) return this.say('end.nobody')
    return others.length === 0
      ? this.say('end.winner', { nick: first })
      : this.say('end.winners', { nicks: [first, ...others] })
  }
}

/** Says what the terminal has to say before it knows of which game. */
export function terminalSpeaker(language: Language): Speaker {
  const texts = { ...shell[language], ...terminal[language] }
  return speaker({ language, texts, names: { people: {}, places: {}, kinds: {}, counted: {} } })
}

/** The rules behind a question, its refused options included. */
export function rulesOf(question: Question): RuleId[] {
  const options = question.kind === 'offer' ? question.partners : question.options
  return [
    ...new Set(
      [question.rule, ...options.flatMap(option => refusals(option).map(({ rule }) => rule))].flat(),
    ),
  ]
}
