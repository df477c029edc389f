import type { Language } from '@osud/lang'
import type { en } from './en.ts'

/** The key of a text around a table. */
export type FrameKey = keyof typeof en

/** The words around a table in one language, with those that every game shares. */
export async function frameTexts(language: Language): Promise<Readonly<Record<string, string>>> {
  switch (language) {
    case 'cs': {
      const [{ cs }, { cs: shell }] = await Promise.all([import('./cs.ts'), import('@osud/lang/shell/cs')])
      return { ...shell, ...cs }
    }
    case 'uk': {
      const [{ uk }, { uk: shell }] = await Promise.all([import('./uk.ts'), import('@osud/lang/shell/uk')])
      return { ...shell, ...uk }
    }
    case 'en': {
      const [{ en }, { en: shell }] = await Promise.all([import('./en.ts'), import('@osud/lang/shell/en')])
      return { ...shell, ...en }
    }
  }
}
