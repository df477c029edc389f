import type { Contents } from './contents.ts'

/** The contents of the rulebook of Wonder Book. */
export const contents: Contents = [
  {
    title: { cs: 'Než knihu otevřete', uk: 'Перш ніж розгорнути книгу', en: 'Before you open the book' },
    topics: [
      { id: 'overview', title: { cs: 'O čem hra je', uk: 'Про що ця гра', en: 'What the game is about' } },
      { id: 'golden-rule', title: { cs: 'Zlaté pravidlo', uk: 'Золоте правило', en: 'The golden rule' } },
      {
        id: 'quick-overview',
        title: { cs: 'Stručný přehled', uk: 'Коротка памʼятка', en: 'Quick overview' },
      },
      { id: 'start', title: { cs: 'Začátek kapitoly', uk: 'Початок розділу', en: 'Starting a chapter' } },
      { id: 'setup', title: { cs: 'Příprava hry', uk: 'Підготовка гри', en: 'Setup' } },
      { id: 'heroes', title: { cs: 'Hrdinové', uk: 'Герої', en: 'Heroes' } },
      { id: 'solo', title: { cs: 'Hra o samotě', uk: 'Гра наодинці', en: 'Playing alone' } },
      { id: 'upgrades', title: { cs: 'Vylepšení', uk: 'Покращення', en: 'Upgrades' } },
      {
        id: 'component-limits',
        title: {
          cs: 'Omezení herního materiálu',
          uk: 'Обмеження ігрових матеріалів',
          en: 'Limits of components',
        },
      },
    ],
  },
  {
    title: { cs: 'Karty kapitoly', uk: 'Карти розділу', en: 'The cards of a chapter' },
    topics: [
      { id: 'chapter-deck', title: { cs: 'Balíček kapitoly', uk: 'Колода розділу', en: 'The chapter deck' } },
      { id: 'story-card', title: { cs: 'Příběhové karty', uk: 'Сюжетні карти', en: 'Story cards' } },
      { id: 'decision', title: { cs: 'Rozhodnutí', uk: 'Рішення', en: 'Decisions' } },
      { id: 'keyword', title: { cs: 'Klíčová slova', uk: 'Ключові слова', en: 'Keywords' } },
      { id: 'item-card', title: { cs: 'Předměty', uk: 'Предмети', en: 'Items' } },
      { id: 'scrap-card', title: { cs: 'Útržky', uk: 'Уривки', en: 'Scraps' } },
      { id: 'goal-card', title: { cs: 'Karty cíle', uk: 'Карти мети', en: 'Goal cards' } },
      {
        id: 'special-rule-card',
        title: { cs: 'Karty zvláštních pravidel', uk: 'Карти особливих правил', en: 'Special-rule cards' },
      },
      {
        id: 'environment-card',
        title: { cs: 'Karty prostředí', uk: 'Карти оточення', en: 'Environment cards' },
      },
    ],
  },
  {
    title: { cs: 'Fáze hráčů', uk: 'Фаза гравців', en: 'The players phase' },
    topics: [
      {
        id: 'players-phase',
        title: { cs: 'Průběh fáze hráčů', uk: 'Перебіг фази гравців', en: 'How the phase runs' },
      },
      { id: 'turn', title: { cs: 'Tah hrdiny', uk: 'Хід героя', en: 'A hero’s turn' } },
      { id: 'extra-action', title: { cs: 'Akce navíc', uk: 'Додаткова дія', en: 'Extra actions' } },
      { id: 'reroll', title: { cs: 'Přehození', uk: 'Перекидання', en: 'Rerolls' } },
      { id: 'move', title: { cs: 'Pohyb', uk: 'Рух', en: 'Moving' } },
      { id: 'spark', title: { cs: 'Jiskry', uk: 'Іскри', en: 'Sparks' } },
      { id: 'ability', title: { cs: 'Schopnosti', uk: 'Здібності', en: 'Abilities' } },
      { id: 'attack', title: { cs: 'Útok', uk: 'Атака', en: 'Attacking' } },
      { id: 'fiend-wounds', title: { cs: 'Zranění běsů', uk: 'Поранення бісів', en: 'Wounding fiends' } },
      {
        id: 'excess-wounds',
        title: { cs: 'Přebývající zranění', uk: 'Надлишкові поранення', en: 'Excess wounds' },
      },
      {
        id: 'pass-item',
        title: { cs: 'Předání předmětu', uk: 'Передавання предмета', en: 'Passing an item' },
      },
      { id: 'special-action', title: { cs: 'Zvláštní akce', uk: 'Особливі дії', en: 'Special actions' } },
    ],
  },
  {
    title: { cs: 'Fáze nepřátel', uk: 'Фаза ворогів', en: 'The enemy phase' },
    topics: [
      {
        id: 'enemy-phase',
        title: { cs: 'Průběh fáze nepřátel', uk: 'Перебіг фази ворогів', en: 'How the phase runs' },
      },
      { id: 'fiend-card', title: { cs: 'Karty běsů', uk: 'Карти бісів', en: 'Fiend cards' } },
      { id: 'silver-aura', title: { cs: 'Stříbrná aura', uk: 'Срібна аура', en: 'The silver aura' } },
      { id: 'emergence', title: { cs: 'Vynoření běsů', uk: 'Поява бісів', en: 'Fiends emerge' } },
      { id: 'activation', title: { cs: 'Aktivace běsů', uk: 'Активація бісів', en: 'Fiends act' } },
      { id: 'fiend-recovery', title: { cs: 'Zotavení běsů', uk: 'Одужання бісів', en: 'Fiends recover' } },
      {
        id: 'unconscious',
        title: { cs: 'Hrdina v bezvědomí', uk: 'Непритомний герой', en: 'Unconscious heroes' },
      },
      { id: 'fate', title: { cs: 'Žetony osudu', uk: 'Жетони долі', en: 'Fate tokens' } },
    ],
  },
  {
    title: {
      cs: 'Konec kapitoly a kampaň',
      uk: 'Кінець розділу й кампанія',
      en: 'The end of a chapter, and the campaign',
    },
    topics: [
      { id: 'win', title: { cs: 'Výhra', uk: 'Перемога', en: 'Winning' } },
      { id: 'loss', title: { cs: 'Prohra', uk: 'Поразка', en: 'Losing' } },
      { id: 'score-sheet', title: { cs: 'Skóre osudu', uk: 'Рахунок долі', en: 'The fate score' } },
      { id: 'next-chapter', title: { cs: 'Další kapitola', uk: 'Наступний розділ', en: 'The next chapter' } },
      { id: 'campaign', title: { cs: 'Kampaň', uk: 'Кампанія', en: 'The campaign' } },
      { id: 'change-heroes', title: { cs: 'Výměna hrdinů', uk: 'Заміна героїв', en: 'Changing heroes' } },
      { id: 'change-players', title: { cs: 'Výměna hráčů', uk: 'Зміна гравців', en: 'Changing players' } },
    ],
  },
]
