import { mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import Ledger from '../../games/path-of-destiny/table/board/Ledger.svelte'
import type { Scoring } from '../../games/path-of-destiny/table/board/scoring.ts'
import { voice } from './any/sketches.ts'

const scoring: Scoring = {
  columns: [
    { source: 'chapter-1', points: [5, 2, 4] },
    { source: 'chapter-2', points: [1, 9, 4] },
  ],
  totals: [6, 11, 8],
  ranks: [1, 2, 0],
  tied: false,
}

/** Whose columns stand side by side once so many rows are filled in. */
async function columns(counted: number): Promise<readonly (string | undefined)[]> {
  const heroes = ['geralt', 'ciri', 'vesemir']
  const props = { scoring, counted, heroes, called: () => '', nameOf: () => '', voice }
  const shown = mount(Ledger, { target: document.body, props })
  const names = [...document.querySelectorAll('thead th b')].map(({ textContent }) => textContent)
  await unmount(shown)
  return names
}

test('the score sheet gives nobody away before all is counted', async () => {
  expect(await columns(1)).toEqual(['geralt', 'ciri', 'vesemir'])
  expect(await columns(2)).toEqual(['ciri', 'vesemir', 'geralt'])
})
