import type { en } from './en.ts'

/** The words of the shelf, in Czech. */
export const cs = {
  'page.description': 'Digitální stůl pro čtyři deskové hry, které vyprávějí příběh',
  'page.language': 'Jazyk',
  'shelf.question': 'Ke kterému stolu si sednete?',
  'shelf.note': 'Čtyři hry, které vyprávějí příběh. Police už stojí, stoly se teprve stavějí.',
  'shelf.not-playable': 'Zatím se nedá hrát',
  'shelf.players':
    '{least, number}–{most, number} {most, plural, one {hráč} few {hráči} many {hráče} other {hráčů}}',
  'shelf.rivals': 'soupeření',
  'shelf.together': 'spolupráce',
  'game.path-of-destiny': 'Vybírejte karty, veďte svého hrdinu a rozhodujte, kterou cestou se příběh vydá.',
  'game.adventure-game': 'Putuj po mapě, sbírej stopy, plň úkoly a doufej v přízeň kostek.',
  'game.wonder-book': 'Otevřete knihu, ze které vyroste svět. Šest kapitol pro celou rodinu.',
  'game.this-war-of-mine': 'Přežijte noc. Pak ještě jednu. Nikdo z vás není voják.',
} as const satisfies Record<keyof typeof en, string>
