import { describe, expect, it } from 'vitest'
import { faceUp, log, logFaceUp, Match, otherwise, view } from '../src/index.ts'
import { among, play, says, saysAll, times } from './table.ts'

const cards = Array.from({ length: 40 }, (_, i) => `card ${i}`)

/** Each turn seat 0 draws a card that only it sees. */
const drawing = () =>
  play({
    zones: { deck: { sees: 'nobody', ordered: true }, hand: { sees: 'owner' } },
    cards: { deck: cards },
    rounds: 40,
    *turn(table) {
      if ((yield* table.choose(0, among('wait', 'draw'))) === 'wait') return
      const drawn = table.draw(1, 'deck', 'hand:0')
      table.draw(1, 'deck', 'hand:1')
      table.tell('log.drawn', { cards: drawn })
      yield* table.choose(1, among('yes', 'no'))
    },
  })

const played = () => {
  const match = drawing()
  for (let turn = 0; turn < 4; turn++) {
    says(match, 0, 'draw')
    says(match, 1, 'yes')
  }
  return match
}

describe('a match that goes on otherwise', () => {
  it('has the same past, and what the knowing seat has seen stays', () => {
    const match = played()
    const other = otherwise(match, [0], 'a')
    expect(other.entries()).toEqual(match.entries())
    expect(other.events()).toEqual(match.events())
    expect(view(other, 0).zones['hand:0']).toEqual(view(match, 0).zones['hand:0'])
  })

  it('deals anew what the knowing seat has not seen, so that nothing can be learnt ahead', () => {
    const match = played()
    const other = otherwise(match, [0], 'a')
    const hidden = ({ position }: Pick<Match, 'position'>) => [
      ...(position.zones.cards['deck'] ?? []),
      ...(position.zones.cards['hand:1'] ?? []),
    ]
    expect(hidden(other)).not.toEqual(hidden(match))
    expect(hidden(other).toSorted()).toEqual(hidden(match).toSorted())
    expect(other.position.random).not.toEqual(match.position.random)
  })

  it('goes on from the beginning of the running step', () => {
    const match = played()
    says(match, 0, 'draw')
    expect(otherwise(match, [0], 'a').length).toBe(match.length - 1)
  })

  it('leaves the first match as it is, can be played, and its record replays to the same position', () => {
    const match = played()
    const before = match.hash()
    const other = otherwise(match, [0], 'a')
    says(other, 0, 'draw')
    says(other, 1, 'no')
    saysAll(other, 0, times(3, 'wait'))
    expect(match.hash()).toBe(before)
    expect(Match.replay(match.game, other.record()).hash()).toBe(other.hash())
  })
})

describe('a match with all cards face up', () => {
  it('hides nothing, of cards, of questions or of what was told', () => {
    const match = played()
    says(match, 0, 'draw')
    expect(view(match, 1).zones['hand:0']).toEqual(times(5, '?'))
    expect(faceUp(match, 1).zones).toEqual(match.position.zones.cards)
    expect(faceUp(match, 0).questions[0]?.question).toEqual(match.open[0]?.question)
    expect(faceUp(match, 0).questions[0]?.mine).toBe(false)
    expect(log(match, 1)[0]?.args).toEqual({ cards: { cards: ['?'] } })
    expect(logFaceUp(match)[0]?.args).toEqual({ cards: { cards: ['card 39'] } })
  })

  it('is a copy that does not change when the match goes on', () => {
    const match = played()
    const before = faceUp(match, 0)
    const deck = before.zones['deck']?.length
    says(match, 0, 'draw')
    expect(before.zones['deck']?.length).toBe(deck)
  })
})

describe('a match that is looked back on', () => {
  it('does entry by entry what its record says, undone answers too', () => {
    const match = drawing()
    saysAll(match, 0, times(3, 'wait'))
    match.undo(0, 2)
    saysAll(match, 0, times(2, 'wait'))
    const { entries, final } = match.record()
    const again = Match.replay(match.game, match.record(), 0)
    for (const entry of entries) again.repeat(entry)
    expect(again.hash()).toBe(final)
  })
})
