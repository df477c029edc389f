import { expect, it } from 'vitest'
import { ferry } from '../example/index.ts'
import { Match } from '../src/index.ts'
import { matches } from './matches.ts'

/** Replays the kept matches; run in Node and in a real browser. */
export function replayKeptMatches(where: string): void {
  for (const [name, record] of Object.entries(matches)) {
    it(`the match ${name} replays to the same fingerprint in ${where}`, () => {
      expect(Match.replay(ferry, record).hash()).toBe(record.final)
    })
  }
}
