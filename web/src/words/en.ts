import type { Words } from './words.ts'

/** The shell in English. */
export const en: Words = {
  description: 'A digital table for four story-telling board games',
  languageChoice: 'Language',
  shelfQuestion: 'Which table will you sit down at?',
  shelfNote: 'Four games that tell a story. The shelf is up, the tables are still being built.',
  notPlayable: 'Not playable yet',
  players: { one: 'player', other: 'players' },
  kinds: { rivals: 'competitive', together: 'co-operative' },
  games: {
    'path-of-destiny': 'Draft cards, lead your hero and help decide which path the story takes.',
    'adventure-game': 'Travel the map, gather leads, finish quests and hope that the dice are kind.',
    'wonder-book': 'Open a book and a world rises from it. Six chapters for the whole family.',
    'this-war-of-mine': 'Live through the night. Then one more. None of you is a soldier.',
  },
}
