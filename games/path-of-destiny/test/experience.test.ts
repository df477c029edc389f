import { describe, expect, it } from 'vitest'
import { gainExperience, loseExperience, noExperience, passed } from '../rules/experience.ts'

describe('experience', () => {
  it('POD-052, POD-062: the marker starts on 0 and moves forward by what is gained', () => {
    expect(gainExperience(noExperience, 5)).toEqual({ regular: 5 })
    expect(gainExperience({ regular: 5 }, 14)).toEqual({ regular: 19 })
  })

  it('POD-064: at 20 the regular marker leaves the track and the golden one enters on 0', () => {
    expect(gainExperience({ regular: 18 }, 2)).toEqual({ regular: 20, golden: 0 })
  })

  it('POD-065 (POD-X14): what goes beyond 20 is counted with the golden marker', () => {
    expect(gainExperience({ regular: 18 }, 5)).toEqual({ regular: 20, golden: 3 })
  })

  it('POD-066: from then on only the golden marker moves', () => {
    expect(gainExperience({ regular: 20, golden: 3 }, 4)).toEqual({ regular: 20, golden: 7 })
  })

  it('POD-067 (POD-X15): the golden marker stops at 20 and the rest is lost', () => {
    expect(gainExperience({ regular: 20, golden: 19 }, 4)).toEqual({ regular: 20, golden: 20 })
    expect(gainExperience({ regular: 19 }, 40)).toEqual({ regular: 20, golden: 20 })
  })

  it('POD-063: a gain unlocks every threshold that it reaches or passes, and none twice', () => {
    const thresholds = [6, 12, 20]
    expect(passed({ regular: 4 }, { regular: 12 }, thresholds)).toEqual([6, 12])
    expect(passed({ regular: 6 }, { regular: 11 }, thresholds)).toEqual([])
    expect(passed({ regular: 18 }, { regular: 20, golden: 3 }, thresholds)).toEqual([20])
    expect(passed({ regular: 20, golden: 0 }, { regular: 20, golden: 15 }, thresholds)).toEqual([])
  })

  it('POD-289, POD-290: experience is lost to the left, and never below 0', () => {
    expect(loseExperience({ regular: 5 }, 2)).toEqual({ regular: 3 })
    expect(loseExperience({ regular: 1 }, 3)).toEqual({ regular: 0 })
  })

  it('POD-330 (POD-X37): the golden marker goes back to 0 at most, and the regular one stays off the track', () => {
    expect(loseExperience({ regular: 20, golden: 2 }, 3)).toEqual({ regular: 20, golden: 0 })
  })

  it('POD-212, POD-214 (POD-X38): the Automa’s golden marker enters at 8 already', () => {
    expect(gainExperience({ regular: 7 }, 3, 8)).toEqual({ regular: 8, golden: 2 })
  })
})
