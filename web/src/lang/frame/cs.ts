import type { en } from './en.ts'

/** The words around a table, in Czech. */
export const cs = {
  'frame.loading': 'Prostírá se stůl…',
  'frame.menu': 'Nabídka',
  'frame.undo': 'Zpět',
  'frame.hint': 'Rada',
  'frame.log': 'Kronika',
  'frame.book': 'Číst jako knihu',
  'frame.since': 'Od mého posledního tahu',
  'frame.log-empty': 'Zatím se nic nestalo.',
  'frame.log-more': 'Ukázat starší zápisy',
  'frame.rule': 'Pravidlo {id}',
  'frame.rulebook': 'Pravidla',
  'frame.board': 'Herní plán',
  'frame.skip': 'K otázce',

  'frame.your-turn': 'Jste na tahu',
  'frame.turn-of': 'Rozhoduje {nick}',
  'frame.thinking': '{nick} přemýšlí…',
  'frame.waiting': 'Stůl čeká.',
  'frame.answered': 'Odpověď je zapsaná. Ostatní ještě přemýšlejí.',
  'frame.chosen': 'Vybráno: {n, number} z {most, number}',
  'frame.choice': 'Vybráno: {what}',
  'frame.unchosen': 'Není vybráno nic.',
  'frame.no-choice': 'Žádná odpověď nemá číslo {n}.',
  'frame.confirm': 'Potvrdit',
  'frame.take': 'Vybrat: {what}',
  'frame.nothing': 'Nevybrat nic',
  'frame.more': 'O jeden víc',
  'frame.less': 'O jeden méně',
  'frame.total-exactly': 'Dohromady {n, number}, má být {max, number}',
  'frame.total': 'Dohromady {n, number}, má být {min, number}–{max, number}',
  'frame.no-trade': 'Bez obchodu',
  'frame.offer': 'Nabídnout',
  'frame.trade-with': 'S kým?',
  'frame.you-give': 'Dáte',
  'frame.you-get': 'Dostanete',
  'frame.careful': 'Pozor',
  'frame.suggests': '{nick} navrhuje: {what}',
  'frame.suggest': 'Navrhnout',
  'frame.nth': '{n}. v pořadí',

  'frame.me': 'vy',
  'frame.person': 'u této obrazovky',
  'frame.nobody': 'zatím nikdo',
  'frame.bot-novice': 'nováček',
  'frame.bot-companion': 'společník',
  'frame.bot-expert': 'znalec',
  'frame.bot-greedy': 'chamtivec',
  'frame.bot-random': 'náhoda',
  'frame.seat-menu': 'Kdo hraje na tomto místě?',
  'frame.done': 'hotovo',
  'frame.asked': 'na tahu',
  'frame.ponders': 'přemýšlí',

  'frame.pass': 'Předejte obrazovku. Na tahu: {nick}.',
  'frame.pass-note': 'Karty v ruce jsou do té doby skryté.',
  'frame.pass-ready': 'Tady {nick}',

  'frame.hint-asks': 'Rádce přemýšlí…',
  'frame.hint-says': 'Rádce by vybral: {what}',
  'frame.hint-tries':
    'V duchu si to přehrál {n, plural, one {#krát} few {#krát} many {#krát} other {#krát}}.',
  'frame.hint-fears': 'Čeho se pak bojí: {nick} – {what}',
  'frame.hint-nothing': 'nic',
  'frame.hint-none': 'Rada se nenašla. Zkuste to znovu.',
  'frame.hint-take': 'Označit',

  'frame.undone':
    '{n, plural, one {Vrácena # odpověď} few {Vráceny # odpovědi} many {Vráceno # odpovědi} other {Vráceno # odpovědí}}.',
  'frame.elsewhere': 'Partie mezitím pokračovala na jiné kartě prohlížeče. Takhle teď stojí.',
  'frame.removed': 'Partii někdo smazal na jiné kartě prohlížeče. Tady se hraje dál, a tak je znovu uložená.',
  'frame.rules-changed':
    'Pravidla se mezitím změnila. {n, plural, one {# odpověď se nepodařilo zachovat} few {# odpovědi se nepodařilo zachovat} many {# odpovědi se nepodařilo zachovat} other {# odpovědí se nepodařilo zachovat}}.',
  'frame.kept-failed':
    'Prohlížeč partii neuloží: úložiště je plné nebo zakázané. Hrajte dál, a než odejdete, uložte ji do souboru.',
  'frame.kept-full':
    'V prohlížeči už na partii není místo. Uložte ji do souboru, nebo na polici odstraňte staré partie: co chybí, se doplní s vaší další odpovědí.',
  'frame.save-file': 'Uložit do souboru',
  'frame.to-friends': 'Pokračovat s přáteli na síti',
  'frame.leave': 'Zpět k polici',
  'frame.close': 'Zavřít',
  'frame.keys':
    'Klávesy: 1–9 vybírá, Enter potvrzuje, Esc ruší výběr, U vrací, H radí, ? ukáže pravidlo, L kroniku.',

  'frame.over': 'Partie skončila',
  'frame.results': 'Jak to dopadlo',
  'frame.look-again': 'Prohlédnout stůl',
  'frame.replay': 'Ohlédnout se za partií',
  'frame.again': 'Hrát znovu',
  'frame.continue': 'Dál',

  'frame.zone-empty': 'prázdné',
  'frame.hidden-cards':
    '{n, plural, one {# skrytá karta} few {# skryté karty} many {# skryté karty} other {# skrytých karet}}',

  'trouble.missing': 'Tahle partie v tomto prohlížeči není. Možná je smazaná, možná patří jinému zařízení.',
  'trouble.storage': 'Úložiště prohlížeče neodpovídá. Možná je plné nebo pro tuto stránku zakázané.',
  'trouble.worker': 'Za stolem se něco pokazilo. Nic se neztratilo: načtěte stránku znovu a pokračujte.',
} as const satisfies Record<keyof typeof en, string>
