/** Abilities of the characters: when they are used and what each of them does, in English. */
export const abilities = {
  'POD-068':
    'You start the game with 1 ability available, the first from the left on your player board. Experience points unlock the other 3.',
  'POD-069':
    'You can use each of your abilities once per game. After that its token stays on the inactive side.',
  'POD-070':
    'You can use an ability only at the moment its text names, for example during drafting, before playing cards, during playing cards or at the end of a chapter.',
  'POD-071':
    'Abilities are used at 5 moments: before your own draft, after it, before playing cards, during playing cards, and at the end of a chapter before clearing the timeline. The boards name these moments; where exactly they begin and end is our reading. Vesemir’s abilities, which are our own, use them too.',
  'POD-072':
    'Using an available ability is always up to you. You may let its moment pass and keep it for later.',
  'POD-073':
    'If several players want to use abilities at the same moment, they do so simultaneously. Where the order matters, whoever is highest on the initiative track goes first.',
  'POD-074':
    'After you use an ability, its token is flipped to the inactive side. The ability is spent for the rest of the game.',
  'POD-075':
    'Which text belongs to which ability is our reading of the printed boards: their power grows from left to right. Ciri, for example, has Child of destiny, Lady of time, Lady of time and space, and Elder Blood, in this order.',
  'POD-076':
    'Geralt’s 1st ability, “Training” (from the start): while playing cards, ignore the loss of 1 symbol that the effect of your card demands. The condition counts as met and the symbol stays. You must have that symbol; of a loss of 1/2/3 exactly 1 is spared.',
  'POD-077':
    'Geralt’s 2nd ability, “Hmm…”: at the end of a chapter, after scoring and path tokens, take 1 card from your timeline into your hand, which grows by 1. You choose what you keep from the other cards; lost-symbol tokens on the one you took return to the supply. Not after chapter 3 [POD-299].',
  'POD-078':
    'Geralt’s 3rd ability, “Witcher prowess”: while playing cards, take the full result of the effect of a card you play without meeting its condition. You lose nothing, and a 1–3 effect gives 3.',
  'POD-079':
    'Geralt’s 4th ability, “Fortitude”: while playing cards, play 1 more card from your hand, the third this turn. It lies to the right of the two regular cards and its effect is resolved after theirs; then draw 1 card from the main deck.',
  'POD-080':
    'Yennefer’s 1st ability, “Drawing energy” (from the start): in step 1, before you draft, swap any 2 cards in pairs that nobody has taken this turn. We play that the two cards change places; neither is replaced from the deck.',
  'POD-081':
    'Yennefer’s 2nd ability, “Magical glow”: right after you draft, take 1 more card of your choice from a pair nobody has taken, and discard the other card of that pair. Your hand grows by 1. You cannot take it from the deck, and your figure stays put [POD-303].',
  'POD-082':
    'Yennefer’s 3rd ability, “Energy release”: right after you draft, discard 1 available pair and gain up to 2 of the symbols printed on it, as tokens. You choose which if there are more; if there are fewer, you gain them all. Your figure stays put [POD-303].',
  'POD-083':
    'Yennefer’s 4th ability, “Amplified energy release”: right after you draft, play any 1 card of an available pair at once, resolve its effect, and discard the other card of the pair. It is extra to your 2 cards of step 2 and counts as played this turn [POD-327]. Your figure stays put.',
  'POD-084':
    'Dandelion’s 1st ability, “Ballad of a change of mind” (from the start): before playing cards, gain 1 active symbol of the kind you have fewer of. If you have equally many of both, choose.',
  'POD-085':
    'Dandelion’s 2nd ability, “Reading between the lines”: before playing cards, name a symbol and reveal cards from the main deck until one shows it. Take that card into your hand, which grows by 1, and discard the others. If there is no such card at all, you take nothing.',
  'POD-086':
    'Dandelion’s 3rd ability, “Pulling strings”: before playing cards, gain 1 active symbol of your choice. Every other player loses 1 symbol of the other active kind in a way of their choosing, or nothing if they have none [POD-293].',
  'POD-087':
    'Dandelion’s 4th ability, “Song of merit”: before playing cards, lose 1 active symbol of the kind you have more of and gain 3 of the other active kind. If equal, choose which is which; without any active symbol you cannot use it [POD-300].',
  'POD-088':
    'Ciri’s 1st ability, “Child of destiny” (from the start): while playing cards, choose 1 card of your timeline and a colour. For the effects you resolve in the rest of this step, we count it as that colour instead of its own. Sequences, requirement cards and hidden goals ignore this.',
  'POD-089':
    'Ciri’s 2nd ability, “Lady of time”: before playing cards, take 1 card from your timeline into your hand, which grows by 1. Lost-symbol tokens on that card return to the supply.',
  'POD-090':
    'Ciri’s 3rd ability, “Lady of time and space”: before playing cards, take 1 card from your timeline into hand and play a different card from your hand. It goes to the right end of the timeline and its effect is resolved, before the two regular cards of the turn.',
  'POD-091':
    'Ciri’s 4th ability, “Elder Blood”: before playing cards, discard up to 2 cards from your hand and gain all the symbols printed on them, as tokens. Then draw the same number of cards from the main deck.',
  'POD-295':
    '“During drafting, before drafting” is the moment in step 1 when it is your turn to draft: the pairs have been refilled and your figure has not moved yet. We read it as your own draft, not the start of the whole step.',
  'POD-296':
    '“During drafting, after drafting” is the moment in step 1 right after you take your 2 cards and the bonus of the position, before the next player drafts. If you draft last, it comes before the figures go back. This is our reading.',
  'POD-297':
    '“Before playing cards” is the start of step 2: the figures are back on the initiative track and nobody has chosen cards to play yet. If several players want to use an ability, they do so in initiative order.',
  'POD-298':
    '“During playing cards” lasts in step 2 from the reveal until you have resolved the last effect of your cards. Announce an ability that changes how an effect is resolved before you resolve that effect.',
  'POD-299':
    '“End of chapter, before clearing the timeline” comes after points and path tokens are given out and before tokens and cards are discarded. We play it only after chapters 1 and 2, because after chapter 3 no timeline is cleared.',
  'POD-300':
    'You cannot use an ability when what it needs is missing: an available pair, a card on your timeline, a card in hand or a symbol to lose. The ability is not spent, so you can use it later.',
  'POD-301':
    'You may use several available abilities in the same turn, and even at the same moment, one after the other. One that was unlocked only a moment ago may be among them.',
} as const
