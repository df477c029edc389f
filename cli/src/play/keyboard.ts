import { emitKeypressEvents } from 'node:readline'
import type { Key } from 'node:readline'
import type { ReadStream } from 'node:tty'

/** Hears every key, and lets none through to anybody else, until it is let go. */
export function holdKeyboard(input: ReadStream, listen: (key: Key) => void): () => void {
  const wasRaw = input.isRaw
  const hear = (_typed: string | undefined, key: Key): void => listen(key)
  emitKeypressEvents(input)
  input.setRawMode(true)
  input.on('keypress', hear)
  input.resume()
  return () => {
    input.off('keypress', hear)
    input.setRawMode(wasRaw)
    input.pause()
  }
}

/** Whether one leaves with this key. */
export function isLeaving({ name, ctrl = false }: Key): boolean {
  return name === 'q' || (ctrl && (name === 'c' || name === 'd'))
}
