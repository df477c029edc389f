import type { Contents } from './contents.ts'

/** The contents of the rulebook of Path of Destiny. */
export const contents: Contents = [
  {
    title: { cs: 'Základy', uk: 'Основи', en: 'The basics' },
    topics: [
      { id: 'overview', title: { cs: 'O čem hra je', uk: 'Про що ця гра', en: 'What the game is about' } },
      { id: 'symbols', title: { cs: 'Symboly', uk: 'Символи', en: 'Symbols' } },
      { id: 'story-cards', title: { cs: 'Karty příběhu', uk: 'Карти історії', en: 'Story cards' } },
      { id: 'player-board', title: { cs: 'Plán hráče', uk: 'Планшет гравця', en: 'The player board' } },
      { id: 'action-cards', title: { cs: 'Karty akcí', uk: 'Карти дій', en: 'Action cards' } },
      { id: 'timeline', title: { cs: 'Časová osa', uk: 'Ряд хронології', en: 'The timeline' } },
      { id: 'side-quest', title: { cs: 'Vedlejší úkol', uk: 'Додаткове завдання', en: 'The side quest' } },
      {
        id: 'information',
        title: { cs: 'Co je tajné a co ne', uk: 'Що таємне, а що ні', en: 'What is secret and what is not' },
      },
      { id: 'victory-points', title: { cs: 'Vítězné body', uk: 'Переможні очки', en: 'Victory points' } },
      { id: 'experience', title: { cs: 'Body zkušenosti', uk: 'Очки досвіду', en: 'Experience points' } },
    ],
  },
  {
    title: { cs: 'Než začnete', uk: 'Перед початком', en: 'Before you begin' },
    topics: [
      { id: 'setup', title: { cs: 'Příprava hry', uk: 'Приготування до гри', en: 'Setup' } },
      { id: 'characters', title: { cs: 'Výběr postav', uk: 'Вибір персонажів', en: 'Choosing characters' } },
      { id: 'start', title: { cs: 'První stránky', uk: 'Перші сторінки', en: 'The first pages' } },
    ],
  },
  {
    title: { cs: 'Tah', uk: 'Хід', en: 'A turn' },
    topics: [
      { id: 'turn', title: { cs: 'Tři kroky tahu', uk: 'Три кроки ходу', en: 'The three steps' } },
      { id: 'draft', title: { cs: 'Draftování karet', uk: 'Узяття карт', en: 'Drafting cards' } },
      { id: 'play-cards', title: { cs: 'Hraní karet', uk: 'Розігрування карт', en: 'Playing cards' } },
      { id: 'effects', title: { cs: 'Efekty karet', uk: 'Ефекти карт', en: 'Effects of cards' } },
      { id: 'effect-conditions', title: { cs: 'Podmínky efektů', uk: 'Умови ефектів', en: 'Conditions' } },
      { id: 'effect-results', title: { cs: 'Výsledky efektů', uk: 'Результати ефектів', en: 'Results' } },
      { id: 'fate-token', title: { cs: 'Žeton osudu', uk: 'Жетон призначення', en: 'The fate token' } },
    ],
  },
  {
    title: { cs: 'Schopnosti', uk: 'Уміння', en: 'Abilities' },
    topics: [
      {
        id: 'abilities',
        title: { cs: 'Jak schopnosti fungují', uk: 'Як діють уміння', en: 'How abilities work' },
      },
      { id: 'abilities-geralt', title: { cs: 'Geralt', uk: 'Геральт', en: 'Geralt' } },
      { id: 'abilities-yennefer', title: { cs: 'Yennefer', uk: 'Йеннефер', en: 'Yennefer' } },
      { id: 'abilities-dandelion', title: { cs: 'Marigold', uk: 'Любисток', en: 'Dandelion' } },
      { id: 'abilities-ciri', title: { cs: 'Ciri', uk: 'Цірі', en: 'Ciri' } },
    ],
  },
  {
    title: {
      cs: 'Konec kapitoly a hry',
      uk: 'Кінець розділу й гри',
      en: 'The end of a chapter and of the game',
    },
    topics: [
      {
        id: 'chapter-end',
        title: { cs: 'Konec kapitoly', uk: 'Кінець розділу', en: 'The end of a chapter' },
      },
      { id: 'path-tokens', title: { cs: 'Žetony cest', uk: 'Жетони шляхів', en: 'Path tokens' } },
      {
        id: 'clear-timeline',
        title: { cs: 'Vyčištění časové osy', uk: 'Очищення ряду хронології', en: 'Clearing the timeline' },
      },
      { id: 'next-chapter', title: { cs: 'Další kapitola', uk: 'Наступний розділ', en: 'The next chapter' } },
      { id: 'end-of-game', title: { cs: 'Konec hry', uk: 'Кінець гри', en: 'The end of the game' } },
      {
        id: 'final-scoring',
        title: { cs: 'Závěrečné bodování', uk: 'Фінальний підрахунок', en: 'Final scoring' },
      },
    ],
  },
  {
    title: { cs: 'Sólo režim', uk: 'Соло-режим', en: 'Solo mode' },
    topics: [
      { id: 'solo', title: { cs: 'Hra proti Automě', uk: 'Гра проти Автоми', en: 'Against the Automa' } },
      {
        id: 'solo-setup',
        title: { cs: 'Příprava sólo hry', uk: 'Приготування до соло-гри', en: 'Solo setup' },
      },
      {
        id: 'solo-chapter-start',
        title: { cs: 'Začátek kapitoly', uk: 'Початок розділу', en: 'The start of a chapter' },
      },
      {
        id: 'solo-automa',
        title: { cs: 'Schopnosti Automy', uk: 'Уміння Автоми', en: 'What the Automa can do' },
      },
      {
        id: 'solo-draft',
        title: { cs: 'Jak Automa draftuje', uk: 'Як Автома бере карти', en: 'How the Automa drafts' },
      },
      {
        id: 'solo-fate',
        title: {
          cs: 'Žeton osudu v sólo hře',
          uk: 'Жетон призначення в соло-грі',
          en: 'The fate token in solo mode',
        },
      },
      {
        id: 'solo-scoring',
        title: { cs: 'Bodování Automy', uk: 'Підрахунок очок Автоми', en: 'How the Automa scores' },
      },
      {
        id: 'solo-automa-boards',
        title: { cs: 'Plány Automy', uk: 'Планшети Автоми', en: 'The Automa boards' },
      },
    ],
  },
  {
    title: { cs: 'Příběhy', uk: 'Історії', en: 'The stories' },
    topics: [
      {
        id: 'story-edge-of-the-world',
        title: { cs: 'Konec světa', uk: 'Край світу', en: 'The Edge of the World' },
      },
      { id: 'story-striga', title: { cs: 'Striga', uk: 'Стриґа', en: 'Striga' } },
      { id: 'story-lesser-evil', title: { cs: 'Menší zlo', uk: 'Менше зло', en: 'The Lesser Evil' } },
    ],
  },
]
