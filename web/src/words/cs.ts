import type { Words } from './words.ts'

/** The shell in Czech. */
export const cs: Words = {
  description: 'Digitální stůl pro čtyři deskové hry, které vyprávějí příběh',
  languageChoice: 'Jazyk',
  shelfQuestion: 'Ke kterému stolu si sedneš?',
  shelfNote: 'Čtyři hry, které vyprávějí příběh. Police už stojí, stoly se teprve stavějí.',
  notPlayable: 'Zatím se nedá hrát',
  players: { one: 'hráč', few: 'hráči', other: 'hráčů' },
  kinds: { rivals: 'soupeření', together: 'spolupráce' },
  games: {
    'path-of-destiny': 'Vybírej karty, veď svého hrdinu a rozhoduj, kterou cestou se příběh vydá.',
    'adventure-game': 'Putuj po mapě, sbírej stopy, plň úkoly a doufej, že kostky padnou.',
    'wonder-book': 'Otevři knihu, ze které vyroste svět. Šest kapitol pro celou rodinu.',
    'this-war-of-mine': 'Přežij noc. Pak ještě jednu. Nikdo z vás není voják.',
  },
}
