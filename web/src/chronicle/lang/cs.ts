import type { en } from './en.ts'

/** The words around a chronicle, in Czech. */
export const cs = {
  'chronicle.title': 'Kronika',
  'chronicle.loading': 'Otevírá se kronika…',
  'chronicle.to-table': 'Ke stolu',
  'chronicle.to-shelf': 'K polici',
  'chronicle.print': 'Vytisknout',
  'chronicle.printing': 'Kniha se sází…',
  'chronicle.save': 'Uložit jako stránku',
  'chronicle.saving': 'Kniha se váže…',
  'chronicle.save-failed': 'Stránku se nepodařilo vytvořit. Zkuste to znovu, nebo kroniku vytiskněte.',
  'chronicle.cast': 'Kdo byl při tom',
  'chronicle.played-by': 'hraje {nick}',
  'chronicle.automa': 'hraje Automa',
  'chronicle.dates': '{from} – {to}',
  'chronicle.ending': 'Jak to dopadlo',
  'chronicle.points': '{n, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}',
  'chronicle.continues': 'Pokračování u stolu.',
  'chronicle.empty': 'Zatím není co vyprávět. Příběh začne, až se sejdou hrdinové.',
  'chronicle.made': 'Vypráví Osud, stůl pro příběhy. Neoficiální; všechny texty a obrázky jsou naše vlastní.',
} as const satisfies Record<keyof typeof en, string>
