import type { Company } from '@osud/table'
import { expect, test, vi } from 'vitest'
import { Party } from '../../src/online/party.svelte.ts'
import { FakeLine, pair } from './fake-line.ts'

/** A host alone at a table of four. */
const alone: Company = {
  ...pair,
  started: false,
  present: [0],
  free: [1, 2, 3],
  owners: ['Anna', null, null, null],
}

function setUp() {
  const line = new FakeLine()
  const party = new Party('t', { connect: () => line as unknown as WebSocket, newKey: () => 'key' })
  line.greets()
  line.says({ company: alone })
  return {
    party,
    /** What the page asks next, and what the server tells before it says that it is done. */
    async asked(n: number, about: Partial<Company> = {}): Promise<unknown> {
      await vi.waitFor(() => expect(line.last).toMatchObject({ n }))
      const { n: _, key: __, ...wish } = line.last ?? {}
      line.says({ company: { ...alone, ...about } })
      line.says({ n, done: true })
      return wish
    },
  }
}

const companion = (seat: number) => ({ do: 'bot', seat, bot: 'companion' })

test('when the host begins, companions sit down on the free chairs', async () => {
  const { party, asked } = setUp()
  const begun = party.begin()
  expect(await asked(1, { free: [2, 3] })).toEqual(companion(1))
  expect(await asked(2, { free: [3] })).toEqual(companion(2))
  expect(await asked(3, { free: [] })).toEqual(companion(3))
  expect(await asked(4, { started: true, free: [] })).toEqual({ do: 'start' })
  await begun
  expect(party.trouble).toBeUndefined()
  party.leave()
})

test('a friend who sits down in that very moment keeps the chair', async () => {
  const { party, asked } = setUp()
  const begun = party.begin()
  // Bob was a little faster than the bot, and Cyril sits down before his chair has its turn.
  const owners = ['Anna', 'Bob', 'Cyril', null]
  expect(await asked(1, { owners, free: [3] })).toEqual(companion(1))
  expect(await asked(2, { owners, free: [3] })).toEqual({ do: 'return', seat: 1 })
  expect(await asked(3, { owners, free: [] })).toEqual(companion(3))
  expect(await asked(4, { owners, started: true, free: [] })).toEqual({ do: 'start' })
  await begun
  expect(party.trouble).toBeUndefined()
  party.leave()
})
