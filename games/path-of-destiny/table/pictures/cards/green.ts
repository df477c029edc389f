import {
  at,
  bareTree,
  blackLine,
  campfire,
  crow,
  dagger,
  disc,
  figure,
  flip,
  halo,
  hollowOak,
  horse,
  house,
  jug,
  lantern,
  lit,
  mass,
  mountain,
  mushrooms,
  owl,
  pack,
  sheep,
  spear,
  spot,
  spruce,
  stag,
  stump,
  tracks,
  wolf,
  wolfHead,
} from '@osud/web/look/draw/stock.ts'
import { dusk, ground, hills, night, rays, type Recipes, shine, slant, snow, strew, way } from './scene.ts'

/** The green cards: roads, woods and what lives there. */
export const green: Recipes = {
  'a-local-guide': () =>
    dusk(6, 0.7, 0.06) +
    at(96, 148, 1.05, halo(mountain(), 3)) +
    disc(186, 92, 42, spot) +
    ground(154, 6) +
    way('M100 204Q112 180 150 170T232 152H240Q204 168 172 180T150 204Z') +
    at(140, 190, 1.6, halo(figure(), 5)) +
    at(188, 118, 0.56, halo(blackLine('M-24-84Q0-100 0-78', 4) + lantern(), 6)) +
    at(72, 192, 0.95, halo(figure(), 5)),
  'mushroom-season': () =>
    shine(128, 92, 66, 'rings', 5) + ground(164, 4) + at(130, 182, 1.5, halo(mushrooms(), 5)),
  'wolf-pit': () =>
    night(128, 22, 34, 8) +
    at(128, 182, 1.36, halo(wolfHead(spot), 6)) +
    halo(
      mass('M8 204L20 92 36 204ZM46 204L54 124 68 204ZM188 204L200 118 210 204ZM216 204L228 88 240 204Z'),
      4,
    ),
  'poachers-knife': () =>
    night(184, 54, 28, 9) +
    hills(150, 50, 13, 0.55) +
    at(186, 140, 0.78, halo(stag(), 4)) +
    ground(162, 3) +
    at(104, 198, 1.15, halo(stump(), 5)) +
    at(106, 160, 1.25, halo(dagger(), 6), 14),
  'fresh-tracks': () =>
    night(186, 44, 22, 4) +
    hills(104, 36, 3, 0.6) +
    snow(104, 5) +
    at(120, 186, 1.2, tracks()) +
    at(204, 142, 0.8, halo(bareTree(21, 110, 4), 3)) +
    at(44, 138, 0.7, halo(bareTree(8, 110, 4), 3)),
  'a-bad-inn': () =>
    slant(-66, () => 0.5, 5) +
    ground(166, 6) +
    halo(blackLine('M160 78H214M196 78v20', 5), 4) +
    at(196, 136, 0.66, halo(jug(), 6), 12) +
    at(118, 178, 1.5, halo(house(spot), 5), -4),
  'hollow-oak': () => night(196, 44, 20, 7) + ground(166, 4) + at(126, 190, 1.2, halo(hollowOak(owl()), 4)),
  'borrowed-horse': () =>
    dusk(8, 0.75, 0.06) +
    disc(126, 96, 46, spot, 2.4) +
    hills(150, 26, 8, 0.45) +
    ground(158, 8) +
    at(126, 160, 1.2, halo(horse(), 5)),
  'shepherds-shortcut': () =>
    rays(64, 60, 24, 7) +
    lit('M-9 209V190L60 176 96 132 138 118 168 66 206 50 249 10V209Z', 3) +
    mass('M60 176L76 209H-9V190ZM138 118L130 209H96L96 132ZM206 50L222 209H170L168 66Z') +
    blackLine(
      'M108 146L104 190M180 84L186 150M190 96L198 160M216 60L232 140M226 50L244 120M116 140L116 170',
      2,
    ) +
    strew(halo(sheep(), 5), [84, 158, 0.72, -14], [150, 102, 0.72, -18], [208, 46, 0.5, -14]),
  'crows-overhead': () =>
    dusk(3, 0.6, 0.12) +
    disc(136, 92, 52, spot, 2.4) +
    ground(172, 6) +
    strew(halo(spear(), 4), [84, 186, 0.62, 24], [190, 188, 0.56, -18], [206, 186, 0.5, 12]) +
    strew(halo(crow(), 5), [136, 92, 1.25], [202, 44, 0.6, -8], [66, 54, 0.56, 10], [196, 128, 0.4, 6]),
  'overfull-pack': () =>
    shine(128, 90, 70, 'rings', 8) + ground(168, 9) + at(124, 180, 1.46, halo(pack(), 5)),
  'campfire-tales': () =>
    night(140, 84, 68, 6) +
    at(140, 132, 1, wolf()) +
    ground(160, 5) +
    at(128, 186, 1.05, halo(campfire(), 4)) +
    at(50, 188, 1.1, halo(figure(), 6)) +
    at(206, 188, 1.1, halo(flip(figure()), 6)),
}

/** Trees at the edge of a picture. */
export const firs = (...places: readonly (readonly [x: number, y: number, scale: number])[]) =>
  places.map(([x, y, scale], index) => at(x, y, scale, halo(spruce(index * 3 + 2), 5))).join('')
