import type { Language } from '@osud/lang'
import type { StampDrawing } from '@osud/web/look/print/stamp.ts'
import { colours as allColours } from '../../rules/card.ts'
import type { Colour } from '../../rules/card.ts'
import type { Path } from '../../rules/fate.ts'
import type { Symbol } from '../../rules/symbol.ts'
import type { ChipState } from './chip.ts'
import { band, banner, foot, letters } from './cloth.ts'
import type { Cloth } from './cloth.ts'
import { glyphs } from './glyphs.ts'
import type { SignName } from './glyphs.ts'
import { inks } from './inks.ts'
import { letterShapes } from './letter-shapes.ts'

/** A sign in one ink; what is cut out of it shows the colour below. */
function glyph(name: SignName, ink: string, below: string, place = ''): string {
  const drawn = glyphs[name].replaceAll('var(--cut, var(--surface))', below)
  return `<g fill="${ink}" color="${ink}"${place && ` transform="${place}"`}>${drawn}</g>`
}

const chipOutlines: Readonly<Record<Symbol, string>> = {
  magic: 'M10.4 1.2H21.6L30.8 10.4V21.6L21.6 30.8H10.4L1.2 21.6V10.4Z',
  diplomacy:
    'M4.6 1.6H27.4Q30.4 1.6 30.4 4.6V27.4Q30.4 30.4 27.4 30.4H4.6Q1.6 30.4 1.6 27.4V4.6Q1.6 1.6 4.6 1.6Z',
  exploration: 'M16 1.2A14.8 14.8 0 1 1 16 30.8A14.8 14.8 0 1 1 16 1.2Z',
  combat: 'M2 1.6H30V14Q30 25 16 31Q2 25 2 14Z',
}

const chipPlaces: Readonly<Record<Symbol, string>> = {
  magic: 'translate(4.4 4.4) scale(.967)',
  diplomacy: 'translate(5.6 5.6) scale(.867)',
  exploration: 'translate(5 5) scale(.917)',
  combat: 'translate(6 2.9) scale(.833)',
}

const light = { fill: inks.card, mark: inks.ink, edge: `stroke="${inks.ink}" stroke-width="2.4"` }

/** Active on the left path: light; on the right: dark; inactive: dashed; lost: barred. */
const chipLooks: Readonly<Record<ChipState, { fill: string; mark: string; edge: string }>> = {
  plain: light,
  left: light,
  right: { fill: inks.ink, mark: inks.card, edge: `stroke="${inks.card}" stroke-width="2"` },
  idle: {
    fill: inks.idle,
    mark: inks.muted,
    edge: `stroke="${inks.muted}" stroke-width="1.8" stroke-dasharray="3.4 2.6"`,
  },
  lost: {
    fill: '#8f8673',
    mark: '#3d3629',
    edge: `stroke="${inks.ink}" stroke-width="1.8" stroke-dasharray="2 2"`,
  },
}

/** A symbol in its outline. */
export function chipDrawing(symbol: Symbol, state: ChipState): StampDrawing {
  const outline = chipOutlines[symbol]
  const { fill, mark, edge } = chipLooks[state]
  const rim = `<path d="${outline}" fill="none" stroke="${inks.ink}" stroke-width="4.6"/>`
  const bar = (ink: string, wide: number): string =>
    `<path d="M3 29L29 3" stroke="${ink}" stroke-width="${wide}" stroke-linecap="round"/>`
  const svg = [
    state === 'right' ? rim : '',
    `<path d="${outline}" fill="${fill}" ${edge}/>`,
    glyph(symbol, mark, fill, chipPlaces[symbol]),
    state === 'lost' ? bar(inks.card, 6.6) + bar('#a8261f', 4.2) : '',
  ].join('')
  return { svg, width: 32, height: 32, unit: 1.5 / 32, bleed: 1.2, below: 0.36 }
}

const postOutlines: Readonly<Record<Path, string>> = {
  left: 'M42.6 1.4V26.6H12L1.4 14L12 1.4Z',
  right: 'M1.4 1.4V26.6H32L42.6 14L32 1.4Z',
}

/** The signpost of a path with the symbol that is active there: light to the left, dark to the right. */
export function postDrawing(path: Path, symbol: Symbol | undefined): StampDrawing {
  const outline = postOutlines[path]
  const [fill, mark] = path === 'left' ? [inks.card, inks.ink] : [inks.ink, inks.card]
  const place = `translate(${path === 'left' ? 15 : 8} 3.6) scale(.875)`
  const svg = [
    `<path d="${outline}" fill="none" stroke="${fill}" stroke-width="4.4" stroke-linejoin="round"/>`,
    `<path d="${outline}" fill="${fill}" stroke="${mark}" stroke-width="2" stroke-linejoin="round"/>`,
    symbol === undefined ? '' : glyph(symbol, mark, fill, place),
  ].join('')
  return { svg, width: 44, height: 28, unit: 2.1 / 44, bleed: 0.8, below: 0.28 }
}

const dyes: Readonly<Record<Colour, { hue: string; thread: string; letter: string }>> = {
  red: { hue: '#a8261f', thread: 'rgb(255 255 255/.34)', letter: '#fff9ec' },
  green: { hue: '#3f9277', thread: 'rgb(6 42 32/.5)', letter: inks.ink },
  blue: { hue: '#1f3c78', thread: 'rgb(255 255 255/.38)', letter: '#fff9ec' },
  yellow: { hue: '#e9bc45', thread: 'rgb(58 38 0/.62)', letter: inks.ink },
}

/** A letter, or the ground on which it stands. */
const inked = (shape: string, at: string, ink: string): string =>
  `<path d="${shape}" transform="${at}" ${ink} stroke-linejoin="round"/>`

/** Coloured cloth: fill, hatching, ink outline and, if wanted, the letter of the colour. */
function clothOf(
  colour: Colour,
  { outline, hatch, foot }: Cloth,
  {
    width,
    edge = 1.5,
    language,
    bare,
  }: { width: number; edge?: number; language?: Language | undefined; bare?: boolean },
): string {
  const { hue, thread, letter } = dyes[colour]
  const stitch = colour === 'yellow' ? '1.9" stroke-linecap="round' : '1'
  const shape = language && letterShapes[letters[language][colour]]
  const at = `translate(${width / 2} ${foot})${width < 14 ? ' scale(.85)' : ''}`
  return [
    `<path d="${outline}" fill="${hue}"/>`,
    `<path d="${hatch}" fill="none" stroke="${thread}" stroke-width="${stitch}"/>`,
    `<path d="${outline}" fill="none" stroke="${inks.ink}" stroke-width="${edge}" stroke-linejoin="round"/>`,
    shape && inked(shape, at, `stroke="${hue}" stroke-width="3.6"`),
    shape && !bare && inked(shape, at, `fill="${letter}"`),
  ].join('')
}

/** A small banner within a line: a colour that is counted. */
export function flagDrawing(colour: Colour, language: Language | undefined): StampDrawing {
  const height = language === undefined ? 24 : 27
  const svg = clothOf(colour, banner(colour, 18, height), { width: 18, edge: 2, language })
  const unit = language === undefined ? 0.055 : 0.0625
  return { svg, x: -1, y: -1, width: 20, height: height + 2, unit, below: 0.3 }
}

const sideBySide = (pieces: readonly string[], each: number): string =>
  pieces.map((piece, i) => `<g transform="translate(${i * each} 0)">${piece}</g>`).join('')

/** How wide the banner of so many colours is. */
const widthOf = (colours: readonly Colour[]): number => [26, 26, 32, 39][colours.length] ?? 46

/** The banner of a card, of one colour or of several side by side, with its shadow and the ground of its letters. */
export function bannerDrawing(colours: readonly Colour[], symbols: number, language: Language): StampDrawing {
  const width = widthOf(colours)
  const each = width / colours.length
  const height = symbols * 24 + 22
  const cloths = colours.map(colour => banner(colour, each, height))
  const shadows = cloths.map(
    ({ outline }) => `<path d="${outline}" stroke="#000" stroke-opacity=".2" stroke-width="1.6"/>`,
  )
  const pieces = colours.map((colour, i) =>
    clothOf(colour, cloths[i] ?? banner(colour, each, height), { width: each, language, bare: true }),
  )
  const svg = `<g transform="translate(0 1.2)" fill-opacity=".4">${sideBySide(shadows, each)}</g>${sideBySide(pieces, each)}`
  return { svg, x: -1, y: 0, width: width + 2, height: height + 1, unit: 0.1, bleed: 2 }
}

/**
 * The letters of a banner with where they stand: as type they stay sharp however small the card is. In em of a letter, from the
 * edge of the stamp; type of this font stands 0.145 em above the bottom of its line.
 */
export function lettersOn(
  colours: readonly Colour[],
  language: Language,
): readonly { readonly letter: string; readonly style: string }[] {
  const each = widthOf(colours) / colours.length
  const size = each < 14 ? 9 : 11
  const em = (units: number): number => +(units / size).toFixed(3)
  return colours.map((colour, i) => ({
    letter: letters[language][colour],
    style: `color:${dyes[colour].letter};font-size:${size / 10}em;left:${em(3 + each * (i + 0.5))}em;bottom:${em(3 + foot[colour]) - 0.145}em`,
  }))
}

/** The band of a card on the smallest cards. */
export function bandDrawing(colours: readonly Colour[], language: Language): StampDrawing {
  const width = 38 / colours.length
  const pieces = colours.map(colour => clothOf(colour, band(colour, width, 16), { width, language }))
  return { svg: sideBySide(pieces, width), width: 38, height: 16 }
}

/** Banners of the four colours in a row. */
export function rowDrawing(): StampDrawing {
  const pieces = allColours.map(colour => clothOf(colour, banner(colour, 10, 24), { width: 10 }))
  const svg = `<g transform="translate(1 4)">${sideBySide(pieces, 10.6)}</g>`
  return { svg, width: 44, height: 32, unit: 2.48 / 44 }
}

/** A sign in ink on a card. */
export function signDrawing(name: SignName, ink: 'ink' | 'muted'): StampDrawing {
  return { svg: glyph(name, inks[ink], inks.card), width: 24, height: 24, unit: 1 / 24, below: 0.12 }
}
