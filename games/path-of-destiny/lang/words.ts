// Written by `npm run words`; do not edit.
import type { SeenCard } from '@osud/engine'

/** A selector that no message names. */
type AnyOther = string & Record<never, never>

/** The keys of the texts, with their arguments. */
export interface Words {
  title: Record<never, never>
  'zone.deck': Record<never, never>
  'zone.discard': Record<never, never>
  'zone.revealed': Record<never, never>
  'zone.pair': Record<never, never>
  'zone.hand': Record<never, never>
  'zone.timeline': Record<never, never>
  'zone.box': Record<never, never>
  'zone.boards': Record<never, never>
  'zone.dealt': Record<never, never>
  'zone.taken': Record<never, never>
  'zone.goal': Record<never, never>
  'zone.goals': Record<never, never>
  'zone.goal-box': Record<never, never>
  'zone.renfri': Record<never, never>
  'zone.stregobor': Record<never, never>
  'zone.alliance': Record<never, never>
  'zone.renfri-discard': Record<never, never>
  'zone.stregobor-discard': Record<never, never>
  'ask.hero': Record<never, never>
  'ask.hero.who': { readonly hero: string }
  'ask.automa': Record<never, never>
  'ask.draft': { readonly hero: string }
  'ask.draft.deck': Record<never, never>
  'ask.draft.taken': { readonly n: string | number }
  'ask.pair': {
    readonly n: string | number
    readonly one: { readonly text: string }
    readonly other: { readonly text: string }
  }
  'ask.play': Record<never, never>
  'ask.lose': Record<never, never>
  'ask.lose.token': { readonly kind: string }
  'ask.lose.special': { readonly kind: string }
  'ask.lose.card': { readonly kind: string; readonly card: { readonly text: string } }
  'ask.keep': { readonly n: number }
  'ask.dominant': { readonly hero: string }
  'ask.dominant.path': { readonly kind: string; readonly path: 'left' | AnyOther }
  'ask.discard': { readonly n: number }
  'ask.pass': Record<never, never>
  'ask.before-draft': { readonly hero: string }
  'ask.after-draft': { readonly hero: string }
  'ask.before-play': { readonly hero: string }
  'ask.during-play': { readonly hero: string }
  'ask.during-play.card': { readonly card: { readonly text: string }; readonly hero: string }
  'ask.chapter-end': { readonly hero: string }
  'ask.take-back': Record<never, never>
  'ask.play-more': Record<never, never>
  'ask.play-other': Record<never, never>
  'ask.swap': Record<never, never>
  'ask.swap-with': { readonly card: { readonly text: string } }
  'ask.take': Record<never, never>
  'ask.release': Record<never, never>
  'ask.release-symbols': Record<never, never>
  'ask.symbol': { readonly kind: string }
  'ask.gain-kind': Record<never, never>
  'ask.lose-kind': Record<never, never>
  'ask.name-kind': Record<never, never>
  'ask.recolour': Record<never, never>
  'ask.colour': Record<never, never>
  'ask.elder-blood': Record<never, never>
  'ask.old-tracks': Record<never, never>
  'ask.once-more': Record<never, never>
  'ask.glamour': { readonly hero: string }
  'ask.alliance': { readonly hero: string }
  'ask.alliance.renfri': Record<never, never>
  'ask.alliance.stregobor': Record<never, never>
  'ask.limit-alliances': Record<never, never>
  'ask.apply-alliance': Record<never, never>
  'refuse.place-taken': { readonly by: string }
  'refuse.place-empty': Record<never, never>
  'refuse.ability': Record<never, never>
  'warn.no-symbols': Record<never, never>
  'log.story': { readonly story: { readonly text: string } }
  'log.hero': { readonly hero: string }
  'log.automa': { readonly hero: string; readonly level: { readonly text: string } }
  'log.initiative': { readonly heroes: readonly string[] }
  'log.page': { readonly page: { readonly text: string }; readonly prose: { readonly text: string } }
  'log.special-rules': { readonly rules: { readonly text: string } }
  'log.chapter': { readonly chapter: string | number }
  'log.active': { readonly left: string; readonly right: string }
  'log.coming': { readonly path: 'left' | AnyOther; readonly left: string; readonly right: string }
  'log.turn': { readonly chapter: string | number; readonly turn: string | number }
  'log.top-discarded': { readonly one: { readonly text: string }; readonly other: { readonly text: string } }
  'log.dealt': { readonly cards: { readonly cards: readonly SeenCard[] } }
  'log.reshuffle': Record<never, never>
  'log.draft': { readonly hero: string; readonly cards: { readonly cards: readonly SeenCard[] } }
  'log.draft-deck': { readonly hero: string; readonly cards: { readonly cards: readonly SeenCard[] } }
  'log.draw': { readonly hero: string; readonly cards: { readonly cards: readonly SeenCard[] } }
  'log.discard': { readonly hero: string; readonly cards: { readonly cards: readonly SeenCard[] } }
  'log.seek': { readonly hero: string; readonly kind: string }
  'log.discard-revealed': { readonly cards: { readonly cards: readonly SeenCard[] } }
  'log.ability': { readonly hero: string; readonly ability: { readonly text: string } }
  'log.unlock': { readonly hero: string; readonly ability: { readonly text: string } }
  'log.golden': { readonly hero: string }
  'log.automa-unlocks': { readonly hero: string }
  'log.victory': { readonly hero: string; readonly n: number }
  'log.experience': { readonly hero: string; readonly n: number }
  'log.lose-experience': { readonly hero: string; readonly n: number }
  'log.nothing-to-lose': { readonly hero: string }
  'log.gain': { readonly hero: string; readonly n: number; readonly kind: string }
  'log.lose-token': { readonly hero: string; readonly kind: string }
  'log.lose-special': { readonly hero: string; readonly kind: string }
  'log.cover': { readonly hero: string; readonly kind: string; readonly card: { readonly text: string } }
  'log.play': { readonly hero: string; readonly cards: { readonly cards: readonly SeenCard[] } }
  'log.play-one': { readonly hero: string; readonly card: { readonly text: string } }
  'log.effect-gain': {
    readonly hero: string
    readonly n: number
    readonly kind: string
    readonly card: { readonly text: string }
  }
  'log.effect-experience': {
    readonly hero: string
    readonly n: number
    readonly card: { readonly text: string }
  }
  'log.alliance-effect': { readonly hero: string; readonly card: { readonly text: string } }
  'log.unmet': { readonly hero: string; readonly card: { readonly text: string } }
  'log.take': { readonly hero: string; readonly card: { readonly text: string } }
  'log.take-back': { readonly hero: string; readonly card: { readonly text: string } }
  'log.swap': {
    readonly hero: string
    readonly card: { readonly text: string }
    readonly other: { readonly text: string }
  }
  'log.old-tracks': {
    readonly hero: string
    readonly n: string | number
    readonly one: { readonly text: string }
    readonly other: { readonly text: string }
  }
  'log.recolour': {
    readonly hero: string
    readonly card: { readonly text: string }
    readonly colour: 'red' | 'green' | 'blue' | AnyOther
  }
  'log.automa-draft': { readonly hero: string; readonly cards: { readonly cards: readonly SeenCard[] } }
  'log.automa-clears': { readonly hero: string }
  'log.supports': { readonly path: 'left' | AnyOther; readonly heroes: readonly string[] }
  'log.supports-neither': { readonly heroes: readonly string[] }
  'log.mat-supports': { readonly path: 'left' | AnyOther }
  'log.mat-neither': Record<never, never>
  'log.fate': { readonly turn: string | number; readonly path: 'left' | AnyOther }
  'log.fate-aside': {
    readonly left: string | number
    readonly right: string | number
    readonly turn: string | number
  }
  'log.fate-even': { readonly hero: string; readonly turn: string | number }
  'log.dominant': { readonly kind: string; readonly path: 'left' | AnyOther }
  'log.path-token': { readonly path: 'left' | AnyOther; readonly hero: string }
  'log.keep': {
    readonly hero: string
    readonly n: number
    readonly cards: { readonly cards: readonly SeenCard[] }
  }
  'log.first': { readonly hero: string }
  'log.last': { readonly hero: string }
  'log.special': { readonly hero: string; readonly kind: string }
  'log.special-returns': { readonly hero: string; readonly kind: string }
  'log.effort': { readonly hero: string; readonly card: { readonly text: string } }
  'log.effort-over': { readonly chapter: string | number }
  'log.requirement': { readonly hero: string; readonly colour: 'red' | 'green' | 'blue' | AnyOther }
  'log.look': { readonly card: { readonly text: string } }
  'log.goal': { readonly card: { readonly text: string } }
  'log.alliance': {
    readonly hero: string
    readonly side: 'renfri' | AnyOther
    readonly cards: { readonly cards: readonly SeenCard[] }
  }
  'log.alliance-discarded': { readonly hero: string; readonly side: 'renfri' | AnyOther }
  'log.side': { readonly side: 'renfri' | AnyOther }
  'log.alliances': { readonly hero: string; readonly cards: { readonly cards: readonly SeenCard[] } }
  'log.alliances-over': Record<never, never>
  'log.side-quest': { readonly hero: string; readonly cards: { readonly cards: readonly SeenCard[] } }
  'log.golden-scored': { readonly hero: string; readonly n: string | number }
  'log.main-hero': { readonly hero: string }
  'bonus.victory': { readonly path: 'left' | AnyOther; readonly n: number }
  'bonus.experience': { readonly path: 'left' | AnyOther; readonly n: number }
  'bonus.lose-experience': { readonly path: 'left' | AnyOther; readonly n: number }
  'bonus.first': { readonly path: 'left' | AnyOther; readonly n: number }
  'bonus.last': { readonly path: 'left' | AnyOther }
  'bonus.draw': { readonly path: 'left' | AnyOther; readonly draw: number; readonly discard: number }
  'bonus.discard': { readonly path: 'left' | AnyOther; readonly n: number }
  'bonus.tokens': { readonly path: 'left' | AnyOther; readonly n: number; readonly kind: string }
  'bonus.special': { readonly path: 'left' | AnyOther; readonly kind: string }
  'setting.story': Record<never, never>
  'setting.story.edge-of-the-world': Record<never, never>
  'setting.story.striga': Record<never, never>
  'setting.story.lesser-evil': Record<never, never>
  'setting.firstGame': Record<never, never>
  'setting.firstGame.false': Record<never, never>
  'setting.firstGame.true': Record<never, never>
  'setting.characters': Record<never, never>
  'setting.characters.dealt': Record<never, never>
  'setting.characters.free': Record<never, never>
  'setting.difficulty': Record<never, never>
  'setting.difficulty.normal': Record<never, never>
  'setting.difficulty.story': Record<never, never>
  'setting.difficulty.swords': Record<never, never>
  'setting.difficulty.blood': Record<never, never>
  'setting.difficulty.march': Record<never, never>
  'setting.keptCards': Record<never, never>
  'setting.keptCards.coming': Record<never, never>
  'setting.keptCards.finished': Record<never, never>
  'setting.sequences': Record<never, never>
  'setting.sequences.neighbours': Record<never, never>
  'setting.sequences.anywhere': Record<never, never>
  'setting.requirements': Record<never, never>
  'setting.requirements.twice': Record<never, never>
  'setting.requirements.once': Record<never, never>
  'setting.soloPathTokens': Record<never, never>
  'setting.soloPathTokens.always': Record<never, never>
  'setting.soloPathTokens.earned': Record<never, never>
  'board.card': {
    readonly title: string | number
    readonly colours: string | number
    readonly symbols: string | number
    readonly effect: string | number
  }
  'board.hidden': Record<never, never>
  'board.no-symbols': Record<never, never>
  'board.no-effect': Record<never, never>
  'board.effect': { readonly when: string | number; readonly gain: string | number }
  'board.covered': { readonly kind: string }
  'board.colours': Record<never, never>
  'board.symbols': Record<never, never>
  'board.condition': Record<never, never>
  'board.result': Record<never, never>
  'board.rules': Record<never, never>
  'board.effort': Record<never, never>
  'board.effort.neighbours': Record<never, never>
  'board.effort.anywhere': Record<never, never>
  'board.effort.over': Record<never, never>
  'board.effort.words': {
    readonly title: string | number
    readonly colours: string | number
    readonly gain: string | number
  }
  'board.goal': Record<never, never>
  'board.goal.hidden': { readonly symbols: string | number }
  'board.requirement': Record<never, never>
  'board.requirement.words': {
    readonly n: string | number
    readonly colour: 'red' | 'green' | 'blue' | AnyOther
    readonly three: string | number
    readonly four: string | number
  }
  'board.nobody': Record<never, never>
  'board.alliance.renfri': Record<never, never>
  'board.alliance.stregobor': Record<never, never>
  'board.alliance.hidden': { readonly side: 'renfri' | AnyOther }
  'mat.automa': Record<never, never>
  'mat.automa-level': { readonly level: { readonly text: string } }
  'mat.automa-from': Record<never, never>
  'mat.you': Record<never, never>
  'mat.back': Record<never, never>
  'mat.card': Record<never, never>
  'mat.look': { readonly hero: string }
  'mat.place': { readonly n: string | number }
  'mat.victory': { readonly n: number }
  'mat.victory-word': Record<never, never>
  'mat.victory-track': Record<never, never>
  'mat.experience': { readonly n: number }
  'mat.golden': { readonly n: string | number }
  'mat.golden-word': Record<never, never>
  'mat.sums': { readonly left: string | number; readonly right: string | number }
  'mat.tokens': { readonly n: string | number; readonly kind: string }
  'mat.special-token': { readonly kind: string }
  'mat.special-lost': { readonly kind: string }
  'mat.no-tokens': Record<never, never>
  'mat.no-cards': Record<never, never>
  'mat.in-hand': { readonly n: number }
  'mat.alliances': { readonly n: number }
  'mat.initiative': Record<never, never>
  'mat.doing.asked': Record<never, never>
  'mat.doing.thinking': Record<never, never>
  'mat.doing.done': Record<never, never>
  'mat.doing.later': Record<never, never>
  'mat.at-deck': Record<never, never>
  'mat.at-pair': { readonly n: string | number }
  'mat.book': Record<never, never>
  'mat.story': Record<never, never>
  'mat.path': { readonly path: 'left' | AnyOther }
  'mat.path-symbol': { readonly path: 'left' | AnyOther; readonly kind: string }
  'mat.coming': Record<never, never>
  'mat.ends': Record<never, never>
  'mat.coin': { readonly n: string | number; readonly at: 'left' | 'right' | AnyOther }
  'mat.coin-waits': { readonly n: string | number }
  'mat.leaning': { readonly n: number }
  'mat.vote.would': { readonly n: string | number; readonly at: 'left' | 'right' | AnyOther }
  'mat.vote.undecided': { readonly heroes: readonly string[] }
  'mat.vote.mat': Record<never, never>
  'mat.vote.over': {
    readonly kind: string
    readonly why: 'more' | 'higher' | AnyOther
    readonly path: 'left' | AnyOther
  }
  'mat.dominant': Record<never, never>
  'mat.path-token': { readonly path: 'left' | AnyOther }
  'mat.pairs': Record<never, never>
  'mat.teaches': Record<never, never>
  'mat.allies': { readonly side: 'renfri' | AnyOther }
  'mat.blind': { readonly n: number }
  'mat.empty': Record<never, never>
  'mat.stands': { readonly hero: string }
  'mat.own-timeline': Record<never, never>
  'mat.pool': Record<never, never>
  'mat.turn': { readonly n: string | number }
  'mat.empty-hand': Record<never, never>
  'mat.ability.ready': Record<never, never>
  'mat.ability.spent': Record<never, never>
  'mat.ability.locked': { readonly n: string | number }
  'mat.ability.first': Record<never, never>
  'mat.rules': Record<never, never>
  'mat.rules.extra-effort': Record<never, never>
  'mat.rules.hidden-goals': Record<never, never>
  'mat.rules.alliances': Record<never, never>
  'mat.effort-neighbours': Record<never, never>
  'mat.effort-anywhere': Record<never, never>
  'mat.goal-known': Record<never, never>
  'mat.side': { readonly side: 'renfri' | AnyOther }
  'mat.no-alliances': Record<never, never>
  'mat.others-choose': Record<never, never>
  'mat.chapter': { readonly chapter: string | number }
  'mat.chapter-turn': { readonly chapter: string | number; readonly turn: string | number }
  'mat.phase.set-up': Record<never, never>
  'mat.phase.draft': Record<never, never>
  'mat.phase.play': Record<never, never>
  'mat.phase.chapter-end': Record<never, never>
  'mat.phase.reading': Record<never, never>
  'mat.phase.end': Record<never, never>
  'mat.read.next': Record<never, never>
  'mat.read.before': Record<never, never>
  'mat.read.close': Record<never, never>
  'mat.read.place': { readonly n: string | number; readonly of: string | number }
  'mat.end.hero': Record<never, never>
  'mat.end.winner': { readonly hero: string }
  'mat.end.company': Record<never, never>
  'mat.end.chapter': { readonly chapter: string | number }
  'mat.end.pages': Record<never, never>
  'mat.end.quest': Record<never, never>
  'mat.end.golden': Record<never, never>
  'mat.end.goals': Record<never, never>
  'mat.end.other': Record<never, never>
  'mat.end.total': Record<never, never>
  'mat.end.tie': Record<never, never>
  'mat.end.skip': Record<never, never>
  'mat.end.next': Record<never, never>
  'colour.red': Record<never, never>
  'colour.green': Record<never, never>
  'colour.blue': Record<never, never>
  'colour.yellow': Record<never, never>
  'card.geralt': Record<never, never>
  'card.yennefer': Record<never, never>
  'card.dandelion': Record<never, never>
  'card.ciri': Record<never, never>
  'card.vesemir': Record<never, never>
  'difficulty.story': Record<never, never>
  'difficulty.normal': Record<never, never>
  'difficulty.swords': Record<never, never>
  'difficulty.blood': Record<never, never>
  'difficulty.march': Record<never, never>
  'ability.training': Record<never, never>
  'ability.training.text': Record<never, never>
  'ability.hmm': Record<never, never>
  'ability.hmm.text': Record<never, never>
  'ability.prowess': Record<never, never>
  'ability.prowess.text': Record<never, never>
  'ability.fortitude': Record<never, never>
  'ability.fortitude.text': Record<never, never>
  'ability.drawing-energy': Record<never, never>
  'ability.drawing-energy.text': Record<never, never>
  'ability.magical-glow': Record<never, never>
  'ability.magical-glow.text': Record<never, never>
  'ability.energy-release': Record<never, never>
  'ability.energy-release.text': Record<never, never>
  'ability.amplified-release': Record<never, never>
  'ability.amplified-release.text': Record<never, never>
  'ability.ballad': Record<never, never>
  'ability.ballad.text': Record<never, never>
  'ability.between-the-lines': Record<never, never>
  'ability.between-the-lines.text': Record<never, never>
  'ability.pulling-strings': Record<never, never>
  'ability.pulling-strings.text': Record<never, never>
  'ability.song-of-merit': Record<never, never>
  'ability.song-of-merit.text': Record<never, never>
  'ability.child-of-destiny': Record<never, never>
  'ability.child-of-destiny.text': Record<never, never>
  'ability.lady-of-time': Record<never, never>
  'ability.lady-of-time.text': Record<never, never>
  'ability.time-and-space': Record<never, never>
  'ability.time-and-space.text': Record<never, never>
  'ability.elder-blood': Record<never, never>
  'ability.elder-blood.text': Record<never, never>
  'ability.old-tracks': Record<never, never>
  'ability.old-tracks.text': Record<never, never>
  'ability.patience': Record<never, never>
  'ability.patience.text': Record<never, never>
  'ability.once-more': Record<never, never>
  'ability.once-more.text': Record<never, never>
  'ability.second-wind': Record<never, never>
  'ability.second-wind.text': Record<never, never>
  'quest.geralt': Record<never, never>
  'quest.geralt.text': Record<never, never>
  'quest.yennefer': Record<never, never>
  'quest.yennefer.text': Record<never, never>
  'quest.dandelion': Record<never, never>
  'quest.dandelion.text': Record<never, never>
  'quest.ciri': Record<never, never>
  'quest.ciri.text': Record<never, never>
  'quest.vesemir': Record<never, never>
  'quest.vesemir.text': Record<never, never>
  'automa.geralt.learns': Record<never, never>
  'automa.geralt.learns.text': Record<never, never>
  'automa.geralt.power': Record<never, never>
  'automa.geralt.power.text': Record<never, never>
  'automa.yennefer.learns': Record<never, never>
  'automa.yennefer.learns.text': Record<never, never>
  'automa.yennefer.power': Record<never, never>
  'automa.yennefer.power.text': Record<never, never>
  'automa.dandelion.learns': Record<never, never>
  'automa.dandelion.learns.text': Record<never, never>
  'automa.dandelion.power': Record<never, never>
  'automa.dandelion.power.text': Record<never, never>
  'automa.ciri.learns': Record<never, never>
  'automa.ciri.learns.text': Record<never, never>
  'automa.ciri.power': Record<never, never>
  'automa.ciri.power.text': Record<never, never>
  'automa.vesemir.learns': Record<never, never>
  'automa.vesemir.learns.text': Record<never, never>
  'automa.vesemir.power': Record<never, never>
  'automa.vesemir.power.text': Record<never, never>
  'solo.striga': Record<never, never>
  'solo.striga.text': Record<never, never>
  'solo.lesser-evil': Record<never, never>
  'solo.lesser-evil.text': Record<never, never>
  'effort.early-start': Record<never, never>
  'effort.steady-hand': Record<never, never>
  'effort.sharp-ears': Record<never, never>
  'effort.second-look': Record<never, never>
  'effort.long-way-round': Record<never, never>
  'effort.three-lies': Record<never, never>
  'effort.cold-blood': Record<never, never>
  'effort.old-books': Record<never, never>
  'effort.last-torch': Record<never, never>
  'effort.held-breath': Record<never, never>
  'effort.every-string': Record<never, never>
  'effort.whole-road': Record<never, never>
  'card.goal-blades-in-reserve': Record<never, never>
  'card.goal-empty-hands': Record<never, never>
  'card.goal-red-trail': Record<never, never>
  'card.goal-spells-in-reserve': Record<never, never>
  'card.goal-many-faces': Record<never, never>
  'card.goal-blue-trail': Record<never, never>
  'card.goal-plain-cloth': Record<never, never>
  'card.goal-known-roads': Record<never, never>
  'card.goal-words-in-reserve': Record<never, never>
  'card.goal-green-trail': Record<never, never>
  'card.goal-kept-promises': Record<never, never>
  'card.goal-maps-in-reserve': Record<never, never>
  'card.goal-solo-blades': Record<never, never>
  'card.goal-solo-hands': Record<never, never>
  'card.goal-solo-red': Record<never, never>
  'card.goal-solo-spells': Record<never, never>
  'card.goal-solo-faces': Record<never, never>
  'card.goal-solo-blue': Record<never, never>
  'card.renfri-lesson': Record<never, never>
  'card.renfri-lesson.text': Record<never, never>
  'card.renfri-bargain': Record<never, never>
  'card.renfri-bargain.text': Record<never, never>
  'card.renfri-blade': Record<never, never>
  'card.renfri-blade.text': Record<never, never>
  'card.renfri-whisper': Record<never, never>
  'card.renfri-whisper.text': Record<never, never>
  'card.renfri-scar': Record<never, never>
  'card.renfri-scar.text': Record<never, never>
  'card.stregobor-lesson': Record<never, never>
  'card.stregobor-lesson.text': Record<never, never>
  'card.stregobor-bargain': Record<never, never>
  'card.stregobor-bargain.text': Record<never, never>
  'card.stregobor-seal': Record<never, never>
  'card.stregobor-seal.text': Record<never, never>
  'card.stregobor-mirror': Record<never, never>
  'card.stregobor-mirror.text': Record<never, never>
  'card.stregobor-page': Record<never, never>
  'card.stregobor-page.text': Record<never, never>
  'when.lose-1': { readonly kind: string }
  'when.lose-each': { readonly kind: string }
  'when.lose-inactive': Record<never, never>
  'when.at-least': { readonly n: string | number; readonly colour: 'red' | 'green' | 'blue' | AnyOther }
  'when.exactly': { readonly n: number; readonly colour: 'red' | 'green' | 'blue' | AnyOther }
  'when.each': { readonly colour: 'red' | 'green' | 'blue' | AnyOther }
  'when.inactive-each': Record<never, never>
  'when.inactive': Record<never, never>
  'gain.experience': { readonly n: number }
  'gain.experience-each': Record<never, never>
  'gain.left': { readonly n: string | number }
  'gain.left-each': Record<never, never>
  'gain.right': { readonly n: string | number }
  'gain.right-each': Record<never, never>
  'gain.both': Record<never, never>
  'gain.kind': { readonly n: string | number; readonly kind: string }
  'gain.kind-each': { readonly kind: string }
  'gain.three': Record<never, never>
  'reference.read': Record<never, never>
  'reference.turns': Record<never, never>
  'reference.dominant': Record<never, never>
  'reference.alliances': Record<never, never>
  'reference.score': Record<never, never>
  'reference.path-tokens': Record<never, never>
  'reference.clear': Record<never, never>
  'reference.effort-over': Record<never, never>
  'reference.bonuses': Record<never, never>
  'reference.side-quests': Record<never, never>
  'reference.hidden-goals': Record<never, never>
  'reference.winner': Record<never, never>
  'reference.epilogue': Record<never, never>
  'special.extra-effort': Record<never, never>
  'special.hidden-goals': Record<never, never>
  'special.alliances': Record<never, never>
  'card.brawl-over-dumplings': Record<never, never>
  'card.brawl-over-dumplings.flavour': Record<never, never>
  'card.night-patrol': Record<never, never>
  'card.night-patrol.flavour': Record<never, never>
  'card.hired-blades': Record<never, never>
  'card.hired-blades.flavour': Record<never, never>
  'card.whetstone': Record<never, never>
  'card.whetstone.flavour': Record<never, never>
  'card.fencing-lesson': Record<never, never>
  'card.fencing-lesson.flavour': Record<never, never>
  'card.marching-drum': Record<never, never>
  'card.marching-drum.flavour': Record<never, never>
  'card.lowered-sword': Record<never, never>
  'card.lowered-sword.flavour': Record<never, never>
  'card.burnt-bridge': Record<never, never>
  'card.burnt-bridge.flavour': Record<never, never>
  'card.woodcutters-axe': Record<never, never>
  'card.woodcutters-axe.flavour': Record<never, never>
  'card.an-honest-trade': Record<never, never>
  'card.an-honest-trade.flavour': Record<never, never>
  'card.old-scar': Record<never, never>
  'card.old-scar.flavour': Record<never, never>
  'card.blade-oil': Record<never, never>
  'card.blade-oil.flavour': Record<never, never>
  'card.a-local-guide': Record<never, never>
  'card.a-local-guide.flavour': Record<never, never>
  'card.mushroom-season': Record<never, never>
  'card.mushroom-season.flavour': Record<never, never>
  'card.wolf-pit': Record<never, never>
  'card.wolf-pit.flavour': Record<never, never>
  'card.poachers-knife': Record<never, never>
  'card.poachers-knife.flavour': Record<never, never>
  'card.fresh-tracks': Record<never, never>
  'card.fresh-tracks.flavour': Record<never, never>
  'card.a-bad-inn': Record<never, never>
  'card.a-bad-inn.flavour': Record<never, never>
  'card.hollow-oak': Record<never, never>
  'card.hollow-oak.flavour': Record<never, never>
  'card.borrowed-horse': Record<never, never>
  'card.borrowed-horse.flavour': Record<never, never>
  'card.shepherds-shortcut': Record<never, never>
  'card.shepherds-shortcut.flavour': Record<never, never>
  'card.crows-overhead': Record<never, never>
  'card.crows-overhead.flavour': Record<never, never>
  'card.overfull-pack': Record<never, never>
  'card.overfull-pack.flavour': Record<never, never>
  'card.campfire-tales': Record<never, never>
  'card.campfire-tales.flavour': Record<never, never>
  'card.bottled-lightning': Record<never, never>
  'card.bottled-lightning.flavour': Record<never, never>
  'card.astrologers-fee': Record<never, never>
  'card.astrologers-fee.flavour': Record<never, never>
  'card.elven-inscription': Record<never, never>
  'card.elven-inscription.flavour': Record<never, never>
  'card.wishing-well': Record<never, never>
  'card.wishing-well.flavour': Record<never, never>
  'card.a-hasty-sign': Record<never, never>
  'card.a-hasty-sign.flavour': Record<never, never>
  'card.circle-of-salt': Record<never, never>
  'card.circle-of-salt.flavour': Record<never, never>
  'card.lodestone': Record<never, never>
  'card.lodestone.flavour': Record<never, never>
  'card.a-single-candle': Record<never, never>
  'card.a-single-candle.flavour': Record<never, never>
  'card.rising-water': Record<never, never>
  'card.rising-water.flavour': Record<never, never>
  'card.spent-amulet': Record<never, never>
  'card.spent-amulet.flavour': Record<never, never>
  'card.eyes-in-brine': Record<never, never>
  'card.eyes-in-brine.flavour': Record<never, never>
  'card.inherited-curse': Record<never, never>
  'card.inherited-curse.flavour': Record<never, never>
  'card.royal-summons': Record<never, never>
  'card.royal-summons.flavour': Record<never, never>
  'card.hangmans-discount': Record<never, never>
  'card.hangmans-discount.flavour': Record<never, never>
  'card.forged-pass': Record<never, never>
  'card.forged-pass.flavour': Record<never, never>
  'card.love-philtre': Record<never, never>
  'card.love-philtre.flavour': Record<never, never>
  'card.washhouse-gossip': Record<never, never>
  'card.washhouse-gossip.flavour': Record<never, never>
  'card.wedding-feast': Record<never, never>
  'card.wedding-feast.flavour': Record<never, never>
  'card.two-signatures': Record<never, never>
  'card.two-signatures.flavour': Record<never, never>
  'card.a-quiet-bribe': Record<never, never>
  'card.a-quiet-bribe.flavour': Record<never, never>
  'card.worn-out-welcome': Record<never, never>
  'card.worn-out-welcome.flavour': Record<never, never>
  'card.paid-applause': Record<never, never>
  'card.paid-applause.flavour': Record<never, never>
  'card.sealed-letter': Record<never, never>
  'card.sealed-letter.flavour': Record<never, never>
  'card.pawned-heirloom': Record<never, never>
  'card.pawned-heirloom.flavour': Record<never, never>
  'card.snare-line': Record<never, never>
  'card.snare-line.flavour': Record<never, never>
  'card.boar-spear': Record<never, never>
  'card.boar-spear.flavour': Record<never, never>
  'card.deserters-camp': Record<never, never>
  'card.deserters-camp.flavour': Record<never, never>
  'card.silvered-bolt': Record<never, never>
  'card.silvered-bolt.flavour': Record<never, never>
  'card.barber-surgeon': Record<never, never>
  'card.barber-surgeon.flavour': Record<never, never>
  'card.melted-spoons': Record<never, never>
  'card.melted-spoons.flavour': Record<never, never>
  'card.duel-at-dawn': Record<never, never>
  'card.duel-at-dawn.flavour': Record<never, never>
  'card.faded-notice': Record<never, never>
  'card.faded-notice.flavour': Record<never, never>
  'card.bought-peace': Record<never, never>
  'card.bought-peace.flavour': Record<never, never>
  'card.marsh-lights': Record<never, never>
  'card.marsh-lights.flavour': Record<never, never>
  'card.herbwifes-basket': Record<never, never>
  'card.herbwifes-basket.flavour': Record<never, never>
  'card.trolls-toll': Record<never, never>
  'card.trolls-toll.flavour': Record<never, never>
  'card.pedlars-cart': Record<never, never>
  'card.pedlars-cart.flavour': Record<never, never>
  'card.ferrymans-price': Record<never, never>
  'card.ferrymans-price.flavour': Record<never, never>
  'card.barter-day': Record<never, never>
  'card.barter-day.flavour': Record<never, never>
  'card.fortune-teller': Record<never, never>
  'card.fortune-teller.flavour': Record<never, never>
  'card.second-opinion': Record<never, never>
  'card.second-opinion.flavour': Record<never, never>
  'card.supper-truce': Record<never, never>
  'card.supper-truce.flavour': Record<never, never>
  'card.crossroads-fair': Record<never, never>
  'card.crossroads-fair.flavour': Record<never, never>
  'card.orderly-retreat': Record<never, never>
  'card.orderly-retreat.flavour': Record<never, never>
  'card.two-swords': Record<never, never>
  'card.two-swords.flavour': Record<never, never>
  'card.the-mares-opinion': Record<never, never>
  'card.the-mares-opinion.flavour': Record<never, never>
  'card.trembling-medallion': Record<never, never>
  'card.trembling-medallion.flavour': Record<never, never>
  'card.fee-in-advance': Record<never, never>
  'card.fee-in-advance.flavour': Record<never, never>
  'card.black-draught': Record<never, never>
  'card.black-draught.flavour': Record<never, never>
  'card.velvet-glove': Record<never, never>
  'card.velvet-glove.flavour': Record<never, never>
  'card.rare-ingredients': Record<never, never>
  'card.rare-ingredients.flavour': Record<never, never>
  'card.portal-before-breakfast': Record<never, never>
  'card.portal-before-breakfast.flavour': Record<never, never>
  'card.a-raised-eyebrow': Record<never, never>
  'card.a-raised-eyebrow.flavour': Record<never, never>
  'card.unsigned-letter': Record<never, never>
  'card.unsigned-letter.flavour': Record<never, never>
  'card.out-of-the-window': Record<never, never>
  'card.out-of-the-window.flavour': Record<never, never>
  'card.friends-in-oxenfurt': Record<never, never>
  'card.friends-in-oxenfurt.flavour': Record<never, never>
  'card.broken-string': Record<never, never>
  'card.broken-string.flavour': Record<never, never>
  'card.ballad-in-progress': Record<never, never>
  'card.ballad-in-progress.flavour': Record<never, never>
  'card.plumed-hat': Record<never, never>
  'card.plumed-hat.flavour': Record<never, never>
  'card.wooden-sword': Record<never, never>
  'card.wooden-sword.flavour': Record<never, never>
  'card.stolen-apples': Record<never, never>
  'card.stolen-apples.flavour': Record<never, never>
  'card.a-sideways-step': Record<never, never>
  'card.a-sideways-step.flavour': Record<never, never>
  'card.a-perfect-curtsy': Record<never, never>
  'card.a-perfect-curtsy.flavour': Record<never, never>
  'card.one-more-dare': Record<never, never>
  'card.one-more-dare.flavour': Record<never, never>
  'card.elbow-higher': Record<never, never>
  'card.elbow-higher.flavour': Record<never, never>
  'card.mountain-trail': Record<never, never>
  'card.mountain-trail.flavour': Record<never, never>
  'card.bestiary-margins': Record<never, never>
  'card.bestiary-margins.flavour': Record<never, never>
  'card.blunt-advice': Record<never, never>
  'card.blunt-advice.flavour': Record<never, never>
  'card.herb-cellar': Record<never, never>
  'card.herb-cellar.flavour': Record<never, never>
  'page.edge-of-the-world': Record<never, never>
  'story.edge-of-the-world': Record<never, never>
  'page.edge-of-the-world.2': Record<never, never>
  'page.edge-of-the-world.2.prose': Record<never, never>
  'page.edge-of-the-world.3': Record<never, never>
  'page.edge-of-the-world.3.prose': Record<never, never>
  'page.edge-of-the-world.4': Record<never, never>
  'page.edge-of-the-world.4.prose': Record<never, never>
  'page.edge-of-the-world.5': Record<never, never>
  'page.edge-of-the-world.5.prose': Record<never, never>
  'page.edge-of-the-world.6': Record<never, never>
  'page.edge-of-the-world.6.prose': Record<never, never>
  'page.edge-of-the-world.7': Record<never, never>
  'page.edge-of-the-world.7.prose': Record<never, never>
  'page.edge-of-the-world.8': Record<never, never>
  'page.edge-of-the-world.8.prose': Record<never, never>
  'page.edge-of-the-world.9': Record<never, never>
  'page.edge-of-the-world.9.prose': Record<never, never>
  'page.edge-of-the-world.10': Record<never, never>
  'page.edge-of-the-world.10.prose': Record<never, never>
  'page.edge-of-the-world.11': Record<never, never>
  'page.edge-of-the-world.11.prose': Record<never, never>
  'page.edge-of-the-world.12': Record<never, never>
  'page.edge-of-the-world.12.prose': Record<never, never>
  'page.edge-of-the-world.13': Record<never, never>
  'page.edge-of-the-world.13.prose': Record<never, never>
  'page.edge-of-the-world.14': Record<never, never>
  'page.edge-of-the-world.14.prose': Record<never, never>
  'page.edge-of-the-world.15': Record<never, never>
  'page.edge-of-the-world.15.prose': Record<never, never>
  'page.edge-of-the-world.16': Record<never, never>
  'page.edge-of-the-world.16.prose': Record<never, never>
  'page.edge-of-the-world.17': Record<never, never>
  'page.edge-of-the-world.17.prose': Record<never, never>
  'page.edge-of-the-world.18': Record<never, never>
  'page.edge-of-the-world.18.prose': Record<never, never>
  'page.edge-of-the-world.19': Record<never, never>
  'page.edge-of-the-world.19.prose': Record<never, never>
  'page.edge-of-the-world.20': Record<never, never>
  'page.edge-of-the-world.20.prose': Record<never, never>
  'page.edge-of-the-world.21': Record<never, never>
  'page.edge-of-the-world.21.prose': Record<never, never>
  'page.edge-of-the-world.22': Record<never, never>
  'page.edge-of-the-world.22.prose': Record<never, never>
  'page.edge-of-the-world.23': Record<never, never>
  'page.edge-of-the-world.23.prose': Record<never, never>
  'page.edge-of-the-world.24': Record<never, never>
  'page.edge-of-the-world.24.prose': Record<never, never>
  'page.edge-of-the-world.25': Record<never, never>
  'page.edge-of-the-world.25.prose': Record<never, never>
  'page.edge-of-the-world.26': Record<never, never>
  'page.edge-of-the-world.26.prose': Record<never, never>
  'page.edge-of-the-world.27': Record<never, never>
  'page.edge-of-the-world.27.prose': Record<never, never>
  'page.edge-of-the-world.28': Record<never, never>
  'page.edge-of-the-world.28.prose': Record<never, never>
  'page.edge-of-the-world.29': Record<never, never>
  'page.edge-of-the-world.29.prose': Record<never, never>
  'page.edge-of-the-world.30': Record<never, never>
  'page.edge-of-the-world.30.prose': Record<never, never>
  'page.edge-of-the-world.31': Record<never, never>
  'page.edge-of-the-world.31.prose': Record<never, never>
  'page.edge-of-the-world.32': Record<never, never>
  'page.edge-of-the-world.32.prose': Record<never, never>
  'page.edge-of-the-world.33': Record<never, never>
  'page.edge-of-the-world.33.prose': Record<never, never>
  'page.edge-of-the-world.34': Record<never, never>
  'page.edge-of-the-world.34.prose': Record<never, never>
  'page.edge-of-the-world.35': Record<never, never>
  'page.edge-of-the-world.35.prose': Record<never, never>
  'page.edge-of-the-world.36': Record<never, never>
  'page.edge-of-the-world.36.prose': Record<never, never>
  'page.edge-of-the-world.37': Record<never, never>
  'page.edge-of-the-world.37.prose': Record<never, never>
  'page.edge-of-the-world.38': Record<never, never>
  'page.edge-of-the-world.38.prose': Record<never, never>
  'page.edge-of-the-world.39': Record<never, never>
  'page.edge-of-the-world.39.prose': Record<never, never>
  'page.edge-of-the-world.40': Record<never, never>
  'page.edge-of-the-world.40.prose': Record<never, never>
  'page.edge-of-the-world.41': Record<never, never>
  'page.edge-of-the-world.41.prose': Record<never, never>
  'page.edge-of-the-world.42': Record<never, never>
  'page.edge-of-the-world.42.prose': Record<never, never>
  'page.edge-of-the-world.43': Record<never, never>
  'page.edge-of-the-world.43.prose': Record<never, never>
  'page.edge-of-the-world.44': Record<never, never>
  'page.edge-of-the-world.44.prose': Record<never, never>
  'page.edge-of-the-world.45': Record<never, never>
  'page.edge-of-the-world.45.prose': Record<never, never>
  'page.striga': Record<never, never>
  'story.striga': Record<never, never>
  'page.striga.2': Record<never, never>
  'page.striga.2.prose': Record<never, never>
  'page.striga.3': Record<never, never>
  'page.striga.3.prose': Record<never, never>
  'page.striga.4': Record<never, never>
  'page.striga.4.prose': Record<never, never>
  'page.striga.5': Record<never, never>
  'page.striga.5.prose': Record<never, never>
  'page.striga.6': Record<never, never>
  'page.striga.6.prose': Record<never, never>
  'page.striga.7': Record<never, never>
  'page.striga.7.prose': Record<never, never>
  'page.striga.8': Record<never, never>
  'page.striga.8.prose': Record<never, never>
  'page.striga.9': Record<never, never>
  'page.striga.9.prose': Record<never, never>
  'page.striga.10': Record<never, never>
  'page.striga.10.prose': Record<never, never>
  'page.striga.11': Record<never, never>
  'page.striga.11.prose': Record<never, never>
  'page.striga.12': Record<never, never>
  'page.striga.12.prose': Record<never, never>
  'page.striga.13': Record<never, never>
  'page.striga.13.prose': Record<never, never>
  'page.striga.14': Record<never, never>
  'page.striga.14.prose': Record<never, never>
  'page.striga.15': Record<never, never>
  'page.striga.15.prose': Record<never, never>
  'page.striga.16': Record<never, never>
  'page.striga.16.prose': Record<never, never>
  'page.striga.17': Record<never, never>
  'page.striga.17.prose': Record<never, never>
  'page.striga.18': Record<never, never>
  'page.striga.18.prose': Record<never, never>
  'page.striga.19': Record<never, never>
  'page.striga.19.prose': Record<never, never>
  'page.striga.20': Record<never, never>
  'page.striga.20.prose': Record<never, never>
  'page.striga.21': Record<never, never>
  'page.striga.21.prose': Record<never, never>
  'page.striga.22': Record<never, never>
  'page.striga.22.prose': Record<never, never>
  'page.striga.23': Record<never, never>
  'page.striga.23.prose': Record<never, never>
  'page.striga.24': Record<never, never>
  'page.striga.24.prose': Record<never, never>
  'page.striga.25': Record<never, never>
  'page.striga.25.prose': Record<never, never>
  'page.striga.26': Record<never, never>
  'page.striga.26.prose': Record<never, never>
  'page.striga.27': Record<never, never>
  'page.striga.27.prose': Record<never, never>
  'page.striga.28': Record<never, never>
  'page.striga.28.prose': Record<never, never>
  'page.striga.29': Record<never, never>
  'page.striga.29.prose': Record<never, never>
  'page.striga.30': Record<never, never>
  'page.striga.30.prose': Record<never, never>
  'page.striga.31': Record<never, never>
  'page.striga.31.prose': Record<never, never>
  'page.striga.32': Record<never, never>
  'page.striga.32.prose': Record<never, never>
  'page.striga.33': Record<never, never>
  'page.striga.33.prose': Record<never, never>
  'page.striga.34': Record<never, never>
  'page.striga.34.prose': Record<never, never>
  'page.striga.35': Record<never, never>
  'page.striga.35.prose': Record<never, never>
  'page.striga.36': Record<never, never>
  'page.striga.36.prose': Record<never, never>
  'page.striga.37': Record<never, never>
  'page.striga.37.prose': Record<never, never>
  'page.striga.38': Record<never, never>
  'page.striga.38.prose': Record<never, never>
  'page.striga.39': Record<never, never>
  'page.striga.39.prose': Record<never, never>
  'page.striga.40': Record<never, never>
  'page.striga.40.prose': Record<never, never>
  'page.striga.41': Record<never, never>
  'page.striga.41.prose': Record<never, never>
  'page.striga.42': Record<never, never>
  'page.striga.42.prose': Record<never, never>
  'page.striga.43': Record<never, never>
  'page.striga.43.prose': Record<never, never>
  'page.striga.44': Record<never, never>
  'page.striga.44.prose': Record<never, never>
  'page.striga.45': Record<never, never>
  'page.striga.45.prose': Record<never, never>
  'story.lesser-evil': Record<never, never>
  'page.lesser-evil': Record<never, never>
  'page.lesser-evil.2': Record<never, never>
  'page.lesser-evil.2.prose': Record<never, never>
  'page.lesser-evil.3': Record<never, never>
  'page.lesser-evil.3.prose': Record<never, never>
  'page.lesser-evil.4': Record<never, never>
  'page.lesser-evil.4.prose': Record<never, never>
  'page.lesser-evil.5': Record<never, never>
  'page.lesser-evil.5.prose': Record<never, never>
  'page.lesser-evil.6': Record<never, never>
  'page.lesser-evil.6.prose': Record<never, never>
  'page.lesser-evil.7': Record<never, never>
  'page.lesser-evil.7.prose': Record<never, never>
  'page.lesser-evil.8': Record<never, never>
  'page.lesser-evil.8.prose': Record<never, never>
  'page.lesser-evil.9': Record<never, never>
  'page.lesser-evil.9.prose': Record<never, never>
  'page.lesser-evil.10': Record<never, never>
  'page.lesser-evil.10.prose': Record<never, never>
  'page.lesser-evil.11': Record<never, never>
  'page.lesser-evil.11.prose': Record<never, never>
  'page.lesser-evil.12': Record<never, never>
  'page.lesser-evil.12.prose': Record<never, never>
  'page.lesser-evil.13': Record<never, never>
  'page.lesser-evil.13.prose': Record<never, never>
  'page.lesser-evil.14': Record<never, never>
  'page.lesser-evil.14.prose': Record<never, never>
  'page.lesser-evil.15': Record<never, never>
  'page.lesser-evil.15.prose': Record<never, never>
  'page.lesser-evil.16': Record<never, never>
  'page.lesser-evil.16.prose': Record<never, never>
  'page.lesser-evil.17': Record<never, never>
  'page.lesser-evil.17.prose': Record<never, never>
  'page.lesser-evil.18': Record<never, never>
  'page.lesser-evil.18.prose': Record<never, never>
  'page.lesser-evil.19': Record<never, never>
  'page.lesser-evil.19.prose': Record<never, never>
  'page.lesser-evil.20': Record<never, never>
  'page.lesser-evil.20.prose': Record<never, never>
  'page.lesser-evil.21': Record<never, never>
  'page.lesser-evil.21.prose': Record<never, never>
  'page.lesser-evil.22': Record<never, never>
  'page.lesser-evil.22.prose': Record<never, never>
  'page.lesser-evil.23': Record<never, never>
  'page.lesser-evil.23.prose': Record<never, never>
  'page.lesser-evil.24': Record<never, never>
  'page.lesser-evil.24.prose': Record<never, never>
  'page.lesser-evil.25': Record<never, never>
  'page.lesser-evil.25.prose': Record<never, never>
  'page.lesser-evil.26': Record<never, never>
  'page.lesser-evil.26.prose': Record<never, never>
  'page.lesser-evil.27': Record<never, never>
  'page.lesser-evil.27.prose': Record<never, never>
  'page.lesser-evil.28': Record<never, never>
  'page.lesser-evil.28.prose': Record<never, never>
  'page.lesser-evil.29': Record<never, never>
  'page.lesser-evil.29.prose': Record<never, never>
  'page.lesser-evil.30': Record<never, never>
  'page.lesser-evil.30.prose': Record<never, never>
  'page.lesser-evil.31': Record<never, never>
  'page.lesser-evil.31.prose': Record<never, never>
  'page.lesser-evil.32': Record<never, never>
  'page.lesser-evil.32.prose': Record<never, never>
  'page.lesser-evil.33': Record<never, never>
  'page.lesser-evil.33.prose': Record<never, never>
  'page.lesser-evil.34': Record<never, never>
  'page.lesser-evil.34.prose': Record<never, never>
  'page.lesser-evil.35': Record<never, never>
  'page.lesser-evil.35.prose': Record<never, never>
  'page.lesser-evil.36': Record<never, never>
  'page.lesser-evil.36.prose': Record<never, never>
  'page.lesser-evil.37': Record<never, never>
  'page.lesser-evil.37.prose': Record<never, never>
  'page.lesser-evil.38': Record<never, never>
  'page.lesser-evil.38.prose': Record<never, never>
  'page.lesser-evil.39': Record<never, never>
  'page.lesser-evil.39.prose': Record<never, never>
  'page.lesser-evil.40': Record<never, never>
  'page.lesser-evil.40.prose': Record<never, never>
  'page.lesser-evil.41': Record<never, never>
  'page.lesser-evil.41.prose': Record<never, never>
  'page.lesser-evil.42': Record<never, never>
  'page.lesser-evil.42.prose': Record<never, never>
  'page.lesser-evil.43': Record<never, never>
  'page.lesser-evil.43.prose': Record<never, never>
  'page.lesser-evil.44': Record<never, never>
  'page.lesser-evil.44.prose': Record<never, never>
  'page.lesser-evil.45': Record<never, never>
  'page.lesser-evil.45.prose': Record<never, never>
}
