import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bell } from '../../src/online/bell.svelte.ts'

const notes: { title: string; body: string | undefined }[] = []
let permission: NotificationPermission = 'granted'

class FakeNotification extends EventTarget {
  constructor(title: string, options?: NotificationOptions) {
    super()
    notes.push({ title, body: options?.body })
  }

  static get permission(): NotificationPermission {
    return permission
  }

  static requestPermission(): Promise<NotificationPermission> {
    return Promise.resolve(permission)
  }
}

beforeEach(() => {
  notes.length = 0
  permission = 'granted'
  document.title = 'Osud'
  vi.stubGlobal('Notification', FakeNotification)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
})
afterEach(() => {
  bell.ring(false, '')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a turn stands in the title until it is over, and is told once', async () => {
  await bell.want(true)
  const stop = bell.ring(true, 'Your turn')
  expect(document.title).toBe('● Your turn – Osud')
  stop()
  expect(document.title).toBe('Osud')
  // The same turn in another language is no new turn.
  bell.ring(true, 'Jste na tahu')()
  expect(notes).toEqual([{ title: 'Osud', body: 'Your turn' }])
  bell.ring(false, 'Your turn')
  bell.ring(true, 'Your turn')()
  expect(notes).toHaveLength(2)
})

test('whoever looks at the table is not notified, nor whoever did not ask for it', async () => {
  await bell.want(false)
  bell.ring(true, 'Your turn')()
  bell.ring(false, '')
  await bell.want(true)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  bell.ring(true, 'Your turn')()
  expect(notes).toEqual([])
})

test('a browser that refuses is told of', async () => {
  permission = 'denied'
  await bell.want(true)
  expect([bell.wanted, bell.refused]).toEqual([false, true])
  permission = 'granted'
  await bell.want(true)
  expect([bell.wanted, bell.refused]).toEqual([true, false])
})
