import { bots } from '@osud/bots'
import type { Bot } from '@osud/bots'
import { languages } from '@osud/lang'
import type { Language } from '@osud/lang'
import { InvalidArgumentError } from 'commander'
import { giveUp } from './failure.ts'
import { findGame, games } from './games.ts'
import type { Shelved } from './games.ts'

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

/** Reads the name of a variant of a game; without one it is the last, which is the whole game. */
export function variantNamed({ game }: Shelved, name: string | undefined): string {
  const known = Object.keys(game.variants)
  const chosen = name ?? known.at(-1) ?? ''
  if (Object.hasOwn(game.variants, chosen)) return chosen
  return giveUp(`${game.id} has no variant '${chosen}'. Choose one of: ${known.join(', ')}.`)
}

/** Reads the name of a bot. */
export function botNamed(name: string): Bot {
  const found = Object.hasOwn(bots, name) ? bots[name] : undefined
  if (found !== undefined) return found
  throw new InvalidArgumentError(`There is no such bot. Choose one of: ${Object.keys(bots).join(', ')}.`)
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
