import type { en } from './en.ts'

/** The words of looking back on a match, in Ukrainian. */
export const uk = {
  'replay.loading': 'Гортаємо назад…',
  'replay.title': 'Погляд назад',
  'replay.board': 'Стіл, яким він був',
  'replay.position': 'Місце в партії',
  'replay.at': 'Відповідь {n, number} із {last, number}',
  'replay.begins': 'Партія починається.',
  'replay.answers': 'Відповідає {who}.',
  'replay.answered': '{who}: {what}',
  'replay.undone': 'Одну відповідь забрано назад.',
  'replay.over': 'Партію завершено.',

  'replay.start': 'На початок',
  'replay.chapter-back': 'На розділ назад',
  'replay.turn-back': 'На хід назад',
  'replay.back': 'На відповідь назад',
  'replay.play': 'Відтворити',
  'replay.pause': 'Спинити',
  'replay.on': 'На відповідь далі',
  'replay.turn-on': 'На хід далі',
  'replay.chapter-on': 'На розділ далі',
  'replay.end': 'У кінець',
  'replay.speed': 'Швидкість',
  'replay.speed-of': '{n, number}×',
  'replay.keys':
    'Клавіші: ← → на відповідь, із Shift на хід, Page Up і Page Down на розділ, Home та End, пробіл відтворює.',

  'replay.eyes': 'Чиїми очима',
  'replay.onlooker': 'глядач',
  'replay.open': 'Усі карти відкриті',
  'replay.only-own': 'Партія ще триває, тож ви бачите те, що могли бачити за столом.',
  'replay.only-all': 'Партія ще триває, а біля екрана вас кілька: видно лише те, що можна бачити всім.',

  'replay.told': 'Що відбувалося',
  'replay.side': 'Хроніка й розбір',
  'replay.leave': 'Назад до полиці',
  'replay.to-table': 'До столу',
  'replay.close': 'Закрити',

  'replay.branch': 'А якби…',
  'replay.branch-title': 'А якби все пішло інакше?',
  'replay.branch-fate':
    'Після відповіді {n, number} почнеться нова партія. Карти лежать, як лежали; стара партія лишається, якою була.',
  'replay.branch-chance':
    'Десь біля відповіді {n, number} почнеться нова партія. Стара ще триває, тому в новій усе, чого ви не бачили, лежить деінде: підгледіти не вийде.',
  'replay.branch-who': 'Хто гратиме?',
  'replay.branch-go': 'Грати звідси',
  'replay.branch-over': 'Тут партія вже скінчилася. Спершу верніться трохи назад.',
  'replay.is-branch': 'А якби: відгалуження після відповіді {n, number}',

  'replay.analysis': 'Розбір',
  'replay.analysis-note':
    'Бот подумки програє партію знову й шукає відповіді, які коштували найдорожче, і миті, коли вона повернула. Чого гравець знати не міг, те йому не закидають.',
  'replay.analyse': 'Розібрати партію',
  'replay.retracing': 'Партію перечитано: {n, number} із {of, number}',
  'replay.stop': 'Спинити й показати знайдене',
  'replay.analysis-failed': 'Розбір обірвався. Партії це не зашкодило, спробуйте ще раз.',
  'replay.again': 'Розібрати ще раз',
  'replay.no-mistakes': 'Явних помилок не знайдено.',
  'replay.look': 'Подивитися там',
  'replay.as-table': 'Крива таблицею',
  'replay.column': 'Після відповіді',
} as const satisfies Record<keyof typeof en, string>
