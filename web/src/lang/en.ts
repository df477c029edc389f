/** The words of the shelf, in English. */
export const en = {
  'page.description': 'A digital table for four story-telling board games',
  'page.language': 'Language',
  'shelf.question': 'Which table will you sit down at?',
  'shelf.note': 'Four games that tell a story. The shelf is up, the tables are still being built.',
  'shelf.not-playable': 'Not playable yet',
  'shelf.players': '{least, number}–{most, number} {most, plural, one {player} other {players}}',
  'shelf.rivals': 'competitive',
  'shelf.together': 'co-operative',
  'game.path-of-destiny': 'Draft cards, lead your hero and help decide which path the story takes.',
  'game.adventure-game': 'Travel the map, gather leads, finish quests and hope that the dice are kind.',
  'game.wonder-book': 'Open a book and a world rises from it. Six chapters for the whole family.',
  'game.this-war-of-mine': 'Live through the night. Then one more. None of you is a soldier.',
} as const
