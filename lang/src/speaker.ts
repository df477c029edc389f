import { IntlMessageFormat } from 'intl-messageformat'
import { locales } from './language.ts'
import type { Language } from './language.ts'
import { expand, reading } from './message.ts'
import type { Message } from './message.ts'
import type { Names } from './names/name.ts'
import { fill } from './slots.ts'
import type { SayArgs, Surroundings } from './slots.ts'
import { typeset } from './typeset.ts'

/** Messages by key, in one language. */
export type Texts = Readonly<Record<string, string>>

/** Says texts in one language. */
export interface Speaker {
  readonly language: Language
  /** The text with this key, its arguments put in, ready to be shown. */
  say(key: string, args?: SayArgs): string
  /** Whether there is a text with this key. */
  has(key: string): boolean
}

interface Compiled {
  readonly slots: Message['slots']
  readonly format: (values: Record<string, string | number>) => unknown
}

/** So many sayings are remembered; a whole match has fewer. */
const most = 5000

/** A speaker of `language`. Messages are compiled when they are first said. */
export function speaker({
  language,
  texts,
  names,
}: {
  readonly language: Language
  readonly texts: Texts
  readonly names: Names
}): Speaker {
  const compiled = new Map<string, Compiled>()
  // The same text with the same arguments always reads the same, and a board says most of its texts again and again.
  const plain = new Map<string, string>()
  const remembered = new Map<string, string>()
  const has = (key: string): boolean => Object.hasOwn(texts, key)
  const surroundings: Surroundings = { language, names, title: key => say(key) }

  function say(key: string, args?: SayArgs): string {
    const [memory, id] = args === undefined ? [plain, key] : [remembered, key + JSON.stringify(args)]
    const known = memory.get(id)
    if (known !== undefined) return known
    const said = put(key, args ?? {})
    if (memory.size >= most) memory.clear()
    memory.set(id, said)
    return said
  }

  function put(key: string, args: SayArgs): string {
    const text = has(key) ? texts[key] : undefined
    if (text === undefined) throw new Error(`there is no text ${key} in ${language}`)
    try {
      let message = compiled.get(key)
      if (message === undefined) compiled.set(key, (message = compile(language, text)))
      return typeset(language, String(message.format(values(message.slots, args, surroundings))))
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`the text ${key} in ${language}: ${why}`, { cause })
    }
  }

  return { language, say, has }
}

function compile(language: Language, text: string): Compiled {
  const { icu, slots } = expand(text)
  // Where nothing is chosen and nothing escaped, ICU has nothing to do: most texts only want their slots filled.
  if (!/\{\w+\s*,|'/.test(icu)) return { slots, format: filling(icu.split(/\{(\w+)\}/)) }
  const format = new IntlMessageFormat(icu, locales[language], undefined, reading)
  return { slots, format: given => format.format(given) }
}

/** Puts values between texts; every other part is the name of a value. */
function filling(parts: readonly string[]): Compiled['format'] {
  return given => parts.map((part, at) => (at % 2 === 0 ? part : given[part])).join('')
}

/** What ICU may ask for. Slots are filled only when their branch is reached: the others may lack arguments. */
function values(
  slots: Message['slots'],
  args: SayArgs,
  surroundings: Surroundings,
): Record<string, string | number> {
  const found: Record<string, string | number> = {}
  for (const [name, arg] of Object.entries(args)) {
    if (typeof arg === 'string' || typeof arg === 'number') found[name] = arg
  }
  for (const [id, slot] of slots) {
    Object.defineProperty(found, id, { get: () => fill(slot, args, surroundings) })
  }
  return found
}
