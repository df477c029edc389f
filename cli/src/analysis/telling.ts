import { log, replayKept } from '@osud/engine'
import type { Match, MatchRecord } from '@osud/engine'
import { scenesOf, tell } from '@osud/lab/analysis'
import type { Analysis, Teller, Told } from '@osud/lab/analysis'
import { answerWords } from '@osud/lang'
import type { Narrator } from '../narrator.ts'

/** How one seat stood after each answer; not a number while nobody could tell. */
export interface Standing {
  readonly name: string
  readonly values: readonly number[]
}

/** An analysis in the words of its reader. */
export interface ToldAnalysis extends Told {
  readonly title: string
  /** Who won and by how much, one line each. */
  readonly ending: readonly string[]
  readonly standings: readonly Standing[]
  /** Which answer the first value of each belongs to. */
  readonly first: number
}

/** Puts an analysis into words; of mistakes and swings, as many as asked for. */
export function tellAnalysis(
  found: Analysis,
  record: MatchRecord,
  match: Match,
  narrator: Narrator,
  top: number,
): ToldAnalysis {
  const { game } = match
  const { speaker } = narrator
  const teller: Teller = {
    say: (key, args) => speaker.say(key, args),
    nameOf: seat => narrator.nameOf(match.position.game, seat),
    prompt: question => narrator.prompt(question),
    answer: (question, answer) => answerWords(question, answer, narrator),
    heading: number => lastHeading(replayKept(game, record, number - 1), narrator),
  }
  return {
    title: narrator.tell({ key: 'title' }),
    ending: endingLines(match, narrator),
    standings: standingsOf(found, match, narrator),
    first: (record.origin?.at ?? 0) + 1,
    ...tell(found, scenesOf(game, record, found, top), teller, top),
  }
}

function endingLines(match: Match, narrator: Narrator): string[] {
  const lines = narrator.ending(match)
  if (lines.length === 0) return [narrator.say('cli.unfinished')]
  const [first, second] = (match.result?.scores ?? []).toSorted((a, b) => b - a)
  return first === undefined || second === undefined || first === second
    ? lines
    : [...lines, narrator.say('analysis.lead', { n: first - second })]
}

function standingsOf({ curve, seats }: Analysis, match: Match, narrator: Narrator): Standing[] {
  return Array.from({ length: seats }, (_, seat) => ({
    name: narrator.nameOf(match.position.game, seat),
    values: curve.slice(1).map(values => values[seat] ?? Number.NaN),
  }))
}

/** Under which heading of the story a match stands: the chapter and the turn, where the game has such. */
function lastHeading(match: Match, narrator: Narrator): string | undefined {
  const event = log(match, 'onlooker').findLast(one => narrator.shelved.panel?.manner?.(one) === 'heading')
  return event && narrator.tell(event).replace(/\.$/, '')
}
