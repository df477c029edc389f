import { log, recordOf, replayKept } from '@osud/engine'
import type { Match, Reader } from '@osud/engine'
import type { Language } from '@osud/lang'
import { Command } from 'commander'
import { languageNamed, ownLanguage, wholeNumber } from '../arguments.ts'
import { giveUp } from '../failure.ts'
import { openedFrom, readMatchFile } from '../match-file.ts'
import type { MatchFile } from '../match-file.ts'
import { Narrator, terminalSpeaker } from '../narrator.ts'
import type { Saying } from '../narrator.ts'
import { eventLines } from '../play/chronicle.ts'
import { paintFor } from '../play/paint.ts'
import type { Pen } from '../play/pen.ts'
import { columnsOf } from '../terminal.ts'
import type { Terminal } from '../terminal.ts'

interface ReplayOptions {
  readonly language?: Language
  readonly until?: number
  readonly seat?: number
}

/** The command `osud replay`: tells the story of a match that was kept in a file, and checks where it ends. */
export function replayCommand({ output, env }: Terminal): Command {
  return new Command('replay')
    .description('tell the story of a saved or recorded match and check that it replays')
    .argument('<file>', 'a file that osud play --save or the protocol has written')
    .option('--language <name>', 'cs, uk or en; that of the terminal unless given', languageNamed)
    .option('--until <n>', 'stop after so many answers', wholeNumber(0, 999_999_999))
    .option(
      '--seat <n>',
      'tell what this seat knows, counted from 1; without it, what everybody knows',
      wholeNumber(1, 99),
    )
    .action((file: string, { language = ownLanguage(env), until, seat }: ReplayOptions) => {
      const found = readMatchFile(file, terminalSpeaker(language))
      const narrator = new Narrator(found.shelved, language)
      const { say, speaker } = narrator
      const { match, answers } = openedFrom(file, speaker, () => replayed(found, until))
      const pen = { narrator, paint: paintFor(output, env), width: columnsOf(output) }
      const told = [
        ...storyOf(match, readerOf(match, seat, say), pen),
        '',
        match.length < answers
          ? say('cli.until', { n: match.length, all: answers })
          : say('cli.verified', { hash: match.hash() }),
      ]
      output.write(`${told.join('\n')}\n`)
    })
}

/** The match of a file, played again from its very beginning, and how many answers the file has in all. */
function replayed(
  { kept, shelved: { game } }: MatchFile,
  until: number | undefined,
): { match: Match; answers: number } {
  const record = recordOf(game, kept)
  const match = replayKept(game, record, until)
  return { match, answers: record.entries.length }
}

function storyOf(match: Match, reader: Reader, pen: Pen): string[] {
  const { narrator } = pen
  const ending = narrator.ending(match)
  return [
    narrator.tell({ key: 'title' }),
    '',
    ...log(match, reader).flatMap(event => eventLines(event, pen)),
    '',
    ...(ending.length > 0 ? [narrator.say('end.over'), ...ending] : [narrator.say('cli.unfinished')]),
  ]
}

function readerOf(match: Match, seat: number | undefined, say: Saying): Reader {
  if (seat === undefined) return 'onlooker'
  const { seats } = match.header
  return seat <= seats ? seat - 1 : giveUp(say('cli.no-seat', { seats, given: seat }))
}
