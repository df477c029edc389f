import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hash } from '../src/index.ts'
import { anyPlain, shuffledKeys } from './data.ts'

describe('the fingerprint', () => {
  it('is sixteen hexadecimal digits, whatever is fingerprinted', () => {
    fc.assert(fc.property(anyPlain, data => void expect(hash(data)).toMatch(/^[0-9a-f]{16}$/)))
  })

  it('stays the same from one version of the engine to the next, for saves are checked with it', () => {
    expect(hash({ deck: ['a', 2, true], asked: 7 })).toBe('721ba94101a83c4b')
  })

  it('does not depend on the order in which keys were written', () => {
    fc.assert(
      fc.property(
        anyPlain,
        fc.nat(),
        (data, seed) => void expect(hash(shuffledKeys(data, seed))).toBe(hash(data)),
      ),
    )
  })

  it('survives a journey as JSON', () => {
    fc.assert(
      fc.property(anyPlain, data => void expect(hash(JSON.parse(JSON.stringify(data)))).toBe(hash(data))),
    )
  })

  it('takes a key without a value for no key', () => {
    expect(hash({ a: 1, b: undefined })).toBe(hash({ a: 1 }))
  })

  it('depends on the order of a list', () => {
    expect(hash(['a', 'b'])).not.toBe(hash(['b', 'a']))
  })

  it.each([
    ['a number and its digits', 1, '1'],
    ['false and nothing', false, undefined],
    ['false and its name', false, 'false'],
    ['nothing and null', undefined, null],
    ['an empty list and an empty object', [], {}],
    ['a list and its only item', ['a'], 'a'],
    ['items in one list and in two', [['a'], ['b']], [['a', 'b']]],
    ['a key and a value', { a: 'b' }, { b: 'a' }],
    ['a value here and there', { a: { b: 1 }, c: {} }, { a: {}, c: { b: 1 } }],
    ['numbers that are nearly the same', 0.1, 0.1 + Number.EPSILON],
    ['two words and one that spells both', ['a', 'b'], ['a;string b']],
    ['two keys and one that spells both', { a: 'x', b: 'y' }, { a: 'x;b:string y' }],
    ['a key that looks like an object', { 'a:{b': 1 }, { a: { b: 1 } }],
    ['letters that look the same', '\u00e9', 'e\u0301'],
  ])('tells apart %s', (_, one, other) => {
    expect(hash(one)).not.toBe(hash(other))
  })

  it('finds a change of one letter anywhere, in both of its halves', () => {
    const prints = Array.from({ length: 500 }, (_, i) => hash({ deck: ['a', 'b', `c${i}`], asked: 7 }))
    expect(new Set(prints.map(print => print.slice(0, 8))).size).toBe(500)
    expect(new Set(prints.map(print => print.slice(8))).size).toBe(500)
  })
})
