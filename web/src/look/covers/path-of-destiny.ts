import { engrave } from '../draw/engrave.ts'
import { fall, glow } from '../draw/tone.ts'
import { bareTree, halo, ink, paper, place, raven, signpost, spruce, traveller } from '../draw/woodcut.ts'

const red = '#b5352b'

/** A woodcut: a red sun over a parting of the ways. */
export function pathOfDestiny(): string {
  return (
    `<rect width="300" height="440" fill="${paper}"/><g transform="translate(0 -46)">` +
    sky() +
    ground() +
    ways() +
    place(52, 316, 1.1, halo(bareTree(12, 150, 5), 3)) +
    place(264, 318, 1, halo(spruce(4, 110, 46), 4)) +
    place(236, 324, 0.7, halo(spruce(7, 110, 46), 4)) +
    place(150, 366, 1.5, halo(signpost(), 5)) +
    place(206, 262, 0.5, halo(raven(), 8)) +
    place(116, 398, 1.05, halo(traveller(), 5)) +
    `</g><path d="M0 366H300V440H0Z" fill="${ink}"/><path d="M0 366H300M0 371H300" stroke="${paper}" stroke-width="2"/>`
  )
}

function sky(): string {
  const air = engrave({
    along: 'rings',
    box: [-10, -10, 320, 330],
    tone: glow(150, 150, 300, 0.3, 1, 0.5),
    centre: [150, 150],
    start: 68,
    pitch: 6.4,
    step: 8,
    seed: 3,
  })
  return (
    `<circle cx="150" cy="150" r="64" fill="${red}"/><path d="${air}" fill="${ink}"/>` +
    `<circle cx="150" cy="150" r="64" fill="none" stroke="${ink}" stroke-width="3"/>`
  )
}

function ground(): string {
  const hill = 'M-4 320C30 296 70 300 110 306S200 296 304 312V444H-4Z'
  const cuts = engrave({
    along: 'waves',
    box: [-10, 296, 320, 160],
    tone: fall(0, 300, 0, 440, 0.14, 0.42),
    swing: 4,
    length: 150,
    pitch: 7,
    step: 8,
    seed: 5,
  })
  return (
    `<clipPath id="cover-hill"><path d="${hill}"/></clipPath>` +
    `<path d="${hill}" fill="${ink}" stroke="${paper}" stroke-width="3"/>` +
    `<g clip-path="url(#cover-hill)"><path d="${cuts}" fill="${paper}"/></g>`
  )
}

function ways(): string {
  const left =
    'M128 444C136 400 128 372 84 350C62 340 30 330 -4 328V338C30 340 56 348 72 358C98 376 92 410 84 444Z'
  const right =
    'M150 444C150 404 170 366 220 346C250 334 276 328 304 326V336C280 338 256 346 234 358C206 374 196 410 196 444Z'
  return `<path d="${left}" fill="${paper}"/><path d="${right}" fill="${red}"/>`
}
