import { describe, expect, test } from 'vitest'
import { deck, startingCards } from '../../content/cards.ts'
import { cardBack, cardPicture, deckEmblem, heroPicture } from '../../table/pictures/index.ts'

const heroes = Object.keys(startingCards)
const cards = [deck, ...Object.values(startingCards)].flatMap(each => Object.keys(each))
const decks = ['action', 'hidden-goal', 'extra-effort', 'renfri', 'stregobor']

const pictures: readonly (readonly [name: string, draw: () => string])[] = [
  ...cards.map(card => [card, () => cardPicture(card)] as const),
  ...heroes.map(hero => [hero, () => heroPicture(hero)] as const),
  ...decks.map(back => [`the back of ${back}`, () => cardBack(back)] as const),
  ...decks.map(emblem => [`the emblem of ${emblem}`, () => deckEmblem(emblem)] as const),
]

describe.each(pictures)('the picture of %s', (_name, draw) => {
  const picture = draw()

  test('is cut the same way every time', () => {
    expect(draw()).toBe(picture)
  })

  test('holds no number that failed', () => {
    expect(picture).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('needs nothing that the content security policy forbids', () => {
    expect(picture).not.toMatch(/style=|<style|<script|data:|href=/)
  })

  test('has no id, so that it may stand on a page twice', () => {
    expect(picture).not.toMatch(/ id=|url\(/)
  })

  test('closes what it opens', () => {
    expect(picture.match(/<g[ >]/g)?.length).toBe(picture.match(/<\/g>/g)?.length)
  })

  test('is small enough to be cut for a whole hand', () => {
    expect(picture.length).toBeLessThan(60_000)
  })
})

test('the cards of the main deck and of the heroes are 93, and each has a picture of its own', () => {
  expect(cards).toHaveLength(93)
  const drawn = new Set([...cards, 'no such card'].map(cardPicture))
  expect(drawn.size).toBe(94)
})

test('every hero has a medallion of their own', () => {
  expect(new Set([...heroes, 'no such hero'].map(heroPicture)).size).toBe(6)
})

test('every deck has a back of its own', () => {
  expect(new Set(decks.map(cardBack)).size).toBe(decks.length)
})

test('whoever asks for something that is not drawn gets a plain picture', () => {
  expect(cardPicture('constructor')).toBe(cardPicture('no such card'))
  expect(heroPicture('toString')).toBe(heroPicture('no such hero'))
  expect(deckEmblem('valueOf')).toBe(deckEmblem('action'))
})

test('every card picture has its one light in the colour of its place', () => {
  for (const card of cards) expect(cardPicture(card), card).toContain('var(--spot')
})
