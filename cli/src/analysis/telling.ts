import { log, replayKept } from '@osud/engine'
import type { Answer, Game, Match, MatchRecord, Seat } from '@osud/engine'
import { causeOf } from '@osud/lab'
import type { Analysis, Mistake, Swing } from '@osud/lab'
import { answerWords } from '../answer-words.ts'
import type { Narrator } from '../narrator.ts'

/** A moment of a match in words: where it was, what was asked and answered, and what came of it. */
export interface Moment {
  readonly heading: string
  /** One line each. */
  readonly lines: readonly string[]
  readonly outcome: string
}

/** How one seat stood after each answer; not a number while nobody could tell. */
export interface Standing {
  readonly name: string
  readonly values: readonly number[]
}

/** An analysis in the words of its reader. */
export interface Told {
  readonly title: string
  /** Who won and by how much, one line each. */
  readonly ending: readonly string[]
  readonly standings: readonly Standing[]
  /** How many decisions and mistakes there were, then who made how many. */
  readonly count: readonly string[]
  readonly mistakes: readonly Moment[]
  readonly swings: readonly Moment[]
}

/** Puts an analysis into words; of mistakes and swings, as many as asked for. */
export function tell(
  found: Analysis,
  record: MatchRecord,
  match: Match,
  narrator: Narrator,
  top: number,
): Told {
  const scene = new Scenery(match.game, record, narrator)
  return {
    title: narrator.tell({ key: 'title' }),
    ending: endingLines(match, narrator),
    standings: standingsOf(found, match, narrator),
    count: countLines(found, match, narrator),
    mistakes: found.mistakes.slice(0, top).map(mistake => mistakeWords(mistake, scene)),
    swings: found.swings.slice(0, top).map(swing => swingWords(swing, scene)),
  }
}

function endingLines(match: Match, narrator: Narrator): string[] {
  const lines = narrator.ending(match)
  if (lines.length === 0) return [narrator.say('cli.unfinished')]
  const [first, second] = (match.result?.scores ?? []).toSorted((a, b) => b - a)
  return first === undefined || second === undefined || first === second
    ? lines
    : [...lines, narrator.say('cli.lead', { n: first - second })]
}

function standingsOf({ curve, seats }: Analysis, match: Match, narrator: Narrator): Standing[] {
  return Array.from({ length: seats }, (_, seat) => ({
    name: narrator.nameOf(match.position.game, seat),
    values: curve.slice(1).map(values => values[seat] ?? Number.NaN),
  }))
}

function countLines({ weighed, mistakes, seats }: Analysis, match: Match, narrator: Narrator): string[] {
  const bySeat = Array.from({ length: seats }, (_, seat) => mistakes.filter(one => one.seat === seat))
  return [
    narrator.say('cli.weighed', { n: weighed, mistakes: mistakes.length }),
    ...bySeat.flatMap((own, seat) => {
      if (own.length === 0) return []
      const cost = tenths(own.reduce((sum, { loss }) => sum + loss, 0))
      const who = narrator.nameOf(match.position.game, seat)
      return [narrator.say('cli.mistakes-of', { who, n: own.length, cost })]
    }),
  ]
}

function mistakeWords({ number, seat, answer, better, loss }: Mistake, scene: Scenery): Moment {
  const { say } = scene.narrator
  const { who, question, words } = scene.before(number).asks(seat)
  return {
    heading: scene.before(number).heading(who),
    lines: [
      question,
      say('cli.answered', { what: words(answer) }),
      say('cli.better', { what: words(better) }),
    ],
    outcome: say('cli.cost', { n: tenths(loss) }),
  }
}

function swingWords(swing: Swing, scene: Scenery): Moment {
  const { say } = scene.narrator
  const { number, answers, moved, change } = swing
  const moment = scene.before(number)
  const told = answers.map(({ seat, answer }) => {
    const { who, question, words } = moment.asks(seat)
    return { who, question, what: words(answer) }
  })
  const questions = [...new Set(told.map(({ question }) => question))]
  const [only] = told.length === 1 ? told : []
  return {
    heading: moment.heading(only?.who),
    lines: [
      ...questions,
      ...(only === undefined
        ? [say('cli.at-once'), ...told.map(({ who, what }) => `${who}: ${what}`)]
        : [say('cli.answered', { what: only.what })]),
    ],
    outcome: say('cli.swing', {
      who: moment.nameOf(moved),
      n: tenths(Math.abs(change)),
      way: change > 0 ? 'up' : 'down',
      why: causeOf(swing),
    }),
  }
}

/** What is told is rounded to tenths, so that no plural is chosen for a number that nobody sees. */
const tenths = (n: number): number => Math.round(n * 10) / 10

/** A question as it was asked of somebody, and the words for its answers. */
interface Asked {
  readonly who: string
  readonly question: string
  readonly words: (answer: Answer) => string
}

/** The match at any moment that is told of. */
class Scenery {
  readonly narrator: Narrator
  readonly #game: Game
  readonly #record: MatchRecord

  constructor(game: Game, record: MatchRecord, narrator: Narrator) {
    this.#game = game
    this.#record = record
    this.narrator = narrator
  }

  /** How it was before an entry. */
  before(number: number): {
    heading(who: string | undefined): string
    nameOf(seat: Seat): string
    asks(seat: Seat): Asked
  } {
    const { narrator } = this
    const match = replayKept(this.#game, this.#record, number - 1)
    const nameOf = (seat: Seat): string => narrator.nameOf(match.position.game, seat)
    return {
      nameOf,
      heading: who =>
        [narrator.say('cli.answer-number', { n: number }), lastHeading(match, narrator), who]
          .filter(part => part !== undefined)
          .join(' · '),
      asks: seat => {
        const question = match.open.find(one => one.seats.includes(seat))?.question
        return {
          who: nameOf(seat),
          question: question === undefined ? '' : narrator.prompt(question),
          words: answer => (question === undefined ? '' : answerWords(question, answer, narrator)),
        }
      },
    }
  }
}

/** Under which heading of the story a match stands: the chapter and the turn, where the game has such. */
function lastHeading(match: Match, narrator: Narrator): string | undefined {
  const event = log(match, 'onlooker').findLast(one => narrator.shelved.panel?.manner?.(one) === 'heading')
  return event && narrator.tell(event).replace(/\.$/, '')
}
