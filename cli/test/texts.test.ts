import { fileURLToPath } from 'node:url'
import { languages, shell } from '@osud/lang'
import { problems, wordsAreFresh } from '@osud/lang/check'
import { describe, expect, test } from 'vitest'
import { problemsOf } from '../src/commands/check.ts'
import { findGame, games } from '../src/games.ts'
import type { Shelved } from '../src/games.ts'
import { terminal } from '../src/lang/index.ts'
import { settingsOf } from '@osud/engine'

const nobody = { people: {}, places: {}, kinds: {}, counted: {} }

test('the words of the terminal are whole in all three languages', () => {
  expect(problems({ texts: terminal, names: nobody })).toEqual([])
})

test('the types of the words are those of the words', async () => {
  expect(await wordsAreFresh(fileURLToPath(new URL('../src/lang', import.meta.url)))).toBe(true)
})

describe.each(games.map(shelved => ({ id: shelved.game.id, shelved })))('$id', ({ shelved }) => {
  const { game, texts } = shelved

  test('no text of the game, the terminal and the shell stands in the way of another', () => {
    const keys = [texts.en, terminal.en, shell.en].flatMap(one => Object.keys(one))
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('its words and those of its panel are whole', () => {
    expect(problemsOf(shelved).filter(({ where }) => where !== undefined)).toEqual([])
  })

  test('every setting and every value of it has a text', () => {
    const keys = Object.entries(settingsOf(game)).flatMap(([name, values]) => [
      `setting.${name}`,
      ...values.map(value => `setting.${name}.${value}`),
    ])
    expect(keys.length).toBeGreaterThan(2)
    expect(keys.filter(key => !Object.hasOwn(texts.en, key))).toEqual([])
  })
})

test.each(languages)('in %s a story has the same name in the settings and on its cover', language => {
  const { texts } = findGame('path-of-destiny') as Shelved
  for (const story of ['edge-of-the-world', 'striga', 'lesser-evil'])
    expect(texts[language][`setting.story.${story}`]).toBe(texts[language][`page.${story}`])
})
