import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { longestLine } from './protocol.ts'
import type { Protocol } from './protocol.ts'

/** Speaks the protocol over two streams until the input ends or nobody listens any more. */
export async function converse(protocol: Protocol, input: Readable, output: Writable): Promise<void> {
  let listening = true
  output.on('error', () => (listening = false)) // a broken pipe is how the other side says goodbye
  const send = async (line: string): Promise<void> => {
    if (!output.write(`${line}\n`) && listening)
      await Promise.race([once(output, 'drain'), once(output, 'close')])
  }
  try {
    await send(protocol.hello())
    for await (const line of splitLines(input as AsyncIterable<Uint8Array>)) {
      if (!listening) return
      const response = protocol.respond(line)
      if (response !== undefined) await send(response)
    }
  } catch (cause) {
    if (listening) throw cause
  }
}

const newline = 0x0a

/** The lines of a stream of bytes. Of a line over the limit only enough is kept to see that it is one. */
export async function* splitLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = []
  let size = 0
  const keep = (part: Uint8Array): void => {
    if (size <= longestLine) parts.push(part.subarray(0, longestLine + 1 - size))
    size += part.length
  }
  for await (const chunk of chunks) {
    let from = 0
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      keep(chunk.subarray(from, end))
      yield Buffer.concat(parts)
      parts = []
      size = 0
      from = end + 1
    }
    if (from < chunk.length) keep(chunk.subarray(from))
  }
  if (size > 0) yield Buffer.concat(parts)
}
