import type { Line } from './messages.ts'

/** What messages are posted to and heard from: either end of a worker, in a browser or in Node. */
export type Port = { postMessage(message: unknown): void } & (Target | Emitter)

interface Target {
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}

interface Emitter {
  on(type: 'message', listener: (message: unknown) => void): unknown
}

/** The line that a port is one end of. */
export function lineOf<In, Out>(port: Port): Line<In, Out> {
  return {
    send: message => port.postMessage(message),
    hear(listener) {
      if ('on' in port) port.on('message', message => listener(message as In))
      else port.addEventListener('message', ({ data }) => listener(data as In))
    },
  }
}
