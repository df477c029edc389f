import { TYPE } from '@formatjs/icu-messageformat-parser'
import { languages } from '../language.ts'
import type { Language } from '../language.ts'
import type { Names } from '../names/name.ts'
import type { Texts } from '../speaker.ts'
import { everyElement, parsed } from './arguments.ts'
import type { Argument, Parsed } from './arguments.ts'
import { formFaults } from './forms.ts'
import type { Kinds } from './forms.ts'
import { pluralFaults } from './plurals.ts'
import { signFaults, sourceFaults } from './typography.ts'

/** Something that is wrong with a text. */
export interface Problem {
  readonly language: Language
  readonly key: string
  readonly problem: string
}

/** All that is wrong with the texts of one package in the three languages. */
export function problems({
  texts,
  names,
  kinds = {},
}: {
  readonly texts: Readonly<Record<Language, Texts>>
  readonly names: Names
  readonly kinds?: Kinds
}): Problem[] {
  const keys = new Set(languages.flatMap(language => Object.keys(texts[language])))
  return [...keys].flatMap(key => {
    const found: Problem[] = []
    const messages = new Map<Language, Parsed>()
    for (const language of languages) {
      const text = texts[language][key]
      const report = (problem: string): void => void found.push({ language, key, problem })
      if (text === undefined) {
        report('is missing')
        continue
      }
      if (texts.en[key] === undefined) report('is not among the English texts')
      sourceFaults(text).forEach(report)
      try {
        const message = parsed(text)
        messages.set(language, message)
        faultsOf(language, message, names, kinds).forEach(report)
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error
        report(`cannot be read: ${error.message}`)
      }
    }
    for (const { language, problem } of disagreements(messages)) found.push({ language, key, problem })
    return found
  })
}

function faultsOf(language: Language, message: Parsed, names: Names, kinds: Kinds): string[] {
  const { elements, arguments: used } = message
  const every = [...everyElement(elements)]
  const literals = every.flatMap(element => (element.type === TYPE.literal ? [element.value] : []))
  const open = every.filter(
    one => one.type === TYPE.select && one.value.endsWith('__g') && !one.options['other'],
  )
  return [
    ...signFaults(language, literals),
    ...pluralFaults(language, elements),
    ...(open.length > 0 ? ['a gender lacks “other”'] : []),
    ...[...used].flatMap(([name, argument]) => {
      const named = argument.type === 'name' || argument.type === 'names'
      return named ? formFaults(language, name, argument, names, kinds) : []
    }),
  ]
}

interface Disagreement {
  readonly language: Language
  readonly problem: string
}

/** Where the languages differ in the arguments they use. English says what a type is: the code is typed by it. */
function disagreements(messages: ReadonlyMap<Language, Parsed>): Disagreement[] {
  const found: Disagreement[] = []
  const used = new Set([...messages.values()].flatMap(message => [...message.arguments.keys()]))
  const english = messages.get('en')?.arguments
  for (const name of used) {
    for (const [language, message] of messages) {
      const argument = message.arguments.get(name)
      if (argument === undefined) {
        found.push({ language, problem: `does not use ${name}` })
        continue
      }
      const there = english?.get(name)
      const problem = there && disagreement(name, argument, there)
      if (problem !== undefined) found.push({ language, problem })
    }
  }
  return found
}

function disagreement(name: string, here: Argument, english: Argument): string | undefined {
  if (here.type === 'plain' && english.type === 'number') return undefined
  if (here.type !== english.type) {
    const hint = here.type === 'number' && english.type === 'plain' ? ` (write {${name}, number} there)` : ''
    return `has ${name} as ${here.type}, English as ${english.type}${hint}`
  }
  if (here.type !== 'select') return undefined
  const [mine, theirs] = [here, english].map(({ selectors }) => selectors.toSorted().join(', '))
  return mine === theirs ? undefined : `selects ${name} by ${mine}, English by ${theirs}`
}
