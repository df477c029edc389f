/** What this browser holds for Osud. */
export interface Held {
  /** In millions of bytes. */
  readonly megabytes: number
  /** Whether the browser has promised not to clear it by itself. */
  readonly forGood: boolean
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
    const [{ usage = 0 }, forGood] = await Promise.all([
      navigator.storage.estimate(),
      navigator.storage.persisted(),
    ])
    return { megabytes: Math.ceil(usage / 100_000) / 10, forGood }
  } catch {
    return undefined
  }
}
