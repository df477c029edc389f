import type { en } from './en.ts'

/** The words of the shelf, in Ukrainian. */
export const uk = {
  'page.description': 'Цифровий стіл для чотирьох настільних ігор, що розповідають історію',
  'page.language': 'Мова',
  'shelf.question': 'За який стіл сядете?',
  'shelf.note': 'Чотири гри, що розповідають історію. Полиця вже стоїть, столи ще майструємо.',
  'shelf.not-playable': 'Грати ще не можна',
  'shelf.players':
    '{least, number}–{most, number} {most, plural, one {гравець} few {гравці} many {гравців} other {гравця}}',
  'shelf.rivals': 'суперництво',
  'shelf.together': 'співпраця',
  'game.path-of-destiny': 'Обирайте карти, ведіть свого героя й вирішуйте, яким шляхом піде історія.',
  'game.adventure-game': 'Мандруй мапою, збирай зачіпки, виконуй завдання й сподівайся на ласку кубиків.',
  'game.wonder-book': 'Розгорніть книгу, з якої виростає світ. Шість розділів для всієї родини.',
  'game.this-war-of-mine': 'Переживіть ніч. Потім ще одну. Серед вас немає солдатів.',
} as const satisfies Record<keyof typeof en, string>
