import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Language } from '@osud/lang'
import MeRoom from '../../src/online/MeRoom.svelte'
import { onlineVoice } from '../../src/online/voice.ts'

/** What the page has asked of the server so far, apart from who it is to it. */
let asked: string[]
let hasPasskey: boolean
let room: Record<string, unknown> | undefined

beforeEach(() => {
  asked = []
  hasPasskey = false
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    if (method !== 'GET') asked.push(`${String(method)} ${path}`)
    const me = { name: 'Anna', language: 'en', mail: false, passkey: hasPasskey }
    return Promise.resolve(Response.json({ '/api/me': { me }, '/api/mail': { offered: false } }[path] ?? {}))
  })
})
afterEach(async () => {
  if (room) await unmount(room)
  vi.unstubAllGlobals()
})

async function opens(language: Language = 'en'): Promise<void> {
  room = mount(MeRoom, { target: document.body, props: { voice: await onlineVoice(language) } })
}

async function press(name: string): Promise<void> {
  const find = () => [...document.querySelectorAll('button')].find(each => each.textContent.trim() === name)
  await expect.poll(find).toBeDefined()
  flushSync(() => find()?.click())
}

const said = (): string => document.querySelector('.said')?.textContent ?? ''
const question = (): string => document.querySelector('[role=group]')?.ariaLabel ?? ''

describe('whoever lets a browser be forgotten', () => {
  test('is asked first, and a No leaves everything as it was', async () => {
    await opens()
    await press('Forget this browser')
    expect(asked).toEqual([])
    await press('No')
    expect([asked, said(), question()]).toEqual([[], '', ''])
  })

  test('learns without a passkey that nothing brings them back', async () => {
    await opens()
    await press('Forget this browser')
    expect(question()).toContain('no passkey')
    expect(question()).toContain('neither take your data along nor delete')
  })

  test('with a passkey learns that it brings them back', async () => {
    hasPasskey = true
    await opens()
    await press('Forget this browser')
    expect(question()).toContain('your passkey brings you back')
  })

  test.for([
    ['en', 'Forget this browser', 'Yes', 'still keeps'],
    ['cs', 'Zapomenout tento prohlížeč', 'Ano', 'dál uchovává'],
    ['uk', 'Забути цей браузер', 'Так', 'далі зберігає'],
  ] as const)(
    'is not told that the server knows nothing any more (%s)',
    async ([language, leave, yes, kept]) => {
      await opens(language)
      await press(leave)
      await press(yes)
      await expect.poll(said).toContain(kept)
      expect(asked).toEqual(['POST /api/leave'])
      // Nor that it has never known them.
      expect(document.querySelectorAll('main > p:not(.said):not(.note)')).toHaveLength(0)
    },
  )
})

test('whoever has everything deleted is told that nothing is known any more', async () => {
  await opens()
  await press('Delete everything')
  await press('Yes')
  await expect.poll(said).toContain('knows nothing about you')
  expect(asked).toEqual(['DELETE /api/me'])
})
