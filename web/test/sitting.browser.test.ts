import { Match, view } from '@osud/engine'
import type { Game } from '@osud/engine'
import { ferry } from '@osud/engine/example/rules'
import { beforeEach, expect, test } from 'vitest'
import type { Hint, Host, Moment } from '../src/host/host.ts'
import { HostError } from '../src/host/host.ts'
import { boarding } from '../src/table/any/night-ferry.ts'
import type { Boarding } from '../src/look/board.ts'
import { Sitting } from '../src/table/sitting.svelte.ts'
import { voiceOf } from '../src/table/voice.ts'

const voice = await voiceOf('en')
const match = Match.create(ferry as unknown as Game, { seed: 1, seats: 2, options: { crossings: 1 } })
const moment: Moment = {
  match: 'm',
  game: ferry.id,
  places: [{ person: '' }, { bot: 'companion' }],
  view: view(match, 0),
  news: { from: 0, events: [] },
  turn: 0,
  thinking: undefined,
  secretive: false,
  undo: { count: 0 },
  kept: 'yes',
}
const question = match.open[0]?.id ?? 0
const advice: Hint = { question, answer: 'reeds', says: [], tries: 1, feared: [] }

/** Advice that is on its way, and what brings it or fails to. */
const asked: { bring: () => void; fail: () => void }[] = []
const host = {
  hint: () =>
    new Promise<Hint>((resolve, reject) =>
      asked.push({ bring: () => resolve(advice), fail: () => reject(new HostError({ code: 'worker' })) }),
    ),
} as unknown as Host

let sitting: Sitting
beforeEach(() => {
  asked.length = 0
  sitting = new Sitting(host, () => ({ game: ferry.id, boarding: boarding as unknown as Boarding, voice }))
  sitting.hear(moment)
})

test('whoever asks for advice twice waits for the second, whatever becomes of the first', async () => {
  const [first, second] = [sitting.askHint(), sitting.askHint()]
  asked[0]?.fail()
  await first
  expect(sitting.hint).toBe('thinking')
  asked[1]?.bring()
  await second
  expect(sitting.hint).toEqual(advice)
})

test('advice that nobody waits for any more is not told, nor that there is none', async () => {
  for (const comes of ['bring', 'fail'] as const) {
    const asking = sitting.askHint()
    sitting.dismiss()
    asked.at(-1)?.[comes]()
    await asking
    expect(sitting.hint).toBeUndefined()
  }
})
