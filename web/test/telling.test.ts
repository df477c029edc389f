import { readFileSync } from 'node:fs'
import { log, Match } from '@osud/engine'
import type { MatchRecord } from '@osud/engine'
import { closesPage, mannerOf } from '@osud/path-of-destiny'
import { pathOfDestiny } from '@osud/path-of-destiny/rules'
import { expect, test } from 'vitest'
import type { Voice } from '../src/look/board.ts'
import { pagesIn } from '../src/table/telling.ts'

const boarding = { hero: () => undefined, manner: mannerOf, closesPage }
/** Says nothing but which text it would say. */
const voice = { say: (key: string) => key } as unknown as Voice

const kept = ['striga-alone', 'the-edge-of-the-world', 'the-lesser-evil']

test.each(kept)('no page of %s gives away who wins', name => {
  const file = new URL(`../../games/path-of-destiny/matches/${name}.json`, import.meta.url)
  const record = JSON.parse(readFileSync(file, 'utf8')) as MatchRecord
  const pages = pagesIn(boarding, voice, log(Match.replay(pathOfDestiny, record), 'onlooker'))
  const last = pages.at(-2)
  // What the page itself gives is told with it.
  expect(last?.effects.some(key => key.startsWith('bonus.'))).toBe(true)
  for (const { effects } of pages)
    for (const key of ['log.side-quest', 'log.golden-scored', 'log.goal', 'log.main-hero'])
      expect(effects).not.toContain(key)
  // Whatever is gained in the scoring comes after what begins it.
  expect(last?.effects.length).toBeLessThan(12)
})
