import { TYPE } from '@formatjs/icu-messageformat-parser'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { locales } from '../language.ts'
import type { Language } from '../language.ts'
import { everyElement } from './arguments.ts'

type Plural = Extract<MessageFormatElement, { type: TYPE.plural }>

/** What is wrong with the plurals of a message: categories that lack or never happen, a number that is not shown. */
export function pluralFaults(language: Language, elements: readonly MessageFormatElement[]): string[] {
  const faults: string[] = []
  for (const element of everyElement(elements)) {
    if (element.type === TYPE.plural) faults.push(...faultsOf(language, element, elements))
    if (element.type === TYPE.literal && element.value.includes('#')) {
      faults.push('# stands outside a plural, or inside a select within one, and would be printed as it is')
    }
  }
  return faults
}

function faultsOf(language: Language, plural: Plural, message: readonly MessageFormatElement[]): string[] {
  const rules = new Intl.PluralRules(locales[language], { type: plural.pluralType ?? 'cardinal' })
  const needed: readonly string[] = rules.resolvedOptions().pluralCategories
  const written = Object.keys(plural.options).filter(category => !category.startsWith('='))
  const { one } = plural.options
  return [
    ...needed
      .filter(one => !written.includes(one))
      .map(one => `the plural of ${plural.value} lacks “${one}”`),
    ...written
      .filter(one => !needed.includes(one))
      .map(one => `the plural of ${plural.value} has “${one}”, which never happens`),
    ...(one === undefined || showsNumber(one.value, plural.value) || saysNumber(message, plural.value)
      ? []
      : [`the plural of ${plural.value} shows no # in “one”; exactly one is “=1”`]),
  ]
}

/** Whether a branch shows the number of its own plural; a # inside another plural belongs to that one. */
function showsNumber(branch: readonly MessageFormatElement[], argument: string): boolean {
  return branch.some(element => {
    if (element.type === TYPE.pound) return true
    if (element.type === TYPE.select) {
      return Object.values(element.options).every(({ value }) => saysNumber(value, argument))
    }
    return saysNumber([element], argument)
  })
}

/** Whether the number is written out where every reader sees it, whatever the branch. */
function saysNumber(elements: readonly MessageFormatElement[], argument: string): boolean {
  return elements.some(
    element =>
      (element.type === TYPE.argument && element.value === `${argument}__plain`) ||
      (element.type === TYPE.number && element.value === argument),
  )
}
