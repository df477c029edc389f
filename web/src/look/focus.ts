/** Finds what the focus goes to, in the box where it was and after what had it. */
type Next = (box: HTMLElement, gone: HTMLElement) => HTMLElement | null | undefined

const boxes = new WeakSet<EventTarget>()

/**
 * Keeps the focus from being lost: when the thing that has it disappears from a box, it goes to what has come instead, or to the box
 * itself. Otherwise whoever uses a keyboard would begin again at the top of the page.
 */
export function keepsFocus(next: Next = box => box) {
  return (box: HTMLElement): (() => void) => {
    let last: HTMLElement | undefined
    /** The boxes around it, the innermost first. */
    let around: readonly EventTarget[] = []
    const note = (event: FocusEvent): void => {
      last = event.target instanceof HTMLElement ? event.target : undefined
      around = event.composedPath().filter(one => boxes.has(one))
    }
    const changes = new MutationObserver(() => {
      const gone = last
      if (gone === undefined || gone.isConnected) return
      last = undefined
      // The innermost box that is left looks after it; and whoever is elsewhere by now stays there.
      if (around.find(one => one instanceof Node && one.isConnected) !== box) return
      if (document.activeElement === document.body) next(box, gone)?.focus({ preventScroll: true })
    })
    boxes.add(box)
    box.addEventListener('focusin', note)
    changes.observe(box, { childList: true, subtree: true })
    return () => {
      changes.disconnect()
      box.removeEventListener('focusin', note)
    }
  }
}
