import type { en } from './en.ts'

/** The words in which answers and whole matches are told again, in Czech. */
export const cs = {
  'analysis.title': 'rozbor',
  'analysis.lead': 'Náskok na konci: {n, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}.',
  'analysis.curve': 'Jak se hra vyvíjela',
  'analysis.points-are': 'Body tu jsou odhad botů: co kdo má a co ještě může získat ve srovnání s ostatními.',
  'analysis.answers': '{n, plural, one {# odpověď} few {# odpovědi} many {# odpovědi} other {# odpovědí}}',
  'analysis.axis': 'odpovědi',
  'analysis.sideways': 'Graf jde posunout do strany.',
  'analysis.value': '{n, number}',
  'analysis.stood':
    '{who}: na začátku {first, number}, na konci {last, number}, nejméně {least, number}, nejvíce {most, number}.',
  'analysis.mistakes': 'Nejdražší chyby',
  'analysis.swings': 'Největší zvraty',
  'analysis.weighing': 'zvážená rozhodnutí: {n, number} z {of, number}',
  'analysis.weighed': 'Zvážená rozhodnutí: {n, number}. Jasné chyby: {mistakes, number}.',
  'analysis.mistakes-of':
    '{who}: {n, plural, one {# jasná chyba} few {# jasné chyby} many {# jasné chyby} other {# jasných chyb}}, celkem za {cost, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}',
  'analysis.number': 'Odpověď {n, number}',
  'analysis.answered': 'Zvoleno: {what}',
  'analysis.better': 'Lepší by bylo: {what}',
  'analysis.cost': 'Stálo to {n, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}.',
  'analysis.at-once': 'Všichni odpovídají zároveň:',
  'analysis.swing':
    '{who} je na tom o {n, plural, one {# bod} few {# body} many {# bodu} other {# bodů}} {way, select, up {lépe} other {hůř}}. {why, select, chance {Zařídila to náhoda.} choice {Rozhodla volba.} other {Jiná odpověď by vyšla skoro nastejno.}}',
  'analysis.stopped': 'Přerušeno. Zvážená rozhodnutí: {n, number} z {of, number}.',
  'answer.nothing': 'nic',
  'answer.deal': '{who}: dává {give}, dostává {get}',
  'answer.no-trade': 'Neobchodovat',
} as const satisfies Record<keyof typeof en, string>
