import type { ActionCard, Colour } from '../rules/card.ts'
import type { Hero } from '../rules/hero.ts'
import type { Symbol } from '../rules/symbol.ts'

/** What the second special ability of an Automa does after each draft (POD-210). */
export type AutomaPower =
  /** Drafts and plays one more card with an active symbol (POD-230). */
  | 'glamour'
  /** Gains a symbol of the active kind it has more of. */
  | 'strengthen'
  /** Gains a symbol of the active kind it has fewer of. */
  | 'catch-up'
  /** Flips the solo fate token for one more symbol, and its figure queues at the top position. */
  | 'leap'
  /** Gains one symbol of each active kind if its two cards share a colour. */
  | 'harmony'

/** An Automa board (POD-209 to POD-214). Yennefer's is the printed one, the others are ours. */
export interface AutomaBoard {
  /** Its fields of competence. */
  readonly symbols: readonly [Symbol, Symbol]
  /** Which drafted cards give it an experience point. */
  readonly learns: (card: ActionCard) => boolean
  readonly power: AutomaPower
}

/** Cards of this colour and no other. */
const only =
  (colour: Colour) =>
  ({ colours }: ActionCard): boolean =>
    colours.length === 1 && colours[0] === colour

/** The five Automa boards. */
export const automaBoards: Readonly<Record<Hero, AutomaBoard>> = {
  geralt: {
    symbols: ['combat', 'exploration'],
    learns: only('red'),
    power: 'strengthen',
  },
  yennefer: {
    symbols: ['magic', 'diplomacy'],
    learns: ({ colours }) => colours.includes('blue'),
    power: 'glamour',
  },
  dandelion: {
    symbols: ['diplomacy', 'exploration'],
    learns: only('yellow'),
    power: 'catch-up',
  },
  ciri: {
    symbols: ['magic', 'combat'],
    learns: only('green'),
    power: 'leap',
  },
  vesemir: {
    symbols: ['exploration', 'magic'],
    learns: ({ symbols }) => symbols.length >= 3,
    power: 'harmony',
  },
}

/** Victory points printed along the experience track of the Automa boards, steeper than that of the players (POD-214). */
export const automaTrackVictory = (golden: number): number => golden + Math.min(8, Math.ceil(golden / 2))
