import { among, play } from './table.ts'

/** One zone of each kind. */
export const zones = {
  deck: { sees: 'nobody', ordered: true },
  pile: { sees: 'nobody' },
  hand: { sees: 'owner' },
  bank: { sees: 'everyone' },
  note: { sees: 'named' },
} as const

/** Everybody has been dealt cards; the first seat is asked what to play. */
export const dealt = (seed: number | string = 'dealt') =>
  play(
    {
      zones,
      state: { played: 0 },
      cards: { deck: ['a', 'b', 'c'], 'hand:0': ['d', 'e'], 'hand:1': ['f', 'g'], bank: ['h'], note: ['i'] },
      rounds: 30,
      *turn(table) {
        const card = yield* table.choose(
          table.state.played % 2,
          among(...table.cards(`hand:${table.state.played % 2}`), 'pass'),
        )
        if (card !== 'pass') table.move(card, `hand:${table.state.played % 2}`, 'bank')
        table.state.played++
      },
    },
    { seed },
  )
