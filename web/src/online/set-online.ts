import { reader } from '../reader.svelte.ts'
import { server } from './api.ts'
import type { OnlinePlan } from './api.ts'
import { keepInvitation } from './links.ts'
import { meCalled } from './me.ts'
import { onlineVoice, whyNot } from './voice.ts'

/** Why there is no table, in the reader's words. */
export interface NoTable {
  readonly why: string
  /** Whether it is only that nobody has said what they are called. */
  readonly nameless?: boolean
}

/** Sets a table on the server; returns its id, or why there is none. */
export async function setOnline(
  name: string,
  plan: OnlinePlan,
): Promise<{ readonly table: string } | NoTable> {
  const voice = await onlineVoice(reader.language)
  if (name.trim() === '') return { why: voice.online('trouble.name-first'), nameless: true }
  try {
    const { table, any } = await server.set(meCalled(name), plan)
    keepInvitation(table, any)
    return { table }
  } catch (cause) {
    return { why: whyNot(voice, cause) }
  }
}
