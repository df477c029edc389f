import type { Socket } from 'node:net'

/**
 * Holds back what is written until everything that has arrived by now was served: what is said to one reader in that time
 * leaves in one piece.
 */
export class Outbox {
  readonly #held = new Set<Socket>()

  /** From now until the next turn of the loop of events nothing is sent on this line. */
  hold(socket: Socket): void {
    if (this.#held.has(socket)) return
    socket.cork()
    this.#held.add(socket)
    if (this.#held.size === 1) setImmediate(() => this.#sendAll())
  }

  /** Sends at once what is held back on this line. */
  release(socket: Socket): void {
    if (this.#held.delete(socket)) socket.uncork()
  }

  #sendAll(): void {
    const held = [...this.#held]
    this.#held.clear()
    for (const socket of held) socket.uncork()
  }
}
