import type { Language, Texts } from '@osud/lang'
import type { en } from './en.ts'

/** The key of a text around a chronicle. */
export type ChronicleKey = keyof typeof en

/** The words around a chronicle in one language. */
export async function chronicleTexts(language: Language): Promise<Texts> {
  switch (language) {
    case 'cs':
      return (await import('./cs.ts')).cs
    case 'uk':
      return (await import('./uk.ts')).uk
    case 'en':
      return (await import('./en.ts')).en
  }
}
