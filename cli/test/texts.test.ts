import { fileURLToPath } from 'node:url'
import { shell } from '@osud/lang'
import { problems, wordsAreFresh } from '@osud/lang/check'
import { describe, expect, test } from 'vitest'
import { games } from '../src/games.ts'
import { terminal } from '../src/lang/index.ts'
import { panelTexts } from '../src/night-ferry.ts'

const nobody = { people: {}, places: {}, kinds: {}, counted: {} }

test('the words of the terminal are whole in all three languages', () => {
  expect(problems({ texts: terminal, names: nobody })).toEqual([])
})

test('the types of the words are those of the words', async () => {
  expect(await wordsAreFresh(fileURLToPath(new URL('../src/lang', import.meta.url)))).toBe(true)
})

describe.each(games.map(({ game, texts, names }) => ({ id: game.id, texts, names })))(
  '$id',
  ({ texts, names }) => {
    test('no text of the game, the terminal and the shell stands in the way of another', () => {
      const keys = [texts.en, terminal.en, shell.en].flatMap(one => Object.keys(one))
      expect(new Set(keys).size).toBe(keys.length)
    })

    test('the words of its panel are whole', () => {
      expect(problems({ texts: panelTexts, names })).toEqual([])
    })
  },
)
