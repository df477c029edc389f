import {
  at,
  axe,
  beastSkull,
  blackLine,
  disc,
  drum,
  dumplings,
  eye,
  fist,
  flame,
  flip,
  grindstone,
  halo,
  lantern,
  lit,
  mass,
  potion,
  purse,
  spear,
  spot,
  stump,
  sword,
  wall,
  whiteLine,
} from '@osud/web/look/draw/stock.ts'
import { fall } from '@osud/web/look/draw/tone.ts'
import { dusk, ground, hills, night, rays, type Recipes, shine, slant, strew, table, water } from './scene.ts'

/** The red cards: steel and what it costs. */
export const red: Recipes = {
  'brawl-over-dumplings': () =>
    shine(132, 76, 60, 'rays', 3) +
    table(152) +
    at(130, 164, 1.3, halo(dumplings(), 5)) +
    at(214, 72, 0.9, halo(flip(fist()), 5), -18) +
    at(56, 128, 0.9, halo(fist(), 5), -14),
  'night-patrol': () =>
    shine(132, 104, 54, 'rings', 2) +
    halo(blackLine('M-4 44L250 8', 7), 5) +
    at(132, 138, 1.45, halo(lantern(spot), 4)) +
    at(-4, 164, 1, wall(248, 40)) +
    at(192, 196, 1.2, halo(spear(), 5), 5),
  'hired-blades': () =>
    shine(134, 70, 58, -38, 2) +
    ground(160, 4) +
    strew(halo(sword(), 7), [134, 176, 1.12, -30], [134, 176, 1.12, 30], [134, 180, 1.12]) +
    at(184, 188, 0.86, halo(purse(), 6)),
  whetstone: () =>
    rays(150, 72, 0, 4) +
    disc(150, 72, 30, spot) +
    ground(166, 2) +
    at(118, 176, 1.3, halo(grindstone(), 5)) +
    at(144, 78, 1.1, halo(sword(), 5), 62) +
    blackLine('M138 64l-6-26M148 58l2-30M126 60l-18-18M158 58l12-26M118 66l-26-8', 3),
  'fencing-lesson': () =>
    slant(28, (x, y) => (Math.hypot(x - 128, y - 100) > 84 ? 0.7 : 0), 3) +
    disc(128, 100, 84, spot, 3) +
    blackLine('M128 16V184M44 100H212M69 41L187 159M187 41L69 159M69 41H187V159H69Z', 1.8) +
    strew(
      mass('M-7-22Q0-32 7-22L5 0H-5ZM-5 4H5Q6 16 0 16T-5 4Z'),
      [100, 64, 1, -20],
      [124, 52, 1, 4],
      [170, 134, 1, 150],
      [150, 150, 1, 172],
    ) +
    at(84, 152, 1.1, halo(sword(), 7), 46),
  'marching-drum': () =>
    dusk(4, 0.8, 0.1) +
    disc(190, 60, 28, spot, 2.4) +
    hills(140, 34, 5, 0.5) +
    strew(
      halo(spear(), 4),
      [40, 150, 0.6, -4],
      [58, 150, 0.64, 3],
      [206, 150, 0.62, -3],
      [224, 152, 0.6, 4],
    ) +
    ground(160, 3) +
    at(130, 170, 1.3, halo(drum(), 5)),
  'lowered-sword': () =>
    rays(128, 112, 50, 6) +
    ground(150, 7) +
    at(18, 184, 1.4, halo(sword(), 6), 63) +
    at(238, 184, 1.4, halo(sword(), 6), -63),
  'burnt-bridge': () =>
    night(150, 76, 0, 5) +
    disc(150, 84, 52, spot) +
    water(152, 4) +
    halo(
      mass(
        'M-9 110L92 104 102 112 86 116 96 124-9 128ZM249 108L190 104 178 110 192 116 182 124 249 126ZM20 112h10v62H20zM66 110h10v62H66zM208 108h10v62h-10z',
      ) + whiteLine('M-4 118L84 112M196 112L244 116', 1.8),
      5,
    ) +
    strew(halo(flame(), 4), [92, 108, 0.8, 8], [52, 112, 0.46], [188, 106, 0.66, -8], [222, 110, 0.4]) +
    halo(mass('M116 122l22 14-4 6-22-14zM164 128l6 4-14 20-6-4z'), 4),
  'woodcutters-axe': () =>
    rays(126, 70, 0, 7) +
    disc(126, 76, 56, spot, 2.4) +
    ground(160, 5) +
    at(118, 184, 1.4, halo(stump(), 5)) +
    at(194, 48, 1.25, halo(axe(), 5), -112),
  'an-honest-trade': () =>
    shine(120, 84, 60, -38, 4) +
    table(154) +
    at(122, 162, 1.5, halo(beastSkull(), 6)) +
    at(194, 180, 0.9, halo(purse(), 6)),
  'old-scar': () =>
    mass('M0 0H240V200H0Z', spot) +
    slant(24, fall(150, 40, 10, 170, 0, 0.95), 3) +
    at(134, 132, 1.75, eye()) +
    halo(blackLine('M182 6Q156 52 150 96T110 194', 5), 6) +
    blackLine('M156 34l22 8M146 62l22 4M134 140l20 8M120 162l18 10', 3),
  'blade-oil': () =>
    shine(120, 64, 56, 55, 6) +
    table(132) +
    at(10, 174, 1.62, halo(sword(), 5), 84) +
    at(166, 24, 1.05, halo(potion(), 5), 208) +
    lit('M120 92q-10 15 0 19q10-4 0-19zM121 122q-8 12 0 15q8-3 0-15z', 2, spot),
}
