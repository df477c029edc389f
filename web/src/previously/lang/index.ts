import type { Language, Texts } from '@osud/lang'
import type { en } from './en.ts'

/** The key of a text of coming back to a match. */
export type PreviouslyKey = keyof typeof en

/** The words of coming back to a match in one language. */
export async function previouslyTexts(language: Language): Promise<Texts> {
  switch (language) {
    case 'cs':
      return (await import('./cs.ts')).cs
    case 'uk':
      return (await import('./uk.ts')).uk
    case 'en':
      return (await import('./en.ts')).en
  }
}
