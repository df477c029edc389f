/** A share of something, and the interval that holds the true share with a probability of 95 %. */
export interface Share {
  readonly games: number
  readonly wins: number
  readonly share: number
  readonly from: number
  readonly to: number
}

/** How often each whole number came up: bounded, however many games were played. */
export interface Histogram {
  readonly count: number
  readonly least: number
  readonly median: number
  readonly mean: number
  readonly most: number
  /** How often each value came up, by value in rising order. */
  readonly values: readonly (readonly [value: number, times: number])[]
}

/** How much more often those who had something won than others in the same role, in points of 100, with its interval. */
export interface Change {
  readonly points: number
  readonly from: number
  readonly to: number
}

/** The wins of those with a trait; and what it changes, where the same role had it in some games and lacked it in others. */
export interface TraitShare extends Share {
  readonly change?: Change
}

/** How a card did: who took it, who played it, and how much more often than others those who played it won. */
export interface CardFindings {
  readonly card: string
  readonly drafted: number
  readonly played: number
  /** The wins of those who played it at least once. */
  readonly wins: Share
  /** What playing it went along with. */
  readonly change: Change
}

/** The pages of a story as they were read: a picture of all ways that the games took. */
export interface StoryFindings {
  readonly pages: readonly { readonly id: string; readonly games: number; readonly ending: boolean }[]
  readonly ways: readonly { readonly from: string; readonly to: string; readonly games: number }[]
}

/** What came out at the tables with one number of seats. */
export interface TableFindings {
  readonly seats: number
  readonly games: number
  readonly failed: number
  readonly bySeat: readonly Share[]
  readonly byBot: { readonly [bot: string]: Share }
  /** Wins by what the game calls its roles: heroes. */
  readonly byRole: { readonly [role: string]: Share }
  /** Wins by any other trait of a seat: first in initiative, … */
  readonly byTrait: { readonly [trait: string]: { readonly [value: string]: TraitShare } }
  readonly endings: { readonly [ending: string]: number }
  /** Counts of what happened once or more in a game: the dominant symbol of each chapter, … */
  readonly facts: { readonly [fact: string]: { readonly [value: string]: number } }
  /** The length of the games in answers. */
  readonly lengths?: Histogram
  /** Points, where the game counts points: of the winners, and of all. */
  readonly scores?: { readonly winners: Histogram; readonly all: Histogram }
  readonly cards: readonly CardFindings[]
  readonly story?: StoryFindings
}

/** A game that did not come to an end, with all that is needed to see it again. */
export interface FailedGame {
  readonly seed: string
  readonly seats: number
  readonly bots: readonly string[]
  readonly stuck: boolean
  readonly why: string
}

/** How well bots with a time for each answer kept it. */
export interface Punctuality {
  readonly answers: number
  /** Answers that took more than 1.2 times what they had. */
  readonly late: number
  /** Late ones that would not have been, had the thread not waited for a core that others had; Linux alone tells that. */
  readonly withheld?: number
  /** The longest answer, as a multiple of its time. */
  readonly worst: number
}

/** What a simulation found, as plain data: `report.json`, and what `--json` prints. */
export interface Findings {
  readonly game: string
  readonly rules: string
  readonly options: object
  readonly experiment?: string
  readonly seed: string
  readonly bots: readonly string[]
  readonly workers: number
  readonly interrupted: boolean
  readonly games: number
  readonly answers: number
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly answersPerSecond: number
  readonly punctuality?: Punctuality
  readonly tables: readonly TableFindings[]
  /** The first thousand games that failed; the tables count them all. */
  readonly failed: readonly FailedGame[]
}
