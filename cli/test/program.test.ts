import { describe, expect, test } from 'vitest'
import { ownLanguage } from '../src/arguments.ts'
import about from '../package.json' with { type: 'json' }
import { osud, spawned } from './osud.ts'

describe('what was typed wrong is told in one line, with exit code 1', () => {
  test.each([
    [['frobnicate'], /unknown command 'frobnicate'/],
    [['simul'], /Did you mean simulate\?/],
    [['play'], /missing required argument 'game'/],
    [['play', 'chess'], /no game 'chess'/],
    [['play', '__proto__'], /no game '__proto__'/],
    [['play', 'night-ferry', '--saets', '3'], /unknown option '--saets' \(Did you mean --seats\?\)/],
    [['play', 'night-ferry', '--seats', '5'], /2 to 4 seats, not 5/],
    [['play', 'night-ferry', '--seats', '-1'], /--seats.* is invalid/],
    [['play', 'night-ferry', '--seats', '2', '--people', '3'], /too few for 3 people/],
    [['play', 'night-ferry', '--bots', 'constructor'], /no such bot/],
    [['play', 'night-ferry', '--variant', 'toString'], /no variant 'toString'/],
    [['play', 'night-ferry', '--set', 'crossings'], /Expected a setting and its value/],
    [['play', 'night-ferry', '--set', 'bridges=3'], /no setting 'bridges'\. Choose one of: crossings\./],
    [['play', 'night-ferry', '--set', '__proto__=3'], /no setting '__proto__'/],
    [['play', 'night-ferry', '--set', 'crossings=2'], /crossings cannot be '2'\. Choose one of: 3, 1\./],
    [
      ['play', 'path-of-destiny', '--set', 'story=witcher'],
      /story cannot be 'witcher'\. Choose one of: edge-of-the-world, striga, lesser-evil\./,
    ],
    [['simulate', 'path-of-destiny', '--set', 'level=9'], /no setting 'level'\. Choose one of: story, /],
    [['check', 'chess'], /no game 'chess'\. Choose one of: path-of-destiny\./],
    [['play', 'night-ferry', '--language', 'de'], /Choose one of: cs, uk, en/],
    [['simulate', 'night-ferry', '--games', '0'], /whole number from 1/],
    [['simulate', 'night-ferry', '--games', 'NaN'], /whole number from 1/],
    [['simulate', 'night-ferry', '--seats', '2,9'], /2 to 4 seats, not 9/],
    [['simulate', 'night-ferry', '--seats', '2;3'], /--seats.* is invalid/],
    [['simulate', 'night-ferry', '--bots', 'greedy,deepmind'], /no such bot/],
    [['replay', 'nowhere.json'], /There is no file nowhere\.json/],
  ])('%j', async (words, line) => {
    const { code, out, err } = await osud(words)
    expect(err).toMatch(/^osud: [^\n]+\n$/)
    expect(err).toMatch(line)
    expect({ code, out }).toEqual({ code: 1, out: '' })
  })
})

test('the help names every command, and each command has help of its own', async () => {
  const { code, out } = await osud(['--help'])
  expect(code).toBe(0)
  for (const name of ['play', 'simulate', 'replay', 'check', 'rules', 'protocol'])
    expect(out).toContain(`  ${name} `)
  expect((await osud(['play', '--help'])).out).toContain('--people <n>')
})

test('the program starts from anywhere and tells its version', async () => {
  expect(await spawned(['--version'], '')).toEqual({ code: 0, out: `${about.version}\n`, err: '' })
})

test('what the program cannot do is told in one line by the program itself', async () => {
  const { code, out, err } = await spawned(['play', 'chess'], '')
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toBe("osud: there is no game 'chess'. Choose one of: path-of-destiny.\n")
})

test('the language of the terminal is taken from its environment', () => {
  expect(ownLanguage({ LANG: 'cs_CZ.UTF-8' })).toBe('cs')
  expect(ownLanguage({ LANG: 'cs_CZ.UTF-8', LC_ALL: 'uk_UA' })).toBe('uk')
  expect(ownLanguage({ LANG: 'uk' })).toBe('uk')
  expect(ownLanguage({ LANG: 'csb_PL' })).toBe('en')
  expect(ownLanguage({ LANG: 'de_DE' })).toBe('en')
  expect(ownLanguage({})).toBe('en')
})
