/** A window that is behind others may be shown a frame a second or none: nothing waits longer than so many milliseconds for two of them. */
const patience = 200

/**
 * Does something in the frame after the next one, when what has changed by now is on the screen; at once where nobody looks at frames.
 * Returns what calls it off.
 */
export function afterNextFrame(deed: () => void): () => void {
  if (document.hidden) {
    deed()
    return () => undefined
  }
  const callOff = (): void => {
    cancelAnimationFrame(frame)
    clearTimeout(late)
  }
  const done = (): void => {
    callOff()
    deed()
  }
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(done)))
  const late = setTimeout(done, patience)
  return callOff
}
