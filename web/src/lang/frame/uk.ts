import type { en } from './en.ts'

/** The words around a table, in Ukrainian. */
export const uk = {
  'frame.loading': 'Накриваємо стіл…',
  'frame.menu': 'Меню',
  'frame.undo': 'Повернути',
  'frame.hint': 'Порада',
  'frame.log': 'Хроніка',
  'frame.book': 'Читати як книгу',
  'frame.since': 'Після мого останнього ходу',
  'frame.log-empty': 'Поки що нічого не сталося.',
  'frame.log-more': 'Показати давніші записи',
  'frame.rule': 'Правило {id}',
  'frame.rulebook': 'Правила',
  'frame.board': 'Ігрове поле',
  'frame.skip': 'До запитання',

  'frame.your-turn': 'Ваш хід',
  'frame.turn-of': 'Вирішує {nick}',
  'frame.thinking': '{nick} думає…',
  'frame.waiting': 'Стіл чекає.',
  'frame.answered': 'Відповідь записано. Інші ще думають.',
  'frame.chosen': 'Вибрано: {n, number} з {most, number}',
  'frame.choice': 'Вибрано: {what}',
  'frame.unchosen': 'Нічого не вибрано.',
  'frame.no-choice': 'Жодна відповідь не має номера {n}.',
  'frame.confirm': 'Підтвердити',
  'frame.take': 'Вибрати: {what}',
  'frame.nothing': 'Не вибирати нічого',
  'frame.more': 'На один більше',
  'frame.less': 'На один менше',
  'frame.total-exactly': 'Разом {n, number}, треба {max, number}',
  'frame.total': 'Разом {n, number}, треба {min, number}–{max, number}',
  'frame.no-trade': 'Без обміну',
  'frame.offer': 'Запропонувати',
  'frame.trade-with': 'З ким?',
  'frame.you-give': 'Віддаєте',
  'frame.you-get': 'Отримуєте',
  'frame.careful': 'Зважте',
  'frame.suggests': '{nick} пропонує: {what}',
  'frame.suggest': 'Запропонувати',
  'frame.nth': 'номер {n}',

  'frame.me': 'ви',
  'frame.person': 'біля цього екрана',
  'frame.nobody': 'поки нікого',
  'frame.bot-novice': 'новачок',
  'frame.bot-companion': 'супутник',
  'frame.bot-expert': 'знавець',
  'frame.bot-greedy': 'хапуга',
  'frame.bot-random': 'випадок',
  'frame.seat-menu': 'Хто грає на цьому місці?',
  'frame.done': 'готово',
  'frame.asked': 'ходить',
  'frame.ponders': 'думає',

  'frame.pass': 'Передайте екран. Ходить {nick}.',
  'frame.pass-note': 'Доти карти на руці приховано.',
  'frame.pass-ready': 'Тут {nick}',

  'frame.hint-asks': 'Порадник думає…',
  'frame.hint-says': 'Порадник вибрав би: {what}',
  'frame.hint-tries':
    'Подумки він дограв партію {n, plural, one {# раз} few {# рази} many {# разів} other {# разу}}.',
  'frame.hint-fears': 'Чого він тоді боїться: {nick} — {what}',
  'frame.hint-nothing': 'нічого',
  'frame.hint-none': 'Поради немає. Спробуйте ще раз.',
  'frame.hint-take': 'Позначити',

  'frame.undone':
    '{n, plural, one {Повернено # відповідь} few {Повернено # відповіді} many {Повернено # відповідей} other {Повернено # відповіді}}.',
  'frame.elsewhere': 'Партія тим часом тривала в іншій вкладці. Ось як вона стоїть.',
  'frame.removed': 'Партію видалили в іншій вкладці. Тут вона триває, тож її знову збережено.',
  'frame.rules-changed':
    'Правила відтоді змінилися. {n, plural, one {# відповідь не вдалося зберегти} few {# відповіді не вдалося зберегти} many {# відповідей не вдалося зберегти} other {# відповіді не вдалося зберегти}}.',
  'frame.kept-failed':
    'Браузер не може зберегти партію: сховище повне або заборонене. Грайте далі, а перш ніж піти, збережіть її у файл.',
  'frame.kept-full':
    'У браузері більше немає місця для партії. Збережіть її у файл або приберіть з полиці старі партії: усе, чого бракує, збережеться з вашою наступною відповіддю.',
  'frame.save-file': 'Зберегти у файл',
  'frame.to-friends': 'Продовжити з друзями в мережі',
  'frame.leave': 'Назад до полиці',
  'frame.close': 'Закрити',
  'frame.keys':
    'Клавіші: 1–9 вибирають, Enter підтверджує, Esc скасовує вибір, U повертає, H радить, ? показує правило, L хроніку.',

  'frame.over': 'Партію завершено',
  'frame.results': 'Чим усе скінчилося',
  'frame.look-again': 'Оглянути стіл',
  'frame.replay': 'Озирнутися на партію',
  'frame.again': 'Грати знову',
  'frame.continue': 'Далі',

  'frame.zone-empty': 'порожньо',
  'frame.hidden-cards':
    '{n, plural, one {# прихована карта} few {# приховані карти} many {# прихованих карт} other {# прихованої карти}}',

  'trouble.missing':
    'Цієї партії немає в цьому браузері. Можливо, її видалено або вона належить іншому пристрою.',
  'trouble.storage': 'Сховище браузера не відповідає. Можливо, воно повне або заборонене для цієї сторінки.',
  'trouble.worker': 'Щось зламалося за столом. Нічого не втрачено: оновіть сторінку й грайте далі.',
} as const satisfies Record<keyof typeof en, string>
