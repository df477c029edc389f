import type { Language, Texts } from '@osud/lang'
import type { en } from './en.ts'

/** The key of a text of the memories. */
export type MemoriesKey = keyof typeof en

/** The words of the memories in one language. */
export async function memoriesTexts(language: Language): Promise<Texts> {
  switch (language) {
    case 'cs':
      return (await import('./cs.ts')).cs
    case 'uk':
      return (await import('./uk.ts')).uk
    case 'en':
      return (await import('./en.ts')).en
  }
}
