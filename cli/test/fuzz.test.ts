import { expect, test } from 'vitest'
import { Fuzzer } from './fuzz/fuzzer.ts'

test('whatever 20,000 lines say, each gets one response, no illegal answer passes and no legal one is refused', () => {
  const fuzzer = new Fuzzer('river')
  for (let i = 0; i < 20_000; i++) fuzzer.step()
  const { figures } = fuzzer
  expect(figures.lines).toBe(20_000)
  expect(figures.blank).toBeGreaterThan(100)
  expect(figures.accepted).toBeGreaterThan(3000)
  expect(figures.refused).toBeGreaterThan(1500)
  expect(figures.finished).toBeGreaterThan(20)
  const everyKind = [
    'not-json',
    'not-an-object',
    'too-long',
    'missing-field',
    'unknown-field',
    'malformed',
    'no-match',
  ]
  const everyAnswer = [
    'no-seat',
    'stale-question',
    'not-asked',
    'not-an-option',
    'refused',
    'repeated',
    'over-cap',
  ]
  for (const code of [...everyKind, ...everyAnswer, 'unknown-setting', 'unknown-choice', 'damaged', 'ended'])
    expect(figures.codes).toHaveProperty(code)
})

test('the same seed gives the same lines again', () => {
  const run = (): object => {
    const fuzzer = new Fuzzer('twice')
    for (let i = 0; i < 1000; i++) fuzzer.step()
    return fuzzer.figures
  }
  expect(run()).toEqual(run())
})
