import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { faces } from '../../content/faces.ts'
import { colours } from '../../rules/card.ts'
import { symbols } from '../../rules/symbol.ts'
import { letters } from '../../table/signs/cloth.ts'
import {
  bandDrawing,
  bannerDrawing,
  chipDrawing,
  flagDrawing,
  postDrawing,
  rowDrawing,
  signDrawing,
} from '../../table/signs/drawings.ts'
import { glyphs } from '../../table/signs/glyphs.ts'
import type { SignName } from '../../table/signs/glyphs.ts'
import { inks } from '../../table/signs/inks.ts'
import { letterShapes } from '../../table/signs/letter-shapes.ts'

const languages = ['cs', 'uk', 'en'] as const
const states = ['plain', 'left', 'right', 'idle', 'lost'] as const
const paths = ['left', 'right'] as const
const chips = symbols.flatMap(symbol => states.map(state => chipDrawing(symbol, state)))
const posts = paths.flatMap(path => [undefined, ...symbols].map(symbol => postDrawing(path, symbol)))
const flags = colours.flatMap(colour =>
  [undefined, ...languages].map(language => flagDrawing(colour, language)),
)
const signs = (Object.keys(glyphs) as SignName[]).flatMap(name => [
  signDrawing(name, 'ink'),
  signDrawing(name, 'muted'),
])
const cards = languages.flatMap(language =>
  [...faces.values()].flatMap(face => [
    bannerDrawing(face.colours, face.symbols.length, language),
    bandDrawing(face.colours, language),
  ]),
)

describe('stamps', () => {
  it('stand by themselves: a picture knows neither the colours of the page nor its letters', () => {
    for (const drawing of [...chips, ...posts, ...flags, ...signs, ...cards, rowDrawing()])
      expect(drawing.svg).not.toMatch(/var\(|class=|<text|undefined|NaN/)
  })

  it('print the colours of paper and ink that the page has', () => {
    const tokens = readFileSync(join(import.meta.dirname, '../../../../web/src/look/tokens.css'), 'utf8')
    const token = (name: string): string | undefined => new RegExp(`--${name}: (#\\w+);`).exec(tokens)?.[1]
    expect([inks.ink, inks.card, inks.muted]).toEqual(['ink', 'card', 'paper-muted'].map(token))
  })

  it('tell every symbol, state, colour and path apart', () => {
    const distinct = (drawings: readonly { readonly svg: string }[]): number =>
      new Set(drawings.map(({ svg }) => svg)).size
    // Light is both what is active on the left and what is printed where nothing is active.
    expect(distinct(chips)).toBe(symbols.length * (states.length - 1))
    expect(distinct(posts)).toBe(posts.length)
    expect(distinct(flags)).toBe(flags.length)
  })

  it('have the outline of every letter that a colour is told by', () => {
    for (const language of languages)
      for (const letter of Object.values(letters[language]))
        expect(letterShapes[letter], letter).toMatch(/^M[-\d.]/)
  })
})
