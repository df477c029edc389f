import type { en } from './en.ts'

/** The words around a rulebook, in Ukrainian. */
export const uk = {
  'book.rulebook': 'Правила',
  'book.all': 'Правила ігор',
  'book.game': 'Гра',
  'book.language': 'Мова',
  'book.contents': 'Зміст',
  'book.glossary': 'Словничок',
  'book.rules': '{n, plural, one {# правило} few {# правила} many {# правил} other {# правила}}',
  'book.terms':
    '{n, plural, one {# пояснене слово} few {# пояснені слова} many {# пояснених слів} other {# поясненого слова}}',
  'book.rule': 'Правило {id}',
  'book.before': 'Попереднє',
  'book.after': 'Наступне',
  'book.back': 'Назад',
  'book.close': 'Закрити',
  'book.print': 'Надрукувати всі правила',
  'book.search': 'Шукати в правилах',
  'book.search-note': 'Слово в будь-якій формі або номер правила',
  'book.clear': 'Стерти запит',
  'book.to-results': 'Назад до знайденого',
  'book.found':
    'Знайдено: {rules, plural, =0 {жодного правила} one {# правило} few {# правила} many {# правил} other {# правила}}{terms, plural, =0 {} one {, # слово} few {, # слова} many {, # слів} other {, # слова}}',
  'book.partly': 'Жодне правило не має всіх цих слів. Ось ті, що мають хоча б деякі.',
  'book.nothing': 'Такого в правилах немає. Спробуйте інше слово або погляньте на зміст.',
  'book.more': 'Показати ще {n, number}',
  'book.missing': 'У цих правилах немає «{at}».',
  'book.missing-note': 'Можливо, це з іншої гри або в адресу закралася помилка. Зміст — нижче.',
  'book.nowhere': 'За цією адресою нічого немає.',
  'book.shelf': 'До полиці з іграми',
  'book.no-game': 'Правил до цієї гри тут немає.',
  'book.no-game-note': 'Ось які правила в нас є:',
  'book.ledger-search': 'Шукати в них можна й українськими словами.',
  'book.ledger-short': 'Поки лише англійською, у редакції нашого переліку правил.',
  'book.ledger':
    'Цих правил ще ніхто не переписав для гравців. Ви читаєте англійський текст нашого власного переліку: точний, але сухуватий. Заголовки й слова у словничку — українською.',
  'book.osud': 'До столу',
  'book.unofficial': 'Osud — неофіційний проєкт, не повʼязаний із жодним видавцем. Усі тексти наші власні.',
} as const satisfies Record<keyof typeof en, string>
