import {
  at,
  blackLine,
  boots,
  coin,
  crown,
  disc,
  door,
  flip,
  gallows,
  gate,
  goblet,
  halo,
  hand,
  letter,
  lit,
  mass,
  pack,
  philtre,
  pie,
  quill,
  raven,
  ring,
  rose,
  scroll,
  sheet,
  shirt,
  spot,
  wall,
} from '@osud/web/look/draw/stock.ts'
import {
  dusk,
  ground,
  hills,
  put,
  rays,
  shine,
  slant,
  strew,
  sun,
  table,
  water,
  type Recipes,
} from './scene.ts'

/** Coins in a pile, from the lowest up. */
export const coins = (x: number, y: number, count: number) =>
  Array.from(
    { length: count },
    (_, row) => `<g transform="translate(${x + (row % 3) * 3} ${y - row * 9}) scale(1.5 .62)">${coin()}</g>`,
  ).join('')

/** The yellow cards: words, seals and money. */
export const yellow: Recipes = {
  'royal-summons': () =>
    rays(128, 90, 70) + table(168) + put(120, 182, 1.5, scroll()) + put(190, 184, 0.86, crown()),
  'hangmans-discount': () =>
    dusk() +
    sun(146, 108, 46) +
    ground(166) +
    put(120, 182, 1.22, gallows(2)) +
    put(166, 44, 0.5, flip(raven())),
  'forged-pass': () =>
    shine(150, 70, 64, 'rays') +
    ground(150) +
    put(146, 156, 1.32, gate()) +
    put(94, 206, 1.15, sheet() + disc(14, -18, 11), -10),
  'love-philtre': () =>
    rays(118, 100, 66) + table(164) + put(118, 172, 1.42, philtre()) + put(200, 184, 1.05, rose(), 10),
  'washhouse-gossip': () =>
    dusk(0.5) +
    sun(126, 96, 44) +
    water(160) +
    halo(mass('M14 18h8v160h-8zm204-6h8v166h-8z'), 4) +
    blackLine('M18 34q102 24 204-8', 2.6) +
    strew(shirt(), [84, 46, 1.3, 10], [166, 44, 1.3, -12]),
  'wedding-feast': () =>
    shine(128, 76, 66, 'rays') +
    table(150) +
    strew(goblet(), [80, 168, 1.6], [176, 168, 1.6]) +
    put(128, 184, 1, ring()),
  'two-signatures': () =>
    shine(120, 80, 70, 62) +
    table(166) +
    put(118, 186, 1.6, sheet() + blackLine('M-22-22q8-16 6 2t10-8 8 4m12-4 12 12m0-12-12 12', 2.6), -4) +
    put(162, 164, 1.2, quill()),
  'a-quiet-bribe': () =>
    shine(128, 70, 60, 'rings') +
    table(146) +
    coins(96, 172, 2) +
    coins(130, 176, 2) +
    coins(164, 172, 2) +
    put(130, 142, 1.35, pie(), -5),
  'worn-out-welcome': () =>
    at(0, 0, 1, wall(240, 174)) +
    ground(172) +
    put(124, 178, 1.34, door()) +
    mass('M154 176v-92q-2-22-12-36 18 14 22 36v92z', spot) +
    put(204, 192, 0.86, pack()) +
    put(64, 192, 0.6, boots()),
  'paid-applause': () =>
    rays(128, 52, 34) +
    at(128, 52, 1.5, coin()) +
    put(66, 188, 1.25, flip(hand()), 16) +
    put(190, 188, 1.25, hand(), -16) +
    halo(blackLine('M104 120l12-10m36 10-12-10m-12 6v-18', 4), 3),
  'sealed-letter': () => shine(124, 92, 78, 'rings') + table(154) + put(118, 122, 3.3, letter(), -6),
  'pawned-heirloom': () =>
    slant(58, () => 0.62) +
    table(162) +
    halo(blackLine('M60 14h166m-92 0v20', 6) + blackLine('M134 34l-40 18m40-18 40 18m-40-18v50', 3), 5) +
    halo(disc(94, 64, 20, spot, 2.8) + disc(174, 64, 20, spot, 2.8) + disc(134, 90, 20, spot, 2.8), 5) +
    lit('M88 64a6 14 20 0 1 6-12m74 12a6 14 20 0 1 6-12m-46 38a6 14 20 0 1 6-12', 1.4, 'none') +
    put(134, 190, 0.86, ring()),
}

/** A hill with the sun behind it, for whoever travels by day. */
export const morning = (seed: number) =>
  dusk() + sun(178, 84, 34) + hills(148, 40, seed + 4, 0.45) + ground(160)
