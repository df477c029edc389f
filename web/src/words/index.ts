import type { Language } from '../language.svelte.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { uk } from './uk.ts'
import type { Words } from './words.ts'

/** What the shell says in each language. */
export const words: Readonly<Record<Language, Words>> = { cs, uk, en }
