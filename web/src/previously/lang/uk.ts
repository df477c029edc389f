import type { en } from './en.ts'

/** The words of coming back to a match, in Ukrainian. */
export const uk = {
  'previously.title': 'Минулого разу…',
  'previously.steps': 'Що сталося після мого ходу',
  'previously.book': 'Прочитати все як книгу',
  'previously.close': 'До столу',
  'previously.since': 'Після вашого останнього ходу',
  'previously.step': '{n, number} із {of, number}',
  'previously.back': 'Попереднє',
  'previously.next': 'Далі',
  'previously.skip': 'Пропустити',
  'previously.done': 'Готово',
} as const satisfies Record<keyof typeof en, string>
