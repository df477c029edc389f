import type { View } from '@osud/engine'
import { unchanged } from './unchanged.ts'

type Named = Readonly<Record<string, unknown>>

/** Something whose readers are told when it becomes another thing. */
class Cell {
  value: unknown = $state.raw()

  constructor(value: unknown) {
    this.value = value
  }
}

/** Named things, each in a cell of its own: whoever reads one of them hears nothing of the others. */
class Parts {
  readonly #cells = new Map<string, Cell>()
  /** To be read like any other thing with these parts. */
  readonly whole: Named

  constructor(parts: Named) {
    const whole = {}
    for (const [name, part] of Object.entries(parts)) {
      const cell = new Cell(part)
      this.#cells.set(name, cell)
      Object.defineProperty(whole, name, { enumerable: true, get: () => cell.value })
    }
    this.whole = whole
  }

  /** Becomes these parts; others if they have other names. */
  become(parts: Named): Parts {
    const names = Object.keys(parts)
    if (names.length !== this.#cells.size || !names.every(name => this.#cells.has(name)))
      return new Parts(parts)
    for (const [name, cell] of this.#cells) cell.value = parts[name]
    return this
  }
}

/**
 * The view that a table is drawn from. With every move there is another; drawn again is only what reads a part of it that has
 * changed: a zone, a part of the state, or anything else in it.
 */
export class LiveView {
  #told: View
  #state: Parts
  #zones: Parts
  readonly #view: Parts

  constructor(view: View) {
    this.#told = view
    this.#state = new Parts(namesOf(view.state))
    this.#zones = new Parts(view.zones)
    this.#view = new Parts(this.#parts())
  }

  /** What to draw from. */
  get view(): View {
    // It has the parts of a view, each as it was told last.
    return this.#view.whole as unknown as View
  }

  /** How things were told last, as plain data that does not change. */
  get told(): View {
    return this.#told
  }

  /** Takes in how things are now. */
  become(told: View): void {
    this.#told = unchanged(this.#told, told)
    this.#state = this.#state.become(namesOf(this.#told.state))
    this.#zones = this.#zones.become(this.#told.zones)
    this.#view.become(this.#parts())
  }

  #parts(): Named {
    const { reader, seats, questions, result, sketch } = this.#told
    return { reader, seats, questions, result, sketch, state: this.#state.whole, zones: this.#zones.whole }
  }
}

/** The state of a game is its own affair; here it only has names. */
const namesOf = (state: unknown): Named => state as Named
