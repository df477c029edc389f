import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { freshFile, osud } from './osud.ts'

// Whatever is asked, one of these fits before long; what does not fit is asked again.
const fingers = '1\n0\n2\n\n'.repeat(300)
const ferry = ['play', 'night-ferry', '--seed', 'river', '--variant', 'short']

describe.each([
  ['en', 'The Night Ferry', 'Game over', /\d points?/],
  ['cs', 'Noční přívoz', 'Konec hry', /\d bod/],
  ['uk', 'Нічний перевіз', 'Кінець гри', /\d оч/],
] as const)('a whole game typed into a pipe, in %s', (language, title, over, points) => {
  test.each([
    ['one person and bots', ['--seats', '3']],
    ['three people', ['--seats', '3', '--people', '3']],
    ['the random bot and the longest variant', ['--bots', 'random', '--variant', 'full']],
  ])('%s', async (_, more) => {
    const { code, out, err } = await osud([...ferry, ...more, '--language', language], fingers)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain(title)
    expect(out).toContain(over)
    expect(out).toMatch(points)
    expect(out).not.toMatch(
      /\b(ask|log|cli|card|zone|refuse|page|ending|panel|trouble)\.[a-z]|[{}]|undefined|\bNaN\b/,
    )
    expect(out).not.toContain('\u001b[')
  })
})

test.each(['novice', 'companion'])(
  'the same seed and the same answers lead to the same match with the bot %s',
  async level => {
    const play = async (): Promise<unknown> => {
      const file = freshFile()
      const { out } = await osud([...ferry, '--seats', '3', '--bots', level, '--save', file], fingers)
      expect(out).toContain('Game over')
      return JSON.parse(readFileSync(file, 'utf8'))
    }
    const once = await play()
    expect(once).toMatchObject({ header: { seed: 'river' } })
    expect(await play()).toEqual(once)
  },
)

test('a bot has its level, in the language of the player', async () => {
  const greeting = async (...words: readonly string[]) => (await osud([...ferry, ...words], 'q\n')).out
  expect(await greeting()).toContain('A bot plays: Heron · level: Companion\n')
  expect(await greeting('--bots', 'novice', '--language', 'cs')).toContain('· úroveň: Nováček\n')
  expect(await greeting('--bots', 'expert', '--language', 'uk')).toContain('· рівень: Знавець\n')
})

describe('osud play --save', () => {
  test('saves after every answer, and goes on from there', async () => {
    const file = freshFile()
    const first = await osud([...ferry, '--save', file], '1\nq\n')
    expect(first).toMatchObject({ code: 0, err: '' })
    expect(first.out).toContain(`Saved in ${file}.`)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      entries: [{ seat: 0, value: 'reeds' }, { seat: 1 }],
    })
    const second = await osud([...ferry, '--save', file, '--language', 'cs'], fingers)
    expect(second.out).toContain(`Hra pokračuje ze souboru ${file}.`)
    expect(second.out).toContain('Konec hry')
    const third = await osud([...ferry, '--save', file], '')
    expect(third.out).toContain('Game over')
    expect(readdirSync(dirname(file))).toEqual(['match.json'])
  })

  test('an input that ends is a person who leaves', async () => {
    const file = freshFile()
    expect((await osud([...ferry, '--save', file], '1\n')).out).toContain('Saved in')
    expect((await osud(ferry, '1\n')).out).toContain('The match was not saved')
  })

  test('leaves a damaged file alone and says so in one line', async () => {
    const file = freshFile()
    await osud([...ferry, '--save', file], '1\nq\n')
    const half = readFileSync(file, 'utf8').slice(0, 500)
    const bent = readFileSync(file, 'utf8').replace('reeds', 'weeds')
    for (const [text, line] of [
      [half, /holds no match of ours/],
      [bent, /damaged/],
      ['{}', /damaged/],
    ] as const) {
      writeFileSync(file, text)
      const { code, out, err } = await osud([...ferry, '--save', file], fingers)
      expect(err).toMatch(/^osud: [^\n]+\n$/)
      expect(err).toMatch(line)
      expect({ code, out }).toEqual({ code: 1, out: '' })
      expect(readFileSync(file, 'utf8')).toBe(text)
    }
  })

  test('does not go on with a match that was set up otherwise', async () => {
    const file = freshFile()
    await osud([...ferry, '--save', file], 'q\n')
    const tries = [
      ['--seats', '3'],
      ['--seed', 'sea'],
      ['--variant', 'full'],
    ]
    const runs = await Promise.all(tries.map(words => osud([...ferry, ...words, '--save', file], 'q\n')))
    for (const { code, err } of runs) {
      expect(code).toBe(1)
      expect(err).toContain('was set up otherwise')
    }
  })

  test('says so where it cannot write', async () => {
    const file = `${freshFile()}/deeper/match.json`
    const { code, err } = await osud([...ferry, '--save', file], fingers)
    expect({ code, err }).toEqual({ code: 1, err: `osud: The file ${file} cannot be written: ENOENT.\n` })
    expect(existsSync(file)).toBe(false)
  })
})
