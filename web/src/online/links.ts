import { addressOf } from '../route.svelte.ts'
import { recall, remember } from '../remember.ts'
import { server } from './api.ts'

const pageAt = (address: string): string => new URL(address, location.href).href

/** The whole address of an invitation, to be sent to somebody. */
export const invitation = (token: string): string => pageAt(addressOf({ room: 'join', token }))

/** The whole address of a table, for whoever only looks on. */
export const watching = (table: string): string => pageAt(addressOf({ room: 'online', table }))

/** Keeps the invitation to any free seat of a table, so that its host finds the same link again. */
export function keepInvitation(table: string, token: string | null): void {
  if (token !== null) remember(`invitation.${table}`, token)
}

/** The invitation to any free seat of a table; a new one if this browser has none. */
export async function anyInvitation(table: string): Promise<string> {
  const known = recall(`invitation.${table}`)
  if (known !== undefined) return invitation(known)
  const token = await server.invite(table, null)
  keepInvitation(table, token)
  return invitation(token)
}

/** Makes all earlier invitations useless and returns a new one. */
export async function newInvitation(table: string): Promise<string> {
  await server.uninvite(table)
  const token = await server.invite(table, null)
  keepInvitation(table, token)
  return invitation(token)
}
