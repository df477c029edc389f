import {
  at,
  bareTree,
  blackLine,
  campfire,
  crow,
  dagger,
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
  spot,
  spruce,
  stag,
  stump,
  tracks,
  wolf,
  wolfHead,
} from '@osud/web/look/draw/stock.ts'
import {
  dusk,
  ground,
  hills,
  night,
  put,
  rays,
  shine,
  slant,
  snow,
  strew,
  sun,
  way,
  type Recipes,
} from './scene.ts'

/** The green cards: roads, woods and what lives there. */
export const green: Recipes = {
  'a-local-guide': () =>
    dusk() +
    put(96, 148, 1.05, mountain()) +
    sun(186, 92, 42) +
    ground(154) +
    way('M100 204q12-24 50-34t82-18h8q-36 16-68 28t-22 24z') +
    put(140, 190, 1.6, figure()) +
    put(188, 118, 0.56, blackLine('M-24-84q24-16 24 6', 4) + lantern()) +
    put(72, 192, 0.95, figure()),
  'mushroom-season': () => shine(128, 92, 66, 'rings') + ground(164) + put(130, 182, 1.5, mushrooms()),
  'wolf-pit': () =>
    night(128, 22, 34) +
    put(128, 182, 1.36, wolfHead(spot)) +
    halo(mass('M8 204l12-112 16 112zm38 0 8-80 14 80zm142 0 12-86 10 86zm28 0 12-116 12 116z'), 4),
  'poachers-knife': () =>
    night(184, 54, 28) +
    hills(150, 50, 13, 0.55) +
    put(186, 140, 0.78, stag()) +
    ground(162) +
    put(104, 198, 1.15, stump()) +
    put(106, 160, 1.25, dagger(), 14),
  'fresh-tracks': () =>
    night(186, 44, 22) +
    hills(104, 36, 3, 0.6) +
    snow(104, 5) +
    at(116, 190, 1, tracks()) +
    put(206, 142, 0.8, bareTree(21, 110, 3)) +
    put(46, 138, 0.7, bareTree(8, 110, 3)),
  'a-bad-inn': () =>
    slant(-66, () => 0.5) +
    ground(166) +
    halo(blackLine('M160 78h54m-18 0v20', 5), 4) +
    put(196, 136, 0.66, jug(), 12) +
    put(118, 178, 1.5, house(spot), -4),
  'hollow-oak': () => night(196, 44, 20) + ground(166) + put(126, 190, 1.2, hollowOak(owl())),
  'borrowed-horse': () =>
    dusk() + sun(126, 96, 46) + hills(150, 26, 8, 0.45) + ground(158) + put(126, 160, 1.2, horse()),
  'shepherds-shortcut': () =>
    rays(112, 52, 24) +
    lit('M-9 209v-19l69-14 36-44 42-14 30-52 38-16 43-40v199z', 3) +
    mass('M60 176l16 33h-85v-19zm78-58-8 91h-34v-77zm68-68 16 159h-52l-2-143z') +
    blackLine('M108 146l-4 44m76-106 6 66m4-54 8 64m18-100 16 80m-6-90 18 70m-128 20v30', 2) +
    strew(sheep(), [84, 158, 0.72, -14], [150, 102, 0.72, -18], [208, 46, 0.5, -14]),
  'crows-overhead': () =>
    dusk(0.6) +
    sun(130, 84, 56) +
    ground(172) +
    strew(crow(), [126, 118, 1.25, -8], [204, 54, 0.5, -14], [60, 56, 0.44, -4], [206, 138, 0.34]),
  'overfull-pack': () => shine(128, 90, 70, 'rings') + ground(168) + put(124, 180, 1.46, pack()),
  'campfire-tales': () =>
    night(140, 84, 68) +
    at(140, 132, 1, wolf()) +
    ground(160) +
    put(128, 186, 1.05, campfire()) +
    put(50, 188, 1.1, figure()) +
    put(206, 188, 1.1, flip(figure())),
}

/** Trees at the edge of a picture. */
export const firs = (...places: readonly (readonly [x: number, y: number, scale: number])[]) =>
  places.map(([x, y, scale], index) => put(x, y, scale, spruce(index * 3 + 2))).join('')
