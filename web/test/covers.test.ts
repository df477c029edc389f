import { describe, expect, test } from 'vitest'
import { covers } from '../src/look/covers/index.ts'

describe.each(Object.entries(covers))('the cover of %s', (_id, draw) => {
  const picture = draw()

  test('is drawn the same way every time', () => {
    expect(draw()).toBe(picture)
  })

  test('holds no number that failed', () => {
    expect(picture).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('needs nothing that the content security policy forbids', () => {
    expect(picture).not.toMatch(/style=|<style|<script|data:|href=/)
  })
})

test('the covers share no id, so that all four can stand in one page', () => {
  const ids = Object.values(covers).flatMap(draw =>
    [...draw().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
  )
  expect(new Set(ids).size).toBe(ids.length)
})
