/** Until the page has nothing else to do; no longer than `patience` milliseconds. */
export function rest(patience = 2000): Promise<void> {
  return new Promise(done => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: patience })
    else setTimeout(done, 50)
  })
}
