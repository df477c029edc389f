import { acceptable, refusals } from '@osud/engine'
import type { Amounts, Answer, Deal, Option, Question, Reason, SeenQuestion, Value } from '@osud/engine'
import type { Choice, Choosing, Voice } from '../look/board.ts'

/** The options that a question lays out side by side; a trade has its own form. */
function optionsOf(question: Question): readonly Option[] {
  return question.kind === 'offer' ? question.partners : question.options
}

/** What an option says. */
export function labelOf(voice: Voice, { ask }: Question, { value, says }: Option): string {
  return says === undefined ? voice.sayOr(`${ask}.${value}`, String(value)) : voice.say(says.key, says.args)
}

// Always the same ones: nobody hears of it where nothing was chosen and nothing is.
const none: readonly Value[] = []
const nothing: Amounts = {}

/**
 * The answer that the reader is putting together. The board and the question panel press the same choices, so the two can
 * never disagree.
 */
export class AnswerDraft implements Choosing {
  readonly #voice: () => Voice
  readonly #give: (question: SeenQuestion, answer: Answer) => void
  #asked: SeenQuestion | undefined = $state.raw()
  #picked: readonly Value[] = $state.raw(none)
  #amounts: Amounts = $state.raw(nothing)
  #deal: Deal | undefined = $state.raw()

  readonly choices: readonly Choice[] = $derived.by(() => this.#choices())
  /** The same by what they stand for. */
  readonly byValue: ReadonlyMap<Value, Choice> = $derived(
    new Map(this.choices.map(choice => [choice.value, choice])),
  )

  constructor(voice: () => Voice, give: (question: SeenQuestion, answer: Answer) => void) {
    this.#voice = voice
    this.#give = give
  }

  get asked(): SeenQuestion | undefined {
    return this.#asked
  }

  /** Takes up a question; what was chosen for another one is forgotten. */
  take(asked: SeenQuestion | undefined): void {
    const same = asked !== undefined && asked.id === this.#asked?.id
    this.#asked = asked
    if (!same) this.clear()
  }

  of(value: Value): Choice | undefined {
    return this.byValue.get(value)
  }

  /** The amounts taken of a split. */
  get amounts(): Amounts {
    return this.#amounts
  }

  set amounts(amounts: Amounts) {
    this.#amounts = amounts
  }

  /** The trade that is being put together. */
  get deal(): Deal | undefined {
    return this.#deal
  }

  set deal(deal: Deal | undefined) {
    this.#deal = deal
  }

  press(value: Value): void {
    const question = this.#asked?.question
    const choice = this.of(value)
    if (question === undefined || choice === undefined || !choice.legal) return
    if (question.kind === 'choose') {
      if (choice.selected) this.confirm()
      else this.#picked = [value]
    } else if (question.kind === 'pick') this.#toggle(value, question.max)
  }

  /** Selects exactly what somebody advises. */
  mark(answer: Answer): void {
    const question = this.#asked?.question
    if (question === undefined) return
    if (question.kind === 'choose' && typeof answer !== 'object') this.#picked = [answer]
    else if (question.kind === 'pick' && Array.isArray(answer)) this.#picked = answer as Value[]
    else if (question.kind === 'split') this.#amounts = answer as Amounts
    else if (question.kind === 'offer' && typeof answer === 'object') this.#deal = answer as Deal
  }

  /** Selects the choice with this key. */
  pressKey(key: string): boolean {
    const choice = this.choices.find(one => one.key === key)
    if (choice === undefined) return false
    this.press(choice.value)
    return true
  }

  clear(): void {
    this.#picked = none
    this.#amounts = nothing
    this.#deal = undefined
  }

  /** The answer as it stands; undefined while something is missing. */
  get answer(): Answer | undefined {
    const question = this.#asked?.question
    if (question === undefined) return undefined
    switch (question.kind) {
      case 'choose':
        return this.#picked[0]
      case 'pick': {
        const { min, ordered, options } = question
        if (this.#picked.length < min) return undefined
        return ordered
          ? this.#picked
          : options.flatMap(({ value }) => (this.#picked.includes(value) ? [value] : []))
      }
      case 'split': {
        const { min, max } = question
        const total = this.total
        return total < min || total > max ? undefined : this.#amounts
      }
      case 'offer':
        return this.#deal
    }
  }

  /** What the amounts of a split weigh together. */
  get total(): number {
    const question = this.#asked?.question
    if (question?.kind !== 'split') return 0
    return question.options.reduce(
      (sum, { value, weight = 1 }) => sum + weight * (this.#amounts[String(value)] ?? 0),
      0,
    )
  }

  /** What is chosen, in words; empty if nothing is. */
  get words(): string {
    return this.#picked.flatMap(value => this.of(value)?.label ?? []).join(' + ')
  }

  /** How many are chosen. */
  get count(): number {
    return this.#picked.length
  }

  /** Gives the answer, if it is whole. */
  confirm(): void {
    const { answer } = this
    if (answer !== undefined) this.give(answer)
  }

  /** Gives an answer that needs no choosing: no trade. */
  give(answer: Answer): void {
    if (this.#asked !== undefined) this.#give(this.#asked, answer)
  }

  #toggle(value: Value, max: number): void {
    const picked = this.#picked
    if (picked.includes(value)) this.#picked = picked.filter(one => one !== value)
    // A single pick changes its mind; of several, the last one gives way.
    else this.#picked = [...picked.slice(0, max - 1), value]
  }

  #choices(): Choice[] {
    const question = this.#asked?.question
    if (question === undefined) return []
    const voice = this.#voice()
    const keys = keysOf(optionsOf(question))
    return optionsOf(question).map((option, index) => {
      const { value, warns } = option
      const legal = acceptable(option)
      const place = this.#picked.indexOf(value)
      return {
        value,
        label: labelOf(voice, question, option),
        key: keys[index] ?? '',
        legal,
        selected: place >= 0,
        order: question.kind === 'pick' && question.ordered && place >= 0 ? place + 1 : undefined,
        reasons: reasonsOf(voice, option),
        warning: warns ? inWords(voice, warns) : undefined,
      }
    })
  }
}

/**
 * The keys that choose options: a numbered place on the board has its own number, and what has none beside it has 0; otherwise
 * all that can be taken are counted from 1.
 */
function keysOf(options: readonly Option[]): string[] {
  const numbered = options.filter(({ value, says }) => says?.args?.['n'] === value).length > 1
  let count = 0
  return options.map(option => {
    const { value, says } = option
    if (!acceptable(option)) return ''
    if (!numbered) return ++count <= 9 ? String(count) : ''
    return says?.args?.['n'] === value ? String(value).slice(0, 1) : count++ === 0 ? '0' : ''
  })
}

/** Why an option cannot be taken. */
export function reasonsOf(voice: Voice, option: Option): Choice['reasons'] {
  return refusals(option).map(reason => inWords(voice, reason))
}

function inWords(voice: Voice, { key, args, rule }: Reason): { text: string; rule: string } {
  return { text: voice.say(key, args), rule }
}
