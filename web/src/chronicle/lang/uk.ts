import type { en } from './en.ts'

/** The words around a chronicle, in Ukrainian. */
export const uk = {
  'chronicle.title': 'Хроніка',
  'chronicle.loading': 'Розгортаємо хроніку…',
  'chronicle.to-table': 'До столу',
  'chronicle.to-shelf': 'До полиці',
  'chronicle.print': 'Надрукувати',
  'chronicle.printing': 'Набираємо книгу…',
  'chronicle.save': 'Зберегти як сторінку',
  'chronicle.saving': 'Оправляємо книгу…',
  'chronicle.save-failed': 'Сторінку не вдалося створити. Спробуйте ще раз або надрукуйте хроніку.',
  'chronicle.cast': 'Хто брав участь',
  'chronicle.played-by': 'грає {nick}',
  'chronicle.automa': 'грає Автома',
  'chronicle.dates': '{from} — {to}',
  'chronicle.ending': 'Чим скінчилося',
  'chronicle.points': '{n, plural, one {# очко} few {# очки} many {# очок} other {# очка}}',
  'chronicle.continues': 'Далі буде, за столом.',
  'chronicle.empty': 'Розповідати ще нічого. Історія почнеться, коли зберуться герої.',
  'chronicle.made': 'Розповів Osud, стіл для історій. Неофіційно; усі тексти й малюнки наші власні.',
} as const satisfies Record<keyof typeof en, string>
