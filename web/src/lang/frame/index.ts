import type { Language } from '@osud/lang'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { uk } from './uk.ts'

/** The key of a text around a table. */
export type FrameKey = keyof typeof en

/** The words around a table. */
export const frame: Readonly<Record<Language, Readonly<Record<FrameKey, string>>>> = { cs, uk, en }
