import { usualOptions } from './game.ts'
import type { Game } from './game.ts'
import { hash } from './hash.ts'
import type { Value } from './question.ts'

/** What is wrong with a choice: there is no such setting, or it cannot take that value. */
export type SettingTrouble =
  | { readonly code: 'unknown-setting'; readonly given: string; readonly known: readonly string[] }
  | {
      readonly code: 'unknown-choice'
      readonly setting: string
      readonly given: string
      readonly known: readonly Value[]
    }

/** Whether a setting is asked for, only under "more settings", or has no bearing on this table. */
export type SettingConcern = 'first' | 'more' | 'never'

/** The settings of a game by name, each with the values that it can take, the usual one first. */
export function settingsOf({ settings = {} }: Game): Readonly<Record<string, readonly Value[]>> {
  return settings as Readonly<Record<string, readonly Value[]>>
}

/** The options of a table that was asked for without any: the usual ones, or the last variant of a game without settings. */
export function plainOptions(game: Game): object {
  return game.settings === undefined ? (Object.values(game.variants).at(-1) ?? {}) : usualOptions(game)
}

/** The value that was chosen for a setting, as data (`true`) or as it was typed (`'true'`), or what is wrong with it. */
export function chosenValue(
  game: Game,
  setting: string,
  given: unknown,
  typed: boolean,
): { readonly value: Value } | { readonly trouble: SettingTrouble } {
  const settings = settingsOf(game)
  const known = Object.hasOwn(settings, setting) ? settings[setting] : undefined
  if (known === undefined)
    return { trouble: { code: 'unknown-setting', given: setting, known: Object.keys(settings) } }
  const value = known.find(one => (typed ? String(one) : one) === given)
  if (value !== undefined) return { value }
  const shown = typeof given === 'object' && given !== null ? 'an object' : String(given)
  return { trouble: { code: 'unknown-choice', setting, given: shown, known } }
}

/** Whether options of unknown origin are those of a table that can be set: one of each setting, or a variant. */
export function areOptions(game: Game, options: unknown): boolean {
  if (typeof options !== 'object' || options === null || !isShallow(options)) return false
  const wanted = hash(options)
  if (Object.values(game.variants).some(variant => hash(variant) === wanted)) return true
  const settings = Object.entries(settingsOf(game))
  const given = new Map<string, unknown>(Object.entries(options))
  return (
    settings.length > 0 &&
    given.size === settings.length &&
    settings.every(([name, known]) => known.some(value => value === given.get(name)))
  )
}

/** Whether data can be walked through without fear for the stack. */
function isShallow(value: unknown, depth = 20): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every(item => isShallow(item, depth - 1))
}
