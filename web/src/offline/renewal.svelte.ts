import { quiet } from './quiet.ts'
import type { Word } from './word.ts'

const often = 60 * 60 * 1000
/** Whoever has just come and is busy needs the machine and the line for themselves, but not for ever. */
const [calm, longest] = [1500, 20_000]

/** Keeps Osud in this browser, and knows when a newer one is ready. Nothing is ever taken without being asked for. */
class Renewal {
  #ready = $state(false)
  #later = $state(false)
  #tried = $state(false)
  #waiting: ServiceWorker | undefined
  #taking = false

  /** Whether a newer Osud should be offered. */
  get offered(): boolean {
    return this.#ready && !this.#later
  }

  /** Whether Osud has had its chance to be stored in this browser; on a first visit that takes a while. */
  get tried(): boolean {
    return this.#tried
  }

  /** Says that it has had its chance, since there is none. */
  giveUp(): void {
    this.#tried = true
  }

  /** Begins to keep Osud in this browser, once the page has done what it was opened for. */
  async begin(): Promise<void> {
    const { serviceWorker } = navigator
    const renewed = serviceWorker.controller !== null
    serviceWorker.addEventListener('controllerchange', () => {
      // Another tab may have taken the newer one: this page keeps what it was opened with until it is loaded again.
      if (this.#taking) location.reload()
      else if (renewed) this.#ready = true
    })
    const registration = await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
    registration.active?.postMessage('opened' satisfies Word)
    this.#watch(registration.active ?? registration.installing)
    this.#follow(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const fresh = registration.installing
      fresh?.addEventListener('statechange', () => {
        if (fresh.state === 'installed') this.#follow(registration.waiting)
      })
    })
    const look = (): void => void registration.update().catch(() => undefined)
    setInterval(look, often)
    addEventListener('online', look)
  }

  /** Goes on with the newer Osud; a match is kept after every answer and is there again. */
  take(): void {
    this.#taking = true
    if (this.#waiting?.state === 'installed') this.#waiting.postMessage('take-over' satisfies Word)
    else location.reload()
  }

  /** Goes on with what is there; the newer one comes by itself when no page is open any more. */
  leave(): void {
    this.#later = true
  }

  /** A first version is either stored as a whole or not at all. */
  #watch(first: ServiceWorker | null): void {
    const look = (): void => {
      this.#tried ||= first === null || first.state === 'activated' || first.state === 'redundant'
    }
    first?.addEventListener('statechange', look)
    look()
  }

  /** The very first version has nothing to replace. */
  #follow(waiting: ServiceWorker | null): void {
    if (waiting === null || navigator.serviceWorker.controller === null) return
    this.#waiting = waiting
    this.#ready = true
    this.#later = false
  }
}

/** The renewal of this page. */
export const renewal = new Renewal()

/** Keeps Osud in this browser from now on, where the browser can. In development nothing is kept. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return renewal.giveUp()
  const begin = (): void => {
    // Where the browser forbids it, everything works as long as there is a network.
    void quiet(calm, longest).then(() => renewal.begin().catch(() => renewal.giveUp()))
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}
