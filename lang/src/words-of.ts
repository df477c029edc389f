import { parsed } from './check/arguments.ts'
import type { Argument } from './check/arguments.ts'
import type { Texts } from './speaker.ts'

/** The source of a TypeScript interface that has the keys of the English texts with the types of their arguments. */
export function wordsOf(texts: Texts, { name }: { readonly name: string }): string {
  const lines = Object.entries(texts).map(([key, text]) => `${quoted(key)}: ${argumentsType(key, text)}`)
  const source = `/** The keys of the texts, with their arguments. */\nexport interface ${name} {\n${lines.join('\n')}\n}\n`
  return [
    ...(source.includes('SeenCard') ? [`import type { SeenCard } from '@osud/engine'\n`] : []),
    ...(source.includes(anything)
      ? [`/** A selector that no message names. */\ntype ${anything} = string & Record<never, never>\n`]
      : []),
    source,
  ].join('\n')
}

const anything = 'AnyOther'
const quoted = (key: string): string => `'${key}'`

function argumentsType(key: string, text: string): string {
  const used = [...readable(key, text)]
  if (used.length === 0) return 'Record<never, never>'
  return `{ ${used.map(([name, argument]) => `readonly ${name}: ${typeOf(argument)}`).join('; ')} }`
}

function readable(key: string, text: string): ReadonlyMap<string, Argument> {
  try {
    return parsed(text).arguments
  } catch (cause) {
    throw new Error(`the text ${key}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

function typeOf({ type, selectors }: Argument): string {
  switch (type) {
    case 'plain':
      return 'string | number'
    case 'number':
      return 'number'
    case 'name':
    case 'counted':
      return 'string'
    case 'names':
    case 'strings':
      return 'readonly string[]'
    case 'title':
      return '{ readonly text: string }'
    case 'cards':
      return '{ readonly cards: readonly SeenCard[] }'
    case 'select':
      return selectors.map(selector => (selector === 'other' ? anything : quoted(selector))).join(' | ')
  }
}
