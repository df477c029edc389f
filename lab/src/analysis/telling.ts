import type { Answer, Question, Seat } from '@osud/engine'
import type { Analysis, Mistake } from './analysing.ts'
import type { Scene } from './scenes.ts'
import { causeOf } from './swings.ts'
import type { Swing } from './swings.ts'

/** A moment of a match in words: where it was, what was asked and answered, and what came of it. */
export interface Moment {
  /** The entry that it is about. */
  readonly number: number
  readonly heading: string
  /** One line each. */
  readonly lines: readonly string[]
  readonly outcome: string
}

/** Who puts an analysis into words; the texts are those of `@osud/lang/retelling`. */
export interface Teller {
  readonly say: (key: string, args?: Readonly<Record<string, string | number>>) => string
  readonly nameOf: (seat: Seat) => string
  readonly prompt: (question: Question) => string
  readonly answer: (question: Question, answer: Answer) => string
  /** The chapter and the turn of an entry, where the game has such. */
  readonly heading: (number: number) => string | undefined
}

/** The mistakes and swings of an analysis in the words of its reader. */
export interface Told {
  /** How many decisions and mistakes there were, then who made how many. */
  readonly count: readonly string[]
  readonly mistakes: readonly Moment[]
  readonly swings: readonly Moment[]
}

/** Puts an analysis into words; of mistakes and swings, as many as asked for. */
export function tell(found: Analysis, scenes: readonly Scene[], teller: Teller, top: number): Told {
  const questions = new Map(scenes.map(({ number, questions: all }) => [number, all]))
  const moment = (number: number): Asking => ({
    teller,
    number,
    asks: seat => {
      const question = questions.get(number)?.[seat]
      return {
        who: teller.nameOf(seat),
        question: question === undefined ? '' : teller.prompt(question),
        words: answer => (question === undefined ? '' : teller.answer(question, answer)),
      }
    },
  })
  return {
    count: countLines(found, teller),
    mistakes: found.mistakes.slice(0, top).map(one => mistakeWords(one, moment(one.number))),
    swings: found.swings.slice(0, top).map(one => swingWords(one, moment(one.number))),
  }
}

/** What was asked at a moment, and of whom. */
interface Asking {
  readonly teller: Teller
  readonly number: number
  asks(seat: Seat): Asked
}

/** A question as it was asked of somebody, and the words for its answers. */
interface Asked {
  readonly who: string
  readonly question: string
  readonly words: (answer: Answer) => string
}

function countLines({ weighed, mistakes, seats }: Analysis, { say, nameOf }: Teller): string[] {
  const bySeat = Array.from({ length: seats }, (_, seat) => mistakes.filter(one => one.seat === seat))
  return [
    say('analysis.weighed', { n: weighed, mistakes: mistakes.length }),
    ...bySeat.flatMap((own, seat) => {
      if (own.length === 0) return []
      const cost = tenths(own.reduce((sum, { loss }) => sum + loss, 0))
      return [say('analysis.mistakes-of', { who: nameOf(seat), n: own.length, cost })]
    }),
  ]
}

function mistakeWords({ number, seat, answer, better, loss }: Mistake, { teller, asks }: Asking): Moment {
  const { say } = teller
  const { who, question, words } = asks(seat)
  return {
    number,
    heading: headingOf(teller, number, who),
    lines: [
      question,
      say('analysis.answered', { what: words(answer) }),
      say('analysis.better', { what: words(better) }),
    ],
    outcome: say('analysis.cost', { n: tenths(loss) }),
  }
}

function swingWords(swing: Swing, { teller, asks }: Asking): Moment {
  const { say, nameOf } = teller
  const { number, answers, moved, change } = swing
  const told = answers.map(({ seat, answer }) => {
    const { who, question, words } = asks(seat)
    return { who, question, what: words(answer) }
  })
  const questions = [...new Set(told.map(({ question }) => question))]
  const [only] = told.length === 1 ? told : []
  return {
    number,
    heading: headingOf(teller, number, only?.who),
    lines: [
      ...questions,
      ...(only === undefined
        ? [say('analysis.at-once'), ...told.map(({ who, what }) => `${who}: ${what}`)]
        : [say('analysis.answered', { what: only.what })]),
    ],
    outcome: say('analysis.swing', {
      who: nameOf(moved),
      n: tenths(Math.abs(change)),
      way: change > 0 ? 'up' : 'down',
      why: causeOf(swing),
    }),
  }
}

function headingOf({ say, heading }: Teller, number: number, who: string | undefined): string {
  const parts = [say('analysis.number', { n: number }), heading(number), who]
  return parts.filter(part => part !== undefined).join(' · ')
}

/** What is told is rounded to tenths, so that no plural is chosen for a number that nobody sees. */
const tenths = (n: number): number => Math.round(n * 10) / 10
