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
import {
  dusk,
  ground,
  hills,
  night,
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

/** The red cards: steel and what it costs. */
export const red: Recipes = {
  'brawl-over-dumplings': () =>
    shine(132, 76, 60, 'rays') +
    table(152) +
    put(130, 164, 1.3, dumplings()) +
    put(214, 72, 0.9, flip(fist()), -18) +
    put(56, 128, 0.9, fist(), -14),
  'night-patrol': () =>
    shine(132, 104, 54, 'rings') +
    halo(blackLine('M-4 44l254-36', 7), 5) +
    put(132, 138, 1.45, lantern(spot)) +
    at(-4, 164, 1, wall(248, 40)) +
    put(192, 196, 1.2, spear(), 5),
  'hired-blades': () =>
    shine(134, 70, 58, -38) +
    ground(160) +
    strew(sword(), [134, 176, 1.12, -30], [134, 176, 1.12, 30], [134, 180, 1.12]) +
    put(184, 188, 0.86, purse()),
  whetstone: () =>
    rays(96, 64, 24) +
    ground(166) +
    put(128, 182, 1.36, grindstone()) +
    put(94, 64, 1.05, sword(), 78) +
    blackLine('M84 52l-14-20m6 30-28-10m48-4-4-24m-14 50-26 8', 3.4),
  'fencing-lesson': () =>
    slant(28, (x, y) => (Math.hypot(x - 128, y - 100) > 84 ? 0.7 : 0)) +
    disc(128, 100, 84, spot, 3) +
    blackLine('M128 16v168m-84-84h168m-143-59 118 118m0-118-118 118m0-118h118v118h-118z', 1.8) +
    strew(
      mass('M-7-22q7-10 14 0l-2 22h-10zm2 26h10q1 12-5 12t-5-12z'),
      [100, 64, 1, -20],
      [124, 52, 1, 4],
      [170, 134, 1, 150],
      [150, 150, 1, 172],
    ) +
    put(84, 152, 1.1, sword(), 46),
  'marching-drum': () =>
    dusk() +
    sun(190, 60, 28) +
    hills(140, 34, 5, 0.5) +
    strew(spear(), [40, 150, 0.6, -4], [58, 150, 0.64, 3], [206, 150, 0.62, -3], [224, 152, 0.6, 4]) +
    ground(160) +
    put(130, 170, 1.3, drum()),
  'lowered-sword': () =>
    rays(128, 112, 50) + ground(150) + put(18, 184, 1.4, sword(), 63) + put(238, 184, 1.4, sword(), -63),
  'burnt-bridge': () =>
    night(150, 76, 0) +
    sun(150, 84, 52) +
    water(152) +
    halo(
      mass(
        'M-9 110l101-6 10 8-16 4 10 8-105 4zm258-2-59-4-12 6 14 6-10 8 67 2zm-229 4h10v62h-10zm46-2h10v62h-10zm142-2h10v62h-10z',
      ) + whiteLine('M-4 118l88-6m112 0 48 4', 1.8),
      5,
    ) +
    strew(flame(), [92, 108, 0.8, 8], [52, 112, 0.46], [188, 106, 0.66, -8], [222, 110, 0.4]) +
    halo(mass('M116 122l22 14-4 6-22-14zm48 6 6 4-14 20-6-4z'), 4),
  'woodcutters-axe': () =>
    rays(126, 76, 56) + ground(160) + put(118, 184, 1.4, stump()) + put(194, 48, 1.25, axe(), -112),
  'an-honest-trade': () =>
    shine(120, 84, 60, -38) + table(154) + put(122, 162, 1.5, beastSkull()) + put(194, 180, 0.9, purse()),
  'old-scar': () =>
    mass('M0 0h240v200h-240z', spot) +
    slant(24, fall(150, 40, 10, 170, 0, 0.95)) +
    at(134, 132, 1.75, eye()) +
    halo(blackLine('M182 6q-26 46-32 90t-40 98', 5), 6) +
    blackLine('M156 34l22 8m-32 20 22 4m-34 74 20 8m-34 14 18 10', 3),
  'blade-oil': () =>
    shine(120, 64, 56, 55) +
    table(132) +
    put(10, 174, 1.62, sword(), 84) +
    put(166, 24, 1.05, potion(), 208) +
    lit('M120 92q-10 15 0 19 10-4 0-19zm1 30q-8 12 0 15 8-3 0-15z', 2, spot),
}
