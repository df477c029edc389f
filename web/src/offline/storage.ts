/** What this browser holds for Osud. */
export interface Held {
  /** In millions of bytes. */
  readonly megabytes: number
  /** Whether the browser has promised not to clear it by itself. */
  readonly forGood: boolean
  /** Whether it holds Osud itself, so that no network is needed. */
  readonly osud: boolean
}

/** Asks the browser not to clear matches by itself. Asked when there is a match to lose; a browser may say no. */
export async function keepForGood(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist())
  } catch {
    return false
  }
}

/** How much this browser holds; nothing where it does not tell. */
export async function held(): Promise<Held | undefined> {
  try {
    const [{ usage = 0 }, forGood, keeper] = await Promise.all([
      navigator.storage.estimate(),
      navigator.storage.persisted(),
      navigator.serviceWorker?.getRegistration(),
    ])
    // A service worker becomes active only once it holds everything.
    return { megabytes: Math.ceil(usage / 100_000) / 10, forGood, osud: !!keeper?.active }
  } catch {
    return undefined
  }
}
