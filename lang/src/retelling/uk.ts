import type { en } from './en.ts'

/** The words in which answers and whole matches are told again, in Ukrainian. */
export const uk = {
  'analysis.title': 'розбір',
  'analysis.lead':
    'Перевага наприкінці: {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.',
  'analysis.curve': 'Як ішла гра',
  'analysis.points-are': 'Очки тут — оцінка ботів: що хто має і що ще може здобути порівняно з іншими.',
  'analysis.answers':
    '{n, plural, one {# відповідь} few {# відповіді} many {# відповідей} other {# відповіді}}',
  'analysis.axis': 'відповіді',
  'analysis.sideways': 'Графік можна посунути вбік.',
  'analysis.value': '{n, number}',
  'analysis.stood':
    '{who}: спочатку {first, number}, наприкінці {last, number}, найменше {least, number}, найбільше {most, number}.',
  'analysis.mistakes': 'Найдорожчі помилки',
  'analysis.swings': 'Найбільші повороти',
  'analysis.weighing': 'зважено рішень: {n, number} із {of, number}',
  'analysis.weighed': 'Зважено рішень: {n, number}. Явних помилок: {mistakes, number}.',
  'analysis.mistakes-of':
    '{who}: {n, plural, one {# явна помилка} few {# явні помилки} many {# явних помилок} other {# явної помилки}}, разом {cost, plural, one {# очко} few {# очки} many {# очок} other {# очка}}',
  'analysis.number': 'Відповідь {n, number}',
  'analysis.answered': 'Вибрано: {what}',
  'analysis.better': 'Краще було б: {what}',
  'analysis.cost': 'Ціна: {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.',
  'analysis.at-once': 'Усі відповідають одночасно:',
  'analysis.swing':
    '{who}: становище на {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}} {way, select, up {краще} other {гірше}}. {why, select, chance {Так випало.} choice {Усе вирішив вибір.} other {З іншою відповіддю було б майже те саме.}}',
  'analysis.stopped': 'Перервано. Зважено рішень: {n, number} із {of, number}.',
  'answer.nothing': 'нічого',
  'answer.deal': '{who}: віддає {give}, отримує {get}',
  'answer.no-trade': 'Не мінятися',
} as const satisfies Record<keyof typeof en, string>
