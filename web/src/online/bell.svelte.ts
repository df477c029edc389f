import type { Ask } from '../offline/word.ts'
import { pageTitle } from '../page-title.ts'
import { recall, remember } from '../remember.ts'

/** Says that the table waits for the reader: in the title of the tab, as a notification, with a sound. */
class Bell {
  #wanted = $state(recall('bell') === 'on')
  #sounds = $state(recall('bell-sound') === 'on')
  #refused = $state(false)
  #rung = false

  /** Whether the reader wants to be told. */
  get wanted(): boolean {
    return this.#wanted && 'Notification' in globalThis && Notification.permission === 'granted'
  }

  get refused(): boolean {
    return this.#refused
  }

  get sounds(): boolean {
    return this.#sounds
  }

  set sounds(sounds: boolean) {
    this.#sounds = sounds
    remember('bell-sound', sounds ? 'on' : 'off')
    if (sounds) chime()
  }

  /** Asks the browser, which may refuse. */
  async want(wanted: boolean): Promise<void> {
    const granted =
      wanted && 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted'
    this.#refused = wanted && !granted
    this.#wanted = granted
    remember('bell', granted ? 'on' : 'off')
  }

  /** Rings once for each turn of the reader; returns what takes the title back. */
  ring(myTurn: boolean, words: string): () => void {
    if (!myTurn) {
      this.#rung = false
      return () => undefined
    }
    const stop = pageTitle.call(`● ${words}`)
    if (!this.#rung) void this.#tell(words)
    this.#rung = true
    return stop
  }

  async #tell(words: string): Promise<void> {
    if (!document.hidden) return
    if (this.#sounds) chime()
    if (!this.wanted || (await notify(words))) return
    // A switch that is on and does nothing would be a promise that nobody keeps.
    this.#refused = true
    this.#wanted = false
    remember('bell', 'off')
  }
}

/** Notifies by the service worker where there is one, since some browsers allow nobody else to; says whether it could be done. */
async function notify(words: string): Promise<boolean> {
  const note = { body: words, tag: 'osud-turn', icon: '/icons/192.png', data: location.href }
  try {
    const keeper = await navigator.serviceWorker?.getRegistration()
    if (keeper?.active) {
      await keeper.showNotification('Osud', note)
      return true
    }
  } catch {
    // Then the page tries it itself.
  }
  try {
    const told = new Notification('Osud', note)
    told.addEventListener('click', () => {
      globalThis.focus()
      told.close()
    })
    return true
  } catch {
    return false
  }
}

// Whoever presses a notification is led to the page that is at that table.
navigator.serviceWorker?.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
  if (data === ('where' satisfies Ask)) ports[0]?.postMessage(location.href)
})

/** Two soft strokes. */
function chime(): void {
  const sound = new AudioContext()
  for (const [at, pitch] of [
    [0, 587],
    [0.18, 880],
  ] as const) {
    const [tone, volume] = [sound.createOscillator(), sound.createGain()]
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.0001, sound.currentTime + at)
    volume.gain.exponentialRampToValueAtTime(0.2, sound.currentTime + at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, sound.currentTime + at + 0.6)
    tone.connect(volume).connect(sound.destination)
    tone.start(sound.currentTime + at)
    tone.stop(sound.currentTime + at + 0.7)
  }
  setTimeout(() => void sound.close(), 1500)
}

/** The bell of this page. */
export const bell = new Bell()
