import type { Language, Texts } from '@osud/lang'
import type { en } from './en.ts'

/** The key of a text of online tables. */
export type OnlineKey = keyof typeof en

/** The words of online tables in one language. */
export async function onlineTexts(language: Language): Promise<Texts> {
  switch (language) {
    case 'cs':
      return (await import('./cs.ts')).cs
    case 'uk':
      return (await import('./uk.ts')).uk
    case 'en':
      return (await import('./en.ts')).en
  }
}
