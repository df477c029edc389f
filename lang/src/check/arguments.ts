import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { expand, reading } from '../message.ts'
import type { Slot } from '../message.ts'

/** What an argument of a message has to be. `names` have forms, `strings` are listed as they are. */
export type ArgumentType =
  'plain' | 'number' | 'select' | 'name' | 'counted' | 'cards' | 'title' | 'names' | 'strings'

/** How one message uses one argument. */
export interface Argument {
  readonly type: ArgumentType
  /** The forms that the message asks the name for. */
  readonly forms: readonly string[]
  /** Whether the message asks for the name's gender. */
  readonly gender: boolean
  /** The selectors that a select lists, `other` among them. */
  readonly selectors: readonly string[]
}

/** A message taken apart. */
export interface Parsed {
  readonly elements: readonly MessageFormatElement[]
  readonly arguments: ReadonlyMap<string, Argument>
}

/** Takes a message apart; throws a `SyntaxError` that says what is wrong. */
export function parsed(text: string): Parsed {
  const { icu, slots } = expand(text)
  const elements = parse(icu, reading)
  const found = new Map<string, Argument>()
  const use = (name: string, argument: Partial<Argument> & Pick<Argument, 'type'>): void => {
    const now = { forms: [], gender: false, selectors: [], ...argument }
    const before = found.get(name)
    found.set(name, before === undefined ? now : both(name, before, now))
  }
  for (const element of everyElement(elements)) {
    const slot = slots.get(nameOf(element))
    if (slot !== undefined) useSlot(slot, use)
    else if (element.type === TYPE.plural || element.type === TYPE.number)
      use(element.value, { type: 'number' })
    else if (element.type === TYPE.select) {
      use(element.value, { type: 'select', selectors: Object.keys(element.options) })
    }
  }
  return { elements, arguments: found }
}

/** The elements of a message and of all its branches. */
export function* everyElement(elements: readonly MessageFormatElement[]): Generator<MessageFormatElement> {
  for (const element of elements) {
    yield element
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      for (const { value } of Object.values(element.options)) yield* everyElement(value)
    }
  }
}

const nameOf = (element: MessageFormatElement): string => (element.type === TYPE.pound ? '#' : element.value)

type Use = (name: string, argument: Partial<Argument> & Pick<Argument, 'type'>) => void

function useSlot(slot: Slot, use: Use): void {
  const { arg } = slot
  switch (slot.as) {
    case 'plain':
    case 'cards':
    case 'title':
      return use(arg, { type: slot.as })
    case 'form':
      return use(arg, { type: 'name', forms: [slot.form] })
    case 'gender':
      return use(arg, { type: 'name', gender: true })
    case 'count':
      use(slot.number, { type: 'number' })
      return use(arg, { type: 'counted' })
    case 'list':
      return use(arg, slot.form === undefined ? { type: 'strings' } : { type: 'names', forms: [slot.form] })
  }
}

function both(name: string, a: Argument, b: Argument): Argument {
  const type = bothTypes(a.type, b.type) ?? bothTypes(b.type, a.type)
  if (type === undefined) throw new SyntaxError(`${name} cannot be ${a.type} and ${b.type} at once`)
  return {
    type,
    forms: [...new Set([...a.forms, ...b.forms])],
    gender: a.gender || b.gender,
    selectors: [...new Set([...a.selectors, ...b.selectors])],
  }
}

/** A number and a selector may also be printed as they are, and a name's id may also be a selector. */
function bothTypes(a: ArgumentType, b: ArgumentType): ArgumentType | undefined {
  if (a === b) return a
  if (a === 'plain' && (b === 'number' || b === 'select')) return b
  if (a === 'select' && b === 'name') return b
  return undefined
}
