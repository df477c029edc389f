import type { Place } from '@osud/table'
import { host } from '../host/index.ts'
import { server } from './api.ts'
import type { Party } from './party.svelte.ts'

/** Who sits where once a match is in this browser: the reader on their seat, companions on those of the others. */
export function placesAtHome({ places, seat: own }: Party): Place[] {
  return places.map((place, seat) =>
    'bot' in place ? place : seat === own ? { person: '' } : { bot: 'companion' },
  )
}

/** Keeps a match that is over in this browser, where it is counted as one that the reader played; returns its id here. */
export async function keepMatch(party: Party): Promise<string> {
  const { table: id, company } = party
  const [file, touched] = [await server.file(id), Date.now()]
  await host.keep(file, { id, places: placesAtHome(party), begun: company?.begun ?? touched, touched })
  return id
}
