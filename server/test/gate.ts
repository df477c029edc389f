import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Stands between a server and its database, and lets the line between them break. */
export class Gate {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #shut = false

  private constructor(port: number) {
    this.#server = createServer(near => {
      this.#keep(near)
      // Whoever comes while it is shut is let in and hears nothing.
      if (this.#shut) return
      const far = connect(port, '127.0.0.1')
      this.#keep(far)
      near.pipe(far).pipe(near)
      near.on('close', () => far.destroy())
      far.on('close', () => near.destroy())
    })
  }

  /** A gate before the database of an address, and the address by which it is reached through the gate. */
  static async before(address: string): Promise<{ gate: Gate; url: string }> {
    const url = new URL(address)
    const gate = new Gate(Number(url.port))
    gate.#server.listen(0, '127.0.0.1')
    await once(gate.#server, 'listening')
    onTestFinished(() => {
      gate.#cut()
      gate.#server.close()
    })
    url.port = String((gate.#server.address() as AddressInfo).port)
    return { gate, url: url.href }
  }

  /** Cuts every connection; new ones lead nowhere. */
  shut(): void {
    this.#shut = true
    this.#cut()
  }

  open(): void {
    this.#shut = false
    this.#cut()
  }

  #cut(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => this.#sockets.delete(socket))
  }
}
