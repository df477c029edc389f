import type { Say } from '@osud/engine'
import { describeCard, faceOf } from '@osud/path-of-destiny'
import type { Colour, Symbol } from '@osud/path-of-destiny'
import type { Pen } from '../play/pen.ts'

const signs: Readonly<Record<Symbol, string>> = {
  magic: '✦',
  diplomacy: '❦',
  exploration: '➤',
  combat: '⚔',
}

/** A space at which no line is broken. */
export const fixed = '\u00a0'

/** The word of a colour, in that colour. */
export function colourWord(colour: Colour, { narrator, paint }: Pen): string {
  return paint.thing[colour](narrator.tell({ key: `colour.${colour}` }))
}

/** The word of a symbol, as it stands within a line. */
export function symbolWord(kind: Symbol, { narrator: { shelved, speaker } }: Pen): string {
  return shelved.names.kinds[kind]?.[speaker.language].nom ?? kind
}

/** The word of a symbol with its sign. */
export function signed(kind: Symbol, pen: Pen): string {
  return `${signs[kind]}${fixed}${symbolWord(kind, pen)}`
}

/** A whole action card on one line: title, banners, symbols, effect. */
export function cardLine(card: string, pen: Pen): string {
  const { narrator } = pen
  const { effect } = describeCard(card)
  const say = (text: Say): string => narrator.tell(text)
  return [
    narrator.tell({ key: `card.${card}` }),
    coloursOf(card, pen),
    symbolsOf(card, [], pen, signed),
    ...(effect === undefined ? [] : [`${say(effect.when)} →${fixed}${say(effect.gain)}`]),
  ].join(' · ')
}

/** An action card without its effect, as it lies: symbols in `covered` count no more, but are still printed there. */
export function shortCard(card: string, covered: readonly Symbol[], pen: Pen): string {
  const title = pen.narrator.tell({ key: `card.${card}` })
  return `${title} (${coloursOf(card, pen)} · ${symbolsOf(card, covered, pen, symbolWord)})`
}

function coloursOf(card: string, pen: Pen): string {
  return faceOf(card)
    .colours.map(colour => colourWord(colour, pen))
    .join('/')
}

function symbolsOf(
  card: string,
  covered: readonly Symbol[],
  pen: Pen,
  word: (kind: Symbol, pen: Pen) => string,
): string {
  const { symbols } = faceOf(card)
  if (symbols.length === 0) return pen.narrator.tell({ key: 'panel.no-symbols' })
  const words = [...new Set(symbols)].flatMap(kind => {
    const printed = symbols.filter(one => one === kind).length
    const lost = covered.filter(one => one === kind).length
    const left = printed - lost
    return [
      ...(left > 0 ? [left === 1 ? word(kind, pen) : `${left}×${fixed}${word(kind, pen)}`] : []),
      ...Array.from({ length: lost }, () => pen.narrator.tell({ key: 'panel.covered', args: { kind } })),
    ]
  })
  return words.join(', ')
}
