import { expect, test } from 'vitest'
import { engrave } from '../src/look/draw/engrave.ts'
import { fall, glow } from '../src/look/draw/tone.ts'

const ground = {
  along: 'waves',
  box: [0, 0, 100, 60],
  pitch: 6,
  step: 8,
  seed: 1,
  swing: 3,
  length: 50,
} as const

test('paper is left uncut', () => {
  expect(engrave({ ...ground, tone: () => 0 })).toBe('')
})

test('every cut is a closed outline', () => {
  const path = engrave({ ...ground, tone: () => 0.6 })
  expect(path.match(/M/g)?.length).toBeGreaterThan(5)
  expect(path.match(/M/g)?.length).toBe(path.match(/z/g)?.length)
})

test('a cut follows the tone: it ends where the paper begins', () => {
  const path = engrave({ ...ground, tone: fall(0, 0, 100, 0, 0.8, -0.8) })
  const starts = [...path.matchAll(/M(-?[\d.]+)/g)].map(([, x]) => Number(x))
  expect(Math.max(...starts)).toBeLessThan(50)
})

test('another seed cuts another picture', () => {
  const tone = glow(50, 30, 60, 0.2, 1)
  expect(engrave({ ...ground, tone, seed: 2 })).not.toBe(engrave({ ...ground, tone }))
})
