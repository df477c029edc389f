import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { Server, Socket } from 'node:net'

/** Hands each new line to the next of several servers, and to the one after it if that one does not answer. */
export class Balancer {
  readonly #server: Server
  readonly #ports: () => readonly number[]
  readonly #lines = new Set<Socket>()
  #next = 0

  private constructor(ports: () => readonly number[]) {
    this.#ports = ports
    this.#server = createServer(client => this.#lead(client, this.#ports().length))
  }

  static async start(ports: () => readonly number[]): Promise<Balancer> {
    const balancer = new Balancer(ports)
    balancer.#server.listen(0, '127.0.0.1')
    await once(balancer.#server, 'listening')
    return balancer
  }

  get address(): string {
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('the balancer does not listen')
    return `http://127.0.0.1:${address.port}`
  }

  async stop(): Promise<void> {
    for (const line of this.#lines) line.destroy()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #lead(client: Socket, tries: number): void {
    const ports = this.#ports()
    const port = ports[this.#next++ % ports.length]
    if (tries === 0 || port === undefined) return void client.destroy()
    const server = connect(port, '127.0.0.1')
    const refused = (): void => this.#lead(client, tries - 1)
    server.once('error', refused)
    server.once('connect', () => {
      server.off('error', refused)
      for (const [one, other] of [
        [client, server],
        [server, client],
      ] as const) {
        this.#lines.add(one)
        one.setNoDelay(true)
        one.on('error', () => other.destroy())
        one.on('close', () => {
          this.#lines.delete(one)
          other.destroy()
        })
        one.pipe(other)
      }
    })
  }
}
