import type { Contents } from './contents.ts'

/** The contents of the rulebook of This War of Mine. */
export const contents: Contents = [
  {
    title: { cs: 'Základy', uk: 'Основи', en: 'The basics' },
    topics: [
      { id: 'overview', title: { cs: 'O čem hra je', uk: 'Про що ця гра', en: 'What the game is about' } },
      { id: 'setup', title: { cs: 'Příprava hry', uk: 'Підготовка до гри', en: 'Setup' } },
      {
        id: 'chapters',
        title: { cs: 'Kapitoly a úkoly', uk: 'Розділи й завдання', en: 'Chapters and objectives' },
      },
      { id: 'leader', title: { cs: 'Vůdce', uk: 'Лідер', en: 'The leader' } },
      { id: 'limits', title: { cs: 'Meze', uk: 'Обмеження', en: 'Limits' } },
      { id: 'dice', title: { cs: 'Kostky', uk: 'Кубики', en: 'Dice' } },
      { id: 'storage', title: { cs: 'Skladiště', uk: 'Склад', en: 'Storage' } },
      { id: 'tokens', title: { cs: 'Žetony', uk: 'Жетони', en: 'Tokens' } },
    ],
  },
  {
    title: { cs: 'Lidé', uk: 'Люди', en: 'People' },
    topics: [
      { id: 'characters', title: { cs: 'Postavy', uk: 'Персонажі', en: 'Characters' } },
      {
        id: 'character-abilities',
        title: { cs: 'Dovednosti postav', uk: 'Навички персонажів', en: 'Abilities of characters' },
      },
      { id: 'states', title: { cs: 'Stavy', uk: 'Стани', en: 'States' } },
      {
        id: 'shelter-movement',
        title: { cs: 'Pohyb po úkrytu', uk: 'Пересування притулком', en: 'Moving in the shelter' },
      },
    ],
  },
  {
    title: { cs: 'Den', uk: 'День', en: 'The day' },
    topics: [
      { id: 'morning', title: { cs: 'Ráno', uk: 'Ранок', en: 'Morning' } },
      { id: 'day-actions', title: { cs: 'Denní akce', uk: 'Денні дії', en: 'Day actions' } },
      { id: 'visitors', title: { cs: 'Návštěvníci', uk: 'Відвідувачі', en: 'Visitors' } },
      { id: 'trade', title: { cs: 'Obchod', uk: 'Торгівля', en: 'Trade' } },
      { id: 'dusk', title: { cs: 'Soumrak', uk: 'Сутінки', en: 'Dusk' } },
      { id: 'evening', title: { cs: 'Večer', uk: 'Вечір', en: 'Evening' } },
    ],
  },
  {
    title: { cs: 'Noc', uk: 'Ніч', en: 'The night' },
    topics: [
      { id: 'scavenging', title: { cs: 'Prohledávání', uk: 'Вилазка', en: 'Scavenging' } },
      { id: 'noise', title: { cs: 'Hluk', uk: 'Шум', en: 'Noise' } },
      { id: 'exploration', title: { cs: 'Průzkum', uk: 'Дослідження', en: 'Exploration' } },
      { id: 'findings', title: { cs: 'Nálezy', uk: 'Знахідки', en: 'Findings' } },
      {
        id: 'choose-findings',
        title: { cs: 'Co odnést domů', uk: 'Що забрати додому', en: 'What to carry home' },
      },
      { id: 'night-raid', title: { cs: 'Noční nájezdy', uk: 'Нічні напади', en: 'Night raids' } },
      { id: 'crime-wave', title: { cs: 'Vlna zločinu', uk: 'Хвиля злочинності', en: 'Crime wave' } },
      { id: 'dawn', title: { cs: 'Úsvit', uk: 'Світанок', en: 'Dawn' } },
      { id: 'saving', title: { cs: 'Uložení hry', uk: 'Збереження гри', en: 'Saving the game' } },
    ],
  },
  {
    title: { cs: 'Boj', uk: 'Бій', en: 'Combat' },
    topics: [
      { id: 'combat', title: { cs: 'Průběh boje', uk: 'Перебіг бою', en: 'How combat runs' } },
      { id: 'backstab', title: { cs: 'Útok ze zálohy', uk: 'Напад із засідки', en: 'Backstab' } },
      { id: 'weapons', title: { cs: 'Zbraně', uk: 'Зброя', en: 'Weapons' } },
      { id: 'combat-scripts', title: { cs: 'Scény boje', uk: 'Сцени бою', en: 'Combat scripts' } },
    ],
  },
  {
    title: { cs: 'Konec', uk: 'Кінець', en: 'The end' },
    topics: [{ id: 'end-of-game', title: { cs: 'Konec hry', uk: 'Кінець гри', en: 'The end of the game' } }],
  },
]
