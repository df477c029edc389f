import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { ReadStream, WriteStream } from 'node:tty'
import type { Bot, Thinker } from '@osud/bots'
import { hash, loadKept, Match } from '@osud/engine'
import type { Language } from '@osud/lang'
import { Command } from 'commander'
import {
  botNamed,
  gameNamed,
  languageNamed,
  settingOption,
  variantOption,
  optionsFor,
  ownLanguage,
  seatsOf,
  wholeNumber,
} from '../arguments.ts'
import type { TableWish } from '../arguments.ts'
import { askLevel, usualLevel } from '../bots/levels.ts'
import { standIn } from '../bots/seat.ts'
import { botThread } from '../bots/thread.ts'
import { giveUp } from '../failure.ts'
import type { Shelved } from '../games.ts'
import { openedFrom, readMatchFile, writeMatchFile } from '../match-file.ts'
import { Narrator } from '../narrator.ts'
import { clackPrompter } from '../play/clack-prompter.ts'
import { paintFor } from '../play/paint.ts'
import type { Pen } from '../play/pen.ts'
import { plainPrompter } from '../play/plain-prompter.ts'
import { attended } from '../play/prompter.ts'
import type { Aside, Command as Word, Prompter } from '../play/prompter.ts'
import { askOptions } from '../play/set-up.ts'
import { Sitting, titleLines } from '../play/sitting.ts'
import { columnsOf } from '../terminal.ts'
import type { Terminal } from '../terminal.ts'

interface PlayOptions extends TableWish {
  readonly seats?: number
  readonly people: number
  readonly bots?: Bot
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
    .option(
      '--bots <name>',
      'how well bots play the other seats: novice, companion or expert; companion unless given',
      botNamed,
    )
    .addOption(settingOption())
    .addOption(variantOption())
    .option('--seed <text>', 'the same seed gives the same cards and dice; by chance unless given')
    .option('--language <name>', 'cs, uk or en; that of the terminal unless given', languageNamed)
    .option('--save <file>', 'go on from this file if it is there, and save to it after every answer')
    .action(async (id: string, options: PlayOptions) => {
      const shelved = gameNamed(id)
      const narrator = new Narrator(shelved, options.language ?? ownLanguage(terminal.env))
      const { input, output, env } = terminal
      const pen = {
        narrator,
        paint: paintFor(output, env),
        get width() {
          return columnsOf(output)
        },
      }
      const interactive = input instanceof ReadStream && output instanceof WriteStream
      const prompter = interactive
        ? clackPrompter(input, output, narrator.say, pen.paint)
        : plainPrompter(input, output, narrator.say)
      const thinker = botThread()
      try {
        await play(options, interactive, prompter, pen, thinker)
      } finally {
        prompter.close()
        await thinker.close()
      }
    })
}

async function play(
  options: PlayOptions,
  interactive: boolean,
  prompter: Prompter<Word | Aside>,
  pen: Pen,
  thinker: Thinker,
): Promise<void> {
  const { save: file, people: count } = options
  const { narrator, paint } = pen
  const { say, shelved } = narrator
  const resumed =
    file === undefined || !existsSync(file) ? undefined : resume(shelved, options, file, narrator)
  const seats = resumed?.match.header.seats ?? seatsFor(shelved, options)
  if (count > seats) giveUp(`there are ${seats} seats, too few for ${count} people.`)
  const hasBots = count < seats
  if (hasBots) thinker.wake()
  const tellTitle = (): void => prompter.tell(titleLines(narrator.tell({ key: 'title' }), paint).join('\n'))
  const chooses = resumed === undefined && interactive && !options.variant && !options.set
  const asker = attended(prompter, () => {})
  if (chooses) tellTitle()
  // A save does not tell who played the other seats.
  const asksLevel = hasBots && options.bots === undefined && interactive && (chooses || resumed !== undefined)
  const bot = asksLevel ? await askLevel(asker, say) : (options.bots?.name ?? usualLevel)
  if (bot === undefined) return
  const table = chooses ? await askOptions(seats, asker, pen) : optionsFor(shelved, options)
  if (table === undefined) return
  const match = resumed?.match ?? begin(shelved, options, seats, table)
  const keep = (): void => {
    if (file !== undefined) writeMatchFile(file, match, narrator.speaker)
  }
  keep()
  if (!chooses) tellTitle()
  const people = Array.from({ length: count }, (_, seat) => seat)
  const sitting = new Sitting({ match, people, bot: standIn(bot, thinker), prompter, pen, keep })
  sitting.greet()
  if (resumed !== undefined) {
    sitting.recall()
    prompter.tell(say('cli.resumed', { file: file ?? '' }))
    if (resumed.lost > 0) prompter.tell(say('cli.lost', { n: resumed.lost }))
  }
  const how = await sitting.play()
  if (file !== undefined)
    prompter.tell(`\n${paint.dim(say(how === 'over' ? 'cli.kept' : 'cli.saved', { file }))}`)
  else if (how === 'left') prompter.tell(`\n${paint.dim(say('cli.not-saved'))}`)
}

function seatsFor(shelved: Shelved, { seats, people }: PlayOptions): number {
  return seatsOf(shelved, seats ?? Math.max(shelved.game.seats.min, people))
}

function begin({ game }: Shelved, { seed }: PlayOptions, seats: number, options: object): Match {
  // Around one keyboard nobody is overruled behind their back: anything can be taken back up to the last barrier.
  return Match.create(game, { seed: seed ?? randomUUID(), seats, options, undo: 'table' })
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
  const { seats, variant, set, seed } = options
  const asked = variant === undefined && set === undefined ? undefined : optionsFor(shelved, options)
  const fits =
    (seats === undefined || seats === header.seats) &&
    (seed === undefined || seed === String(header.seed)) &&
    (asked === undefined || hash(asked) === hash(header.options))
  return fits ? loaded : giveUp(say('cli.other-setup', { file }))
}
