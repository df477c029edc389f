/** Co je natištěno na kartách stolu a co o nich řekne čtečka, česky. */
export const board = {
  'board.card': '{title}. {colours}; {symbols}. {effect}',
  'board.hidden': 'Karta lícem dolů',
  'board.no-symbols': 'bez symbolů',
  'board.no-effect': 'Bez efektu.',
  'board.effect': 'Podmínka: {when}. Výsledek: {gain}.',
  'board.covered': '{kind, form, nom} (zakryto)',
  'board.colours': 'Barva',
  'board.symbols': 'Symboly',
  'board.condition': 'Podmínka',
  'board.result': 'Výsledek',
  'board.rules': 'Pravidla',
  'board.effort': 'Extra úsilí',
  'board.effort.neighbours': 'sousední karty v tomto pořadí',
  'board.effort.anywhere': 'karty kdekoli na vaší časové ose',
  'board.effort.over': 'Extra úsilí této kapitoly skončilo',
  'board.effort.words': 'Extra úsilí: {title}. Barvy: {colours}. Bonus: {gain}.',
  'board.goal': 'Skrytý cíl',
  'board.goal.hidden': 'Skrytý cíl lícem dolů. Symboly na rubu: {symbols}.',
  'board.requirement': 'Požadavek',
  'board.requirement.words':
    'Požadavek: {n} {colour, select, red {červené} green {zelené} blue {modré} other {žluté}} karty. Splněno se 3 kartami: {three}. Se 4 kartami: {four}.',
  'board.nobody': 'nikdo',
  'board.alliance.renfri': 'Renfri',
  'board.alliance.stregobor': 'Stregobor',
  'board.alliance.hidden':
    'Karta aliance {side, select, renfri {s Renfri} other {se Stregoborem}}, lícem dolů',
} as const
