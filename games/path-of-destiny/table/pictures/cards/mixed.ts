import {
  at,
  bareTree,
  barrel,
  basket,
  blackLine,
  boar,
  bridge,
  candle,
  cart,
  cauldron,
  crossbow,
  cup,
  dagger,
  disc,
  fencer,
  ferry,
  figure,
  fish,
  flame,
  flip,
  goose,
  halo,
  hand,
  hare,
  ink,
  jug,
  lit,
  mass,
  notice,
  paper,
  pennants,
  potion,
  reeds,
  scales,
  scissors,
  signpost,
  spear,
  spoon,
  spot,
  star,
  steam,
  tent,
  tower,
  twoFaces,
} from '@osud/web/look/draw/stock.ts'
import { fall, glow } from '@osud/web/look/draw/tone.ts'
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
  way,
  type Recipes,
} from './scene.ts'
import { morning } from './yellow.ts'

/** The cards of two and three colours. */
export const mixed: Recipes = {
  'snare-line': () =>
    dusk() +
    sun(196, 66, 24) +
    ground(164) +
    halo(
      blackLine('M62 174q-6-144 62-134', 7) + blackLine('M124 40v38m0 0q-26 6-26 34t26 32 26-32-26-34', 3.4),
      5,
    ) +
    put(194, 188, 1.1, flip(hare())) +
    put(60, 200, 0.9, reeds(9, 80, 44, 6)),
  'boar-spear': () =>
    slant(-24, glow(160, 90, 170, 0.1, 0.9, 0.8)) +
    sun(160, 88, 60) +
    ground(158) +
    put(164, 172, 1.2, flip(boar())) +
    put(-52, 196, 1.15, spear(), 70),
  'deserters-camp': () =>
    night(196, 44, 18) +
    hills(140, 30, 9, 0.6) +
    ground(158) +
    put(156, 168, 1.3, tent()) +
    at(74, 184, 0.4, flame()) +
    put(74, 178, 0.7, cauldron()) +
    put(74, 134, 0.9, steam()),
  'silvered-bolt': () => night(128, 84, 66) + put(128, 186, 1.36, crossbow()),
  'barber-surgeon': () =>
    shine(128, 80, 66, 55) +
    table(156) +
    put(132, 184, 1.36, scissors(), 8) +
    put(202, 176, 0.9, potion()) +
    put(68, 178, 1, cup()),
  'melted-spoons': () =>
    shine(128, 120, 66, 'rays') +
    strew(spoon(), [110, 112, 1, -26], [128, 106, 1.05, -2], [148, 112, 1, 24]) +
    put(128, 160, 1.3, cauldron()) +
    strew(flame(), [96, 204, 0.5], [128, 206, 0.6], [160, 204, 0.5]),
  'duel-at-dawn': () =>
    dusk() +
    sun(128, 104, 66) +
    ground(160) +
    put(60, 168, 1.15, fencer()) +
    put(196, 168, 1.15, flip(fencer())),
  'faded-notice': () =>
    slant(-62, glow(132, 90, 140, 0.25, 0.75)) +
    sun(132, 92, 70) +
    ground(170) +
    put(132, 186, 1.4, notice()),
  'bought-peace': () =>
    dusk() +
    sun(128, 74, 40) +
    hills(140, 26, 10, 0.5) +
    strew(tower(), [50, 138, 0.6], [206, 138, 0.6]) +
    ground(156) +
    strew(barrel(), [130, 128, 0.86], [92, 188, 0.9], [164, 188, 0.9]),
  'marsh-lights': () =>
    night(146, 92, 0) +
    water(130) +
    put(64, 146, 0.95, bareTree(17, 110, 4)) +
    strew(wisp, [146, 126, 1.4], [200, 108, 0.5], [104, 100, 0.4]) +
    strew(reeds(12, 110, 58, 9), [200, 206, 1], [44, 206, 1]),
  'herbwifes-basket': () => shine(126, 92, 72, 'rings') + ground(166) + put(126, 182, 1.5, basket()),
  'trolls-toll': () =>
    night(190, 40, 20) +
    hills(120, 34, 12, 0.5) +
    water(158) +
    at(
      124,
      164,
      1.36,
      mass('M-66 8q4-28 26-28t26 28zm132 0q-4-28-26-28t-26 28z') +
        halo(bridge(), 4) +
        lit('M-58-4q9-12 16 0-8 8-16 0zm20 0q9-12 16 0-8 8-16 0z', 1.4, spot) +
        disc(-50, -4, 3) +
        disc(-30, -4, 3),
    ) +
    put(180, 190, 0.7, hand(), 6),
  'pedlars-cart': () => morning(6) + put(136, 174, 1.24, cart()),
  'ferrymans-price': () =>
    night(188, 54, 26) +
    hills(126, 18, 5, 0.65) +
    water(126) +
    put(120, 166, 1.24, ferry(at(-8, -4, 1.05, figure()))),
  'barter-day': () =>
    rays(128, 82, 62) +
    table(170) +
    put(128, 178, 1.42, scales(5)) +
    put(50, 90, 0.66, jug()) +
    put(200, 100, 0.54, flip(goose())),
  'fortune-teller': () =>
    shine(128, 96, 74, 'rings') +
    put(130, 180, 1.56, hand() + at(-2, -24, 0.36, star(spot))) +
    strew(star(), [52, 150, 0.8], [206, 46, 0.9], [214, 150, 0.6]),
  'second-opinion': () =>
    mass('M0 0h240v200h-240z', spot) +
    at(122, 192, 1.34, twoFaces()) +
    cutSlant(62, fall(60, 0, -20, 0, 0, 0.8)) +
    cutSlant(118, fall(184, 0, 264, 0, 0, 0.8)),
  'supper-truce': () =>
    shine(128, 48, 44, 'rays') +
    table(104) +
    put(128, 106, 1.2, candle()) +
    lit('M52 156q0-32 76-32t76 32-76 32-76-32z', 3) +
    at(128, 170, 1.14, fish()) +
    put(46, 184, 1, dagger(), -10) +
    put(212, 184, 1, dagger(), 10),
  'crossroads-fair': () =>
    dusk(0.45) +
    sun(128, 96, 44) +
    ground(160) +
    strew(tent(), [58, 170, 1], [206, 172, 1.1]) +
    at(0, 14, 1, pennants(7, 250)) +
    put(132, 186, 1.24, signpost()),
  'orderly-retreat': () =>
    dusk() +
    sun(176, 98, 38) +
    hills(138, 30, 15, 0.45) +
    ground(148) +
    way('M180 142q-24 4-60 20t-110 42h100q20-34 70-58z') +
    strew(figure(), [166, 150, 0.44], [144, 158, 0.62], [116, 170, 0.86], [76, 186, 1.16], [26, 208, 1.5]),
}

const wisp =
  lit(
    'M0-58c8 16 26 22 22 44-2 12-12 20-22 20-10 0-22-8-22-22 0-12 10-16 10-28 8 6 8 12 8 16 6-8 8-18 4-30z',
    2.8,
    spot,
  ) + mass('M0-28q10 12 8 22-4 8-8 8t-8-8q0-10 8-22z', paper)

function cutSlant(angle: number, tone: (x: number, y: number) => number): string {
  return slant(angle, tone).replace(ink, paper)
}
