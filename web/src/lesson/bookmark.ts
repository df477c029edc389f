import { recall, remember } from '../remember.ts'

/** The step at which somebody left the lesson of a game off. */
export const bookmarkOf = (game: string): string | undefined => recall(`lesson.${game}`)

/** Notes where somebody is in a lesson. */
export const markPlace = (game: string, step: string): void => remember(`lesson.${game}`, step)

/** The lesson has been taken to its end; a first table of one's own comes next. */
export const markDone = (game: string): void => markPlace(game, 'done')

/** Whether the lesson has been taken, and no table been set since. */
export const awaitsTable = (game: string): boolean => bookmarkOf(game) === 'done'

/** A table was set. */
export function markTable(game: string): void {
  if (awaitsTable(game)) markPlace(game, 'played')
}

/** Whether somebody has taken the lesson of a game to its end. */
export const isLearnt = (game: string): boolean => awaitsTable(game) || bookmarkOf(game) === 'played'
