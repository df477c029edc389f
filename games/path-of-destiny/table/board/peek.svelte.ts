const rest = 400

/** The card that the mouse rests on, and where it lies. */
class Peek {
  card: string | undefined = $state()
  near: DOMRect | undefined = $state.raw()
  /** Whether it is one of a hand, whose neighbours lie on both sides. */
  inHand = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  /** What the mouse is on. */
  element: Element | undefined

  /** The mouse has come to a card. */
  enter(card: string, element: Element): void {
    this.leave()
    this.element = element
    this.#timer = setTimeout(() => {
      this.near = element.getBoundingClientRect()
      this.inHand = element.closest('.hand') !== null
      this.card = card
    }, rest)
  }

  /** The mouse is elsewhere, or something else happens. */
  leave(): void {
    clearTimeout(this.#timer)
    this.element = undefined
    this.card = undefined
  }
}

/** What the mouse rests on; there is one mouse. */
export const peek = new Peek()

/** Shows a card large while the mouse rests on an element. */
export function peeks(card: string) {
  return (element: Element): (() => void) => {
    const enter = (event: Event): void => {
      if (event instanceof PointerEvent && event.pointerType === 'mouse') peek.enter(card, element)
    }
    const leave = (): void => peek.leave()
    element.addEventListener('pointerenter', enter)
    element.addEventListener('pointerleave', leave)
    element.addEventListener('pointerdown', leave)
    return () => {
      if (peek.element === element) leave()
      element.removeEventListener('pointerenter', enter)
      element.removeEventListener('pointerleave', leave)
      element.removeEventListener('pointerdown', leave)
    }
  }
}
