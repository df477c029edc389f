import type { en } from './en.ts'

/** The words around a rulebook, in Czech. */
export const cs = {
  'book.rulebook': 'Pravidla',
  'book.all': 'Pravidla her',
  'book.game': 'Hra',
  'book.language': 'Jazyk',
  'book.contents': 'Obsah',
  'book.glossary': 'Slovníček',
  'book.rules': '{n, plural, one {# pravidlo} few {# pravidla} many {# pravidla} other {# pravidel}}',
  'book.terms':
    '{n, plural, one {# vysvětlené slovo} few {# vysvětlená slova} many {# vysvětleného slova} other {# vysvětlených slov}}',
  'book.rule': 'Pravidlo {id}',
  'book.before': 'Předchozí',
  'book.after': 'Další',
  'book.back': 'Zpět',
  'book.close': 'Zavřít',
  'book.print': 'Vytisknout celá pravidla',
  'book.search': 'Hledat v pravidlech',
  'book.search-note': 'Slovo v kterémkoli tvaru, nebo číslo pravidla',
  'book.clear': 'Smazat hledání',
  'book.to-results': 'Zpět k nalezenému',
  'book.found':
    'Nalezeno: {rules, plural, =0 {žádné pravidlo} one {# pravidlo} few {# pravidla} many {# pravidla} other {# pravidel}}{terms, plural, =0 {} one {, # slovo} few {, # slova} many {, # slova} other {, # slov}}',
  'book.partly': 'Žádné pravidlo nemá všechna tato slova. Tato mají aspoň některá.',
  'book.nothing': 'Nic takového v pravidlech není. Zkuste jiné slovo, nebo se podívejte do obsahu.',
  'book.more': 'Ukázat dalších {n, number}',
  'book.missing': '„{at}“ v těchto pravidlech není.',
  'book.missing-note': 'Možná to patří k jiné hře, nebo je v adrese překlep. Obsah najdete níže.',
  'book.nowhere': 'Na této adrese nic není.',
  'book.shelf': 'K polici s hrami',
  'book.no-game': 'Pravidla k této hře tu nejsou.',
  'book.no-game-note': 'Tato pravidla tu máme:',
  'book.ledger-search': 'Hledat v nich můžete i českými slovy.',
  'book.ledger-short': 'Zatím jen anglicky, ve znění našeho soupisu pravidel.',
  'book.ledger':
    'Tato pravidla zatím nikdo nepřepsal pro hráče. Čtete anglické znění našeho vlastního soupisu: přesné, ale suché. Nadpisy a slova ve slovníčku jsou česky.',
  'book.osud': 'Ke stolu',
  'book.unofficial':
    'Osud je neoficiální a s žádným vydavatelem nemá nic společného. Všechny texty jsou naše.',
} as const satisfies Record<keyof typeof en, string>
