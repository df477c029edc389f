import type { Language } from '@osud/lang'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { uk } from './uk.ts'

/** The key of a text of the shelf. */
export type TextKey = keyof typeof en

/** The words of the shelf. */
export const shelf: Readonly<Record<Language, Readonly<Record<TextKey, string>>>> = { cs, uk, en }
