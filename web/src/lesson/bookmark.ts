import { recall, remember } from '../remember.ts'

const done = 'done'

/** The step at which somebody left a lesson off. */
export const bookmarkOf = (game: string): string | undefined => recall(`lesson.${game}`)

/** Notes where somebody is in a lesson. */
export const markPlace = (game: string, step: string): void => remember(`lesson.${game}`, step)

/** The lesson has been taken to its end: the next one begins at the beginning. */
export const markDone = (game: string): void => remember(`lesson.${game}`, done)

/** Whether somebody has taken the lesson of a game to its end. */
export const isDone = (game: string): boolean => bookmarkOf(game) === done
