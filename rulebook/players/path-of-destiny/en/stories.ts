/** Special rules of the three stories: The Edge of the World, Striga and The Lesser Evil, in English. */
export const stories = {
  'POD-231':
    'The Edge of the World uses 12 extra effort cards, 4 for each of the 3 chapters, and 23 story cards.',
  'POD-232':
    'Starting initiative order in The Edge of the World, from the top: Letho, Triss, Ciri, Yennefer, Geralt, Regis, Dijkstra, Yarpen, Dandelion, Vesemir. With the base game only: Ciri, Yennefer, Geralt, Dandelion, Vesemir.',
  'POD-233':
    'In set-up for The Edge of the World, draw 1 random extra effort card for each chapter. All 3 lie face up beside the mat.',
  'POD-234':
    'After the play cards step you gain the bonus of this chapter’s extra effort card if your timeline contains the colour sequence on it [POD-324]. At least 1 card that you played this turn must be part of the sequence.',
  'POD-235':
    'In an extra effort sequence a multi-colour card counts as one card of any one of its colours. You choose which.',
  'POD-236':
    'A card that completed a sequence in one turn may begin another sequence that you complete in a later turn. We play this for every card, not only for multi-colour cards.',
  'POD-237':
    'You can gain the extra effort bonus again in every turn in which you meet its condition, but only once a turn. Every player who meets it gains it.',
  'POD-238':
    'Cards kept from an earlier chapter lie on your timeline and may be part of a sequence. They do not count as cards played this turn.',
  'POD-239':
    'In The Edge of the World the extra effort card of the chapter is turned face down at the chapter’s end, after the timelines are cleared and before the story cards are read.',
  'POD-240':
    'As a first game, The Edge of the World may be played without its special rules: the extra effort cards are ignored. You choose this in set-up [POD-058].',
  'POD-241':
    'Striga uses 12 hidden goal cards, 6 solo hidden goal cards, 4 requirement cards, 2 special symbol tokens and 23 story cards.',
  'POD-242':
    'Starting initiative order in Striga, from the top: Letho, Geralt, Vesemir, Ciri, Regis, Yarpen, Triss, Yennefer, Dandelion, Dijkstra. With the base game only: Geralt, Vesemir, Ciri, Yennefer, Dandelion.',
  'POD-243':
    'Hidden goals come in 4 types, recognised by their backs: combat; magic; combat, diplomacy and exploration; magic, diplomacy and exploration. A goal is scored if its back shows the symbol that is dominant at the end of chapter 3.',
  'POD-244':
    'In set-up for Striga, draw 1 random hidden goal of each of the 4 types. The 4 cards lie face down, and nobody looks at them.',
  'POD-245':
    'In set-up for Striga, put 1 random requirement card beside each of the 4 hidden goals. Each of the 4 requirement cards is used once.',
  'POD-246':
    'Exactly 2 of the 4 hidden goals are scored, decided by the dominant symbol of chapter 3. Combat picks the two with combat on the back, magic the two with magic, diplomacy or exploration the two with three symbols.',
  'POD-247':
    'The requirement cards are checked after the play cards step. You meet one if your timeline holds, at any places, at least 3 cards of its colour, or at least 4 once it has been raised [POD-252].',
  'POD-248':
    'If you meet a requirement, you may secretly peek at the hidden goal beside it. The others do not see it.',
  'POD-249':
    'If several players meet a requirement in the same turn, all of them may peek at the hidden goal and all get the reward.',
  'POD-250':
    'If you meet a requirement card that still asks for 3 cards, you gain 1 experience point and put one of your player tokens on the left side of that card.',
  'POD-251':
    'With your token on a requirement card you may peek at the hidden goal beside it at any time for the rest of the game.',
  'POD-252':
    'Once a check has put the first token, or several at once, on the left side of a requirement card, that card asks for 4 cards of its colour instead of 3. We play that this holds for every player and for the rest of the game.',
  'POD-253':
    'You have 4 player tokens for the requirement cards, one for each; the fifth marks your victory points. So a token moves from the left side of a card to the right, and no second one is added.',
  'POD-254':
    'You need no token on a requirement card to score the hidden goal beside it. Tokens only give you the right to peek.',
  'POD-255':
    'The upper part of a hidden goal says which cards or symbols count at the end of chapter 3, and where: on your timeline, with or without your token pool, or in your hand.',
  'POD-256':
    'A hidden goal without a comparison gives its victory points to every player who meets the condition. The points are fixed, or come for each card or symbol, up to a maximum of 3.',
  'POD-257':
    'In a hidden goal that compares players, find the highest number. Every player with that number gains the value for the most, every player with exactly 1 fewer the value for 1 fewer, and every player with exactly 2 fewer the value for 2 fewer, if the card has one.',
  'POD-258':
    'In a hidden goal that compares players you gain victory points only if you have at least 1 of the symbols or cards it asks for.',
  'POD-259':
    'At the end of the game, turn up the 2 hidden goals that match the dominant symbol of chapter 3 and score them. The other 2 stay face down and give nothing.',
  'POD-260':
    'In a solo game of Striga the 6 hidden goals with a single symbol on the back, combat or magic, are replaced by the 6 equivalent solo hidden goals before any are drawn.',
  'POD-261':
    'A page of Striga, such as 10P2, gives a special symbol token to the holder of the path token it names. There are 2 such tokens in the game.',
  'POD-262':
    'For all effects a special symbol token works like a normal symbol token of its kind. It is not discarded at the end of a chapter.',
  'POD-263':
    'If you lose a special symbol token, put it on your player board for the time being. It returns to your token pool at the start of the next chapter.',
  'POD-264':
    'The Lesser Evil uses 32 alliance cards in two decks, Renfri’s and Stregobor’s, 3 alliance tokens (Renfri, Stregobor, Renfri/Stregobor) and 23 story cards.',
  'POD-265':
    'Starting initiative order in The Lesser Evil, from the top: Dandelion, Vesemir, Yarpen, Dijkstra, Regis, Geralt, Yennefer, Letho, Ciri, Triss. With the base game only: Dandelion, Vesemir, Geralt, Yennefer, Ciri.',
  'POD-266':
    'In The Lesser Evil the player with the most dominant symbols, who holds the dominant path’s token, gets the penalty described on the story page instead of a reward. Ties are broken by the initiative track.',
  'POD-267':
    'In The Lesser Evil nothing changes for the player with the most non-dominant symbols: the token of that path brings the reward.',
  'POD-268':
    'In The Lesser Evil the double Renfri/Stregobor token replaces the extra experience token at the bottom position, so that position gives no experience point. We play that the double token always lies there.',
  'POD-269':
    'The Renfri token and the Stregobor token lie in random order at the two positions just above the bottom one: the 2nd and 3rd pair with 1 to 3 players, the 3rd and 4th with 4 or 5.',
  'POD-270':
    'Alliance tokens belong to the positions, not to the cards. They stay where they are when pairs move up or are replaced.',
  'POD-271':
    'Shuffle the alliance cards as two separate decks, one for Renfri and one for Stregobor. Both lie face down within reach.',
  'POD-272':
    'If you draft at a position beside an alliance token, you must also draw 1 alliance card from the deck of that side.',
  'POD-273':
    'At the double Renfri/Stregobor token you choose which of the two decks you draw the alliance card from.',
  'POD-274':
    'Your alliance cards lie face down beside your player board. You may look at your own at any time.',
  'POD-275':
    'You may hold at most 3 alliance cards of each side. If you draw a 4th of a side, you must at once discard 1 of those 4, the new one if you like.',
  'POD-276':
    'If an alliance deck is empty, the discarded alliance cards of that side are shuffled into a new deck. If there are none, no card is drawn.',
  'POD-277':
    'After the last fate token of a chapter the dominant symbol also tells which side of the conflict you all support: the left path is Renfri’s, the right path Stregobor’s.',
  'POD-278':
    'If the left path is dominant, all players reveal all their Renfri alliance cards and apply their effects.',
  'POD-279':
    'If the right path is dominant, all players reveal all their Stregobor alliance cards and apply their effects.',
  'POD-280':
    'Alliance cards are resolved after the dominant symbol is known and before points are scored. The symbols they give or take count for this chapter’s scoring and path tokens, but cannot change which symbol is dominant.',
  'POD-281':
    'You must apply all your alliance cards of the supported side. You can neither hold one back nor decline an effect that can be carried out; this is how we read “reveal and apply all”.',
  'POD-282':
    'Once their effects are resolved, the revealed alliance cards are discarded. Each of them works only once.',
  'POD-283':
    'Alliance cards of the side that was not supported stay face down with their owners for later chapters.',
  'POD-284':
    'At the end of the game all alliance cards that still lie face down are discarded without effect.',
  'POD-285': 'Effect of an alliance card: gain 1 experience point. It costs you nothing.',
  'POD-286':
    'Effect of an alliance card: lose 1 active symbol to gain 2 active symbols of the other kind. Without an active symbol to lose you gain nothing [POD-329].',
  'POD-287':
    'Effect of an alliance card: gain 1 active symbol of the path depicted on the card, left or right.',
  'POD-288':
    'Effect of an alliance card: lose 1 inactive symbol to gain 2 experience points. Without an inactive symbol to lose you gain nothing [POD-329].',
  'POD-289':
    'Some effects of The Lesser Evil make players lose experience points. The experience marker then moves to the left by that number.',
  'POD-290':
    'An experience marker cannot go below 0. If you lose more than its position, it stops at 0 and the rest of the loss is ignored.',
  'POD-291':
    'An unlocked ability stays unlocked, even if a loss of experience points takes you below its position.',
  'POD-292':
    'If you reach the position of an ability again after losing experience, an ability you have already used does not come back.',
  'POD-316':
    'If a requirement card already asks for 4 cards and your timeline holds at least 4 of its colour at the check, you gain 2 experience points and put a player token on the right side of that card.',
  'POD-317':
    'A player on the left side of a requirement card can still reach the right side: the token is moved, and 2 experience points come on top of the 1 gained before. In set-up you can choose that a player meets each requirement only once.',
  'POD-318':
    'Each side of a requirement card rewards you at most once in the game. If you come to the right side directly, you never get the reward of the left.',
  'POD-319':
    'Tokens on requirement cards stay there for the whole game, even when timelines are cleared or the cards that met the requirement are gone.',
  'POD-320':
    'A token on the right side of a requirement card lets you peek at the hidden goal for the rest of the game, just as one on the left side does.',
  'POD-321':
    'If you have 4 or more cards of the colour while the requirement card still asks for 3, you take only the left side. The right side is open from the next turn’s check, if you still have 4 then [POD-317].',
  'POD-322':
    'One check covers all 4 requirement cards for every player. A multi-colour card counts for each requirement of one of its colours, and one turn can bring you several rewards.',
  'POD-323':
    'The requirement cards are checked when all players have resolved the effects of their cards and before the fate token is placed. You gain the experience at once.',
  'POD-324':
    'We play that a sequence needs neighbouring cards on your timeline whose colours, from left to right, follow the order on the extra effort card. In set-up you can allow the colours to lie anywhere on the timeline.',
  'POD-325':
    'Only the extra effort card of the current chapter counts. Those of later chapters lie open from the start but do nothing yet, and those of earlier chapters do nothing any more.',
  'POD-326':
    'The extra effort bonus is given when all players have resolved the effects of their cards and before the fate token is placed. Symbols from it therefore count for this turn’s fate token.',
  'POD-327':
    'Cards played this turn are your two regular cards and every further card that an ability let you play in the same turn. A card kept from an earlier chapter is not one of them.',
  'POD-328':
    'You decide in which order your revealed alliance cards are applied. Where a card leaves a choice, you also decide which symbol you lose or gain.',
  'POD-329':
    'A revealed alliance card whose loss you cannot pay has no effect. It is discarded all the same.',
  'POD-330':
    'If your golden experience marker is in use, a loss of experience points moves that marker back. It stops at 0, and the regular marker does not return to the track.',
  'POD-336':
    'A hidden goal that counts cards without symbols goes by what is printed. A card whose symbols are covered by lost-symbol tokens is not a card without symbols.',
} as const
