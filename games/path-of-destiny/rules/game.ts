import { defineGame } from '@osud/engine'
import { alliances as allianceCards } from '../content/alliances.ts'
import { hiddenGoals } from '../content/hidden-goals.ts'
import * as ciri from './abilities/ciri.ts'
import * as dandelion from './abilities/dandelion.ts'
import * as geralt from './abilities/geralt.ts'
import * as vesemir from './abilities/vesemir.ts'
import * as yennefer from './abilities/yennefer.ts'
import { window } from './ability.ts'
import { allianceCard, allianceEffect, alliances, applyAlliances, limitAlliances } from './alliances.ts'
import { automaDraft, glamour } from './automa.ts'
import { beforeClearing, chapter, chapterEnd, closeChapter, dominance, pathTokens, score } from './chapter.ts'
import { draft, refill, returnFigures, turn } from './draft.ts'
import { evaluate } from '../evaluate.ts'
import { hints } from '../hints.ts'
import { extraEffort } from './extra-effort.ts'
import { fate } from './fate-step.ts'
import { epilogue, finalScoring } from './final.ts'
import type { Hero } from './hero.ts'
import { heroes } from './hero.ts'
import { requirements } from './hidden-goals.ts'
import { keep } from './keep.ts'
import { lose } from './loss.ts'
import { seats, settings } from './options.ts'
import { pageEffect, read } from './pages.ts'
import { afterPlay, chooseCards, discard, draw, play, tokens } from './play.ts'
import { effect, gain, resolve } from './resolve.ts'
import { chooseAutoma, chooseHero, prepare, setup } from './setup.ts'
import type { PathOfDestiny } from './state.ts'
import { copyState } from './state.ts'
import { variants } from '../variants.ts'

/** The Witcher: Path of Destiny. */
export const pathOfDestiny = defineGame<PathOfDestiny>({
  id: 'path-of-destiny',
  version: '7',
  seats, // POD-001
  zones: {
    deck: { sees: 'nobody', ordered: true },
    discard: { sees: 'everyone', ordered: true },
    revealed: { sees: 'everyone' },
    pair: { sees: 'everyone' },
    hand: { sees: 'owner', closed: true }, // POD-032
    timeline: { sees: 'everyone', ordered: true },
    box: { sees: 'everyone' },
    boards: { sees: 'nobody', ordered: true },
    dealt: { sees: 'owner' },
    taken: { sees: 'everyone' },
    goal: { sees: 'named' },
    goals: { sees: 'nobody', ordered: true },
    'goal-box': { sees: 'nobody' },
    renfri: { sees: 'nobody', ordered: true },
    stregobor: { sees: 'nobody', ordered: true },
    alliance: { sees: 'owner', closed: true }, // POD-274
    'renfri-discard': { sees: 'nobody' },
    'stregobor-discard': { sees: 'nobody' },
  },
  settings,
  variants,
  longest: 1000,
  setup,
  steps: {
    'choose-hero': chooseHero,
    'choose-automa': chooseAutoma,
    prepare,
    read,
    'page-effect': pageEffect,
    chapter,
    turn,
    refill,
    draft,
    'automa-draft': automaDraft,
    glamour,
    'alliance-card': allianceCard,
    'limit-alliances': limitAlliances,
    'return-figures': returnFigures,
    play,
    'choose-cards': chooseCards,
    'after-play': afterPlay,
    'extra-effort': extraEffort,
    requirements,
    window,
    resolve,
    effect,
    gain,
    lose,
    fate,
    'chapter-end': chapterEnd,
    dominance,
    alliances,
    'apply-alliances': applyAlliances,
    'alliance-effect': allianceEffect,
    score,
    'path-tokens': pathTokens,
    'before-clearing': beforeClearing,
    keep,
    'close-chapter': closeChapter,
    draw,
    discard,
    tokens,
    'final-scoring': finalScoring,
    epilogue,
    training: geralt.training,
    hmm: geralt.hmm,
    prowess: geralt.prowess,
    fortitude: geralt.fortitude,
    'drawing-energy': yennefer.drawingEnergy,
    'magical-glow': yennefer.magicalGlow,
    'energy-release': yennefer.energyRelease,
    'amplified-release': yennefer.amplifiedRelease,
    ballad: dandelion.ballad,
    'between-the-lines': dandelion.betweenTheLines,
    'pulling-strings': dandelion.pullingStrings,
    'song-of-merit': dandelion.songOfMerit,
    'child-of-destiny': ciri.childOfDestiny,
    'lady-of-time': ciri.ladyOfTime,
    'time-and-space': ciri.timeAndSpace,
    'elder-blood': ciri.elderBlood,
    'old-tracks': vesemir.oldTracks,
    patience: vesemir.patience,
    'once-more': vesemir.onceMore,
    'second-wind': vesemir.secondWind,
  },
  back: backOf,
  copy: copyState,
  spacing: 64,
  evaluate,
  hints,
  complete: true,
})

/** What the back of a card shows: alliance cards by side (POD-331), hidden goals by type (POD-243). */
function backOf(card: string): string {
  if (Object.hasOwn(allianceCards, card)) return allianceCards[card]?.side ?? ''
  if (Object.hasOwn(hiddenGoals, card)) return hiddenGoals[card]?.back ?? ''
  return heroes.includes(card as Hero) ? 'board' : ''
}
