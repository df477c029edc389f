// A browser may forbid storage altogether; a choice then lasts as long as the page.

/** What the reader chose on an earlier visit. */
export function recall(what: string): string | undefined {
  try {
    return localStorage.getItem(`osud.${what}`) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a choice of the reader for the next visit. */
export function remember(what: string, chosen: string): void {
  try {
    localStorage.setItem(`osud.${what}`, chosen)
  } catch {
    return
  }
}
