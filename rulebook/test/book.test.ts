import { describe, expect, test } from 'vitest'
import { meanings } from '../players/path-of-destiny/glossary.ts'
import { placeOf } from '../src/book.ts'
import { bookLanguages, gameIds, piecesOf, readBook, readLedger, type GameId } from '../src/index.ts'

describe.each(gameIds)('the book of %s', game => {
  const { rules } = readLedger(game)

  test.each(bookLanguages)('has every rule of the ledger once, under a title, in %s', language => {
    const book = readBook(game, language)
    const topics = book.parts.flatMap(part => part.topics)
    const bound = topics.flatMap(topic => topic.rules)
    expect(bound.map(({ id }) => id).sort()).toEqual(rules.map(({ id }) => id).sort())
    expect(bound.filter(({ text }) => text === '')).toEqual([])
    expect(topics.filter(topic => topic.rules.length === 0 || topic.title === '')).toEqual([])
    expect(new Set(topics.map(({ title }) => title)).size, 'two topics have one title').toBeGreaterThan(
      topics.length - 2,
    )
  })

  test('has a title of its own for every topic in every language, in the letters of that language', () => {
    const titles = bookLanguages.map(language =>
      readBook(game, language).parts.flatMap(part => [part.title, ...part.topics.map(({ title }) => title)]),
    )
    expect(titles[1]?.filter(title => !/[а-яіїєґ]/i.test(title))).toEqual([])
    expect([...(titles[0] ?? []), ...(titles[2] ?? [])].filter(title => /[а-яіїєґ]/i.test(title))).toEqual([])
  })

  test('names every word of its glossary once, and explains it', () => {
    const { terms } = readBook(game, 'cs')
    expect(terms.length).toBeGreaterThan(60)
    expect(terms.filter(({ meaning, name }) => meaning === '' || name === '')).toEqual([])
    expect(terms.map(({ id }) => id).filter((id, at, all) => all.indexOf(id) !== at)).toEqual([])
  })
})

describe('the glossary for players', () => {
  const { glossary, rules } = readLedger('path-of-destiny')

  test('explains words that the ledger has, by rules that there are', () => {
    const words = glossary.map(({ term }) => term.en)
    expect(meanings.filter(({ term }) => !words.includes(term))).toEqual([])
    const ids = rules.map(({ id }) => id)
    expect(meanings.filter(({ rule }) => rule !== undefined && !ids.includes(rule))).toEqual([])
  })

  test('is set in the signs of its language', () => {
    const wrong = meanings.filter(({ means }) =>
      Object.values(means).some(text => / {2}|["']|^\s|\s$/.test(text) || !text.endsWith('.')),
    )
    expect(wrong).toEqual([])
  })
})

test('a book that nobody has written for players yet says in which language its rules are', () => {
  expect(readBook('path-of-destiny', 'uk')).toMatchObject({ wording: 'uk', forPlayers: true })
  expect(readBook('wonder-book', 'en')).toMatchObject({ wording: 'en', forPlayers: false })
  const book = readBook('wonder-book', 'uk')
  expect(book.wording).toBe('en')
  expect(book.title).toBe('Диво-книга')
  expect(book.terms.find(({ english }) => english === 'fiend')).toMatchObject({
    id: 'term-fiend',
    name: 'біс',
    elsewhere: [
      { language: 'cs', name: 'běs' },
      { language: 'en', name: 'fiend' },
    ],
  })
})

describe('a place in a book', () => {
  const place = (at?: string, game: GameId = 'path-of-destiny') => placeOf(readBook(game, 'en'), at)

  test('is named by a rule, with its neighbours around it', () => {
    expect(place('POD-103')).toMatchObject({
      kind: 'topic',
      part: { title: 'A turn' },
      topic: { id: 'draft' },
      rule: { id: 'POD-103' },
      before: { id: 'turn' },
      after: { id: 'play-cards' },
    })
    expect(place('pod-103')).toMatchObject({ rule: { id: 'POD-103' } })
  })

  test('is named by a topic, a word of the glossary, or nothing', () => {
    const draft = place('draft')
    expect(draft).toMatchObject({ kind: 'topic', topic: { id: 'draft' } })
    expect(draft).not.toHaveProperty('rule')
    expect(place('glossary')).toEqual({ kind: 'glossary' })
    expect(place('term-timeline')).toMatchObject({ kind: 'glossary', term: { name: 'timeline' } })
    expect(place()).toEqual({ kind: 'contents' })
    expect(place('')).toEqual({ kind: 'contents' })
  })

  test('is missing where the book has no such rule', () => {
    expect(place('POD-999')).toEqual({ kind: 'missing', at: 'POD-999' })
    expect(place('WB-001')).toEqual({ kind: 'missing', at: 'WB-001' })
  })
})

describe('the pieces of a text', () => {
  test('are cut where it names other rules, with brackets and without', () => {
    expect(piecesOf('Draw 2 cards [POD-100]. See POD-116 and POD-X01.')).toEqual([
      { text: 'Draw 2 cards ' },
      { text: 'POD-100', rule: 'POD-100' },
      { text: '. See ' },
      { text: 'POD-116', rule: 'POD-116' },
      { text: ' and POD-X01.' },
    ])
  })

  test('are cut where words were found', () => {
    expect(
      piecesOf('Take a card [POD-100] now', [
        { from: 7, to: 11 },
        { from: 22, to: 25 },
      ]),
    ).toEqual([
      { text: 'Take a ' },
      { text: 'card', marked: true },
      { text: ' ' },
      { text: 'POD-100', rule: 'POD-100' },
      { text: ' ' },
      { text: 'now', marked: true },
    ])
  })
})
