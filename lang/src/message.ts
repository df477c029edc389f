/**
 * What stands at one place of a message and is filled before ICU sees it. Names that open a sentence begin with a
 * capital letter: “The Automa plays…”.
 */
export type Slot =
  | { readonly as: 'plain' | 'gender' | 'title'; readonly arg: string }
  | { readonly as: 'cards'; readonly arg: string; readonly case: 'nom' | 'acc' }
  | { readonly as: 'form'; readonly arg: string; readonly form: string; readonly opens: boolean }
  | { readonly as: 'count'; readonly arg: string; readonly number: string; readonly case: 'nom' | 'acc' }
  | { readonly as: 'list'; readonly arg: string; readonly form: string | undefined; readonly opens: boolean }

/** A message in plain ICU, and what its own arguments (`hero__acc`) stand for. */
export interface Message {
  readonly icu: string
  readonly slots: ReadonlyMap<string, Slot>
}

/** How ICU reads our messages: `<` is a sign like any other, and a select may list all there is without `other`. */
export const reading = { ignoreTag: true, requiresOtherClause: false } as const

const sentenceStart = /(?:^|[.!?…][“”»]?\s)$/u
const head = /\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?/y
const text = /[^{}]*/y
const branchHead = /[^{}]*\{/y
const end = /\}/y
const form = /,\s*(\w+)\s*\}/y
const formOrEnd = /(?:,\s*(\w+)\s*)?\}/y
const caseOrEnd = /(?:,\s*(nom|acc)\s*)?\}/y
const numberAndCase = /,\s*(\w+)\s*(?:,\s*(nom|acc)\s*)?\}/y
const branchesEnd = /\s*\}/y
const style = /(?:,[^{}]*)?\}/y

/** Turns our argument types (form, gender, count, list, cards, title) into arguments that ICU knows. */
export function expand(source: string): Message {
  return new Expansion(source).message()
}

class Expansion {
  readonly #source: string
  readonly #slots = new Map<string, Slot>()
  #at = 0

  constructor(source: string) {
    this.#source = source
  }

  message(): Message {
    const icu = this.#text()
    if (this.#at < this.#source.length) this.#fault('a } that closes nothing')
    return { icu, slots: this.#slots }
  }

  #text(): string {
    let out = ''
    for (;;) {
      out += this.#take(text, 'text')[0]
      if (this.#source[this.#at] !== '{') return out
      out += this.#argument()
    }
  }

  #argument(): string {
    const opens = sentenceStart.test(this.#source.slice(0, this.#at))
    const first = opens ? '__first' : ''
    const [opening, arg = '', type] = this.#take(head, 'the name of an argument')
    if (arg.includes('__')) this.#fault(`${arg} has two underscores, which are ours`)
    switch (type) {
      case undefined:
        this.#take(end, `a } after {${arg}`)
        return this.#slot(`${arg}__plain`, { as: 'plain', arg })
      case 'form': {
        const [, wanted = ''] = this.#take(form, `a form: {${arg}, form, acc}`)
        return this.#slot(`${arg}__${wanted}${first}`, { as: 'form', arg, form: wanted, opens })
      }
      case 'count': {
        const [, number = '', wanted] = this.#take(
          numberAndCase,
          `a number: {${arg}, count, n} or {${arg}, count, n, acc}`,
        )
        const id = wanted === 'acc' ? `${arg}__${number}__acc` : `${arg}__${number}`
        return this.#slot(id, { as: 'count', arg, number, case: wanted === 'acc' ? 'acc' : 'nom' })
      }
      case 'list': {
        const [, wanted] = this.#take(formOrEnd, `a form or nothing: {${arg}, list, acc}`)
        const id = wanted === undefined ? `${arg}__list${first}` : `${arg}__list__${wanted}${first}`
        return this.#slot(id, { as: 'list', arg, form: wanted, opens })
      }
      case 'cards': {
        const [, wanted] = this.#take(caseOrEnd, `a } or a case: {${arg}, cards, acc}`)
        const id = wanted === 'acc' ? `${arg}__cards__acc` : `${arg}__cards`
        return this.#slot(id, { as: 'cards', arg, case: wanted === 'acc' ? 'acc' : 'nom' })
      }
      case 'title':
        this.#take(end, `a } after {${arg}, title`)
        return this.#slot(`${arg}__title`, { as: 'title', arg })
      case 'gender':
        this.#slots.set(`${arg}__g`, { as: 'gender', arg })
        return `{${arg}__g, select${this.#branches()}`
      case 'select':
      case 'plural':
      case 'selectordinal':
        return opening + this.#branches()
      case 'number':
        return opening + this.#take(style, `a } after {${arg}, number`)[0]
      default:
        return this.#fault(`there is no argument type ${type}`)
    }
  }

  #slot(id: string, slot: Slot): string {
    this.#slots.set(id, slot)
    return `{${id}}`
  }

  #branches(): string {
    let out = ''
    for (;;) {
      const opening = this.#found(branchHead)
      if (opening === undefined) return out + this.#take(branchesEnd, 'a } after the branches')[0]
      out += opening[0] + this.#text() + this.#take(end, 'a } after a branch')[0]
    }
  }

  #take(pattern: RegExp, expected: string): RegExpExecArray {
    return this.#found(pattern) ?? this.#fault(`expected ${expected}`)
  }

  #found(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#source) ?? undefined
    if (found !== undefined) this.#at = pattern.lastIndex
    return found
  }

  #fault(why: string): never {
    throw new SyntaxError(`${why}, at ${this.#at} of “${this.#source}”`)
  }
}
