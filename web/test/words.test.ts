import { expect, test } from 'vitest'
import { games } from '../src/shelf/games.ts'
import { cs } from '../src/words/cs.ts'
import { en } from '../src/words/en.ts'
import { uk } from '../src/words/uk.ts'

test('every language tells of every game on the shelf', () => {
  for (const words of [cs, uk, en]) {
    expect(Object.keys(words.games).toSorted()).toEqual(games.map(game => game.id).toSorted())
  }
})

test('every language has its own form for every number of players', () => {
  const numbers = games.flatMap(game => game.players)
  for (const [language, words] of Object.entries({ cs, uk, en })) {
    const rules = new Intl.PluralRules(language)
    for (const number of numbers) {
      expect(words.players[rules.select(number)], `${number} in ${language}`).toBeTruthy()
    }
  }
})
