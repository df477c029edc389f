import { flushSync, mount, unmount } from 'svelte'
import { expect, onTestFinished, test } from 'vitest'
import Stored from '../src/offline/Stored.svelte'
import { renewal } from '../src/offline/renewal.svelte.ts'
import { reader } from '../src/reader.svelte.ts'

test('Osud is said to be missing only after it has had its chance to be stored', async () => {
  const stored = mount(Stored, { target: document.body })
  onTestFinished(() => unmount(stored))
  flushSync(() => reader.choose('en'))
  const said = (): string | null => document.body.textContent
  await expect.poll(said).toContain('Osud itself is being stored')
  renewal.giveUp()
  await expect.poll(said).toContain('Osud itself is not stored')
})
