import {
  apple,
  balancer,
  at,
  blackLine,
  book,
  boots,
  candle,
  casement,
  disc,
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
  rays,
  type Recipes,
  shine,
  slant,
  snow,
  strew,
  table,
  water,
  way,
} from './scene.ts'
import { coins } from './yellow.ts'

/** The five cards with which each hero sets out. */
export const starting: Recipes = {
  'two-swords': () =>
    night(128, 96, 62, 7) +
    at(66, 186, 1.3, halo(sword(), 7), 41) +
    at(190, 186, 1.3, halo(sword().replaceAll(paper, spot), 7), -41),
  'the-mares-opinion': () =>
    dusk(5, 0.75, 0.08) +
    disc(186, 66, 30, spot, 2.4) +
    hills(160, 46, 18, 0.5) +
    at(116, 196, 1.46, halo(horseHead(), 5)),
  'trembling-medallion': () =>
    shine(128, 116, 70, 'rings', 5) +
    at(128, 146, 1.5, halo(medallion(), 5), 5) +
    halo(
      blackLine('M60 92Q46 116 60 142M42 84Q22 116 42 150M196 92Q210 116 196 142M214 84Q234 116 214 150', 4),
      4,
    ),
  'fee-in-advance': () =>
    shine(126, 66, 60, 55, 3) +
    table(146) +
    at(136, 156, 1.36, halo(purse(), 6)) +
    coins(70, 170, 5) +
    coins(196, 176, 3),
  'black-draught': () =>
    rays(128, 110, 0, 5) + disc(128, 108, 66, spot, 2.4) + table(164) + at(128, 170, 1.56, halo(potion(), 4)),
  'velvet-glove': () => shine(128, 104, 84, -40, 4) + at(126, 178, 1.34, halo(glove(), 5), 6),
  'rare-ingredients': () => night(128, 96, 70, 9) + ground(184, 6) + at(128, 176, 1.28, halo(mandrake(), 5)),
  'portal-before-breakfast': () =>
    rays(124, 84, 0, 6) +
    lit('M124 8Q176 10 178 84T124 164Q70 160 70 84T124 8Z', 3, spot) +
    blackLine(
      'M124 22Q162 30 162 84T124 148Q86 144 86 86T124 40Q148 44 147 86T124 128Q104 124 104 90T124 62Q134 70 132 92',
      3,
    ) +
    table(158) +
    at(190, 180, 1.2, halo(egg(), 6)) +
    at(112, 172, 0.9, halo(figure(), 6)),
  'a-raised-eyebrow': () =>
    mass('M0 0H240V200H0Z', spot) +
    slant(24, fall(110, 60, 0, 180, 0, 0.9), 5) +
    at(72, 136, 1.08, flip(eye())) +
    at(176, 130, 1.08, eye(34)) +
    blackLine('M118 112Q112 150 104 176Q112 186 128 180', 3.4),
  'unsigned-letter': () =>
    dusk(5, 0.8, 0.08) +
    disc(178, 66, 34, spot, 2.4) +
    water(166, 3) +
    halo(mass('M-9 160Q60 142 120 154T250 128V142Q180 160 120 168T-9 178Z'), 4) +
    whiteLine('M4 168Q60 152 116 162M150 158Q200 152 236 138', 1.8) +
    at(106, 146, 1.4, halo(raven(), 5)) +
    at(190, 106, 1.1, halo(letter(), 4), 14),
  'out-of-the-window': () =>
    at(0, -2, 1, wall(240, 190)) +
    at(122, 106, 0.86, halo(casement(spot), 5)) +
    halo(
      lit(
        'M112 100Q98 116 112 128Q130 140 114 152Q102 162 116 186L132 182Q120 166 130 156Q146 140 128 126Q118 116 130 100Z',
        2.6,
      ),
      5,
    ) +
    blackLine('M104 124l26 4M106 154l26 2', 4) +
    ground(184, 5) +
    strew(halo(rose(), 5), [62, 210, 0.66, -8], [158, 212, 0.7, 6], [206, 208, 0.6, 10]) +
    at(194, 104, 0.56, halo(hat(), 7), 24),
  'friends-in-oxenfurt': () =>
    dusk(7, 0.6, 0.06) +
    disc(132, 70, 34, spot, 2.4) +
    strew(halo(tower(), 5), [86, 156, 1], [182, 156, 0.9]) +
    strew(halo(house(), 5), [48, 158, 0.8], [134, 160, 1.02], [220, 158, 0.84]) +
    water(156, 7),
  'broken-string': () =>
    shine(122, 104, 68, 'rings', 4) +
    at(104, 182, 1.32, halo(lute(), 6), 18) +
    halo(blackLine('M112 150Q170 150 176 112T206 92Q222 100 212 116T192 108', 2.6), 3),
  'ballad-in-progress': () =>
    shine(150, 74, 58, 'rays', 8) +
    table(150) +
    at(98, 188, 1.05, halo(sheet(), 5), -24) +
    at(170, 128, 1.1, halo(quill(), 5), -4) +
    at(166, 176, 1.36, halo(inkwell(), 6)),
  'plumed-hat': () =>
    rays(122, 96, 0, 5) + disc(122, 92, 66, spot, 2.4) + table(160) + at(122, 168, 1.36, halo(hat(), 5)),
  'wooden-sword': () =>
    rays(190, 60, 26, 8) +
    ground(166, 8) +
    at(116, 186, 1.36, halo(strawMan(), 5)) +
    at(
      40,
      196,
      1.3,
      halo(lit('M-6-70L-5-10 0 2 5-10 6-70H18V-80H5V-100H-5V-80H-18V-70Z') + blackLine('M0-64V-16', 1.6), 6),
      68,
    ),
  'stolen-apples': () =>
    night(140, 88, 62, 5) +
    halo(
      mass(
        'M249 18Q180 34 96 22Q150 44 249 40ZM150 26Q146 50 148 64L154 64Q152 46 160 28ZM196 30Q200 50 202 58L207 56Q206 44 206 28Z',
      ),
      4,
    ) +
    strew(halo(apple(), 4), [148, 116, 1.1], [206, 92, 0.86]) +
    at(132, 206, 0.94, halo(hand(), 5), -6),
  'a-sideways-step': () =>
    night(128, 20, 0, 6) +
    hills(120, 34, 16, 0.6) +
    snow(118, 4) +
    at(84, 180, 1.4, figure().replaceAll(ink, spot)) +
    at(176, 186, 1.5, halo(figure(), 4)) +
    blackLine('M112 118h26M116 136h26M112 154h22', 3),
  'a-perfect-curtsy': () =>
    shine(128, 72, 68, 'rays', 5) +
    table(172) +
    at(134, 190, 0.62, halo(boots(), 5)) +
    at(128, 174, 1.24, halo(gown(), 5)),
  'one-more-dare': () =>
    night(136, 72, 62, 8) + at(136, 120, 1.3, halo(balancer(), 4)) + at(-4, 120, 1, halo(wall(248, 96), 4)),
  'elbow-higher': () =>
    rays(120, 96, 0, 7) + disc(108, 104, 66, spot, 2.4) + at(84, 192, 1.2, halo(swordArm(), 5)),
  'mountain-trail': () =>
    dusk(4, 0.75, 0.1) +
    disc(66, 70, 26, spot, 2.4) +
    at(140, 172, 1.4, halo(mountain(), 4)) +
    at(146, 30, 0.34, halo(tower(), 8)) +
    ground(166, 6) +
    halo(
      blackLine('M92 200Q118 182 150 168Q176 152 120 140Q86 128 136 114Q168 98 138 82Q126 70 146 34', 4),
      5,
    ),
  'bestiary-margins': () =>
    shine(128, 62, 54, 'rays', 6) +
    table(140) +
    at(128, 130, 1.2, halo(candle(), 4)) +
    at(128, 188, 1.5, halo(book() + at(-30, -14, 0.32, wolfHead()), 3)),
  'blunt-advice': () =>
    rays(196, 98, 0, 6) + disc(196, 98, 40, spot, 2.4) + at(104, 126, 1.62, halo(pointing(), 5), -4),
  'herb-cellar': () =>
    slant(58, () => 0.72, 3) +
    disc(136, 98, 48, spot) +
    mass('M-9-9H249V22H-9Z') +
    whiteLine('M-4 10H244', 1.8) +
    strew(halo(herbs(), 4), [86, 22, 1.05], [188, 22, 1.05], [220, 22, 0.8], [54, 22, 0.8]) +
    blackLine('M136 22V44', 3) +
    at(136, 132, 1.06, halo(lantern(), 5)) +
    table(160) +
    strew(halo(jar(mass('M-38-50H38V-4Q36 2 28 2H-28Q-38 2-38-4Z')), 5), [74, 174, 0.74], [200, 174, 0.74]) +
    at(136, 186, 0.6, halo(jar(''), 5)),
}
