/** The end of a chapter, the way to the next one and the end of the game, in English. */
export const chapterEnd = {
  'POD-161': 'A chapter ends after its third turn. Finding the dominant symbol and scoring come next.',
  'POD-162':
    'The active symbol with more fate tokens on its story card is dominant. The other active symbol is non-dominant.',
  'POD-163':
    'If both active symbols have the same number of fate tokens (1 and 1), the one that holds the token with the higher number is dominant.',
  'POD-164':
    'If no fate token was placed in the whole chapter, the player highest on the initiative track chooses the dominant symbol. It may be either active symbol, not only the one that player has more of.',
  'POD-165':
    'At the end of a chapter you gain 1 victory point for each dominant symbol you have: uncovered on your timeline or as a token in your token pool.',
  'POD-166':
    'At the end of a chapter you gain 1 experience point for each non-dominant symbol you have: uncovered on your timeline or as a token in your token pool.',
  'POD-167':
    'Inactive symbols give no victory points and no experience points at the end of a chapter, however many you have.',
  'POD-168':
    'At the end of a chapter the left path token goes to the player with the most symbols of the left story card’s kind. The initiative track breaks ties [POD-170].',
  'POD-169':
    'At the end of a chapter the right path token goes to the player with the most symbols of the right story card’s kind. The initiative track breaks ties [POD-170].',
  'POD-170':
    'If players are tied for a path token, it goes to the one of them who is highest on the initiative track. This holds even when everybody has 0 [POD-333].',
  'POD-171':
    'One player may receive both path tokens, by having the most symbols of the left path and of the right.',
  'POD-172':
    'A path token gives its holder the bonus described on the story pages that are read next. In The Lesser Evil the token of the dominant path brings a penalty instead [POD-266].',
  'POD-173':
    'Both path tokens are given out after chapters 1, 2 and 3, whichever path is dominant. What each token brings depends on the story page you reach.',
  'POD-174':
    'After chapters 1 and 2 all players discard all symbol tokens from their token pools and all lost-symbol tokens. Only the special symbol tokens of Striga stay [POD-262].',
  'POD-175':
    'After chapter 1 you keep exactly 1 card of your choice from your timeline, unless an ability lets you keep more, and discard its other cards. The kept card becomes the first of your timeline in chapter 2.',
  'POD-176':
    'After chapter 2 you keep exactly 2 cards of your choice from your timeline, unless an ability lets you keep more, and discard its other cards. They become the first cards of your timeline in chapter 3, in the order you like.',
  'POD-177':
    'The card you kept after chapter 1 need not be among the 2 you keep after chapter 2. You choose afresh from your whole timeline.',
  'POD-178': 'All players choose the cards they keep at the same time and reveal them together.',
  'POD-179':
    'If the effect of a kept card can be applied, it must be resolved at once, the left card first. The first card sees only itself and the emptied token pool; the second sees both cards and the tokens the first one gave. For the symbols that are active then, see [POD-305].',
  'POD-180':
    'Kept cards are not cards played in a turn. You still play 2 cards in each turn of the next chapter.',
  'POD-181': 'The cards in your hand stay there between chapters. Only your timeline is cleared.',
  'POD-182':
    'All fate tokens are put aside and stacked again for the next chapter: III at the bottom, II in the middle, I on top.',
  'POD-183':
    'The bottom of the story page with the dominant symbol names the page to read next. Leaf on to that page.',
  'POD-184':
    'Read on from the page you have reached, apply all the effects on the pages and give the path token bonuses they describe.',
  'POD-185':
    'Once the bonuses have been given, the left and right path tokens are discarded by their holders and return to their place beside the story cards.',
  'POD-186':
    'If the story is not over, a new chapter begins. The pages tell you what happens and which 2 symbols are active; then its first turn starts.',
  'POD-187':
    'The next chapter takes over the initiative order, victory points, experience, used abilities, hands, available pairs, main deck and discard pile. Only story pages may change the initiative order in between.',
  'POD-188':
    'When a story page moves your figure to the first position of the initiative track, the figures that stood above it move down one position each and keep their order.',
  'POD-189':
    'After chapter 3 nobody discards cards from hand or timeline, or tokens from the token pool, until the story reaches its epilogue. They may still count in final scoring.',
  'POD-190':
    'After chapter 3 you read the story page that describes final scoring, how the winner is determined and the final scene of the story.',
  'POD-191':
    'Final scoring, part 1: chapter 3 is scored like every chapter, with 1 victory point for each dominant symbol, 1 experience point for each non-dominant one, and the two path tokens.',
  'POD-192':
    'The path token bonuses on the last story pages are applied before the experience track is scored. Experience gained from them still counts.',
  'POD-193':
    'Final scoring, part 2: everybody shows their hand, compares it with their own side quest card and gains the victory points it gives. Side quests give no experience points.',
  'POD-194':
    'Final scoring, part 3: your golden experience marker gives victory points for the position it has reached. We count 1 victory point for each position, so on 0 it gives none.',
  'POD-195':
    'A player who never reached 20 experience points has no golden experience marker on the track and gains no victory points for experience.',
  'POD-196':
    'Final scoring, part 4: apply the scoring conditions of the story, if it has any. In Striga these are the hidden goals.',
  'POD-197': 'The player with the most victory points after final scoring wins the game.',
  'POD-198':
    'If several players are tied for the most victory points, the one of them who is highest on the initiative track wins.',
  'POD-199': 'Read on to the epilogue. The winner is proclaimed the main hero of the story.',
  'POD-305':
    'For the effects of kept cards we use the active and inactive symbols and the two paths of the coming chapter, printed at the bottom of the dominant story page. In set-up you can choose the symbols of the finished chapter instead.',
  'POD-306':
    'Symbol tokens gained from the effects of kept cards come after the old tokens are discarded. They stay in your token pool and count in the coming chapter.',
  'POD-307': 'Read only until a page tells you to prepare the next chapter. Stop there and do not leaf on.',
  'POD-308':
    'The effects on a story page are carried out from top to bottom, each one completely before the next.',
  'POD-333':
    'If nobody has a single symbol of a path’s kind, that path token goes to the player highest on the initiative track.',
} as const
