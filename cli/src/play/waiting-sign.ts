import type { Writable } from 'node:stream'

/** So long nobody notices that they wait, in milliseconds. */
const patience = 200
const frames = ['◒', '◐', '◓', '◑']
const frameTime = 80
const eraseLine = '\r\u001b[2K'

/** Shows on a line of its own that something takes a while, once it does, and takes that away again when it is called. */
export function waitingSign(output: Writable, message: string): () => void {
  let turns = 0
  let timer = setTimeout(show, patience)
  function show(): void {
    output.write(`${eraseLine}${frames[turns++ % frames.length]}  ${message}`)
    timer = setTimeout(show, frameTime)
  }
  return () => {
    clearTimeout(timer)
    if (turns > 0) output.write(eraseLine)
  }
}
