/** A turn from the draft to the fate token, with the effects of action cards, in English. */
export const turn = {
  'POD-092':
    'A turn has 3 steps in a fixed order: draft cards, play cards, place the fate token. All players finish one step before the next begins.',
  'POD-093':
    'A story may change how a turn runs. Where its rules differ from the general ones, the rules of the story apply.',
  'POD-094':
    'The draft step opens by discarding the top available pair, face up, to the discard pile. This happens once a turn, not once for each player, and is skipped only in the very first turn of the game.',
  'POD-095':
    'The top pair is whichever remaining pair lies nearest to the main deck, on any position. If no pair is left on the mat, nothing is discarded.',
  'POD-096':
    'After the top pair is discarded, the remaining pairs move up towards the main deck, in the same order, until there are no gaps above them.',
  'POD-097':
    'Once the remaining pairs have moved up, new ones are dealt face up from the main deck to the empty positions, the one nearest to the deck first. Then there are again 4 pairs with 1 to 3 players and 5 pairs with 4 or 5.',
  'POD-098':
    'Players draft one after another in initiative order, from the top of the initiative track to the bottom. Each drafts exactly once a turn.',
  'POD-099':
    'To draft, move your figure from the initiative track to the top position or to a position where a pair still lies. Take both cards of the pair into your hand; at the top position you draw 2 cards from the main deck instead [POD-100].',
  'POD-100':
    'We play the top position as a place of its own beside the main deck, above the 4 or 5 pairs, without face-up cards. If you go there, you draw 2 cards from the top of the main deck.',
  'POD-101': 'Any number of players may choose the top position in the same turn, even all of them.',
  'POD-102':
    'If figures already stand at the top position, yours queues behind them. That queue decides the order in which they go back to the initiative track [POD-105].',
  'POD-103':
    'Every position except the top one takes only one player a turn. Beside the main deck there is room for everybody.',
  'POD-104':
    'If you place your figure on the bottom position (4th with 1 to 3 players, 5th with 4 or 5), you gain 1 experience point at once, on top of its two cards. The Lesser Evil has no such bonus [POD-268].',
  'POD-105':
    'When everybody has drafted, the figures go back to the initiative track in a new order: first those at the top position as they arrived, then those at the pairs from top to bottom. This is the initiative order from now on.',
  'POD-106':
    'When a card is needed and the main deck is empty, the whole discard pile is shuffled into a new deck. Cards being revealed at that moment are not part of it yet. If the discard pile is empty as well, draw as many cards as you can.',
  'POD-107':
    'Once the figures are back on the initiative track, the draft is over and the play cards step begins.',
  'POD-108':
    'All discarded action cards go face up to one common discard pile beside the main deck, whatever the reason. That includes starting action cards, so a reshuffle brings them into the main deck.',
  'POD-109':
    'Your timeline is the row of action cards you have played in this chapter, the earliest on the left and the latest on the right. Your token pool lies at its left end.',
  'POD-110':
    'Choose exactly 2 action cards from your hand, decide their order and leave them face down until everybody has chosen. If you ever hold fewer than 2, play what you have.',
  'POD-111':
    'Everybody chooses cards to play secretly and at the same time. Nothing is revealed until all have chosen.',
  'POD-112':
    'When all have chosen, the cards are revealed together. You add your 2 cards, in the order you chose, to the right end of your timeline; then their effects, if any, are resolved.',
  'POD-113':
    'The symbols of a card are yours from the moment it lies on your timeline, whether they are active or inactive in this chapter.',
  'POD-114':
    'The effects of your 2 new cards are resolved one after the other, the left card first. The right card waits until the effect of the left one is finished.',
  'POD-115':
    'Symbols you gain from effects lie as tokens at the left end of your timeline. That is your token pool.',
  'POD-116':
    'The effect of a card counts and touches only that card, the cards to its left on your timeline and the symbols in your token pool. Cards to its right, even if already revealed, and other players’ cards are outside.',
  'POD-117':
    'A symbol or colour on the card itself can meet the condition of the card’s own effect. If the condition asks you to lose a symbol, it may be that very one.',
  'POD-118': 'If the effect of your card can be resolved, it must be, and to the greatest extent possible.',
  'POD-119':
    'You may not decline the effect of a card you have played, not even to save a symbol you would lose.',
  'POD-120':
    'You get the result of an effect only if its condition is met. Otherwise the effect gives you nothing; the symbols and colours of the card still count.',
  'POD-121':
    'A condition asks for one of two things: that you have certain symbols or card colours, or that you lose certain symbols.',
  'POD-122':
    'Most effects are single: they are resolved once, with one fixed result. A 1–3 effect, marked 1/2/3 in both condition and result, gives 1, 2 or 3 according to how far you meet the condition, never more than 3.',
  'POD-123':
    'A 1–3 effect always uses the highest degree you reach: 3 or more gives 3, and 0 gives nothing. You cannot choose a lower degree.',
  'POD-124':
    'Where a condition asks for an exact number of symbols or colours, you must have just that number. With more, it is not met.',
  'POD-125':
    'When an effect takes a symbol from you, you choose which one of the matching kind: a token from your token pool or a printed one within reach of the effect [POD-116].',
  'POD-126':
    'An effect is resolved once each time its card is added to a timeline, so again if the card is kept for a new chapter [POD-179] or taken back into hand and played again. It is not checked again later.',
  'POD-127':
    'All players resolve their own cards at the same time and independently, because the effects of action cards touch only their owner. Should an order ever matter, initiative order decides.',
  'POD-128':
    'When everybody has resolved the effects of the cards they played, the fate token step follows. The extra effort of The Edge of the World [POD-326] and the requirement cards of Striga [POD-323] are checked just before it.',
  'POD-129':
    'Without abilities your timeline holds 6 cards at the end of chapter 1, 7 at the end of chapter 2 (1 kept and 6 played) and 8 at the end of chapter 3 (2 kept and 6 played).',
  'POD-130':
    'Condition “lose a symbol”: lose 1 symbol of the kind shown, for example exploration. It is a single effect.',
  'POD-131':
    'Condition “lose 1/2/3 symbols”: lose up to 3 symbols of the kind shown, for example exploration. The number you lose decides the result, and you must lose as many as you can [POD-304].',
  'POD-132':
    'Condition “lose 1/2/3 inactive symbols”: lose up to 3 symbols of the two currently inactive kinds, in any mix. The number you lose decides the result, and you must lose as many as you can [POD-304].',
  'POD-133':
    'Condition “2 or more cards”: have at least 2 cards of the colour shown, for example red, on your timeline. The card with this effect counts, cards to its right do not. It is a single effect.',
  'POD-134':
    'Condition “3 or more cards”: have at least 3 cards of the colour shown, for example red, on your timeline. The card with this effect counts, cards to its right do not. It is a single effect.',
  'POD-135':
    'Condition “exactly 1 card”: have just 1 card of the colour shown, for example green, on your timeline. With 2 or more it is not met. It is a single effect.',
  'POD-136':
    'Condition “exactly 2 cards”: have just 2 cards of the colour shown, for example red, on your timeline. With 1, or with 3 or more, it is not met. It is a single effect.',
  'POD-137':
    'Condition “1/2/3 cards”: count the cards of the colour shown, for example green, on your timeline. Their number, at most 3, decides the result.',
  'POD-138':
    'Condition “1/2/3 inactive symbols”: count the symbols of both inactive kinds on your timeline and in your token pool. Their number, at most 3, decides the result, and you lose none of them.',
  'POD-139':
    'Condition “2 or more inactive symbols”: have at least 2 symbols of the inactive kinds, counting both kinds on your timeline and in your token pool together. You lose nothing. It is a single effect.',
  'POD-140':
    'When colours or symbols are counted for a condition, the card that carries the effect is included. Cards to its right are not.',
  'POD-141':
    'For colour conditions a multi-colour card counts as 1 card of each of its colours. It can help to meet a condition with an exact number, but also spoil it.',
  'POD-142': 'Result of an effect: gain 3 experience points. Your experience marker moves forward at once.',
  'POD-143':
    'Result of an effect: gain 1, 2 or 3 experience points, according to how far you met the condition.',
  'POD-144':
    'Result of an effect: gain 1, 2 or 3 active symbols of the left path, according to how far you met the condition. The left story card shows their kind.',
  'POD-145':
    'Result of an effect: gain 1, 2 or 3 active symbols of the right path, according to how far you met the condition. The right story card shows their kind.',
  'POD-146':
    'Result of an effect: gain 2 active symbols of the left path. The left story card shows their kind.',
  'POD-147':
    'Result of an effect: gain 2 active symbols of the right path. The right story card shows their kind.',
  'POD-148':
    'Result of an effect: gain 1 of each active symbol, that is 1 symbol of the left path and 1 symbol of the right path.',
  'POD-149':
    'Result of an effect: gain 2 symbols of the kind depicted, for example 2 combat. The kind is fixed, whether it is active or inactive in this chapter.',
  'POD-150':
    'Result of an effect: gain 1, 2 or 3 symbols of the kind depicted, for example combat, according to how far you met the condition.',
  'POD-151': 'Result of an effect: gain the 3 symbols depicted, that is 1 combat, 1 exploration and 1 magic.',
  'POD-152':
    'The active symbol of the left or right path is the kind shown on that side’s story card of the current chapter when the effect is resolved. Only for kept cards do we use the symbols of the coming chapter, which can be changed in set-up [POD-305].',
  'POD-153':
    'In step 3 the fate token with the number of the turn (I, II or III) goes to one of the two active symbols. Which one depends on the symbols that all players have collected.',
  'POD-154':
    'Each player counts the symbols of the two active kinds, uncovered on their own timeline and in their own token pool, and announces which kind they have more of. That is the path they support.',
  'POD-155':
    'If you have equally many of both active symbols, even 0 and 0, you announce a tie and support neither path.',
  'POD-156':
    'The fate token goes on the story card of the path that more players support. Players with a tie are not counted, and we do not ask for a majority of the whole table: 1 against 0 is enough.',
  'POD-157':
    'If both paths have equally many supporters, or none at all, the fate token of this turn is not placed. It is set aside until the start of the next chapter.',
  'POD-158':
    'A fate token that was set aside is not used again in this chapter. The next turn uses the token with its own number.',
  'POD-159':
    'With 2 players, the cards still lying face up on the mat vote as a third player when the fate token is placed. Count the active symbols on them without applying effects; the deck and the discard pile do not count.',
  'POD-160':
    'With 2 players, the cards on the mat act as a third player only for the fate token. They get no points and no path tokens.',
  'POD-302':
    'A position whose pair is gone this turn, because it was taken or an ability emptied it, cannot be chosen until it is refilled. The top position is always open, so everybody can draft.',
  'POD-303':
    'When your character’s ability takes or discards cards of the available pairs, that is not a draft. Your figure does not move, and you get no bonus of that position, neither the experience point nor an alliance card.',
  'POD-304':
    'For a condition “lose 1/2/3” you must lose as many matching symbols as you can, up to 3. You may not stop earlier.',
  'POD-334':
    'With 2 players, if the cards left on the mat show equally many of both active symbols, even 0 and 0, this third player has a tie and is not counted.',
} as const
