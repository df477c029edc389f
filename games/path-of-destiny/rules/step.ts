import type { Window } from './ability.ts'
import type { Who } from './state.ts'
import type { PageEffect } from './story.ts'
import type { Symbol } from './symbol.ts'

/** The steps of play, in the order in which they come up. */
export type Step =
  | { do: 'choose-hero'; who: Who }
  | { do: 'choose-automa' | 'prepare' }
  | { do: 'read'; page: number }
  | { do: 'page-effect'; effect: PageEffect }
  | { do: 'chapter'; page: number }
  | { do: 'turn'; turn: number }
  // draft
  | { do: 'refill' | 'return-figures' }
  | { do: 'draft' | 'automa-draft' | 'glamour' | 'alliance-card'; who: Who }
  | { do: 'limit-alliances'; who: Who; side: 'renfri' | 'stregobor' }
  // play
  | { do: 'play' | 'choose-cards' | 'after-play' | 'extra-effort' | 'requirements' }
  | { do: 'window'; who: Who; window: Window; card?: string }
  | { do: 'resolve'; who: Who; cards: readonly string[] }
  | { do: 'effect'; who: Who; card: string }
  | { do: 'gain'; who: Who; card: string; degree: number }
  | { do: 'lose'; who: Who; kinds: readonly Symbol[]; card?: string; rule: string }
  // fate and the end of a chapter
  | { do: 'fate' | 'chapter-end' | 'dominance' | 'alliances' | 'score' | 'path-tokens' }
  | { do: 'apply-alliances'; who: Who }
  | { do: 'alliance-effect'; who: Who; card: string }
  | { do: 'before-clearing' | 'keep' | 'close-chapter' }
  // what several rules use
  | { do: 'draw' | 'discard'; who: Who; count: number }
  | { do: 'tokens'; who: Who; kind: Symbol; count: number; rule: string }
  // the end
  | { do: 'final-scoring'; page: number }
  | { do: 'epilogue'; page: number }
  // abilities
  | { do: AbilityStep; who: Who; card?: string }

/** The steps that carry out an ability. */
export type AbilityStep =
  | 'training'
  | 'hmm'
  | 'prowess'
  | 'fortitude'
  | 'drawing-energy'
  | 'magical-glow'
  | 'energy-release'
  | 'amplified-release'
  | 'ballad'
  | 'between-the-lines'
  | 'pulling-strings'
  | 'song-of-merit'
  | 'child-of-destiny'
  | 'lady-of-time'
  | 'time-and-space'
  | 'elder-blood'
  | 'old-tracks'
  | 'patience'
  | 'once-more'
  | 'second-wind'
