import { describe, expect, it } from 'vitest'
import { failures } from '../conformance/index.ts'
import { twins } from '../conformance/twins.ts'
import { ferrySubject } from './ferry.ts'

describe('the conformance suite can fail', () => {
  it('finds no fault with the sound example game', () => {
    expect([...failures(ferrySubject)]).toEqual([])
  })

  for (const { fault, caughtBy, breakIt } of twins) {
    it(`a twin that ${fault} is caught`, () => {
      const failed = failures(breakIt(ferrySubject))
      expect([...failed.keys()]).toContain(caughtBy)
    })
  }
})
