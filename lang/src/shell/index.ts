import type { Language } from '../language.ts'
import type { Texts } from '../speaker.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { uk } from './uk.ts'

/** The words of the table itself, around every game. */
export const shell: Readonly<Record<Language, Texts>> = { cs, uk, en }
