import type { Language } from '@osud/lang'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { uk } from './uk.ts'

/** The key of a text of the teacher. */
export type TeachKey = keyof typeof en

/** The words of the teacher; few enough to be loaded together. */
export const teach: Readonly<Record<Language, Readonly<Record<TeachKey, string>>>> = { cs, uk, en }
