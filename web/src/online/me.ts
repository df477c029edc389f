import { recall, remember } from '../remember.ts'
import { reader } from '../reader.svelte.ts'
import type { Me } from './api.ts'

/** What the reader was called at the last table online. */
export const lastName = (): string => recall('name') ?? ''

/** The reader as the server shall know them; the name is kept for the next table. */
export function meCalled(name: string): Me {
  const given = name.trim()
  if (given !== '') remember('name', given)
  return { name: given, language: reader.language }
}
