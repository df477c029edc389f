/** What the game is made of and how it is set up: symbols, cards, boards, characters and points, in English. */
export const basics = {
  'POD-001':
    'Path of Destiny is for 1 to 5 players, and each plays exactly one character. Alone, you play the solo mode against the Automa.',
  'POD-002':
    'In the story you travel together; at the table everybody plays for themselves. Whoever has the most victory points at the end has shaped the story most: that player wins and is its main hero.',
  'POD-003':
    'One game tells one story in 3 chapters, also called rounds. A chapter has exactly 3 turns, so the game has 9, and each turn has 3 steps: draft cards, play cards, place the fate token.',
  'POD-004':
    'Read the story cards, then play 3 turns. The end of the chapter follows in this order: dominant symbol, victory and experience points, path tokens, clearing the timelines (not after chapter 3), and story cards with the path token bonuses. The Edge of the World [POD-239] and The Lesser Evil [POD-280] each add one item.',
  'POD-005':
    'There are exactly 4 kinds of symbol: magic, diplomacy, exploration and combat. Every symbol you collect is one of these.',
  'POD-006':
    'Most of your symbols are printed on the action cards you play to your timeline. Card effects, abilities and special rules of the story give you more, in the form of symbol tokens.',
  'POD-007':
    'For every symbol you gain from an effect, an ability or a story rule, put 1 symbol token of that kind into your token pool. Symbols printed on the cards you play need no token.',
  'POD-008':
    'A symbol printed on your timeline and a symbol token in your token pool are worth exactly the same: for effects, for the fate token, for scoring and for path tokens.',
  'POD-009':
    'When you must lose a symbol, you choose how: discard a matching token from your token pool, or put a lost-symbol token on a matching uncovered symbol printed on your timeline. Which cards you may cover depends on the cause [POD-010].',
  'POD-010':
    'If an ability, a story card or an alliance card makes you lose a symbol, you may cover one on any card of your timeline. If the effect of a card you played does, we allow only that card and the cards to its left [POD-116].',
  'POD-011':
    'A printed symbol under a lost-symbol token counts for nothing, be it conditions, further losses, the fate token, scoring, path tokens or hidden goals that count symbols, until the token is removed. The card keeps its colours, its effect and its place.',
  'POD-012':
    'You cannot lose a symbol that you have neither as a token nor uncovered on a card. A condition that asks for that loss is then not met, and its effect gives you nothing.',
  'POD-013':
    'The box holds 40 symbol tokens of each of the 4 kinds and 30 lost-symbol tokens. At this table they never run out: the supply is unlimited.',
  'POD-014':
    'In each chapter exactly 2 of the 4 symbols are active: those on the two open story cards. The left card’s symbol belongs to the left path and the light arrow pointing left, the right card’s symbol to the right path and the dark arrow pointing right.',
  'POD-015':
    'The 2 symbols that are not active in this chapter are inactive and share one crossed-out icon. They give neither victory points nor experience points at the end of the chapter, but card effects and abilities may ask for them or use them.',
  'POD-016':
    'The story cards of each chapter decide afresh which symbols are active. A symbol that is active now may be inactive in the next chapter.',
  'POD-017':
    'The bottom of a chapter’s story card shows which symbols will be active next, should the path of that card become dominant. This lets you prepare in time.',
  'POD-018':
    'At the end of a chapter one active symbol becomes dominant and the other non-dominant. The dominant one gives victory points and decides how the story and its special rules go on; the non-dominant one gives experience points.',
  'POD-019':
    'Each story has its own deck of 23 story cards with the introduction, the 3 chapters and several different endings. A single game shows you only some of them.',
  'POD-020':
    'Story cards are never shuffled. The deck always stays in the order of the numbers printed at the bottom of the cards.',
  'POD-021':
    'Turn the story cards like the pages of a book: when you have finished one page, go to the next. If the page names a number, leaf on to the page with that number instead.',
  'POD-022':
    'A page is named by its number and its story: P1 is The Edge of the World, P2 is Striga, P3 is The Lesser Evil. So 10P1 is page 10 of The Edge of the World; we read the numbers as pages, not cards.',
  'POD-023':
    'During a chapter two story pages lie open side by side. The left one carries the active symbol of the left path, the right one that of the right path, and each fate token placed goes on one of the two.',
  'POD-024':
    'When a story card points to special rules, follow the rules section of that story and its reference card.',
  'POD-025':
    'At the end of a chapter, before the next one begins, read the story cards and do exactly what they say.',
  'POD-026':
    'A player board shows the character’s name and picture, 4 abilities and an experience track with positions 0 to 20. The track also shows the bonus victory points for the end of the game.',
  'POD-027':
    'Each ability belongs to a position of the experience track and is unlocked when you reach that position. The first ability from the left is unlocked from the start of the game.',
  'POD-028':
    'An action card has its symbols at the upper left (some cards have none), one or more colour banners, a picture and sometimes an effect. An effect is a condition and a result; the icons inside it are not symbols of the card [POD-335].',
  'POD-029':
    'A multi-colour card has all the colours of its banners at once and counts as a card of each of them. The one exception is an extra effort sequence, where it stands for only one of its colours [POD-235].',
  'POD-030':
    'Each character has 1 side quest card, which lies face up, partly under the player board. Anybody may read it at any time, but it is scored only at the end of the game.',
  'POD-031':
    'There is no hand limit, and nobody ever discards for holding too many cards. An ability that gives you an extra card makes your hand bigger for good.',
  'POD-032':
    'Only you know the cards in your hand, until everybody shows them for the side quests at the end of the game. A face-up pair was seen by all, so the log may name it; what you draw from the deck stays your secret.',
  'POD-033':
    'Everybody may see the timelines, token pools, lost-symbol tokens, victory and experience points, abilities and whether they are used, and side quests. The available pairs, the initiative track and the discard pile are open too.',
  'POD-034':
    'The main deck is made of the 68 action cards. The 25 starting action cards, 5 for each character, are separate and are not shuffled into it at set-up.',
  'POD-035':
    'Put the game mat in the middle of the table and leave each player room for a player board, a timeline and the components of the story. This is only layout and changes nothing in play.',
  'POD-036':
    'Before the game, choose together one of the 3 stories: The Edge of the World, Striga or The Lesser Evil. You are free to take any of them.',
  'POD-037':
    'The complexity rating of a story only tells you how demanding its special rules are. It has no effect on play.',
  'POD-038':
    'Put the deck of the chosen story on its place on the mat with the cover side up, like a book about to be read.',
  'POD-039':
    'Next to the story cards stack the 3 fate tokens: III at the bottom, II in the middle, I on top. The 2 path tokens, left and right, lie beside them.',
  'POD-040':
    'The story sets the starting initiative order. Once the characters are chosen, place the figures on the initiative track in that order; the first in the list stands at the top, nearest to the story cards.',
  'POD-041':
    'The initiative lists name all 10 published characters. Skip those who are not in play and keep the order of the others; the base game has only Geralt, Yennefer, Dandelion, Ciri and Vesemir.',
  'POD-042': 'Shuffle the action cards of the main deck and put them face down on their place on the mat.',
  'POD-043':
    'From the top of the main deck, deal 2 cards face up to each pair position in use, beginning with the position nearest to the deck. These are the available pairs.',
  'POD-044':
    'There are 4 pairs on the mat with 1, 2 or 3 players, and 5 pairs with 4 or 5 players. We do not count the top position beside the main deck among them [POD-100].',
  'POD-045':
    'The extra experience token lies beside the bottom position: the 4th pair with 1 to 3 players, the 5th with 4 or 5. The Lesser Evil does not use it [POD-268].',
  'POD-046':
    'Symbol tokens and lost-symbol tokens lie beside the mat within everybody’s reach. Here the program hands them out, and there are always enough [POD-013].',
  'POD-047':
    'In the printed rules, whoever most recently read a Witcher book chooses a character first, and choosing goes on clockwise. At this table chance decides who is first.',
  'POD-048':
    'All player boards are shuffled face down. The player who is choosing gets 2, keeps 1 and returns the other to the rest. In set-up you can let everybody choose from all characters that are left instead.',
  'POD-049':
    'The next player clockwise gets 2 random boards of those that remain, returned ones included, and keeps 1. The rest are shuffled again before each deal, until everybody has a board.',
  'POD-050': 'With 5 players only one character is left for the last player, who takes it without a choice.',
  'POD-051':
    'You take the whole set of your character: player board, figure, regular and golden experience marker, 4 ability tokens, 5 player tokens, 5 starting action cards and 1 side quest card.',
  'POD-052':
    'Your regular experience marker starts on position 0 of the experience track. The golden experience marker waits on its marked place to the right of the track.',
  'POD-053':
    'Put an ability token, active side with the icon up, on the first ability from the left: you can use this ability from the start. The other 3 ability tokens wait beside the board.',
  'POD-054':
    'One of your 5 player tokens marks your victory points and starts on 0 of the victory point track. The other 4 stay unused unless the special rules of a story need them, as in Striga [POD-250].',
  'POD-055':
    'Your starting hand is the 5 starting action cards of your character. You begin with no other cards.',
  'POD-056':
    'Your side quest card is tucked face up under the side edge of your player board so that it can be read.',
  'POD-057':
    'Set-up ends with what the chosen story needs: extra effort cards for The Edge of the World, hidden goals and requirement cards for Striga, alliance cards and alliance tokens for The Lesser Evil.',
  'POD-058':
    'For a first game we suggest The Edge of the World without extra effort cards and without side quests: leave out both their set-up and their rules. One option in set-up switches off both.',
  'POD-059': 'Play begins when you turn the first story card. It holds the introduction.',
  'POD-060':
    'After the introductory pages, read the special rules of the story if the pages ask for it. Then turn to the next page, or to the page that is named, and chapter 1 begins.',
  'POD-061':
    'Whenever you gain victory points, your marker moves forward by that number on the victory point track at once.',
  'POD-062':
    'Whenever you gain experience points, your experience marker moves forward by that number on the experience track at once.',
  'POD-063':
    'When your regular experience marker reaches or passes the position of a locked ability, put an ability token on it, active side up. One gain can unlock several abilities, and you may use a new one at once if its moment is not over [POD-301].',
  'POD-064':
    'When your regular experience marker reaches position 20, it leaves the track for the slot below it. The golden experience marker goes on position 0.',
  'POD-065':
    'Points beyond 20 in the same gain are not lost: we count them with the golden experience marker, starting from 0. With 18 points, a gain of 5 takes the golden marker to 3.',
  'POD-066':
    'Once your golden experience marker is on the track, all the experience you gain moves that marker. It unlocks nothing; it only gives victory points at the end of the game.',
  'POD-067':
    'The golden experience marker stops at 20, and you gain no more experience for the rest of the game. You can have at most 40 points in total; anything beyond is lost.',
  'POD-293':
    'A loss caused by anything but the effect of your own card, such as another player’s ability, a story page or a penalty, takes only what is there. Without a matching uncovered symbol or token you lose nothing, and nothing else is taken instead.',
  'POD-294':
    'Without abilities and story effects you hold exactly 5 cards between turns: you start with 5, then draft 2 and play 2 in every turn.',
  'POD-331':
    'In The Lesser Evil everybody sees how many alliance cards of each side you hold, because their backs differ; only you know their faces until they are revealed. A card discarded because of the limit of 3 goes face down to the discard pile of its side.',
  'POD-332':
    'There is no upper limit to victory points. A marker that comes to the end of the victory point track simply goes round again.',
  'POD-335':
    'Only the symbols at the upper left belong to an action card. The icons in the condition and the result of its effect are never counted as its symbols.',
} as const
