import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bell } from '../../src/online/bell.svelte.ts'

const notes: { title: string; body: string | undefined }[] = []
let permission: NotificationPermission = 'granted'
/** Whether only a service worker may notify. */
let onlyByWorker = false

class FakeNotification extends EventTarget {
  constructor(title: string, options?: NotificationOptions) {
    super()
    if (onlyByWorker) throw new TypeError('Illegal constructor')
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
  onlyByWorker = false
  document.title = 'Osud'
  vi.stubGlobal('Notification', FakeNotification)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
})
const aMoment = (): Promise<void> => new Promise(done => setTimeout(done, 50))

/** A browser whose service worker looks after the page, and notifies or does not. */
function served(showNotification: (title: string, options: NotificationOptions) => Promise<void>): void {
  const registration = { active: {}, showNotification } as unknown as ServiceWorkerRegistration
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration)
}

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
  await expect.poll(() => notes).toEqual([{ title: 'Osud', body: 'Your turn' }])
  bell.ring(false, 'Your turn')
  bell.ring(true, 'Your turn')()
  await expect.poll(() => notes).toHaveLength(2)
})

test('whoever looks at the table is not notified, nor whoever did not ask for it', async () => {
  await bell.want(false)
  bell.ring(true, 'Your turn')()
  bell.ring(false, '')
  await bell.want(true)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  bell.ring(true, 'Your turn')()
  await aMoment()
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

test('where only a service worker may notify, it does, and knows the table', async () => {
  onlyByWorker = true
  const shown: NotificationOptions[] = []
  served((_, options) => Promise.resolve(void shown.push(options)))
  await bell.want(true)
  bell.ring(true, 'Your turn')()
  await expect.poll(() => shown).toMatchObject([{ body: 'Your turn', tag: 'osud-turn', data: location.href }])
  expect([bell.wanted, bell.refused]).toEqual([true, false])
})

test('a service worker that may not notify leaves it to the page', async () => {
  served(() => Promise.reject(new TypeError('No notification permission')))
  await bell.want(true)
  bell.ring(true, 'Your turn')()
  await expect.poll(() => notes).toHaveLength(1)
  expect(bell.wanted).toBe(true)
})

test('where nobody may notify, the reader is told, and the switch is off', async () => {
  onlyByWorker = true
  await bell.want(true)
  bell.ring(true, 'Your turn')()
  await expect.poll(() => [bell.wanted, bell.refused]).toEqual([false, true])
  expect(localStorage.getItem('osud.bell')).toBe('off')
})

test('a picture of the notification is one that there is', async () => {
  const shown: NotificationOptions[] = []
  served((_, options) => Promise.resolve(void shown.push(options)))
  await bell.want(true)
  bell.ring(true, 'Your turn')()
  await expect.poll(() => shown).toHaveLength(1)
  expect(Object.keys(import.meta.glob('../../public/**/*.png'))).toContain(`../../public${shown[0]?.icon}`)
})

describe('a sound', () => {
  /** What a loudspeaker was asked to play: the pitch of every stroke, and that it was put away. */
  const played: (number | 'closed')[] = []

  class FakeLoudspeaker {
    readonly currentTime = 0
    readonly destination = {}
    createOscillator() {
      const frequency = { value: 0 }
      return {
        frequency,
        connect: (to: unknown) => to,
        start: () => played.push(frequency.value),
        stop: () => undefined,
      }
    }
    createGain() {
      const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }
      return { gain, connect: (to: unknown) => to }
    }
    close() {
      played.push('closed')
      return Promise.resolve()
    }
  }

  beforeEach(() => {
    played.length = 0
    vi.stubGlobal('AudioContext', FakeLoudspeaker)
  })
  afterEach(() => {
    bell.sounds = false
  })

  test('is heard once when it is wanted, kept for the next visit, and put away', async () => {
    bell.sounds = true
    expect(played).toEqual([587, 880])
    expect(localStorage.getItem('osud.bell-sound')).toBe('on')
    await expect.poll(() => played, { timeout: 3000 }).toEqual([587, 880, 'closed'])
    bell.sounds = false
    expect(localStorage.getItem('osud.bell-sound')).toBe('off')
  })

  test('comes with a turn whether or not there are notifications, but not to whoever looks', async () => {
    await bell.want(false)
    bell.sounds = true
    played.length = 0
    bell.ring(true, 'Your turn')()
    expect(played).toEqual([587, 880])
    bell.ring(false, '')
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
    bell.ring(true, 'Your turn')()
    expect(played).toEqual([587, 880])
  })

  test('is not heard by whoever does not want it', () => {
    bell.ring(true, 'Your turn')()
    expect(played).toEqual([])
  })
})
