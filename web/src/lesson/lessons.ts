import type { Lesson } from '@osud/engine'
import type { Language, Texts } from '@osud/lang'

/** A lesson and its words; each part is loaded when it is first needed. */
export interface Taught {
  lesson(): Promise<Lesson>
  texts(language: Language): Promise<Texts>
}

const pathOfDestiny: Taught = {
  lesson: async () => (await import('@osud/path-of-destiny/lessons')).firstGame,
  texts: async language => {
    switch (language) {
      case 'cs':
        return (await import('@osud/path-of-destiny/lang/cs/lesson')).lesson
      case 'uk':
        return (await import('@osud/path-of-destiny/lang/uk/lesson')).lesson
      case 'en':
        return (await import('@osud/path-of-destiny/lang/en/lesson')).lesson
    }
  },
}

const taught: Readonly<Record<string, Taught>> = { 'path-of-destiny': pathOfDestiny }

/** The lesson of a game, if there is one. */
export function findTaught(game: string): Taught | undefined {
  return Object.hasOwn(taught, game) ? taught[game] : undefined
}
