import { join } from 'node:path'
import { analyse, keepFile, makeFolder } from '@osud/lab'
import type { Analysis } from '@osud/lab'
import type { Match, MatchRecord } from '@osud/engine'
import type { Language } from '@osud/lang'
import { Command } from 'commander'
import { tellAnalysis } from '../analysis/telling.ts'
import { folderNamed, languageNamed, ownLanguage, wholeNumber } from '../arguments.ts'
import { recordOf, replayKept } from '@osud/engine'
import { endInterrupted, longRun } from '../long-run.ts'
import { openedFrom, readMatchFile } from '../match-file.ts'
import { Narrator, terminalSpeaker } from '../narrator.ts'
import { paintFor } from '../play/paint.ts'
import { columnsOf } from '../terminal.ts'
import type { Terminal } from '../terminal.ts'

interface AnalyseOptions {
  readonly tries: number
  readonly top: number
  readonly seed: string
  readonly language?: Language
  readonly report?: string
  readonly json?: boolean
}

/** The command `osud analyse`: looks where a kept match was won and lost. */
export function analyseCommand(terminal: Terminal): Command {
  return new Command('analyse')
    .description('look where a saved or recorded match was won and lost')
    .argument('<file>', 'a file that osud play --save or the protocol has written')
    .option('--tries <n>', 'how often each decision is played on in mind', wholeNumber(16, 1_000_000), 300)
    .option('--top <n>', 'how many mistakes and swings are told', wholeNumber(0, 999), 5)
    .option('--language <name>', 'cs, uk or en; that of the terminal unless given', languageNamed)
    .option('--report <folder>', 'write analysis.html and analysis.json there', folderNamed)
    .option('--seed <text>', 'the same seed and the same tries find the same', 'osud')
    .option('--json', 'print one JSON object and nothing else')
    .action(async (file: string, options: AnalyseOptions) => {
      await runAnalysis(file, options, terminal)
    })
}

async function runAnalysis(file: string, options: AnalyseOptions, terminal: Terminal): Promise<void> {
  const { tries, seed, report, json = false, language = ownLanguage(terminal.env) } = options
  const { shelved, kept } = readMatchFile(file, terminalSpeaker(language))
  const { game } = shelved
  const narrator = new Narrator(shelved, language)
  const { say, speaker } = narrator
  const record = openedFrom(file, speaker, () => recordOf(game, kept))
  const match = openedFrom(file, speaker, () => replayKept(game, record, undefined))
  if (report !== undefined) makeFolder(report)
  const found = await longRun(
    terminal,
    json,
    run => analyse(game, record, { tries, seed, ...run }),
    (n, of) => say('analysis.weighing', { n, of }),
  )
  await present(found, { record, match, narrator }, options, terminal)
  if (found.interrupted)
    endInterrupted(terminal, say('analysis.stopped', { n: found.weighed, of: found.decisions }))
}

interface Subject {
  readonly record: MatchRecord
  readonly match: Match
  readonly narrator: Narrator
}

/** Prints what was found, and writes the report. Drawing is loaded only here: most commands never need it. */
async function present(
  found: Analysis,
  { record, match, narrator }: Subject,
  { top, report, json = false }: AnalyseOptions,
  { output, env }: Terminal,
): Promise<void> {
  const told = tellAnalysis(found, record, match, narrator, top)
  // First of all it is told: should the disk be full by now, nothing is lost.
  if (json) output.write(`${JSON.stringify(found)}\n`)
  else {
    const { analysisText } = await import('../analysis/text.ts')
    const pen = { narrator, paint: paintFor(output, env), width: columnsOf(output) }
    output.write(`${analysisText(told, found, pen)}\n`)
  }
  if (report === undefined) return
  const { analysisPage } = await import('../analysis/report.ts')
  keepFile(report, 'analysis.json', `${JSON.stringify(found, undefined, 2)}\n`)
  keepFile(report, 'analysis.html', analysisPage(told, found, narrator))
  if (!json) output.write(`\n${narrator.say('cli.analysis-kept', { file: join(report, 'analysis.html') })}\n`)
}
