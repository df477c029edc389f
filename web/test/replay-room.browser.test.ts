import { flushSync, mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import type { Recalled } from '../src/host/archive.ts'
import { host } from '../src/host/index.ts'
import ReplayRoom from '../src/replay/ReplayRoom.svelte'

test('whoever leaves before a match is found looks at nothing of it', async () => {
  let find = (_found: Recalled): void => undefined
  vi.spyOn(host, 'recall').mockReturnValue(new Promise(resolve => (find = resolve)))
  const glimpse = vi.spyOn(host, 'glimpse').mockReturnValue(new Promise(() => undefined))
  const room = mount(ReplayRoom, { target: document.body, props: { match: 'm', at: undefined } })
  flushSync()
  await unmount(room)
  find({ match: 'm', game: 'night-ferry', first: 0, last: 1 } as unknown as Recalled)
  await new Promise(resolve => setTimeout(resolve, 1000))
  expect(glimpse).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
