import type { en } from './en.ts'

/** The key of a word around a rulebook. */
export type BookKey = keyof typeof en
