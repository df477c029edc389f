import type { Language, Texts } from '@osud/lang'
import type { en } from './en.ts'

/** The key of a text of looking back. */
export type ReplayKey = keyof typeof en

/** The words of looking back in one language, with those in which answers and matches are told again. */
export async function replayTexts(language: Language): Promise<Texts> {
  switch (language) {
    case 'cs': {
      const [{ cs }, { cs: retelling }] = await Promise.all([
        import('./cs.ts'),
        import('@osud/lang/retelling/cs'),
      ])
      return { ...retelling, ...cs }
    }
    case 'uk': {
      const [{ uk }, { uk: retelling }] = await Promise.all([
        import('./uk.ts'),
        import('@osud/lang/retelling/uk'),
      ])
      return { ...retelling, ...uk }
    }
    case 'en': {
      const [{ en }, { en: retelling }] = await Promise.all([
        import('./en.ts'),
        import('@osud/lang/retelling/en'),
      ])
      return { ...retelling, ...en }
    }
  }
}
