import type { Language, Texts } from '../src/index.ts'

/** Messages as the games will have them, in all shapes that the language knows. */
export const samples: Readonly<Record<Language, Texts>> = {
  cs: {
    'pod.log.draft': '{hero, form, nom} draftuje dvojici: {a} a {b}.',
    'pod.log.gain':
      '{hero, form, nom} získává {n, plural, one {# symbol} few {# symboly} many {# symbolu} other {# symbolů}} {kind, form, gen}.',
    'pod.log.lose':
      '{hero, form, nom} ztrácí symbol {kind, form, gen}: {how, select, token {odhazuje žeton} other {zakrývá ho na kartě {card}}}.',
    'pod.log.fate': 'Žeton osudu {turn} leží na {path, select, left {levé} other {pravé}} cestě.',
    'pod.log.fate-aside': 'Shoda, {left} : {right}. Žeton osudu {turn} zůstává stranou.',
    'pod.log.path-token': 'Žeton {path, select, left {levé} other {pravé}} cesty připadá {hero, form, dat}.',
    'pod.log.main-hero':
      '{hero, form, nom} se stává {hero, gender, f {hlavní hrdinkou} other {hlavním hrdinou}} příběhu.',
    'pod.refuse.place-taken':
      'Tady už stojí {by, form, nom}, místo je jen pro jednu figurku. Vrchní pozice je volná vždycky.',
    'wb.log.attack':
      '{hero, form, nom} útočí: {n, plural, =0 {samé nezdary} one {# úspěch} few {# úspěchy} many {# úspěchu} other {# úspěchů}}.',
    'wb.log.fiend-moves': 'Běs se pohne {hero, form, to}.',
    'wb.log.fate-turned':
      '{n, plural, one {Lícem dolů se otáčí # žeton} few {Lícem dolů se otáčejí # žetony} many {Lícem dolů se otáčí # žetonu} other {Lícem dolů se otáčí # žetonů}} osudu.',
    'twm.log.found': 'Na hromádku nálezů: {n} {item, count, n}.',
    'twm.log.state':
      '{who, form, dat} {dir, select, up {stoupá} other {klesá}} {state, form, nom} na {level}.',
    'twm.refuse.scavengers':
      'Prohledávat smějí nejvýš 3 postavy, {n, plural, one {vybrána je #} few {vybrány jsou #} many {vybráno je #} other {vybráno je #}}. Někoho nechte v úkrytu.',
    'ag.log.defeat':
      '{hero, form, nom} poráží {monster, form, acc}: {n, plural, one {# vítězný bod} few {# vítězné body} many {# vítězného bodu} other {# vítězných bodů}}.',
    'ag.log.trade':
      '{hero, form, nom} směňuje {other, form, with}: dává {x} {give, count, x, acc}, dostává {y} {get, count, y, acc}.',
    'ag.refuse.rest':
      'Odpočinek už v tomto tahu proběhl: na jeho políčku leží žeton akce. Znovu půjde v příštím tahu.',
    'ag.refuse.must-rest': 'Teď jde jen odpočívat: zranění leží na všech zranitelných políčkách.',
  },
  uk: {
    'pod.log.draft': '{hero, form, nom} бере пару: {a} та {b}.',
    'pod.log.gain':
      '{hero, form, nom} отримує {n, plural, one {# символ} few {# символи} many {# символів} other {# символу}} {kind, form, gen}.',
    'pod.log.lose':
      '{hero, form, nom} втрачає символ {kind, form, gen}: {how, select, token {скидає жетон} other {накриває його на карті {card}}}.',
    'pod.log.fate': 'Жетон призначення {turn} лягає на шлях {path, select, left {ліворуч} other {праворуч}}.',
    'pod.log.fate-aside': 'Нічия, {left} : {right}. Жетон призначення {turn} лишається осторонь.',
    'pod.log.path-token':
      'Жетон шляху {path, select, left {ліворуч} other {праворуч}} дістається {hero, form, dat}.',
    'pod.log.main-hero':
      '{hero, form, nom} стає {hero, gender, f {головною героїнею} other {головним героєм}} історії.',
    'pod.refuse.place-taken':
      'Тут уже стоїть {by, form, nom}, місце лише для однієї фігурки. Біля колоди місце є завжди.',
    'wb.log.attack':
      '{hero, form, nom} атакує: {n, plural, =0 {самі невдачі} one {# успіх} few {# успіхи} many {# успіхів} other {# успіху}}.',
    'wb.log.fiend-moves': 'Біс рухається {hero, form, to}.',
    'wb.log.fate-turned':
      '{n, plural, one {Перевертається # жетон} few {Перевертаються # жетони} many {Перевертається # жетонів} other {Перевертається # жетона}} долі.',
    'twm.log.found': 'До купи знахідок: {n} {item, count, n}.',
    'twm.log.state':
      '{who, form, nom}: {state, form, nom} {dir, select, up {зростає} other {спадає}} до {level}.',
    'twm.refuse.scavengers':
      'На вилазку йдуть щонайбільше 3 персонажі, а вибрано {n}. Залиште когось у притулку.',
    'ag.log.defeat':
      '{hero, form, nom} перемагає {monster, form, acc}: {n, plural, one {# переможне очко} few {# переможні очки} many {# переможних очок} other {# переможного очка}}.',
    'ag.log.trade':
      '{hero, form, nom} міняється {other, form, with}: віддає {x} {give, count, x, acc}, отримує {y} {get, count, y, acc}.',
    'ag.refuse.rest':
      'Відпочинок у цьому ході вже був: на його полі лежить жетон дії. Знову можна буде в наступному ході.',
    'ag.refuse.must-rest': 'Тепер можна лише відпочити: поранення лежать на всіх вразливих полях.',
  },
  en: {
    'pod.log.draft': '{hero, form, nom} drafts a pair: {a} and {b}.',
    'pod.log.gain':
      '{hero, form, nom} gains {n, plural, one {# {kind, form, nom} symbol} other {# {kind, form, nom} symbols}}.',
    'pod.log.lose':
      '{hero, form, nom} loses a {kind, form, nom} symbol: {how, select, token {discards a token} other {covers it on {card}}}.',
    'pod.log.fate': 'Fate token {turn} goes to the {path, select, left {left} other {right}} path.',
    'pod.log.fate-aside': 'A tie, {left} : {right}. Fate token {turn} is set aside.',
    'pod.log.path-token':
      'The {path, select, left {left} other {right}} path token goes to {hero, form, nom}.',
    'pod.log.main-hero': '{hero, form, nom} becomes the main hero of the story.',
    'pod.refuse.place-taken':
      '{by, form, nom} already stands here, and the place takes one figure. The top place is always open.',
    'wb.log.attack':
      '{hero, form, nom} attacks: {n, plural, =0 {nothing but failures} one {# success} other {# successes}}.',
    'wb.log.fiend-moves': 'The fiend moves towards {hero, form, nom}.',
    'wb.log.fate-turned': '{n, plural, one {# fate token is} other {# fate tokens are}} turned face down.',
    'twm.log.found': 'To the finds pile: {n} {item, count, n}.',
    'twm.log.state': '{who, form, nom}: {state, form, nom} {dir, select, up {up} other {down}} to {level}.',
    'twm.refuse.scavengers':
      'At most 3 characters may scavenge; {n, plural, one {# is} other {# are}} chosen. Leave somebody in the shelter.',
    'ag.log.defeat':
      '{hero, form, nom} defeats {monster, form, the}: {n, plural, one {# victory point} other {# victory points}}.',
    'ag.log.trade':
      '{hero, form, nom} trades with {other, form, nom}: gives {x} {give, count, x}, gets {y} {get, count, y}.',
    'ag.refuse.rest':
      'Rest has been used this turn: its space holds an action token. It is free again next turn.',
    'ag.refuse.must-rest': 'Only rest is possible now: all vulnerable spaces hold wounds.',
  },
}
