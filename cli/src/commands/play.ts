import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { ReadStream, WriteStream } from 'node:tty'
import type { Bot } from '@osud/bots'
import { hash, Match } from '@osud/engine'
import type { Language } from '@osud/lang'
import { Command } from 'commander'
import {
  botNamed,
  gameNamed,
  languageNamed,
  ownLanguage,
  seatsOf,
  variantNamed,
  wholeNumber,
} from '../arguments.ts'
import { giveUp } from '../failure.ts'
import type { Shelved } from '../games.ts'
import { loadKept } from '../kept.ts'
import { openedFrom, readMatchFile, writeMatchFile } from '../match-file.ts'
import { Narrator } from '../narrator.ts'
import { clackPrompter } from '../play/clack-prompter.ts'
import { paintFor } from '../play/paint.ts'
import { plainPrompter } from '../play/plain-prompter.ts'
import { Sitting } from '../play/sitting.ts'
import type { Terminal } from '../terminal.ts'

interface PlayOptions {
  readonly seats?: number
  readonly people: number
  readonly bots: Bot
  readonly variant?: string
  readonly seed?: string
  readonly language?: Language
  readonly save?: string
}

/** The command `osud play`: a match in the terminal, for people at one keyboard and bots. */
export function playCommand(terminal: Terminal): Command {
  return new Command('play')
    .description('play a game in the terminal, alone or together, with bots on the free seats')
    .argument('<game>', 'the id of the game')
    .option(
      '--seats <n>',
      'how many sit at the table; as few as the game allows unless given',
      wholeNumber(1, 99),
    )
    .option('--people <n>', 'how many of them are people at this keyboard', wholeNumber(1, 99), 1)
    .option('--bots <name>', 'who plays the other seats: greedy or random', botNamed, botNamed('greedy'))
    .option('--variant <name>', 'the variant of the game; the last one unless given')
    .option('--seed <text>', 'the same seed gives the same cards and dice; by chance unless given')
    .option('--language <name>', 'cs, uk or en; that of the terminal unless given', languageNamed)
    .option('--save <file>', 'go on from this file if it is there, and save to it after every answer')
    .action(async (id: string, options: PlayOptions) => {
      const shelved = gameNamed(id)
      const narrator = new Narrator(shelved, options.language ?? ownLanguage(terminal.env))
      await play(shelved, options, narrator, terminal)
    })
}

async function play(
  shelved: Shelved,
  options: PlayOptions,
  narrator: Narrator,
  { input, output, env }: Terminal,
): Promise<void> {
  const { save: file, people: count, bots: bot } = options
  const { say, speaker } = narrator
  const begun = file !== undefined && existsSync(file)
  const { match, lost } = begun
    ? resume(shelved, options, file, narrator)
    : { match: begin(shelved, options), lost: 0 }
  const { seats } = match.header
  if (count > seats) giveUp(`there are ${seats} seats, too few for ${count} people.`)
  const keep = (): void => {
    if (file !== undefined) writeMatchFile(file, match, speaker)
  }
  keep()
  const paint = paintFor(output, env)
  const prompter =
    input instanceof ReadStream && output instanceof WriteStream
      ? clackPrompter(input, output, say, paint)
      : plainPrompter(input, output, say)
  const people = Array.from({ length: count }, (_, seat) => seat)
  const sitting = new Sitting({ match, people, bot, narrator, prompter, paint, keep })
  try {
    sitting.greet()
    if (begun) prompter.tell(say('cli.resumed', { file }))
    if (lost > 0) prompter.tell(say('cli.lost', { n: lost }))
    const how = await sitting.play()
    if (file !== undefined)
      prompter.tell(`\n${paint.dim(say(how === 'over' ? 'cli.kept' : 'cli.saved', { file }))}`)
    else if (how === 'left') prompter.tell(`\n${paint.dim(say('cli.not-saved'))}`)
  } finally {
    prompter.close()
  }
}

function begin(shelved: Shelved, { seats, people, variant, seed }: PlayOptions): Match {
  const { game } = shelved
  const options = game.variants[variantNamed(shelved, variant)] ?? {}
  const count = seatsOf(shelved, seats ?? Math.max(game.seats.min, people))
  // Around one keyboard nobody is overruled behind their back: anything can be taken back up to the last barrier.
  return Match.create(game, { seed: seed ?? randomUUID(), seats: count, options, undo: 'table' })
}

function resume(
  shelved: Shelved,
  options: PlayOptions,
  file: string,
  { say, speaker }: Narrator,
): { match: Match; lost: number } {
  const { kept } = readMatchFile(file, speaker)
  const loaded = openedFrom(file, speaker, () => loadKept(shelved.game, kept))
  const { header } = loaded.match
  const { seats, variant, seed } = options
  const fits =
    (seats === undefined || seats === header.seats) &&
    (seed === undefined || seed === String(header.seed)) &&
    (variant === undefined ||
      hash(shelved.game.variants[variantNamed(shelved, variant)]) === hash(header.options))
  return fits ? loaded : giveUp(say('cli.other-setup', { file }))
}
