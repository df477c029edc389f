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
import { ground, night, rays, type Recipes, shine, slant, strew, table, water } from './scene.ts'

/** The blue cards: magic, mostly somebody else’s. */
export const blue: Recipes = {
  'bottled-lightning': () =>
    rays(128, 110, 0, 6) +
    disc(128, 112, 76, spot) +
    table(168) +
    at(
      128,
      176,
      1.42,
      halo(
        lit('M-9-104H9V-84Q46-74 46-36Q44 4 0 4T-46-36Q-46-74-9-84Z', 3) +
          mass('M-42-40Q-38-64 0-78Q38-64 42-40Q40 0 0 0T-42-40ZM-13-114H13V-102H-13Z') +
          at(0, 0, 1, lightning(spot)) +
          blackLine('M-4-98v10', 2),
        5,
      ),
    ),
  'astrologers-fee': () =>
    night(134, 76, 66, 3) +
    table(160) +
    at(134, 166, 1.22, halo(armillary(), 5)) +
    strew(star(), [56, 40, 0.9], [212, 34, 0.8], [222, 100, 0.5]) +
    [0, 1, 2, 3]
      .map(
        row =>
          `<g transform="translate(${188 + (row % 2) * 3} ${176 - row * 9}) scale(1.5 .62)">${coin()}</g>`,
      )
      .join(''),
  'elven-inscription': () =>
    rays(70, 96, 26, 5) +
    ground(162, 8) +
    firs([206, 176, 1.1], [228, 182, 0.9], [66, 172, 0.8]) +
    at(134, 178, 1.34, halo(menhir(), 5)) +
    halo(lit('M86 182H188L200 204H74Z', 2.4), 3),
  'wishing-well': () =>
    night(190, 44, 24, 6) + ground(164, 7) + firs([222, 172, 0.8]) + at(124, 184, 1.36, halo(well(), 5)),
  'a-hasty-sign': () =>
    rays(128, 84, 0, 9) +
    disc(128, 84, 56, spot, 2.4) +
    at(126, 180, 1.42, halo(sign(), 6)) +
    strew(
      lit('M-6-14L7-10 4 14-8 8Z', 2),
      [44, 60, 1.2, 20],
      [206, 48, 1.3, 70],
      [222, 118, 1, 130],
      [40, 140, 0.9, -50],
    ),
  'circle-of-salt': () =>
    slant(62, glow(128, 120, 150, 0.15, 1, 1.2), 2) +
    table(118) +
    disc(128, 92, 30, spot) +
    whiteLine('M28 164Q28 138 128 138T228 164 128 190 28 164Z', 8) +
    at(128, 166, 1.5, halo(candle(), 4)) +
    halo(mass('M140 30H222V64H140Z'), 6) +
    mass('M148 46Q162 30 176 46Q162 60 148 46ZM186 46Q200 30 214 46Q200 60 186 46Z', paper) +
    disc(163, 46, 6) +
    disc(199, 46, 6),
  lodestone: () =>
    rays(128, 108, 0, 4) + disc(128, 108, 82, spot) + at(137, 173, 1.5, halo(compass(), 6), -8),
  'a-single-candle': () =>
    slant(58, () => 0.78, 4) +
    at(134, 178, 1.4, halo(casement(spot), 5)) +
    at(134, 172, 1.5, halo(candle(), 4)) +
    ground(186, 3),
  'rising-water': () =>
    slant(-70, () => 0.42, 8) +
    at(132, 160, 1.5, halo(house(spot), 5)) +
    water(132, 7) +
    at(212, 160, 0.62, halo(barrel(), 5), 64) +
    at(66, 168, 0.5, halo(barrel(), 5), -70),
  'spent-amulet': () => shine(128, 108, 68, -38, 6) + at(128, 150, 1.5, halo(amulet(), 5)),
  'eyes-in-brine': () =>
    shine(120, 92, 70, 62, 5) +
    table(162) +
    at(
      118,
      172,
      1.55,
      halo(
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
        4,
      ),
    ) +
    at(206, 172, 1.5, eyeball, 180),
  'inherited-curse': () =>
    shine(122, 88, 70, 'rings', 9) +
    table(158) +
    at(118, 170, 1.5, halo(skull(), 5)) +
    at(198, 112, 0.76, halo(spider(), 6)),
}

const eyeball =
  disc(0, 0, 11, paper, 2) +
  disc(3, -1, 6) +
  disc(4, -2, 2, paper) +
  blackLine('M-9 4l-8 4M-10 1l-9-2', 1.6, ink)
