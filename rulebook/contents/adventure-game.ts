import type { Contents } from './contents.ts'

/** The contents of the rulebook of The Witcher Adventure Game. */
export const contents: Contents = [
  {
    title: { cs: 'Základy', uk: 'Основи', en: 'The basics' },
    topics: [
      { id: 'golden-rules', title: { cs: 'Zlatá pravidla', uk: 'Золоті правила', en: 'The golden rules' } },
      { id: 'setup', title: { cs: 'Příprava hry', uk: 'Підготовка до гри', en: 'Setup' } },
      { id: 'play-area', title: { cs: 'Hrací oblast', uk: 'Ігрова зона', en: 'Play area' } },
      { id: 'supply', title: { cs: 'Zásoba', uk: 'Запас', en: 'Supply' } },
      {
        id: 'component-limits',
        title: { cs: 'Omezení herních součástí', uk: 'Обмеження компонентів', en: 'Component limits' },
      },
      {
        id: 'table-talk',
        title: { cs: 'Komunikace při hře', uk: 'Спілкування під час гри', en: 'Table talk' },
      },
      {
        id: 'quick-reference',
        title: { cs: 'Rychlý přehled', uk: 'Коротка довідка', en: 'Quick reference' },
      },
    ],
  },
  {
    title: { cs: 'Tah', uk: 'Хід', en: 'A turn' },
    topics: [
      { id: 'active-player', title: { cs: 'Aktivní hráč', uk: 'Активний гравець', en: 'Active player' } },
      { id: 'turn-sequence', title: { cs: 'Průběh tahu', uk: 'Перебіг ходу', en: 'Turn sequence' } },
      { id: 'actions', title: { cs: 'Akce', uk: 'Дії', en: 'Actions' } },
      { id: 'action-spaces', title: { cs: 'Akční políčka', uk: 'Поля дій', en: 'Action spaces' } },
      { id: 'activities', title: { cs: 'Činnosti', uk: 'Вільні дії', en: 'Activities' } },
      { id: 'trading', title: { cs: 'Výměna zdrojů', uk: 'Обмін ресурсами', en: 'Trading resources' } },
      { id: 'paying', title: { cs: 'Placení', uk: 'Сплачування', en: 'Paying' } },
      {
        id: 'delayed-heroes',
        title: { cs: 'Zpoždění hrdinové', uk: 'Затримані герої', en: 'Delayed heroes' },
      },
      { id: 'yarpen', title: { cs: 'Yarpen', uk: 'Ярпен', en: 'Yarpen' } },
    ],
  },
  {
    title: { cs: 'Na cestách', uk: 'У дорозі', en: 'On the road' },
    topics: [
      { id: 'movement', title: { cs: 'Pohyb', uk: 'Рух', en: 'Movement' } },
      { id: 'roads', title: { cs: 'Cesty', uk: 'Шляхи', en: 'Roads' } },
      { id: 'locations', title: { cs: 'Lokace', uk: 'Локації', en: 'Locations' } },
      { id: 'regions', title: { cs: 'Regiony', uk: 'Регіони', en: 'Regions' } },
      { id: 'adjacency', title: { cs: 'Co spolu sousedí', uk: 'Що є суміжним', en: 'What is adjacent' } },
    ],
  },
  {
    title: { cs: 'Stopy a úkoly', uk: 'Зачіпки й завдання', en: 'Leads and quests' },
    topics: [
      { id: 'leads', title: { cs: 'Stopy', uk: 'Зачіпки', en: 'Leads' } },
      { id: 'proofs', title: { cs: 'Trofeje', uk: 'Докази', en: 'Proofs' } },
      { id: 'quest-cards', title: { cs: 'Karty úkolů', uk: 'Карти завдань', en: 'Quest cards' } },
      {
        id: 'support-quest-track',
        title: { cs: 'Přehled pomocných úkolů', uk: 'Табло допоміжних завдань', en: 'Support quest track' },
      },
      { id: 'goals', title: { cs: 'Cíle', uk: 'Цілі', en: 'Goals' } },
    ],
  },
  {
    title: { cs: 'Karty', uk: 'Карти', en: 'Cards' },
    topics: [
      {
        id: 'investigation-cards',
        title: { cs: 'Karty pátrání', uk: 'Карти розслідувань', en: 'Investigation cards' },
      },
      {
        id: 'development-cards',
        title: { cs: 'Karty vylepšení', uk: 'Карти розвитку', en: 'Development cards' },
      },
      { id: 'good-fortune', title: { cs: 'Šťastná náhoda', uk: 'Щаслива нагода', en: 'Good fortune' } },
      { id: 'foul-fate', title: { cs: 'Nepřízeň osudu', uk: 'Лиха доля', en: 'Foul fate' } },
      { id: 'traits', title: { cs: 'Klíčová slova', uk: 'Ключові слова', en: 'Traits' } },
      { id: 'drawing-cards', title: { cs: 'Tažení karet', uk: 'Добирання карт', en: 'Drawing cards' } },
      { id: 'discarding', title: { cs: 'Odhazování', uk: 'Скидання', en: 'Discarding' } },
      { id: 'owned-cards', title: { cs: 'Vlastněné karty', uk: 'Карти у власності', en: 'Owned cards' } },
    ],
  },
  {
    title: { cs: 'Nebezpečí', uk: 'Небезпеки', en: 'Dangers' },
    topics: [
      { id: 'obstacle-areas', title: { cs: 'Oblasti překážek', uk: 'Зони перешкод', en: 'Obstacle areas' } },
      {
        id: 'encountering-obstacles',
        title: { cs: 'Střetnutí s překážkami', uk: 'Зіткнення з перешкодами', en: 'Encountering obstacles' },
      },
      { id: 'monsters', title: { cs: 'Nestvůry', uk: 'Чудовиська', en: 'Monsters' } },
      { id: 'combat', title: { cs: 'Boj', uk: 'Бій', en: 'Combat' } },
      { id: 'dice', title: { cs: 'Kostky', uk: 'Кубики', en: 'Dice' } },
      { id: 'wounds', title: { cs: 'Zranění', uk: 'Поранення', en: 'Wounds' } },
      { id: 'war-track', title: { cs: 'Stupnice války', uk: 'Трек війни', en: 'War track' } },
    ],
  },
  {
    title: { cs: 'Konec hry', uk: 'Кінець гри', en: 'The end of the game' },
    topics: [
      { id: 'victory-points', title: { cs: 'Vítězné body', uk: 'Переможні очки', en: 'Victory points' } },
      { id: 'winning', title: { cs: 'Vítězství', uk: 'Перемога', en: 'Winning' } },
      {
        id: 'epic-adventure',
        title: { cs: 'Epické dobrodružství', uk: 'Епічна пригода', en: 'Epic adventuring' },
      },
    ],
  },
]
