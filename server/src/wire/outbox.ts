import type { Socket } from 'node:net'

/**
 * Holds back what is written until everything that follows from what is being served was said: what one reader is told of a
 * commit leaves in one piece, and before anybody else is read.
 */
export class Outbox {
  readonly #held = new Set<Socket>()

  /** Nothing is sent on this line until all promises that are kept by now have been followed. */
  hold(socket: Socket): void {
    if (this.#held.has(socket)) return
    socket.cork()
    this.#held.add(socket)
    if (this.#held.size === 1) process.nextTick(() => this.#sendAll())
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
