import type { en } from './en.ts'

/** The words of looking back on a match, in Czech. */
export const cs = {
  'replay.loading': 'Listuje se zpátky…',
  'replay.title': 'Ohlédnutí',
  'replay.board': 'Stůl, jak tehdy vypadal',
  'replay.position': 'Místo v partii',
  'replay.at': 'Odpověď {n, number} z {last, number}',
  'replay.begins': 'Partie začíná.',
  'replay.answers': '{who} odpovídá.',
  'replay.answered': '{who}: {what}',
  'replay.undone': 'Jedna odpověď se bere zpět.',
  'replay.over': 'Partie skončila.',

  'replay.start': 'Na začátek',
  'replay.chapter-back': 'O kapitolu zpět',
  'replay.turn-back': 'O tah zpět',
  'replay.back': 'O odpověď zpět',
  'replay.play': 'Přehrát',
  'replay.pause': 'Zastavit',
  'replay.on': 'O odpověď dál',
  'replay.turn-on': 'O tah dál',
  'replay.chapter-on': 'O kapitolu dál',
  'replay.end': 'Na konec',
  'replay.speed': 'Rychlost',
  'replay.speed-of': '{n, number}×',
  'replay.keys':
    'Klávesy: ← → o odpověď, se Shiftem o tah, Page Up a Page Down o kapitolu, Home a End, mezerník přehrává.',

  'replay.eyes': 'Očima koho',
  'replay.onlooker': 'divák',
  'replay.open': 'Všechny karty odkryté',
  'replay.only-own': 'Partie ještě běží, takže vidíte to, co jste mohli vidět u stolu.',
  'replay.only-all': 'Partie ještě běží a u obrazovky je vás víc: ukazuje se jen to, co smějí vidět všichni.',

  'replay.told': 'Co se dělo',
  'replay.side': 'Kronika a rozbor',
  'replay.leave': 'Zpět k polici',
  'replay.to-table': 'Ke stolu',
  'replay.close': 'Zavřít',

  'replay.branch': 'Co kdyby…',
  'replay.branch-title': 'Co kdyby to šlo jinak?',
  'replay.branch-fate':
    'Po odpovědi {n, number} začne nová partie. Karty leží, jak ležely; stará partie zůstane, jaká je.',
  'replay.branch-chance':
    'Někde u odpovědi {n, number} začne nová partie. Stará ještě běží, a tak v té nové leží všechno, co jste neviděli, jinde: nakouknout nejde.',
  'replay.branch-who': 'Kdo bude hrát?',
  'replay.branch-go': 'Hrát odsud',
  'replay.branch-over': 'Tady už partie skončila. Vraťte se kousek zpět.',
  'replay.is-branch': 'Co kdyby: odbočka po odpovědi {n, number}',

  'replay.analysis': 'Rozbor',
  'replay.analysis-note':
    'Bot si partii v duchu přehraje a hledá odpovědi, které stály nejvíc, a chvíle, kdy se obrátila. Co hráč vědět nemohl, se mu nevyčítá.',
  'replay.analyse': 'Rozebrat partii',
  'replay.retracing': 'Partie se pročítá: {n, number} z {of, number}',
  'replay.stop': 'Zastavit a ukázat, co se našlo',
  'replay.analysis-failed': 'Rozbor se přerušil. Partii to neublížilo, zkuste to znovu.',
  'replay.again': 'Rozebrat znovu',
  'replay.no-mistakes': 'Žádná jasná chyba se nenašla.',
  'replay.look': 'Podívat se tam',
  'replay.as-table': 'Křivka jako tabulka',
  'replay.column': 'Po odpovědi',
} as const satisfies Record<keyof typeof en, string>
