import type { Hero } from '../rules/hero.ts'
import type { AbilityStep } from '../rules/step.ts'

/** A player board: the four abilities from left to right, and where the last three are unlocked (POD-026, POD-027). */
export interface Board {
  readonly abilities: readonly [AbilityStep, AbilityStep, AbilityStep, AbilityStep]
  readonly thresholds: readonly [number, number, number]
}

/** The five player boards. */
export const boards: Readonly<Record<Hero, Board>> = {
  geralt: { abilities: ['training', 'hmm', 'prowess', 'fortitude'], thresholds: [5, 11, 17] },
  yennefer: {
    abilities: ['drawing-energy', 'magical-glow', 'energy-release', 'amplified-release'],
    thresholds: [5, 10, 16],
  },
  dandelion: {
    abilities: ['ballad', 'between-the-lines', 'pulling-strings', 'song-of-merit'],
    thresholds: [4, 10, 16],
  },
  ciri: {
    abilities: ['child-of-destiny', 'lady-of-time', 'time-and-space', 'elder-blood'],
    thresholds: [4, 8, 14],
  },
  vesemir: { abilities: ['old-tracks', 'patience', 'once-more', 'second-wind'], thresholds: [4, 9, 16] },
}

/** Victory points printed along the experience track, for the golden marker (POD-194). */
export const trackVictory = (golden: number): number => golden
