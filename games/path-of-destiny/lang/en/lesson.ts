/** The notes of the lesson, in English. */
export const lesson = {
  'lesson.hero':
    'Welcome! In ten minutes you will play a first game against Dandelion. At the edge of the world somebody steals seed, and they say it is a devil. Take Geralt: press his board, then confirm.',
  'lesson.hero.else':
    'Everybody here is worth a game. This lesson speaks of Geralt’s cards, though, so please take him.',
  'lesson.book':
    'The book lies open at two paths, and each has its symbol: diplomacy on the left, combat on the right. These two are active in this chapter. The others, magic and exploration, score nothing for now.',
  'lesson.turn':
    'The story has three chapters of three turns. Every turn runs the same way: take two cards, play two cards, and see which path fate leans to. Whoever moves the story most becomes its main hero.',
  'lesson.draft':
    'Drafting: your figure steps to a pair, and both cards are yours. Take the lowest one, {cards, cards}. The bottom position adds 1 experience point.',
  'lesson.draft.else':
    'A good pair, too. But only the bottom position gives experience, and you will soon see what it is for. Please take pair 4.',
  'lesson.initiative':
    'Dandelion took a pair that lies higher. The figures go back from top to bottom, so next time he drafts before you. A low pair brings experience, a high one initiative.',
  'lesson.play':
    'Now each of you chooses two cards in secret, and they are shown together. Choose {cards, cards}, in exactly this order: so they will lie on your timeline.',
  'lesson.play.else': 'A fine idea; keep it for later. Effects show best on {cards, cards}, in this order.',
  'lesson.effects':
    'Symbols at the upper left are yours at once: two swords, two combat. Below stands an effect. {cards, cards} wants exactly one yellow card; you have one, so it gave you 3 experience points.',
  'lesson.experience':
    'You have 4 experience points. They unlock the abilities on your board, the next one at 5. Each ability can be used once in the whole game, so it pays to wait for its moment.',
  'lesson.fate':
    'Now fate. Everybody supports the path of which they have more symbols: you combat, Dandelion diplomacy. With two players the cards on the mat have a voice as well, and they decided: fate token 1 lies on the right.',
  'lesson.draft-2':
    'A new turn: the top pair is gone, new ones have come, and Dandelion drafted first. {cards, cards} shows combat twice, and the bottom position gives the point that you lack for an ability. Take pair 4.',
  'lesson.draft-2.else':
    'Why not. Only pair 4, though, gives you combat and the fifth experience point at once. Please take it.',
  'lesson.unlocked':
    'Five points, and “{ability, title}” is unlocked! Its text says when it can be used: at the end of a chapter. Dandelion has just used one of his and gained a combat symbol.',
  'lesson.play-2':
    '{bribe, cards} gives 1, 2 or 3 experience points for as many yellow cards. You have one, and it is the second itself. Play it first, and {pit, cards} after it.',
  'lesson.play-2.else':
    'That works as well. Here, please play {bribe, cards} and then {pit, cards}: experience and combat in one turn.',
  'lesson.draft-3':
    'The last turn of the chapter. Dandelion stands at pair 3. Whoever stands higher will be first next time and wins ties, so take pair 2, just above him.',
  'lesson.draft-3.else':
    'Every pair is good for something. This time you want the initiative: pair 2 lies above Dandelion’s.',
  'lesson.play-3':
    '{tales, cards} wants two inactive symbols. Exploration is inactive now, and {draught, cards} has two. An effect sees only its own card and those to its left, so begin with {draught, cards}.',
  'lesson.play-3.else':
    'Try {draught, cards} first and {tales, cards} second: the second one needs the symbols of the first.',
  'lesson.dominance':
    'All three fate tokens lie on the right, so combat is dominant. Each of your combat symbols is worth 1 victory point, 6 in all. The other active symbol, diplomacy, gives 1 experience point each.',
  'lesson.path-tokens':
    'Whoever has the most symbols of a path gets its path token: the right one is yours, the left one Dandelion’s. What they bring, the next pages of the story will tell.',
  'lesson.ability':
    'The moment for “{ability, title}” has come: it returns one card to your hand before the timeline is cleared. Use it.',
  'lesson.ability.else':
    'An ability may always wait. In this lesson let us use it, so that you see how it works.',
  'lesson.take-back':
    'Take {cards, cards} back. The foot of the combat page tells what is coming: exploration will be active, and this card has two.',
  'lesson.take-back.else':
    'That one would be useful, too. But the next chapter favours exploration, and {cards, cards} has it twice.',
  'lesson.keep':
    'Tokens and cards leave your timeline, but one card stays and opens the next chapter. Keep {cards, cards}: its effect is resolved at once, and again you will have exactly one yellow card.',
  'lesson.keep.else':
    'A decent choice. {cards, cards}, though, earns another 3 experience points right away.',
  'lesson.branch':
    'Combat prevailed, so the book opened at its page. What the other path would have told stays hidden. Your path token moves you to the top of the initiative; you are there already, so it brought 1 experience point.',
  'lesson.chapter-2':
    'A new chapter, new symbols: now exploration and diplomacy count, combat does not. {cards, cards} has earned 3 points again and unlocked your third ability.',
  'lesson.draft-4': 'Now it is up to you: which pair shows the most exploration? You know it by the compass.',
  'lesson.draft-4.else': 'Count the compasses: pair 2 has three, more than any other.',
  'lesson.play-4':
    'Play {horse, cards} and then {draught, cards}. The first wants exactly one green card, and is one itself. The second is green, too, so it must come later.',
  'lesson.play-4.else':
    'Keep these for later. {horse, cards} and then {draught, cards}, in this order, bring two more diplomacy symbols.',
  'lesson.leap':
    'That is the whole rhythm of the game. I will play the rest of the chapter for both of you now; the chronicle tells how it went.',
  'lesson.keep-2':
    'The chapter is over: exploration prevailed, and you have {n, number} victory points. This time two cards stay. Keep {cards, cards}, in this order.',
  'lesson.keep-2.else': 'There are many good pairs. For today keep {cards, cards}, in this order.',
  'lesson.leap-2':
    'The last chapter asks for combat and exploration. Two turns will pass quickly, and you will be back for the very last cards.',
  'lesson.play-5':
    'Your last two cards: {patrol, cards} for its symbols, and after it {shortcut, cards}. The second takes up to three exploration symbols and gives as many symbols of the right path as it took.',
  'lesson.play-5.else':
    'At the end everything helps. But try {patrol, cards} and then {shortcut, cards}: they show what a loss is.',
  'lesson.loss':
    '“{ability, title}” spares one symbol of a loss: you give two and get three. Use it; there will be no later occasion.',
  'lesson.loss.else':
    'As a rule it may wait. But this is the last turn, and later it will not help any more.',
  'lesson.final':
    'The third chapter is scored like those before. Then golden experience counts: each point beyond twenty is 1 victory point. You win {mine, number}:{theirs, number}, and Geralt is the main hero of the story.',
  'lesson.farewell':
    'That is all you need. Begin with the same story, still without side quests and extra effort. And when in doubt, ask: every question names its rule.',
} as const

/** The notes in one language. */
export type LessonTexts = Readonly<Record<keyof typeof lesson, string>>
