import { speaker, type Language, type SayArgs } from '@osud/lang'
import { bindBook, gameIds, type Book, type GameId, type Sheets } from '@osud/rulebook/book'
import type { BookKey } from '@osud/rulebook/words'

/** Says the words around a rulebook. */
export type BookVoice = (key: BookKey, args?: SayArgs) => string

/** The words around the rulebooks, in one language. */
export async function bookVoice(language: Language): Promise<BookVoice> {
  const names = { people: {}, places: {}, kinds: {}, counted: {} }
  return speaker({ language, texts: await wordsIn(language), names }).say
}

/** The rulebook of a game; undefined if there is none. */
export async function openBook(game: string, language: Language): Promise<Book | undefined> {
  const id = gameIds.find(each => each === game)
  if (id === undefined) return undefined
  const [{ outline }, { contents }, players] = await Promise.all([
    outlineOf(id),
    contentsOf(id),
    playersSheets(id, language),
  ])
  return bindBook({ outline, contents, language, ...(players === undefined ? {} : { players }) })
}

async function wordsIn(language: Language): Promise<Readonly<Record<BookKey, string>>> {
  switch (language) {
    case 'cs':
      return (await import('@osud/rulebook/words/cs')).cs
    case 'uk':
      return (await import('@osud/rulebook/words/uk')).uk
    case 'en':
      return (await import('@osud/rulebook/words/en')).en
  }
}

function outlineOf(game: GameId) {
  switch (game) {
    case 'path-of-destiny':
      return import('@osud/rulebook/ledgers/path-of-destiny.yaml')
    case 'wonder-book':
      return import('@osud/rulebook/ledgers/wonder-book.yaml')
    case 'this-war-of-mine':
      return import('@osud/rulebook/ledgers/this-war-of-mine.yaml')
    case 'adventure-game':
      return import('@osud/rulebook/ledgers/adventure-game.yaml')
  }
}

function contentsOf(game: GameId) {
  switch (game) {
    case 'path-of-destiny':
      return import('@osud/rulebook/contents/path-of-destiny')
    case 'wonder-book':
      return import('@osud/rulebook/contents/wonder-book')
    case 'this-war-of-mine':
      return import('@osud/rulebook/contents/this-war-of-mine')
    case 'adventure-game':
      return import('@osud/rulebook/contents/adventure-game')
  }
}

async function playersSheets(game: GameId, language: Language): Promise<Sheets['players']> {
  if (game !== 'path-of-destiny') return undefined
  const [texts, { meanings }] = await Promise.all([
    pathTexts(language),
    import('@osud/rulebook/path-of-destiny/glossary'),
  ])
  return { texts, meanings }
}

async function pathTexts(language: Language): Promise<Readonly<Record<string, string>>> {
  switch (language) {
    case 'cs':
      return (await import('@osud/rulebook/path-of-destiny/cs')).cs
    case 'uk':
      return (await import('@osud/rulebook/path-of-destiny/uk')).uk
    case 'en':
      return (await import('@osud/rulebook/path-of-destiny/en')).en
  }
}
