import { bots, botNamed as botFrom, searchNames } from '@osud/bots'
import type { Bot } from '@osud/bots'
import type { Game } from '@osud/engine'
import { languages } from '@osud/lang'
import type { Language } from '@osud/lang'
import { InvalidArgumentError, Option } from 'commander'
import { giveUp } from './failure.ts'
import { findGame, games } from './games.ts'
import type { Shelved } from './games.ts'
import { chosenValue, plainOptions } from '@osud/engine'

/** Reads a whole number from `least` to `most` as it was typed. */
export function wholeNumber(least: number, most: number): (typed: string) => number {
  return typed => {
    const value = /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN
    if (value >= least && value <= most) return value
    throw new InvalidArgumentError(`Expected a whole number from ${least} to ${most}.`)
  }
}

/** Reads the id of a game. */
export function gameNamed(id: string): Shelved {
  const known = games.filter(({ hidden }) => !hidden).map(({ game }) => game.id)
  const choice = known.length > 0 ? ` Choose one of: ${known.join(', ')}.` : ''
  return findGame(id) ?? giveUp(`there is no game '${id}'.${choice}`)
}

/** How a table was asked for: a named variant, and settings that differ from it or from the usual ones. */
export interface TableWish {
  readonly variant?: string
  readonly set?: readonly Setting[]
}

/** A setting as it was typed. */
interface Setting {
  readonly name: string
  readonly value: string
}

/** The option that changes a setting of the table. */
export function settingOption(): Option {
  const what = 'a setting of the table such as story=striga; repeatable'
  return new Option('--set <setting=value>', what).argParser(oneMoreSetting)
}

/** The option that asks for a table by its name. */
export function variantOption(): Option {
  return new Option('--variant <name>', 'a table that has a name; --set changes it further')
}

/** Reads one more setting such as `story=striga`. */
function oneMoreSetting(typed: string, before: readonly Setting[] = []): Setting[] {
  const [, name, value] = /^([^=]+)=(.+)$/.exec(typed) ?? []
  if (name !== undefined && value !== undefined) return [...before, { name, value }]
  throw new InvalidArgumentError('Expected a setting and its value such as story=striga.')
}

/** The options of the table that was asked for; what is unknown is told with what could be chosen instead. */
export function optionsFor({ game }: Shelved, { variant, set = [] }: TableWish): object {
  const options = new Map(
    Object.entries(variant === undefined ? plainOptions(game) : variantNamed(game, variant)),
  )
  for (const { name, value: typed } of set) {
    const found = chosenValue(game, name, typed, true)
    if ('value' in found) options.set(name, found.value)
    else {
      const { code, given, known } = found.trouble
      const what = code === 'unknown-setting' ? `${game.id} has no setting` : `the setting ${name} cannot be`
      giveUp(`${what} '${given}'. ${choiceOf(known)}`)
    }
  }
  return Object.fromEntries(options)
}

function variantNamed(game: Game, name: string): object {
  const found = Object.hasOwn(game.variants, name) ? game.variants[name] : undefined
  if (found !== undefined) return found
  return giveUp(`${game.id} has no variant '${name}'. ${choiceOf(Object.keys(game.variants))}`)
}

/** What there is to choose from, as a sentence. */
export const choiceOf = (known: readonly unknown[]): string =>
  known.length > 0 ? `Choose one of: ${known.join(', ')}.` : 'There is nothing to choose.'

/** Reads the name of a bot. */
export function botNamed(name: string): Bot {
  const found = botFrom(name)
  if (found !== undefined) return found
  const known = [...Object.keys(bots), searchNames].join(', ')
  throw new InvalidArgumentError(`There is no such bot. Choose one of: ${known}.`)
}

/** Reads the name of a folder. */
export function folderNamed(name: string): string {
  if (name.trim() !== '') return name
  throw new InvalidArgumentError('Expected the name of a folder.')
}

/** Reads a seat count of a game. */
export function seatsOf({ game }: Shelved, seats: number): number {
  const { min, max } = game.seats
  if (seats >= min && seats <= max) return seats
  return giveUp(`${game.id} has ${min} to ${max} seats, not ${seats}.`)
}

/** Reads the name of a language. */
export function languageNamed(name: string): Language {
  const found = languages.find(language => language === name)
  if (found !== undefined) return found
  throw new InvalidArgumentError(`Choose one of: ${languages.join(', ')}.`)
}

/** The language that the environment asks for, else English. */
export function ownLanguage({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const wanted = LC_ALL || LC_MESSAGES || LANG || ''
  return languages.find(language => new RegExp(`^${language}(?![a-z])`, 'i').test(wanted)) ?? 'en'
}
