/**
 * Does something in the frame after the next one, when what has changed by now is on the screen; at once where nobody looks at frames.
 * Returns what calls it off.
 */
export function afterNextFrame(deed: () => void): () => void {
  if (document.hidden) {
    deed()
    return () => undefined
  }
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(deed)))
  return () => cancelAnimationFrame(frame)
}
