import { expect, it } from 'vitest'
import { imagine, log, sight, sow, view } from '../src/index.ts'
import { among, play, says } from './table.ts'

const zones = {
  deck: { sees: 'nobody', ordered: true },
  market: { sees: 'everyone' },
  hand: { sees: 'owner', closed: true },
  purse: { sees: 'owner' },
} as const

const taking = (to: 'hand' | 'purse') => {
  const match = play({
    zones,
    cards: { market: ['a', 'b'], [`${to}:1`]: ['c'] },
    *turn(table) {
      yield* table.choose(0, among('go'))
      table.tell('log.take', { cards: table.move('a', 'market', `${to}:1`) })
      table.moveAll('market', `${to}:1`)
      yield* table.choose(0, among('look'))
      table.show(`${to}:1`, [0])
      yield* table.choose(0, among('open'))
      table.show(`${to}:1`, 'everyone')
      yield* table.choose(0, among('on'))
    },
  })
  says(match, 0, 'go')
  return match
}

it('a closed zone reminds nobody of what they saw go into it', () => {
  const match = taking('hand')
  expect(view(match, 0).zones['hand:1']).toEqual(['?', '?', '?'])
  expect(view(match, 1).zones['hand:1']).toEqual(['c', 'a', 'b'])
})

it('what went in before everyone’s eyes is still told by name', () => {
  const [told] = log(taking('hand'), 0).slice(-1)
  expect(told?.args['cards']).toEqual({ cards: ['a'] })
})

it('an open zone shows what everybody saw go into it', () => {
  expect(view(taking('purse'), 0).zones['purse:1']?.toSorted()).toEqual(['?', 'a', 'b'])
})

it('who saw a card go into a closed zone remembers it, as far as what is imagined goes', () => {
  const match = taking('hand')
  const seen = sight(match, 0)
  expect(seen.unknown).toEqual(['c'])
  expect(seen.view.zones['hand:1']).toEqual(['?', '?', '?'])
  const imagined = imagine(match.game, seen, sow(1))
  expect(imagined?.position.zones.cards['hand:1']?.toSorted()).toEqual(['a', 'b', 'c'])
})

it('a look into a closed zone is not repeated, but laid open before everyone it stays open', () => {
  const match = taking('hand')
  says(match, 0, 'look')
  expect(view(match, 0).zones['hand:1']).toEqual(['?', '?', '?'])
  says(match, 0, 'open')
  expect(view(match, 'onlooker').zones['hand:1']).toEqual(['c', 'a', 'b'])
})
