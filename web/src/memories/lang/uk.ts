import type { en } from './en.ts'

/** The words of the memories, in Ukrainian. */
export const uk = {
  'memories.title': 'Що памʼятається',
  'memories.loading': 'Гортаємо давні партії…',
  'memories.none': 'Поки що нічого. Що дограєте до кінця, памʼятатиметься тут.',
  'memories.matches': 'дограно',
  'memories.won': 'виграно',
  'memories.best': 'найбільше очок',
  'memories.endings': 'побачені кінцівки',
  'memories.note':
    'Партії, які ви дограли в цьому браузері або в мережі. Відгалуження «а якби» й партії, що прийшли з файлу вже завершеними, не рахуються.',
  'memories.heroes': 'Герої',
  'memories.hero': 'Герой',
  'memories.average': 'очок у середньому',
  'memories.endings-seen': 'Кінцівки',
  'memories.unknown': '???',
  'memories.unseen': 'Кінцівка, якої ви ще не бачили',
  'memories.times': '{n, plural, one {# раз} few {# рази} many {# разів} other {# раза}}',
  'memories.feats': 'Звитяги',
  'memories.feats-of': '{n, number} із {of, number}',
  'memories.unearned': 'Ще попереду',
  'memories.earned': '{hero}, {when}',
  'memories.last': 'Партії',
  'memories.victory': 'перемога',
  'memories.points': '{n, plural, one {# очко} few {# очки} many {# очок} other {# очка}}',
  'memories.all': 'Показати всі {n, number}',
  'memories.shelf': 'Полиця',
  'memories.somebody': 'місце {n, number}',
} as const satisfies Record<keyof typeof en, string>
