import {
  apple,
  balancer,
  at,
  blackLine,
  book,
  boots,
  candle,
  cup,
  casement,
  egg,
  eye,
  figure,
  flip,
  glove,
  gown,
  halo,
  hand,
  hat,
  herbs,
  horseHead,
  house,
  ink,
  inkwell,
  jar,
  lantern,
  letter,
  lit,
  lute,
  mandrake,
  mass,
  medallion,
  mountain,
  paper,
  pointing,
  potion,
  purse,
  quill,
  raven,
  rose,
  sheet,
  spoon,
  spot,
  strawMan,
  sword,
  swordArm,
  tower,
  wall,
  whiteLine,
  wolfHead,
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
  snow,
  strew,
  sun,
  table,
  water,
  type Recipes,
} from './scene.ts'
import { coins } from './yellow.ts'

/** The five cards with which each hero sets out. */
export const starting: Recipes = {
  'two-swords': () =>
    night(128, 96, 62) +
    put(66, 186, 1.3, sword(), 41) +
    put(190, 186, 1.3, sword().replaceAll(paper, spot), -41),
  'the-mares-opinion': () =>
    dusk() + sun(186, 66, 30) + hills(160, 46, 18, 0.5) + put(116, 196, 1.46, horseHead()),
  'trembling-medallion': () =>
    shine(128, 116, 70, 'rings') +
    put(128, 146, 1.5, medallion(), 5) +
    halo(blackLine('M60 92q-14 24 0 50m-18-58q-20 32 0 66m154-58q14 24 0 50m18-58q20 32 0 66', 4), 4),
  'fee-in-advance': () =>
    shine(126, 66, 60, 55) +
    table(146) +
    put(136, 156, 1.36, purse()) +
    coins(70, 170, 5) +
    coins(196, 176, 3),
  'black-draught': () => rays(128, 108, 66) + table(164) + put(128, 170, 1.56, potion()),
  'velvet-glove': () => shine(128, 104, 84, -40) + put(126, 178, 1.34, glove(), 6),
  'rare-ingredients': () => night(128, 96, 70) + ground(184) + put(128, 176, 1.28, mandrake()),
  'portal-before-breakfast': () =>
    rays(124, 84, 0) +
    lit('M124 8q58 2 60 76t-60 84q-60-4-60-84t60-76z', 3, spot) +
    blackLine(
      'M124 22q44 8 44 62t-44 66q-42-4-42-64t42-46q28 4 27 46t-27 42q-24-4-24-38t24-28q12 8 10 30',
      3,
    ) +
    table(160) +
    put(126, 188, 1.4, egg()) +
    put(196, 184, 1, cup()) +
    put(66, 196, 0.7, spoon(), 74),
  'a-raised-eyebrow': () =>
    mass('M0 0h240v200h-240z', spot) +
    slant(24, fall(110, 60, 0, 180, 0, 0.9)) +
    at(72, 136, 1.08, flip(eye())) +
    at(176, 130, 1.08, eye(34)) +
    blackLine('M118 112q-6 38-14 64 8 10 24 4', 3.4),
  'unsigned-letter': () =>
    dusk() +
    sun(178, 66, 34) +
    water(166) +
    halo(mass('M-9 160q69-18 129-6t130-26v14q-70 18-130 26t-129 10z'), 4) +
    whiteLine('M4 168q56-16 112-6m34-4q50-6 86-20', 1.8) +
    put(106, 146, 1.4, raven()) +
    put(190, 106, 1.1, letter(), 14),
  'out-of-the-window': () =>
    at(0, -2, 1, wall(240, 190)) +
    put(122, 106, 0.86, casement(spot)) +
    halo(lit('M112 100q-14 16 0 28 18 12 2 24-12 10 2 34l16-4q-12-16-2-26 16-16-2-30-10-10 2-26z', 2.6), 5) +
    blackLine('M104 124l26 4m-24 26 26 2', 4) +
    ground(184) +
    strew(rose(), [62, 210, 0.66, -8], [158, 212, 0.7, 6], [206, 208, 0.6, 10]) +
    put(194, 104, 0.56, hat(), 24),
  'friends-in-oxenfurt': () =>
    dusk(0.6) +
    sun(132, 70, 34) +
    strew(tower(), [86, 156, 1], [182, 156, 0.9]) +
    strew(house(), [48, 158, 0.8], [134, 160, 1.02], [220, 158, 0.84]) +
    water(156),
  'broken-string': () =>
    shine(122, 104, 68, 'rings') +
    put(104, 182, 1.32, lute(), 18) +
    halo(blackLine('M112 150q58 0 64-38t30-20q16 8 6 24t-20-8', 2.6), 3),
  'ballad-in-progress': () =>
    shine(150, 74, 58, 'rays') +
    table(150) +
    put(98, 188, 1.05, sheet(), -24) +
    put(170, 128, 1.1, quill(), -4) +
    put(166, 176, 1.36, inkwell()),
  'plumed-hat': () => rays(122, 92, 66) + table(160) + put(122, 168, 1.36, hat()),
  'wooden-sword': () =>
    rays(190, 60, 26) +
    ground(166) +
    put(116, 186, 1.36, strawMan()) +
    put(
      40,
      196,
      1.3,
      lit('M-6-70l1 60 5 12 5-12 1-60h12v-10h-13v-20h-10v20h-13v10z') + blackLine('M0-64v48', 1.6),
      68,
    ),
  'stolen-apples': () =>
    night(140, 88, 62) +
    halo(
      mass(
        'M249 18q-69 16-153 4 54 22 153 18zm-99 8q-4 24-2 38h6q-2-18 6-36zm46 4q4 20 6 28l5-2q-1-12-1-28z',
      ),
      4,
    ) +
    strew(apple(), [148, 116, 1.1], [206, 92, 0.86]) +
    put(132, 206, 0.94, hand(), -6),
  'a-sideways-step': () =>
    night(128, 20, 0) +
    hills(120, 34, 16, 0.6) +
    snow(118, 4) +
    at(84, 180, 1.4, figure().replaceAll(ink, spot)) +
    put(176, 186, 1.5, figure()) +
    blackLine('M112 118h26m-22 18h26m-30 18h22', 3),
  'a-perfect-curtsy': () =>
    shine(128, 72, 68, 'rays') + table(172) + put(134, 190, 0.62, boots()) + put(128, 174, 1.24, gown()),
  'one-more-dare': () => night(136, 72, 62) + put(136, 120, 1.3, balancer()) + put(-4, 120, 1, wall(248, 96)),
  'elbow-higher': () => rays(120, 96, 0) + sun(108, 104, 66) + put(84, 192, 1.2, swordArm()),
  'mountain-trail': () =>
    dusk() +
    sun(200, 64, 26) +
    put(138, 174, 1.2, mountain()) +
    put(143, 52, 0.3, tower()) +
    ground(166) +
    halo(blackLine('M96 204q22-20 52-36 28-14-24-24-30-12 12-26 26-12 2-26-10-12 5-36', 4), 5),
  'bestiary-margins': () =>
    shine(128, 62, 54, 'rays') +
    table(140) +
    put(128, 130, 1.2, candle()) +
    put(128, 188, 1.5, book() + at(-30, -14, 0.32, wolfHead())),
  'blunt-advice': () => rays(196, 98, 40) + put(104, 126, 1.62, pointing(), -4),
  'herb-cellar': () =>
    slant(58, () => 0.72) +
    sun(136, 104, 50) +
    mass('M-9-9h258v31h-258z') +
    whiteLine('M-4 10h248', 1.8) +
    strew(herbs(), [84, 22, 1.1], [190, 22, 1.1], [222, 22, 0.8], [50, 22, 0.8]) +
    blackLine('M136 22v22', 3) +
    table(160) +
    put(136, 148, 1.3, lantern()) +
    strew(jar(mass('M-38-50h76v46q-2 6-10 6h-56q-10 0-10-6z')), [70, 178, 0.8], [204, 178, 0.8]),
}
