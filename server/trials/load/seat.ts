import { once } from 'node:events'
import WebSocket from 'ws'

/** Somebody at a table of either server, at the other end of a websocket. What is heard is read no further than it must be. */
export abstract class Seat {
  readonly #socket: WebSocket
  /** How many moves the table has seen, by what this seat was told. */
  number = -1
  /** How many bytes were heard, and in how many messages. */
  bytes = 0
  messages = 0
  /** Hears that the table is further. */
  informed: () => void = () => undefined
  /** Hears that something went wrong. */
  failed: (why: string) => void = () => undefined

  constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data: Buffer) => {
      this.bytes += data.length
      this.messages++
      const number = this.hear(data)
      if (number === undefined || number <= this.number) return
      this.number = number
      this.informed()
    })
    socket.on('close', code => this.failed(`the line was closed with ${code}`))
  }

  /** Opens a line; from a local address of its own where ports would run out. */
  static async line(url: string, cookie = '', from?: string): Promise<WebSocket> {
    const socket = new WebSocket(url, {
      perMessageDeflate: false,
      headers: cookie === '' ? {} : { cookie },
      ...(from !== undefined && { localAddress: from }),
    })
    await once(socket, 'open')
    return socket
  }

  /** Sends any answer that the rules allow, if this seat is asked. */
  abstract answers(): boolean

  leaves(): void {
    this.failed = () => undefined
    this.#socket.terminate()
  }

  /** Reads how many moves the table has seen, if the message tells it. */
  protected abstract hear(message: Buffer): number | undefined

  protected say(text: string): void {
    this.#socket.send(text)
  }
}
