import { describe, expect, test } from 'vitest'
import { pictures, reportHtml } from '../src/report/index.ts'
import { largeFindings } from './report/sample.ts'
import { bare, small } from './report/small.ts'
import { elementsOf } from './report/well-formed.ts'

const drawn = pictures(reportHtml(small))

describe('the pictures of a report', () => {
  test('are all its plots and trees, each under a name of its own', () => {
    const names = drawn.map(({ name }) => name)
    expect(names).toContain('seats-2-roles')
    expect(names).toContain('seats-2-scores')
    expect(new Set(names).size).toBe(names.length)
    expect(pictures(reportHtml(largeFindings())).some(({ name }) => name.includes('story'))).toBe(true)
    expect(pictures(reportHtml(bare)).map(({ name }) => name)).not.toContain('seats-2-scores')
  })

  test.each(drawn)('$name is well-formed and needs nothing from elsewhere', ({ svg }) => {
    expect(elementsOf(svg).length).toBeGreaterThan(3)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 [\d.]+ [\d.]+"/)
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<script|href/)
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(`id="${id}"`)
  })
})
