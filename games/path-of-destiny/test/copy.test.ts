import { hash } from '@osud/engine'
import { describe, expect, it } from 'vitest'
import { copyState } from '../rules/state.ts'
import { begin, playing } from './whole-match.ts'

describe('a copy of the state', () => {
  it.each(['edge-of-the-world', 'striga', 'lesser-evil'] as const)(
    'is the same, and stays so while the match goes on: %s',
    story => {
      const match = begin(4, { story })
      const copies: { copy: object; before: string }[] = []
      for (const _ of playing(match)) {
        const state = match.position.game
        const copy = copyState(state as Parameters<typeof copyState>[0])
        expect(copy).toEqual(state)
        copies.push({ copy, before: hash(copy) })
      }
      expect(copies.length).toBeGreaterThan(100)
      for (const { copy, before } of copies) expect(hash(copy)).toBe(before)
    },
  )
})
