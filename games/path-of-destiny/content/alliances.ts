import type { Path } from '../rules/fate.ts'
import type { Side } from '../rules/state.ts'

/** What an alliance card does (POD-285 to POD-288). */
export type AllianceEffect =
  | { readonly experience: number }
  /** Loses an active symbol and gains two of the other kind. */
  | { readonly turnCoat: true }
  /** Gains an active symbol of a path. */
  | { readonly token: Path }
  /** Loses an inactive symbol and gains experience. */
  | { readonly confess: number }

/** An alliance card: whose deck it belongs to, and how often it is in it. */
export interface Alliance {
  readonly side: Side
  readonly copies: number
  readonly effect: AllianceEffect
}

/** The 32 alliance cards, 16 on each side. */
export const alliances: Readonly<Record<string, Alliance>> = {
  'renfri-lesson': { side: 'renfri', copies: 4, effect: { experience: 1 } },
  'renfri-bargain': { side: 'renfri', copies: 4, effect: { turnCoat: true } },
  'renfri-blade': { side: 'renfri', copies: 3, effect: { token: 'left' } },
  'renfri-whisper': { side: 'renfri', copies: 1, effect: { token: 'right' } },
  'renfri-scar': { side: 'renfri', copies: 4, effect: { confess: 2 } },
  'stregobor-lesson': { side: 'stregobor', copies: 4, effect: { experience: 1 } },
  'stregobor-bargain': { side: 'stregobor', copies: 4, effect: { turnCoat: true } },
  'stregobor-seal': { side: 'stregobor', copies: 3, effect: { token: 'right' } },
  'stregobor-mirror': { side: 'stregobor', copies: 1, effect: { token: 'left' } },
  'stregobor-page': { side: 'stregobor', copies: 4, effect: { confess: 2 } },
}
