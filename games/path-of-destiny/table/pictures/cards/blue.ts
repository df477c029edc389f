import {
  amulet,
  armillary,
  at,
  barrel,
  blackLine,
  candle,
  casement,
  coin,
  compass,
  disc,
  halo,
  house,
  ink,
  jar,
  lightning,
  lit,
  mass,
  menhir,
  paper,
  sign,
  skull,
  spider,
  spot,
  star,
  well,
  whiteLine,
} from '@osud/web/look/draw/stock.ts'
import { glow } from '@osud/web/look/draw/tone.ts'
import { firs } from './green.ts'
import { ground, night, put, rays, shine, slant, strew, sun, table, water, type Recipes } from './scene.ts'

/** The blue cards: magic, mostly somebody else’s. */
export const blue: Recipes = {
  'bottled-lightning': () =>
    rays(128, 112, 76) +
    table(168) +
    put(
      128,
      176,
      1.42,
      lit('M-9-104h18v20q37 10 37 48-2 40-46 40t-46-40q0-38 37-48z', 3) +
        mass('M-42-40q4-24 42-38 38 14 42 38-2 40-42 40t-42-40zm29-74h26v12h-26z') +
        at(0, 0, 1, lightning(spot)) +
        blackLine('M-4-98v10', 2),
    ),
  'astrologers-fee': () =>
    night(134, 76, 66) +
    table(160) +
    put(134, 166, 1.22, armillary()) +
    strew(star(), [56, 40, 0.9], [212, 34, 0.8], [222, 100, 0.5]) +
    [0, 1, 2, 3]
      .map(
        row =>
          `<g transform="translate(${188 + (row % 2) * 3} ${176 - row * 9}) scale(1.5 .62)">${coin()}</g>`,
      )
      .join(''),
  'elven-inscription': () =>
    rays(196, 70, 24) +
    ground(162) +
    firs([206, 176, 1.1], [228, 182, 0.9], [66, 172, 0.8]) +
    put(134, 178, 1.34, menhir()) +
    halo(lit('M86 182h102l12 22h-126z', 2.4), 3),
  'wishing-well': () =>
    night(190, 44, 24) + ground(164) + firs([222, 172, 0.8]) + put(124, 184, 1.36, well()),
  'a-hasty-sign': () =>
    rays(128, 84, 56) +
    put(126, 180, 1.42, sign()) +
    strew(
      lit('M-6-14l13 4-3 24-12-6z', 2),
      [44, 60, 1.2, 20],
      [206, 48, 1.3, 70],
      [222, 118, 1, 130],
      [40, 140, 0.9, -50],
    ),
  'circle-of-salt': () =>
    slant(62, glow(128, 120, 150, 0.15, 1, 1.2)) +
    halo(mass('M132 122q4-108 44-110 42 4 48 110z'), 6) +
    mass('M148 54q12-14 24 2-14 8-24-2zm34 2q12-16 24-2-10 10-24 2z', paper) +
    disc(162, 54, 5) +
    disc(192, 54, 5) +
    table(118) +
    sun(104, 92, 30) +
    whiteLine('M28 164q0-26 96-26t96 26-96 26-96-26z', 8) +
    put(104, 168, 1.5, candle()),
  lodestone: () => rays(128, 108, 82) + put(137, 173, 1.5, compass(), -8),
  'a-single-candle': () =>
    slant(58, () => 0.78) + put(134, 178, 1.4, casement(spot)) + put(134, 172, 1.5, candle()) + ground(186),
  'rising-water': () =>
    slant(-70, () => 0.42) +
    put(132, 160, 1.5, house(spot)) +
    water(132) +
    put(212, 160, 0.62, barrel(), 64) +
    put(66, 168, 0.5, barrel(), -70),
  'spent-amulet': () => shine(128, 108, 68, -38) + put(128, 150, 1.5, amulet()),
  'eyes-in-brine': () =>
    shine(120, 92, 70, 62) +
    table(162) +
    put(
      118,
      172,
      1.55,
      jar(
        strew(
          eyeball,
          [-18, -14, 1],
          [6, -14, 1.1, 40],
          [24, -26, 0.8, 90],
          [-8, -38, 1, 200],
          [18, -50, 1, 150],
          [-20, -58, 0.8, 300],
        ),
      ),
    ) +
    at(206, 172, 1.5, eyeball, 180),
  'inherited-curse': () =>
    shine(122, 88, 70, 'rings') + table(158) + put(118, 170, 1.5, skull()) + put(198, 112, 0.76, spider()),
}

const eyeball =
  disc(0, 0, 11, paper, 2) +
  disc(3, -1, 6) +
  disc(4, -2, 2, paper) +
  blackLine('M-9 4l-8 4m7-7-9-2', 1.6, ink)
