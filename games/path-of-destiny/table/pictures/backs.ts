import { engrave } from '@osud/web/look/draw/engrave.ts'
import { at, blackLine, disc, flame, ink, key, mass, paper, raven, tower } from '@osud/web/look/draw/stock.ts'
import { glow } from '@osud/web/look/draw/tone.ts'

const gold = 'var(--gold, #c9973a)'
const dark = '#241712'

/** The same thing struck in gold on the dark of a card back. */
function struck(thing: string): string {
  return thing.replaceAll(ink, gold).replaceAll(paper, dark)
}

const emblems: Readonly<Record<string, () => string>> = {
  'hidden-goal': () => at(24, 42.5, 0.4, key()),
  'extra-effort': () => at(24, 42, 0.4, flame()),
  renfri: () => at(23, 38, 0.42, raven()),
  stregobor: () => at(24, 43, 0.28, tower()),
}

/** The emblem of a deck, in gold: what stands inside an SVG of 48 × 48. A deck without one has the fork. */
export function deckEmblem(deck: string): string {
  const own = Object.hasOwn(emblems, deck) ? emblems[deck] : undefined
  return struck(own?.() ?? blackLine('M24 40V26L13 11M24 26L35 11', 5.4))
}

/** The back of a card of a deck: what stands inside an SVG of 240 × 336, gold rays and the emblem. */
export function cardBack(deck = 'action'): string {
  const rays = engrave({
    along: 'rays',
    box: [16, 16, 208, 304],
    tone: glow(120, 168, 190, 0.42, 0.26),
    centre: [120, 168],
    start: 56,
    pitch: 7.5,
    step: 12,
    least: 0.05,
  })
  const frame = `<rect x="9" y="9" width="222" height="318" rx="11" fill="none" stroke="${gold}" stroke-width="3"/>`
  return (
    mass('M0 0H240V336H0Z', dark) +
    mass(rays, gold) +
    frame +
    disc(120, 168, 45, gold) +
    disc(120, 168, 41.6, dark) +
    at(81.6, 129.6, 1.6, deckEmblem(deck))
  )
}
