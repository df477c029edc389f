import type { Language } from '@osud/lang'

/** The words about what is stored in this browser; loaded when somebody asks. */
export const words = {
  en: {
    'stored.title': 'Stored in this browser',
    'stored.what':
      'Your matches, your choices, and Osud itself, so that it works without a network: {mb, number} MB. A match can be saved as a file from its menu at the table.',
    'stored.no-osud':
      'Your matches and your choices: {mb, number} MB. Osud itself is not stored, perhaps for lack of space, so it needs a network; it tries again at every visit. A match can be saved as a file from its menu at the table.',
    'stored.coming':
      'Your matches and your choices: {mb, number} MB. Osud itself is being stored, so that it soon works without a network. A match can be saved as a file from its menu at the table.',
    'stored.safe': 'The browser will not clear it by itself.',
    'stored.loose': 'When space runs out, the browser may clear it.',
    'stored.ask': 'Ask it not to',
    'stored.refused': 'The browser has not promised. Save what you care about as files.',
  },
  cs: {
    'stored.title': 'Uloženo v prohlížeči',
    'stored.what':
      'Vaše partie, vaše volby a Osud sám, aby fungoval i bez sítě: {mb, number} MB. Partii si můžete u stolu z nabídky uložit do souboru.',
    'stored.no-osud':
      'Vaše partie a vaše volby: {mb, number} MB. Osud sám uložen není, třeba pro nedostatek místa, takže potřebuje síť; zkusí to znovu při každé návštěvě. Partii si můžete u stolu z nabídky uložit do souboru.',
    'stored.coming':
      'Vaše partie a vaše volby: {mb, number} MB. Osud sám se právě ukládá, aby brzy fungoval i bez sítě. Partii si můžete u stolu z nabídky uložit do souboru.',
    'stored.safe': 'Prohlížeč nic z toho sám nesmaže.',
    'stored.loose': 'Kdyby docházelo místo, může to prohlížeč smazat.',
    'stored.ask': 'Požádat, ať nemaže',
    'stored.refused': 'Prohlížeč nic neslíbil. Na čem vám záleží, uložte do souborů.',
  },
  uk: {
    'stored.title': 'Збережено в браузері',
    'stored.what':
      'Ваші партії, ваші налаштування і сам Osud, щоб працював без мережі: {mb, number} МБ. Партію можна зберегти у файл через меню столу.',
    'stored.no-osud':
      'Ваші партії й ваші налаштування: {mb, number} МБ. Сам Osud не збережено, можливо, забракло місця, тож потрібна мережа; він спробує знову під час кожного візиту. Партію можна зберегти у файл через меню столу.',
    'stored.coming':
      'Ваші партії й ваші налаштування: {mb, number} МБ. Сам Osud якраз зберігається, щоб невдовзі працювати без мережі. Партію можна зберегти у файл через меню столу.',
    'stored.safe': 'Браузер сам нічого не зітре.',
    'stored.loose': 'Якщо забракне місця, браузер може це стерти.',
    'stored.ask': 'Попросити не стирати',
    'stored.refused': 'Браузер не пообіцяв. Що вам дороге, збережіть у файли.',
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>
