import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ask, nextFor, random } from '@osud/bots'
import { Match, sow, usualOptions } from '@osud/engine'
import type { MatchRecord } from '@osud/engine'
import type { PathOfDestiny } from '@osud/path-of-destiny'
import { pathOfDestiny } from '@osud/path-of-destiny/rules'

/** A file that a player can open at the shelf. */
export interface MatchFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** The stories of Path of Destiny. */
export const stories = ['edge-of-the-world', 'striga', 'lesser-evil'] as const
type Story = (typeof stories)[number]
type Asked = NonNullable<ReturnType<typeof nextFor>>

/** Anything as a file. */
export const fileOf = (name: string, save: unknown): MatchFile => ({
  name: `${name}.json`,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(save)),
})

/** The record of a finished match that is kept in the repository; whoever opens it looks back on it. */
export function keptRecord(name: string): MatchRecord {
  const path = join(import.meta.dirname, `../games/path-of-destiny/matches/${name}.json`)
  return JSON.parse(readFileSync(path, 'utf8')) as MatchRecord
}

/** A finished match that is kept in the repository, as it lies on its table. */
export function keptMatch(name: string): MatchFile {
  return fileOf(name, Match.replay(pathOfDestiny, keptRecord(name)).save())
}

/** A match of chance at so many seats, after so many answers or at its end. */
export function playedMatch(seats: number, story: Story, answers = Infinity): MatchFile {
  const { match } = playedUntil(seats, story, (_, given) => given >= answers)
  return fileOf(`${story}-${seats}`, match.save())
}

/** A match of chance at the first moment when somebody is asked this with so many options; the others are bots. */
export function crowdedMatch(ask: string, options: number): MatchFile {
  for (let seats = 1; seats <= 5; seats++)
    for (const story of stories) {
      const { match, asked } = playedUntil(seats, story, ({ open: { question } }) => {
        return question.ask === ask && question.kind !== 'offer' && question.options.length >= options
      })
      if (asked === undefined) continue
      const places = Array.from({ length: seats }, (_, seat) =>
        seat === asked.seat ? { person: '' } : { bot: 'novice' },
      )
      return fileOf(ask, { ...match.save(), places })
    }
  throw new Error(`nobody is asked ${ask} with ${options} options`)
}

/** Plays by chance until the next to be asked is the one that is looked for, or until the end. */
function playedUntil(
  seats: number,
  story: Story,
  found: (asked: Asked, given: number) => boolean,
): { readonly match: Match<PathOfDestiny>; readonly asked: Asked | undefined } {
  const options = { ...usualOptions<PathOfDestiny>(pathOfDestiny), story }
  const match = Match.create(pathOfDestiny, { seed: `${story}-${seats}`, seats, options })
  const everybody = Array.from({ length: seats }, (_, seat) => seat)
  const chance = sow('end to end')
  for (let given = 0; ; given++) {
    const asked = nextFor(match, everybody)
    if (asked === undefined || found(asked, given)) return { match, asked }
    match.answer(asked.seat, asked.open.id, ask(random, match, asked.seat, asked.open, chance))
  }
}
