/** The solo mode against the Automa, in English. */
export const solo = {
  'POD-200': 'You can play each of the 3 stories alone, against a virtual opponent called the Automa.',
  'POD-201':
    'Set up a solo game as for 2 players: 4 pairs of cards, with the extra experience token at the 4th (not in The Lesser Evil). The solo rules and the solo mode cards of the story add their own changes.',
  'POD-202':
    'Set up your own components as usual. In place of a second player board, take the Automa board of any character other than yours.',
  'POD-203': 'Keep the solo fate token within reach. At this table the program flips it for you.',
  'POD-204':
    'The Automa’s markers start as a player’s do: victory points on 0, the golden experience marker beside the track. Only the start of its regular experience marker depends on the difficulty level [POD-207].',
  'POD-205':
    'Your figure and the Automa’s go on the initiative track in the order that the story prescribes.',
  'POD-206':
    'Return the other components of the Automa’s character to the box: starting action cards, side quest and ability tokens. The Automa has no hand, no side quest and none of the character’s normal abilities.',
  'POD-207':
    'You choose the difficulty level in set-up. It decides where the Automa’s regular experience marker starts: “Just the story” on 0, “Normal” on 2, “Story and swords” on 4, “Blood and broken bones” on 6, “Death March!” on 8.',
  'POD-208':
    'At the start of a chapter the solo fate token is flipped as many times as the number of the chapter: 1, 2 or 3. For each flip the Automa gains 1 symbol token of the left or right path’s active symbol, as the token shows.',
  'POD-209':
    'An Automa board shows 2 symbols. At the start of each chapter the Automa gains 1 symbol token for each of them that is active in this chapter, so 0, 1 or 2 tokens.',
  'POD-210':
    'The Automa has 2 special abilities, and using them does not spend them. Each applies every time its condition is met.',
  'POD-211':
    'The Automa’s first special ability is active from the start of the game and says how the Automa gains experience points.',
  'POD-212':
    'When the Automa has 8 experience points, its regular marker moves above its second special ability, which is active from now on. Its golden marker goes on 0 at the same time and counts any points beyond 8.',
  'POD-213':
    'On “Death March!” the Automa starts with 8 experience points. Its second special ability is active and its golden experience marker lies on 0 from the beginning.',
  'POD-214':
    'Once the Automa has reached 8 experience points, all further experience moves its golden marker, up to 20. At the end of the game each position gives it 1 victory point and half as many again, at most 8 more: its track is steeper than yours.',
  'POD-215':
    'When the initiative order brings the Automa to draft, it takes the available pair with the most active symbols, both kinds together, and its figure moves to that position. Card effects are ignored.',
  'POD-216':
    'If several pairs have equally many active symbols, the Automa takes the one that lies higher, nearer to the main deck.',
  'POD-217':
    'If no available pair has even 1 active symbol, the Automa draws 2 cards from the main deck. Its figure goes to the top position, behind any figure that already stands there.',
  'POD-218':
    'The Automa plays the cards it drafts to its timeline at once, still in the draft step. It has no hand and plays nothing in step 2.',
  'POD-219':
    'If the Automa takes the bottom position, it gains 1 experience point there like a player, except in The Lesser Evil [POD-268]. The printed rules do not say so; this is how we play it.',
  'POD-220':
    'When you have played and resolved your cards of the turn, the solo fate token is flipped once. The active symbol it shows goes as 1 token to the Automa’s token pool.',
  'POD-221':
    'In solo mode the fate token goes to the active symbol that the Automa has more of, on its timeline and in its token pool together. Your symbols and the cards on the mat do not count.',
  'POD-222':
    'If the Automa has equally many of both active symbols, the fate token of this turn is set aside.',
  'POD-223':
    'If all 3 fate tokens of a solo chapter were set aside, you choose the dominant symbol when you are higher on the initiative track. When the Automa is higher, we flip the solo fate token to decide.',
  'POD-224':
    'The printed solo mode cards were not at hand, so we fill the gap ourselves. The Automa has no side quest to score, and [POD-310] to [POD-313] say what changes in each story.',
  'POD-225':
    'At the end of each chapter both you and the Automa score victory points and experience points by the normal rules.',
  'POD-226':
    'The Automa never receives a path token, however many symbols it has. For what this means for you, see [POD-314].',
  'POD-227':
    'At the end of a chapter the Automa discards its whole timeline and all its tokens and keeps no cards. The printed rules do not say so; this is how we play it.',
  'POD-228':
    'A solo game ends and is scored by the normal rules. You win with more victory points than the Automa; if you are tied, whoever is higher on the initiative track wins.',
  'POD-229':
    'Automa Yennefer’s 1st special ability, “Wisdom of the Lodge”: she gains 1 experience point for each blue card she drafts. Multi-colour cards with blue count, and so do cards she draws from the main deck.',
  'POD-230':
    'Automa Yennefer’s 2nd special ability, “Enchanting glamour” (from 8 experience points): after drafting and playing, she drafts and plays 1 more card with an active symbol, from the highest pair that has one, and the other is discarded. If both qualify, you choose; if no pair has one, nothing happens.',
  'POD-309':
    'The Automa ignores the effects of all action cards it plays. Only their symbols and colours count for it.',
  'POD-310':
    'In a solo game of The Edge of the World you gain extra effort bonuses as usual. The Automa never does; this is our rule, since the solo mode cards are missing.',
  'POD-311':
    'In a solo game of Striga the Automa puts no tokens on requirement cards, gains no experience from them and raises no requirement. This is our rule, since the solo mode cards are missing.',
  'POD-312':
    'In a solo game of Striga we score the two hidden goals for you and for the Automa; a comparison is between the two of you. For the Automa its timeline and token pool count, and it has 0 in hand.',
  'POD-313':
    'In a solo game of The Lesser Evil the Automa draws no alliance card when it takes a position with an alliance token. This is our rule, since the solo mode cards are missing.',
  'POD-314':
    'In solo mode you receive both path tokens in every chapter, whatever the Automa has; in The Lesser Evil that means penalty and reward. In set-up you can choose that you get a token only if you have at least as many symbols of its path as the Automa.',
  'POD-315':
    'In solo mode an effect that makes all other players lose a symbol hits the Automa. It discards a matching token; if it has none, the symbol is covered on its most recently played card that shows one.',
} as const
