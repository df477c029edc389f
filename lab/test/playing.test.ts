import { decided } from '@osud/bots'
import type { Bot } from '@osud/bots'
import { sow } from '@osud/engine'
import type { Seedling } from '@osud/engine'
import { describe, expect, it } from 'vitest'
import { playGame } from '../src/playing.ts'
import { coinSubject } from './coin.ts'

const inverse = (factor: number): number => {
  let x = factor
  for (let i = 0; i < 6; i++) x = Math.imul(x, 2 - Math.imul(factor, x))
  return x
}

const unshift = (mixed: number, by: number): number => {
  let z = mixed
  for (let i = 0; i < 32; i += by) z = mixed ^ (z >>> by)
  return z
}

/** Goes back from the first number of a generator to what it was sown with, and from there to fewer letters. */
function unsow([first]: Seedling, letters: string): number {
  let z = unshift(first | 0, 15)
  z = unshift(Math.imul(z, inverse(0x735a2d97)), 15)
  z = unshift(Math.imul(z, inverse(0x21f0aaad)), 16)
  z = (z - 0x9e3779b9) | 0
  for (const letter of Array.from(letters).reverse())
    z = Math.imul(z, inverse(16777619)) ^ (letter.codePointAt(0) ?? 0)
  return z
}

describe('a bot that goes back from its chance to the seed of the match', () => {
  it('could do so if the one were sown with the words of the other', () => {
    expect(unsow(sow('a game bots'), ' bots')).toBe(unsow(sow('a game'), ''))
  })

  it('finds another one', () => {
    const found: number[] = []
    const cheat: Bot = {
      name: 'cheat',
      think(_game, _look, question, chance) {
        found.push(unsow([...chance], ' bots'))
        const [option] = question.kind === 'offer' ? [] : question.options
        return decided({ answer: option?.value ?? false })
      },
    }
    const seat = { name: 'cheat', bot: cheat }
    playGame({ ...coinSubject, options: {} }, [seat, seat], 'a game')
    expect(found.length).toBeGreaterThan(0)
    expect(found).not.toContain(unsow(sow('a game'), ''))
  })
})
