import { bots } from '@osud/bots'
import { findGame, Protocol } from '../src/index.ts'
import type { ProtocolTrouble, Shelved } from '../src/index.ts'

/** A response as a test reads it. */
export interface Response {
  readonly id: unknown
  readonly ok: boolean
  readonly error?: ProtocolTrouble
  readonly [field: string]: unknown
}

/** A protocol that offers the Night Ferry, and nothing by chance. */
export function freshProtocol(): Protocol {
  const games = [findGame('night-ferry') as Shelved]
  return new Protocol({ engine: '0.1.0', games, bots, seed: () => 'not by chance' })
}

/** Sends one request and reads the response. */
export function send(protocol: Protocol, request: unknown): Response {
  return sendLine(protocol, JSON.stringify(request))
}

/** Sends one line as it is and reads the response. */
export function sendLine(protocol: Protocol, line: string | Uint8Array): Response {
  return JSON.parse(protocol.respond(line) ?? 'null') as Response
}

/** Lets bots play the main match to its end, through the protocol. */
export function playOn(protocol: Protocol): Response {
  for (;;) {
    const match = protocol.match('main')
    const seat = match?.open.flatMap(one => one.seats).find(one => match.held(one) === undefined)
    if (seat === undefined) return send(protocol, { do: 'save', as: 'record' })
    send(protocol, { do: 'bot', seat, bot: 'random' })
  }
}

/** A request for a short match of the Night Ferry. */
export const ferry = { do: 'new', game: 'night-ferry', seats: 2, variant: 'short', seed: 'river' }

/** A protocol with that match under way. */
export function ready(): Protocol {
  const protocol = freshProtocol()
  send(protocol, ferry)
  return protocol
}

/** What a request is refused with. */
export function errorOf(request: unknown, protocol = ready()): ProtocolTrouble | undefined {
  return send(protocol, request).error
}
