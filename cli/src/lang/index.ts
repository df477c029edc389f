import type { Language, Texts } from '@osud/lang'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { uk } from './uk.ts'

export type { Words as TerminalWords } from './words.ts'

/** The words of the terminal. */
export const terminal: Readonly<Record<Language, Texts>> = { en, cs, uk }
