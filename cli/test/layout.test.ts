import { describe, expect, test } from 'vitest'
import { columns, widthOf, wrap } from '../src/play/layout.ts'

describe('a text that is broken between words', () => {
  test('fits, and loses nothing', () => {
    const text = 'A mage in a tower, a woman who is dead on paper, forty herring boats in the fog.'
    const lines = wrap(text, 30)
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(30)
    expect(lines.join(' ')).toBe(text)
    expect(lines.length).toBe(3)
  })

  test('keeps its indentation, and hangs further lines below it', () => {
    expect(wrap('  one two three', 9, '  ')).toEqual(['  one two', '    three'])
  })

  test('is not broken at a space that holds together', () => {
    expect(wrap('see 12\u00a0cards', 8)).toEqual(['see', '12\u00a0cards'])
  })

  test('keeps its paragraphs, and a word that is too long stays whole', () => {
    expect(wrap('one\n\nincomprehensible', 5)).toEqual(['one', '', 'incomprehensible'])
  })

  test('takes no room for its colours', () => {
    expect(wrap('\u001b[31mred\u001b[39m and blue', 8)).toEqual(['\u001b[31mred\u001b[39m and', 'blue'])
    expect(widthOf('\u001b[31mčervená\u001b[39m ✦')).toBe(9)
  })
})

test('columns stand under each other, closer together where there is little room', () => {
  const rows = [
    ['', 'points', 'hand'],
    ['Йеннефер', '3', '12'],
    ['\u001b[1mGeralt\u001b[22m', '10', '–'],
  ]
  expect(columns(rows, 80)).toEqual([
    '          points  hand',
    'Йеннефер       3    12',
    '\u001b[1mGeralt\u001b[22m        10     –',
  ])
  expect(columns(rows, 20)[1]).toBe('Йеннефер      3   12')
})
