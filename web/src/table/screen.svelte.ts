/** How much room there is for a table. */
class Screen {
  #narrow = $state(false)

  constructor() {
    const query = matchMedia('(max-width: 599px), (max-width: 719px) and (min-height: 481px)')
    this.#narrow = query.matches
    query.addEventListener('change', () => (this.#narrow = query.matches))
  }

  /** Whether board and question stand one above the other. */
  get narrow(): boolean {
    return this.#narrow
  }
}

/** The screen of this page. */
export const screen = new Screen()

/** So many answers can spread out; more than that share the room. */
export const few = 4
