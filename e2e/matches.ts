import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ask, nextFor, random } from '@osud/bots'
import { Match, sow, usualOptions } from '@osud/engine'
import type { PathOfDestiny } from '@osud/path-of-destiny'
import { pathOfDestiny } from '@osud/path-of-destiny/rules'

/** A file that a player can open at the shelf. */
export interface MatchFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

type Story = 'edge-of-the-world' | 'striga' | 'lesser-evil'

const fileOf = (name: string, save: unknown): MatchFile => ({
  name: `${name}.json`,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(save)),
})

/** A finished match that is kept in the repository. */
export function keptMatch(name: string): MatchFile {
  const record = join(import.meta.dirname, `../games/path-of-destiny/matches/${name}.json`)
  return fileOf(name, Match.replay(pathOfDestiny, JSON.parse(readFileSync(record, 'utf8'))).save())
}

/** A match of chance at so many seats, after so many answers or at its end. */
export function playedMatch(seats: number, story: Story, answers = Infinity): MatchFile {
  const options = { ...usualOptions<PathOfDestiny>(pathOfDestiny), story }
  const match = Match.create(pathOfDestiny, { seed: `${story}-${seats}`, seats, options })
  const everybody = Array.from({ length: seats }, (_, seat) => seat)
  const chance = sow('end to end')
  for (let given = 0; given < answers; given++) {
    const asked = nextFor(match, everybody)
    if (asked === undefined) break
    match.answer(asked.seat, asked.open.id, ask(random, match, asked.seat, asked.open, chance))
  }
  return fileOf(`${story}-${seats}`, match.save())
}
