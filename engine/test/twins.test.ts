import { describe, expect, it } from 'vitest'
import { checks, failure } from '../conformance/index.ts'
import type { CheckName } from '../conformance/index.ts'
import { twins } from '../conformance/twins.ts'
import { ferrySubject } from './ferry.ts'

describe('the conformance suite can fail', () => {
  for (const name of Object.keys(checks) as CheckName[]) {
    it(`finds no fault with the sound example game, which ${name}`, () => {
      expect(failure(ferrySubject, name)).toBeUndefined()
    })
  }

  for (const { fault, caughtBy, breakIt } of twins) {
    it(`catches a twin that ${fault}`, () => {
      expect(failure(breakIt(ferrySubject), caughtBy)).toBeDefined()
    })
  }

  it('has a twin for all checks but those that test the engine itself', () => {
    const caught = new Set<string>(twins.map(({ caughtBy }) => caughtBy))
    expect(Object.keys(checks).filter(name => !caught.has(name))).toEqual([
      'takes an answer back as if it had not been given',
      'refuses bad answers and stays as it was',
      'forks into a match of its own',
    ])
  })
})
