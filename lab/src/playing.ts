import { botNamed, playOut } from '@osud/bots'
import type { Bot } from '@osud/bots'
import { secretSeed } from '@osud/bots/secret'
import { Match, sow } from '@osud/engine'
import type { Result } from '@osud/engine'
import type { Punctuality } from './findings.ts'
import type { Subject } from './games.ts'
import { Watch } from './punctuality.ts'
import type { Observations } from './study.ts'

/** A table at which bots can be seated. */
export interface BotTable extends Subject {
  readonly options: object
}

/** A bot, and the name it was asked for by. */
export interface NamedBot {
  readonly name: string
  readonly bot: Bot
}

/** One game that bots have played. */
export interface Played {
  readonly seed: string
  /** The names of the bots, by seat. */
  readonly bots: readonly string[]
  readonly answers: number
  /** How the bots that have a time for each answer kept it, if there are any. */
  readonly kept?: Punctuality
  readonly outcome: Ended | Failed
}

/** How a game came to its end, and what was seen in it by those who studied it. */
export interface Ended {
  readonly result: Result
  readonly seen?: Observations
}

/** Why a game came to no end. */
export interface Failed {
  readonly stuck: boolean
  readonly why: string
}

/** The bots of these names. */
export function botsNamed(names: readonly string[]): NamedBot[] {
  return names.map(name => {
    const bot = botNamed(name)
    if (bot === undefined) throw new Error(`there is no bot '${name}'`)
    return { name, bot }
  })
}

/** The seed of game `i` of many: the first one is played with the seed itself, so that any game can be played alone. */
export function seedOf(seed: string, i: number): string {
  return i === 0 ? seed : `${seed}.${i}`
}

/** Lets bots play one game, one on each seat. Whatever goes wrong in it is part of the outcome. */
export function playGame(
  { game, study, options }: BotTable,
  seated: readonly NamedBot[],
  seed: string,
): Played {
  const about = { seed, bots: seated.map(({ name }) => name) }
  const bots = seated.map(({ bot }) => bot)
  const watch = new Watch()
  let match: Match | undefined
  try {
    match = Match.create(game, { seed, seats: seated.length, options })
    const answers = playOut(match, bots, sow(secretSeed(`${seed} bots`)), watch.for(bots))
    const { result } = match
    if (result === undefined) throw new Error('it waits for somebody who is not at the table')
    return {
      ...about,
      answers,
      ...(watch.kept.answers > 0 && { kept: watch.kept }),
      outcome: { result, ...(study && { seen: study(match) }) },
    }
  } catch (cause) {
    const answers = match?.length ?? 0
    const why = cause instanceof Error ? cause.message : String(cause)
    return {
      ...about,
      answers,
      ...(watch.kept.answers > 0 && { kept: watch.kept }),
      outcome: { stuck: answers > game.longest, why },
    }
  }
}
