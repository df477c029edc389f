/** A window that is behind others may be shown a frame a second or none: nothing waits longer for it than so many milliseconds. */
const patience = 200
/** So many milliseconds after a frame began to be drawn, whatever else waits for it has been done as well. */
const moment = 4

/**
 * Does something right after the next frame, when what has changed by now is drawn and on its way to the screen; at once where nobody
 * looks at frames. Returns what calls it off.
 */
export function afterNextFrame(deed: () => void): () => void {
  if (document.hidden) {
    deed()
    return () => undefined
  }
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(deed, moment)
  })
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame)
    deed()
  }, patience)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
