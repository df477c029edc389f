import { Match, MatchError } from '@osud/engine'
import type { Game, Lesson, LessonStep } from '@osud/engine'
import { languages, speaker } from '@osud/lang'
import type { Language, Names, Texts } from '@osud/lang'

/** A lesson with all that it must fit. */
export interface TaughtGame {
  readonly game: Game
  readonly lesson: Lesson
  /** The texts of the game together with those of the lesson. */
  readonly texts: Readonly<Record<Language, Texts>>
  readonly names: Names
  /** Whether the ledger has such a rule. */
  readonly isRule: (id: string) => boolean
  readonly topics: readonly string[]
  readonly places: readonly string[]
}

/** How many words a note may have: it is read beside the board, not instead of it. */
const mostWords = 45

/** All that is wrong with a lesson; nothing, if whoever takes it gets from its first step to its last. */
export function lessonProblems(taught: TaughtGame): string[] {
  const { lesson, topics } = taught
  const untaught = topics.filter(topic => !lesson.steps.some(({ teaches }) => teaches.includes(topic)))
  return [
    ...untaught.map(topic => `nothing teaches ${topic}`),
    ...orderProblems(lesson),
    ...replayProblems(taught),
    ...lesson.steps.flatMap(step => [...stepProblems(taught, step), ...wordProblems(taught, step)]),
  ]
}

function orderProblems({ steps, answers, learner }: Lesson): string[] {
  const ids = steps.map(({ id }) => id)
  return steps.flatMap(({ id, at, yours }, index) => {
    const next = steps[index + 1]
    const found: string[] = []
    if (ids.indexOf(id) !== index) found.push(`${id} is there twice`)
    if (at > answers.length) found.push(`${id} comes after the last answer`)
    if (next !== undefined && next.at < at) found.push(`${next.id} goes back behind ${id}`)
    if (yours && answers[at]?.seat !== learner) found.push(`${id}: the next answer is not the learner's`)
    if (yours && next !== undefined && next.at <= at) found.push(`${id}: the answer leads nowhere`)
    return found
  })
}

function replayProblems({ game, lesson }: TaughtGame): string[] {
  const { seed, seats, options, answers } = lesson
  const match = Match.create(game, { seed, seats, options, undo: 'off' })
  for (const [index, { seat, value }] of answers.entries()) {
    const open = match.open.find(({ seats: asked }) => asked.includes(seat))
    if (open === undefined) return [`answer ${index}: seat ${seat} is not asked`]
    try {
      match.answer(seat, open.id, value)
    } catch (cause) {
      if (cause instanceof MatchError) return [`answer ${index}: ${cause.message}`]
      throw cause
    }
  }
  return match.result === undefined ? ['the answers do not lead to the end'] : []
}

function stepProblems({ isRule, topics, places }: TaughtGame, step: LessonStep): string[] {
  const { id, rules, teaches, light = [] } = step
  return [
    ...(rules.length === 0 ? [`${id} names no rule`] : []),
    ...rules.filter(rule => !isRule(rule)).map(rule => `${id}: there is no rule ${rule}`),
    ...teaches.filter(topic => !topics.includes(topic)).map(topic => `${id}: there is no topic ${topic}`),
    ...light
      .filter(place => !place.startsWith('card:') && !places.includes(place))
      .map(place => `${id}: there is no place ${place}`),
  ]
}

function wordProblems({ texts, names }: TaughtGame, { id, yours, args }: LessonStep): string[] {
  const keys = [`lesson.${id}`, ...(yours ? [`lesson.${id}.else`] : [])]
  return languages.flatMap(language => {
    const { has, say } = speaker({ language, texts: texts[language], names })
    return keys.flatMap(key => {
      if (!has(key)) return [`${key} is not said in ${language}`]
      const count = say(key, args).split(/\s+/).length
      return count > mostWords ? [`${key} has ${count} words in ${language}`] : []
    })
  })
}
