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
import { dusk, ground, hills, rays, type Recipes, shine, slant, strew, table, water } from './scene.ts'

/** Coins in a pile, from the lowest up. */
export const coins = (x: number, y: number, count: number) =>
  Array.from(
    { length: count },
    (_, row) => `<g transform="translate(${x + (row % 3) * 3} ${y - row * 9}) scale(1.5 .62)">${coin()}</g>`,
  ).join('')

/** The yellow cards: words, seals and money. */
export const yellow: Recipes = {
  'royal-summons': () =>
    rays(128, 90, 0, 8) +
    disc(128, 90, 70, spot) +
    table(168) +
    at(120, 182, 1.5, halo(scroll(), 5)) +
    at(190, 184, 0.86, halo(crown(), 6)),
  'hangmans-discount': () =>
    dusk(7, 0.8, 0.08) +
    disc(146, 108, 46, spot, 2.4) +
    ground(166, 5) +
    at(120, 182, 1.22, halo(gallows(2), 4)) +
    at(166, 44, 0.5, halo(flip(raven()), 7)),
  'forged-pass': () =>
    shine(150, 70, 64, 'rays', 7) +
    ground(150, 6) +
    at(146, 156, 1.32, halo(gate(), 5)) +
    at(94, 206, 1.15, halo(sheet() + disc(14, -18, 11), 5), -10),
  'love-philtre': () =>
    rays(118, 100, 0, 7) +
    disc(118, 100, 66, spot, 2.4) +
    table(164) +
    at(118, 172, 1.42, halo(philtre(), 4)) +
    at(200, 184, 1.05, halo(rose(), 6), 10),
  'washhouse-gossip': () =>
    dusk(5, 0.5, 0.1) +
    disc(126, 96, 44, spot, 2.4) +
    water(160, 5) +
    halo(mass('M14 18h8v160h-8zM218 12h8v166h-8z'), 4) +
    blackLine('M18 34Q120 58 222 26', 2.6) +
    strew(halo(shirt(), 4), [84, 46, 1.3, 10], [166, 44, 1.3, -12]),
  'wedding-feast': () =>
    shine(128, 76, 62, 'rays', 4) +
    table(150) +
    at(90, 172, 1.6, halo(goblet(), 5), 7) +
    at(166, 172, 1.6, halo(goblet(), 5), -7) +
    at(128, 194, 0.7, halo(ring(), 6)),
  'two-signatures': () =>
    shine(120, 80, 70, 62, 7) +
    table(166) +
    at(
      118,
      186,
      1.6,
      halo(sheet() + blackLine('M-22-22q8-16 6 2t10-8 8 4M14-28l12 12M26-28l-12 12', 2.6), 4),
      -4,
    ) +
    at(162, 164, 1.2, halo(quill(), 5)),
  'a-quiet-bribe': () =>
    shine(128, 70, 60, 'rings', 7) +
    table(146) +
    coins(96, 172, 2) +
    coins(130, 176, 2) +
    coins(164, 172, 2) +
    at(130, 142, 1.35, halo(pie(), 5), -5),
  'worn-out-welcome': () =>
    at(0, 0, 1, wall(240, 174)) +
    ground(172, 4) +
    at(124, 178, 1.34, halo(door(), 5)) +
    mass('M154 176V84Q152 62 142 48Q160 62 164 84V176Z', spot) +
    at(204, 192, 0.86, halo(pack(), 6)) +
    at(64, 192, 0.6, halo(boots(), 6)),
  'paid-applause': () =>
    rays(128, 52, 0, 5) +
    disc(128, 52, 34, spot) +
    at(128, 52, 1.5, coin()) +
    at(66, 188, 1.25, halo(flip(hand()), 5), 16) +
    at(190, 188, 1.25, halo(hand(), 5), -16) +
    halo(blackLine('M104 120l12-10M152 120l-12-10M128 116V98', 4), 3),
  'sealed-letter': () =>
    shine(124, 92, 78, 'rings', 3) + table(154) + at(118, 122, 3.3, halo(letter(), 2), -6),
  'pawned-heirloom': () =>
    slant(58, () => 0.62, 6) +
    table(162) +
    halo(blackLine('M60 14H226M134 14V34', 6) + blackLine('M134 34L94 52M134 34L174 52M134 34V84', 3), 5) +
    halo(disc(94, 64, 20, spot, 2.8) + disc(174, 64, 20, spot, 2.8) + disc(134, 90, 20, spot, 2.8), 5) +
    lit('M88 64a6 14 20 0 1 6-12M168 64a6 14 20 0 1 6-12M128 90a6 14 20 0 1 6-12', 1.4, 'none') +
    at(134, 190, 0.86, halo(ring(), 5)),
}

/** A hill with the sun behind it, for whoever travels by day. */
export const morning = (seed: number) =>
  dusk(seed, 0.65, 0.06) + disc(178, 84, 34, spot, 2.4) + hills(148, 40, seed + 4, 0.45) + ground(160, seed)
