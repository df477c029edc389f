/** How matches are told, in English. A sentence that recurs has several wordings. */
export const chronicle = {
  'tale.symbols':
    '{n, plural, =1 {one {kind, form, nom} symbol} =2 {two {kind, form, nom} symbols} =3 {three {kind, form, nom} symbols} =4 {four {kind, form, nom} symbols} =5 {five {kind, form, nom} symbols} one {# {kind, form, nom} symbol} other {# {kind, form, nom} symbols}}',
  'tale.each': 'a symbol each of {kinds, list, nom}',
  'tale.experience':
    '{n, plural, =1 {one experience point} =2 {two experience points} =3 {three experience points} =4 {four experience points} =5 {five experience points} =6 {six experience points} =7 {seven experience points} =8 {eight experience points} =9 {nine experience points} =10 {ten experience points} one {# experience point} other {# experience points}}',
  'tale.victory':
    '{n, plural, =1 {one victory point} =2 {two victory points} =3 {three victory points} =4 {four victory points} =5 {five victory points} =6 {six victory points} =7 {seven victory points} =8 {eight victory points} =9 {nine victory points} =10 {ten victory points} one {# victory point} other {# victory points}}',
  'tale.score': '{n, plural, one {# victory point} other {# victory points}}',
  'tale.points': '{nick} ({n})',
  'tale.chapter': 'Chapter {chapter}',
  'tale.reckoning': 'The reckoning',
  'tale.caption': 'The way of {kind, form, nom}',

  'set-out.1':
    '{heroes, list, nom} take to the road. When it is over, the story will belong to one name only.',
  'set-out-alone.1':
    '{hero, form, nom} takes to the road. The rival is {other, form, nom}, played by the Automa at the level “{level, title}”.',
  'crossroads.1':
    'The book opens on two pages: “{left, title}”, where {one, form, nom} decides, and “{right, title}”, where it is {two, form, nom}.',
  'crossroads.2': 'It is “{left, title}” or “{right, title}” now: {one, form, nom} against {two, form, nom}.',
  'crossroads.3':
    'Once more the road forks. {one, form, nom} would lead to “{left, title}”, {two, form, nom} to “{right, title}”.',

  'draft-first.1': '{hero, form, nom} has the first pick and takes {cards, cards, acc}.',
  'draft-first.2': 'Choosing before the others, {hero, form, nom} settles on {cards, cards, acc}.',
  'draft-first.3': 'The first choice is {hero, form, poss}: {cards, cards, nom}.',
  'draft-any.1': '{hero, form, nom} comes away from the mat with {cards, cards, acc}.',
  'draft-any.2': 'What catches {hero, form, poss} eye is the pair {cards, cards, nom}.',
  'draft-any.3': 'The pair {cards, cards, nom} goes to {hero, form, nom}.',
  'draft-last.1': '{hero, form, nom} chooses last and makes do with {cards, cards, acc}.',
  'draft-last.2': 'By the time {hero, form, nom} may choose, {cards, cards, nom} are what is left to want.',
  'draft-prompt.1': '{hero, form, nom} takes {cards, cards, acc}, and “{card, title}” is in play at once.',
  'draft-prompt.2':
    'Hardly has {hero, form, nom} picked up {cards, cards, acc} when “{card, title}” lies on the table.',
  'draft-prompt.3':
    '{hero, form, nom} takes {cards, cards, acc} and sees no reason to wait with “{card, title}”.',
  'draft-reward.1':
    '{hero, form, nom} takes {cards, cards, acc} and wastes no time: “{card, title}” brings {gain, list}.',
  'draft-reward.2':
    'Of {cards, cards, acc}, which {hero, form, nom} drafts, “{card, title}” pays the same turn: {gain, list}.',
  'draft-reward.3':
    'Drafting {cards, cards, acc} serves {hero, form, nom} well, since “{card, title}” gives {gain, list} straight away.',
  'draft-reward.4':
    '{hero, form, nom} drafts {cards, cards, acc}, plays “{card, title}” and has {gain, list} to show for it.',
  'draft-both.1': '{hero, form, nom} takes {cards, cards, acc} and plays both the same turn.',
  'draft-both.2': 'What {hero, form, nom} drafts is played without delay: {cards, cards, nom}.',
  'draft-blind-one.1': '{hero, form, nom} would rather trust the deck than any pair on the mat.',
  'draft-blind-one.2': 'What {hero, form, nom} draws from the deck, the others do not see.',
  'draft-blind-one.3': '{hero, form, nom} leaves the pairs alone and draws unseen.',
  'draft-blind-many.1': '{heroes, list, nom} leave the pairs alone and draw unseen.',
  'draft-blind-many.2': '{heroes, list, nom} would rather trust the deck than any pair on the mat.',
  'draft-automa.1':
    'For {hero, form, nom} the Automa picks {cards, cards, acc}, and both are on the table at once.',
  'draft-automa.2': '{hero, form, nom} takes and plays {cards, cards, acc} without a moment’s thought.',
  'draft-automa.3': '{cards, cards, nom} join {hero, form, poss} timeline.',

  'bargain.1': '“{card, title}” costs {hero, form, nom} {price, list}, but brings {gain, list}.',
  'bargain.2':
    '{hero, form, nom} gives {price, list} for {gain, list}: those are the terms of “{card, title}”.',
  'bargain.3': 'To have {gain, list}, {hero, form, nom} parts with {price, list} over “{card, title}”.',
  'bargain.4':
    'Nothing about “{card, title}” is free: {hero, form, nom} loses {price, list} and takes {gain, list}.',
  'windfall.1': '“{card, title}” brings {hero, form, nom} {gain, list}.',
  'windfall.2': '{hero, form, nom} plays “{card, title}” and gathers {gain, list}.',
  'windfall.3': 'It pays {hero, form, nom} to have kept “{card, title}” at hand: {gain, list}.',
  'windfall.4': 'With “{card, title}” {hero, form, nom} is richer by {gain, list}.',
  'lesson.1': '“{card, title}” teaches {hero, form, nom} something: {gain, list}.',
  'lesson.2': '{hero, form, nom} comes out of “{card, title}” wiser by {gain, list}.',
  'lesson.3': 'There is a lesson in “{card, title}”, and {hero, form, nom} learns it: {gain, list}.',
  'misfire.1': '“{card, title}” comes to nothing, since {hero, form, nom} cannot meet its condition.',
  'misfire.2': '{hero, form, nom} plays “{card, title}” in vain.',
  'misfire.3': 'From “{card, title}” {hero, form, nom} had hoped for more.',
  'ability-gain.1': 'The ability “{ability, title}” gives {hero, form, nom} {gain, list}.',
  'ability-gain.2': '{hero, form, nom} uses the ability “{ability, title}” and gains {gain, list}.',
  'ability-swap.1':
    'With the ability “{ability, title}” {hero, form, nom} trades {price, list} for {gain, list}.',
  'ability-swap.2':
    '{hero, form, nom} uses the ability “{ability, title}”, giving {price, list} and getting {gain, list}.',
  'ability-hand.1':
    '{hero, form, nom} uses the ability “{ability, title}” and takes “{card, title}” into hand.',
  'ability-hand.2':
    'Thanks to the ability “{ability, title}”, {hero, form, nom} has “{card, title}” in hand.',
  'ability-timeline.1':
    '{hero, form, nom} uses the ability “{ability, title}” and adds “{card, title}” to the timeline.',
  'ability-timeline.2':
    'One card more: the ability “{ability, title}” lets {hero, form, nom} play “{card, title}” as well.',
  'ability-strike-one.1':
    '{hero, form, nom} uses the ability “{ability, title}”, and {victim, form, nom} pays for it.',
  'ability-strike-one.2':
    'The ability “{ability, title}” serves {hero, form, nom} well, and {victim, form, nom} badly.',
  'ability-strike-many.1':
    '{hero, form, nom} uses the ability “{ability, title}”, and {victims, list, nom} pay for it.',
  'ability-strike-many.2':
    'The ability “{ability, title}” serves {hero, form, nom} well; it is {victims, list, nom} who suffer.',
  'ability.1': '{hero, form, nom} uses the ability “{ability, title}”.',
  'ability.2': '{hero, form, nom} falls back on the ability “{ability, title}”.',
  'unlock.1': '{hero, form, nom} unlocks the ability “{ability, title}”.',
  'unlock.2': 'Experience bears fruit: {hero, form, nom} unlocks the ability “{ability, title}”.',
  'unlock.3': 'From now on {hero, form, nom} commands the ability “{ability, title}”.',
  'golden.1': '{hero, form, nom} has twenty experience points; whatever comes now is golden.',
  'golden.2': 'The experience track is too short for {hero, form, nom}, and golden experience begins.',
  'effort.1': '{hero, form, nom} completes the sequence “{effort, title}” and gains {gain, list}.',
  'effort.2':
    'Extra effort is worth it: the sequence “{effort, title}” gives {hero, form, nom} {gain, list}.',
  'requirement.1':
    '{hero, form, nom} meets the {colour, select, red {red} green {green} blue {blue} other {yellow}} requirement and peeks at its hidden goal.',
  'requirement.2':
    '{colour, select, red {Red} green {Green} blue {Blue} other {Yellow}} cards open one more hidden goal to {hero, form, nom}.',
  'requirement.3':
    '{hero, form, nom} has enough {colour, select, red {red} green {green} blue {blue} other {yellow}} cards to look under a hidden goal.',
  'ally-one.1':
    '{hero, form, nom} comes to a quiet understanding with {side, select, renfri {Renfri} other {Stregobor}}.',
  'ally-one.2':
    'On the quiet {hero, form, nom} seeks an alliance with {side, select, renfri {Renfri} other {Stregobor}}.',
  'ally-many.1':
    '{heroes, list, nom} come to a quiet understanding with {side, select, renfri {Renfri} other {Stregobor}}.',
  'ally-many.2':
    'On the quiet {heroes, list, nom} seek an alliance with {side, select, renfri {Renfri} other {Stregobor}}.',
  'ally-both.1':
    'Alliances are made on the quiet: {renfri, list, nom} with Renfri; {stregobor, list, nom} with Stregobor.',
  'ally-both.2':
    'Not everybody whispers with the same side: {renfri, list, nom} with Renfri; {stregobor, list, nom} with Stregobor.',

  'fate-all.1': 'The whole table pulls one way, and fate leans towards “{page, title}”.',
  'fate-all.2': 'Nobody objects: the fate token goes to “{page, title}”.',
  'fate-all.3': 'For once there is agreement, and it is called “{page, title}”.',
  'fate-one-against.1':
    'Only {hero, form, nom} holds out for “{other, title}”; the fate token goes to “{page, title}”.',
  'fate-one-against.2': '{hero, form, nom} is against it, but fate leans towards “{page, title}”.',
  'fate-one-against.3': 'In spite of {hero, form, nom} the fate token goes to “{page, title}”.',
  'fate-alone.1': 'The others waver, and it is {hero, form, nom} who moves fate towards “{page, title}”.',
  'fate-alone.2': 'A single voice decides: {hero, form, nom} sends the fate token to “{page, title}”.',
  'fate-some.1': '{heroes, list, nom} draw fate towards “{page, title}”, and nobody stands in their way.',
  'fate-some.2': 'Nobody speaks against it; {heroes, list, nom} take the fate token to “{page, title}”.',
  'fate-most.1':
    '{heroes, list, nom} draw fate towards “{page, title}”. {others, list, nom} wish otherwise, in vain.',
  'fate-most.2':
    'It is {heroes, list, nom} who decide for “{page, title}”; {others, list, nom} are outvoted.',
  'fate-mat.1':
    'The votes cancel out, so the cards left on the mat decide, and the fate token goes to “{page, title}”.',
  'fate-mat.2': 'Two wills, two directions. The cards left on the mat side with “{page, title}”.',
  'fate-mat-alone.1':
    'Nobody at the table takes sides; only the cards on the mat speak, for “{page, title}”.',
  'fate-tie.1': 'Forces are even, and the fate token is set aside.',
  'fate-tie.2': 'Opinion is split down the middle; fate puts its token aside.',
  'fate-tie.3': 'Nobody has the upper hand, so the fate token waits aside.',
  'fate-turn.1': 'But {hero, form, nom} changes sides, and fate turns to “{page, title}”.',
  'fate-turn.2':
    '{hero, form, nom} thinks better of it, and this time the fate token goes to “{page, title}”.',
  'fate-turn.3': '{hero, form, nom} has only to change course, and the wind turns to “{page, title}”.',
  'fate-solo.1': 'Fate follows {hero, form, nom} towards “{page, title}”.',
  'fate-solo.2': 'The fate token goes where {hero, form, nom} has more: to “{page, title}”.',
  'fate-solo.3': '{hero, form, nom} pulls fate towards “{page, title}”.',
  'fate-solo-even.1': '{hero, form, nom} has equally much of both, and the fate token is set aside.',

  'verdict-clear.1':
    'There is no doubt about it. The dominant symbol is {kind, form, nom}, the story takes the way of “{page, title}”, and “{other, title}” is not to be told.',
  'verdict-clear.2':
    'The direction is plain: {kind, form, nom} prevails, and the book is turned to “{page, title}”. What waited at “{other, title}” this company will not learn.',
  'verdict-clear.3':
    'Fate speaks clearly: {kind, form, nom}, and therefore “{page, title}”. The page “{other, title}” stays closed.',
  'verdict-split.1':
    'In the end {kind, form, nom} prevails after all: the story takes the way of “{page, title}”, and “{other, title}” stays untold.',
  'verdict-split.2':
    'By a narrow margin {kind, form, nom} wins. The story goes on with “{page, title}”; “{other, title}” will not get its turn.',
  'verdict-split.3':
    'It is close, but it is {kind, form, nom}, and so the book opens at “{page, title}” and not at “{other, title}”.',
  'verdict-even.1':
    'The fate tokens settle nothing; the first position of the initiative track chooses, and the story takes the way of “{page, title}” instead of “{other, title}”.',

  'side-one.1':
    'The company sides with {side, select, renfri {Renfri} other {Stregobor}}, and {hero, form, nom} calls in a promise.',
  'side-many.1':
    'The company sides with {side, select, renfri {Renfri} other {Stregobor}}, and {heroes, list, nom} call in their promises.',
  'side-many.2':
    'As {side, select, renfri {Renfri} other {Stregobor}} has won the company over, the alliances of {heroes, list, nom} pay.',
  'side-none.1':
    'The company sides with {side, select, renfri {Renfri} other {Stregobor}}, though nobody was promised anything for it.',
  'score.1': 'The chapter is worth most to {hero, form, nom}: {what}. After that come {rest, list}.',
  'score.2': 'Points are counted. {hero, form, nom} gains {what}; {rest, list} follow.',
  'score.3': 'On points the chapter is {hero, form, poss} ({n}), ahead of {rest, list}.',
  'score-two.1': '{hero, form, nom} takes {what} from the chapter, {rival, form, nom} {less, number}.',
  'score-two.2': 'The chapter is worth {what} to {hero, form, nom} and {less, number} to {rival, form, nom}.',
  'score-two.3': 'Points are counted: {what} for {hero, form, nom}, {less, number} for {rival, form, nom}.',
  'score-shared.1':
    '{heroes, list, nom} gain the most, {n, plural, one {# victory point} other {# victory points}} each.',
  'score-alone.1': 'The chapter is worth most to {hero, form, nom}: {what}.',
  'score-alone.2': 'It is {hero, form, nom} who gains most from it, {what}.',
  'score-rest.1': 'Less goes to: {rest, list}.',
  'nothing.1': '{hero, form, nom} gets no victory points at all, but {what} by way of consolation.',
  'nothing.2': 'For {hero, form, nom} there is not a single victory point, only {what}.',
  'tokens-each.1':
    'Nobody has more {one, form, nom} than {hero, form, nom}, nobody more {two, form, nom} than {rival, form, nom}; the path tokens are theirs.',
  'tokens-each.2':
    'In {one, form, nom} it is {hero, form, nom} who leads, in {two, form, nom} {rival, form, nom}; each takes a path token.',
  'tokens-each.3': 'The left path token goes to {hero, form, nom}, the right one to {rival, form, nom}.',
  'tokens-both.1':
    '{hero, form, nom} is ahead in {one, form, nom} and in {two, form, nom}, and takes both path tokens.',
  'tokens-both.2': 'Both path tokens go to {hero, form, nom}.',
  'learnt-many.1': 'Experience bears fruit: {heroes, list, nom} unlock new abilities.',
  'learnt-many.2': 'New abilities are unlocked by {heroes, list, nom}.',

  'gift-gain.1': 'The {path, select, left {left} other {right}} path token brings {hero, form, nom} {what}.',
  'gift-gain.2':
    '{hero, form, nom} gains {what} as holder of the {path, select, left {left} other {right}} path token.',
  'gift-lose.1': 'The {path, select, left {left} other {right}} path token costs {hero, form, nom} {what}.',
  'gift-draw.1':
    'The {path, select, left {left} other {right}} path token lets {hero, form, nom} draw {draw, plural, =1 {a card} =2 {two cards} =3 {three cards} one {# card} other {# cards}} and lay {discard, plural, =0 {none} =1 {one} =2 {two} one {#} other {#}} aside.',
  'gift-discard.1':
    'The {path, select, left {left} other {right}} path token costs {hero, form, nom} {n, plural, =1 {a card} =2 {two cards} one {# card} other {# cards}} from hand.',
  'gift-special.1': '{hero, form, nom} receives the special {kind, form, nom} symbol token.',
  'gift-first.1': '{hero, form, nom} moves to the head of the initiative track.',
  'gift-last.1': '{hero, form, nom} moves to the end of the initiative track.',

  'quests.1': 'Side quests are worth points: {rest, list}.',
  'golden-points.1': 'Golden experience turns into points as well: {rest, list}.',
  'goal.1': 'A hidden goal comes to light, “{goal, title}”, and rewards {rest, list}.',
  'goal.2': 'Another one reads “{goal, title}”. It rewards {rest, list}.',
  'goal-nobody.1': 'A hidden goal comes to light, “{goal, title}”, and rewards nobody.',
  'main.1':
    '{hero, form, nom} becomes the main hero of the story, with {n, plural, one {# victory point} other {# victory points}} to {rival, form, poss} {less, number}.',
  'main-tie.1':
    '{hero, form, nom} becomes the main hero of the story. {rival, form, nom} has {n, plural, one {# victory point} other {# victory points}} as well, but initiative decides.',

  'prev.set-up': 'The story “{story, title}” is about to begin; heroes are being chosen.',
  'prev.chapter': 'You are in chapter {chapter} of “{story, title}”, in turn {turn} of 3.',
  'prev.chapter-end': 'You are at the end of chapter {chapter} of “{story, title}”.',
  'prev.over': '“{story, title}” has been told to the end.',
  'prev.page':
    'The last page, “{page, title}”, closed like this: {line} Now it is “{left, title}” or “{right, title}”.',
  'prev.page-only': 'The last page, “{page, title}”, closed like this: {line}',
  'prev.zero': 'Nobody has a victory point yet.',
  'prev.you-lead':
    'You lead with {n, plural, one {# victory point} other {# victory points}}; {rival, form, nom} has {m, number}.',
  'prev.you-trail':
    '{rival, form, nom} leads with {n, plural, one {# victory point} other {# victory points}}; you have {m, number}.',
  'prev.level':
    'You and {rival, form, nom} are level at {n, plural, one {# victory point} other {# victory points}}.',
  'prev.standing':
    '{hero, form, nom} leads with {n, plural, one {# victory point} other {# victory points}}; {rival, form, nom} has {m, number}.',
  'prev.asked': 'The table asks you: {ask}',
} as const
