import type { Language } from '@osud/lang'
import { fineness, prepareStamps, stamp } from '@osud/web/look/print/stamp.ts'
import { faces } from '../../content/faces.ts'
import { colours } from '../../rules/card.ts'
import type { Colour } from '../../rules/card.ts'
import type { Path } from '../../rules/fate.ts'
import { symbols } from '../../rules/symbol.ts'
import type { Symbol } from '../../rules/symbol.ts'
import type { ChipState } from './chip.ts'
import {
  bandDrawing,
  bannerDrawing,
  chipDrawing,
  flagDrawing,
  postDrawing,
  rowDrawing,
  signDrawing,
} from './drawings.ts'
import type { SignName } from './glyphs.ts'

/** The classes of a symbol in its outline. */
export const chip = (symbol: Symbol, state: ChipState): string =>
  stamp(`pod-chip-${symbol}-${state}`, () => chipDrawing(symbol, state))

/** The classes of the signpost of a path. */
export const post = (path: Path, symbol: Symbol | undefined): string =>
  stamp(`pod-post-${path}-${symbol ?? 'bare'}`, () => postDrawing(path, symbol))

/** The classes of a small banner within a line; with a language it bears its letter. */
export const flag = (colour: Colour, language: Language | undefined): string =>
  stamp(`pod-flag-${colour}-${language ?? 'bare'}`, () => flagDrawing(colour, language))

/** The classes of the banner of a card, long enough for so many symbols. */
export const banner = (colours: readonly Colour[], symbols: number, language: Language): string =>
  stamp(`pod-banner-${colours.join('-')}-${symbols}-${language}`, () =>
    bannerDrawing(colours, symbols, language),
  )

/** The classes of the band of a card on the smallest cards. */
export const band = (colours: readonly Colour[], language: Language): string =>
  stamp(`pod-band-${colours.join('-')}-${language}`, () => bandDrawing(colours, language))

/** The classes of the four colours side by side. */
export const everyColour = (): string => stamp('pod-colours', rowDrawing)

/** The classes of a sign in ink on a card, or in the paler ink. */
export const inkSign = (name: SignName, ink: 'ink' | 'muted' = 'ink'): string =>
  stamp(`pod-sign-${name}-${ink}`, () => signDrawing(name, ink))

let prepared = ''

/** Has all that cards show cut while the page is at rest, once for a language and how fine the screen is. */
export function prepareSigns(language: Language): void {
  const wanted = `${language} ${fineness()}`
  if (prepared === wanted) return
  prepared = wanted
  void prepareStamps(allSigns(language))
}

function* allSigns(language: Language): Generator<() => string> {
  for (const symbol of symbols) {
    for (const state of ['left', 'right', 'idle', 'plain', 'lost'] as const) yield () => chip(symbol, state)
    for (const path of ['left', 'right'] as const) yield () => post(path, symbol)
  }
  for (const colour of colours) yield () => flag(colour, undefined)
  for (const name of ['xp', 'inactive', 'vp'] as const) yield () => inkSign(name)
  yield () => inkSign('arrow', 'muted')
  for (const face of faces.values()) {
    yield () => band(face.colours, language)
    yield () => banner(face.colours, face.symbols.length, language)
  }
}
