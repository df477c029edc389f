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
  rays,
  type Recipes,
  shine,
  slant,
  strew,
  table,
  water,
  way,
} from './scene.ts'
import { morning } from './yellow.ts'

/** The cards of two and three colours. */
export const mixed: Recipes = {
  'snare-line': () =>
    dusk(4, 0.75, 0.08) +
    disc(194, 70, 26, spot, 2.4) +
    ground(164, 5) +
    halo(blackLine('M70 172Q66 36 140 44', 6) + blackLine('M140 44V84', 2.6), 4) +
    `<ellipse cx="140" cy="110" rx="19" ry="26" fill="none" stroke="${paper}" stroke-width="8"/><ellipse cx="140" cy="110" rx="19" ry="26" fill="none" stroke="${ink}" stroke-width="3"/>` +
    at(190, 186, 1.1, halo(flip(hare()), 5)) +
    at(60, 198, 0.9, halo(reeds(9, 80, 44, 6), 3)),
  'boar-spear': () =>
    slant(-24, glow(160, 90, 170, 0.1, 0.9, 0.8), 4) +
    disc(160, 84, 44, spot) +
    ground(158, 6) +
    at(150, 172, 1.3, halo(flip(boar()), 5)) +
    at(-10, 190, 1.2, halo(spear(), 5), 62),
  'deserters-camp': () =>
    night(196, 44, 18, 9) +
    hills(140, 30, 9, 0.6) +
    ground(158, 4) +
    at(156, 168, 1.3, halo(tent(), 5)) +
    at(74, 184, 0.4, flame()) +
    at(74, 178, 0.7, halo(cauldron(), 6)) +
    at(74, 134, 0.9, halo(steam(), 4)),
  'silvered-bolt': () => night(128, 84, 66, 5) + at(128, 186, 1.36, halo(crossbow(), 5)),
  'barber-surgeon': () =>
    shine(128, 80, 66, 55, 8) +
    table(156) +
    at(132, 184, 1.36, halo(scissors(), 5), 8) +
    at(202, 176, 0.9, halo(potion(), 6)) +
    at(68, 178, 1, halo(cup(), 6)),
  'melted-spoons': () =>
    shine(128, 120, 66, 'rays', 6) +
    strew(halo(spoon(), 5), [110, 112, 1, -26], [128, 106, 1.05, -2], [148, 112, 1, 24]) +
    at(128, 160, 1.3, halo(cauldron(), 5)) +
    strew(halo(flame(), 4), [96, 204, 0.5], [128, 206, 0.6], [160, 204, 0.5]),
  'duel-at-dawn': () =>
    rays(128, 132, 52, 3) +
    ground(158, 9) +
    at(62, 166, 1, halo(fencer(), 4)) +
    at(194, 166, 1, halo(flip(fencer()), 4)),
  'faded-notice': () =>
    slant(-62, glow(132, 90, 140, 0.25, 0.75), 6) +
    disc(132, 92, 70, spot) +
    ground(170, 3) +
    at(132, 186, 1.4, halo(notice(), 5)),
  'bought-peace': () =>
    dusk(9, 0.7, 0.06) +
    disc(128, 74, 40, spot, 2.4) +
    hills(140, 26, 10, 0.5) +
    strew(halo(tower(), 5), [50, 138, 0.6], [206, 138, 0.6]) +
    ground(156, 6) +
    strew(halo(barrel(), 5), [130, 128, 0.86], [92, 188, 0.9], [164, 188, 0.9]),
  'marsh-lights': () =>
    night(146, 92, 0, 4) +
    water(130, 8) +
    at(64, 146, 0.95, halo(bareTree(17, 110, 4), 3)) +
    strew(wisp, [146, 124, 1], [200, 108, 0.5], [104, 100, 0.4]) +
    strew(halo(reeds(12, 110, 58, 9), 3), [200, 206, 1], [44, 206, 1]),
  'herbwifes-basket': () =>
    shine(126, 92, 72, 'rings', 6) + ground(166, 8) + at(126, 182, 1.5, halo(basket(), 5)),
  'trolls-toll': () =>
    night(190, 40, 20, 11) +
    hills(120, 34, 12, 0.5) +
    water(158, 5) +
    at(
      124,
      164,
      1.36,
      mass('M-66 8Q-62-20-40-20T-14 8ZM66 8Q62-20 40-20T14 8Z') +
        halo(bridge(), 4) +
        lit('M-58-4q9-12 16 0q-8 8-16 0zM-38-4q9-12 16 0q-8 8-16 0z', 1.4, spot) +
        disc(-50, -4, 3) +
        disc(-30, -4, 3),
    ) +
    at(180, 190, 0.7, halo(hand(), 6), 6),
  'pedlars-cart': () => morning(6) + at(136, 174, 1.24, halo(cart(), 5)),
  'ferrymans-price': () =>
    night(188, 54, 26, 4) +
    hills(126, 18, 5, 0.65) +
    water(126, 6) +
    at(120, 166, 1.24, halo(ferry(at(-8, -4, 1.05, figure())), 5)),
  'barter-day': () =>
    rays(128, 66, 0, 6) +
    disc(128, 82, 62, spot) +
    table(170) +
    at(128, 178, 1.42, halo(scales(5), 5)) +
    at(52, 92, 0.52, halo(goose(), 6)) +
    at(204, 105, 0.6, halo(jug(), 6)),
  'fortune-teller': () =>
    shine(128, 96, 74, 'rings', 4) +
    at(130, 180, 1.56, halo(hand() + at(-2, -24, 0.36, star(spot)), 5)) +
    strew(star(), [52, 150, 0.8], [206, 46, 0.9], [214, 150, 0.6]),
  'second-opinion': () =>
    mass('M0 0H240V200H0Z', spot) +
    at(122, 192, 1.34, twoFaces()) +
    cutSlant(62, fall(60, 0, -20, 0, 0, 0.8)) +
    cutSlant(118, fall(184, 0, 264, 0, 0, 0.8)),
  'supper-truce': () =>
    shine(128, 48, 44, 'rays', 9) +
    table(104) +
    at(128, 106, 1.2, halo(candle(), 4)) +
    lit('M52 156Q52 124 128 124T204 156 128 188 52 156Z', 3) +
    at(128, 170, 1.14, fish()) +
    at(46, 184, 1, halo(dagger(), 5), -10) +
    at(212, 184, 1, halo(dagger(), 5), 10),
  'crossroads-fair': () =>
    dusk(3, 0.45, 0.08) +
    disc(128, 96, 44, spot, 2.4) +
    ground(160, 7) +
    strew(halo(tent(), 5), [58, 170, 1], [206, 172, 1.1]) +
    at(0, 14, 1, pennants(7, 250)) +
    at(132, 186, 1.24, halo(signpost(), 5)),
  'orderly-retreat': () =>
    dusk(8, 0.75, 0.06) +
    disc(60, 104, 36, spot, 2.4) +
    hills(138, 30, 15, 0.45) +
    ground(148, 5) +
    way('M60 142Q84 146 120 162T230 204H130Q110 170 60 146Z') +
    strew(
      halo(flip(figure()), 5),
      [74, 150, 0.44],
      [96, 158, 0.62],
      [124, 170, 0.86],
      [164, 186, 1.16],
      [214, 208, 1.5],
    ),
}

const wisp =
  lit(
    'M0-58C8-42 26-36 22-14C20-2 10 6 0 6C-10 6-22-2-22-16C-22-28-12-32-12-44C-4-38-4-32-4-28C2-36 4-46 0-58Z',
    2.8,
    spot,
  ) + mass('M0-28Q10-16 8-6Q4 2 0 2T-8-6Q-8-16 0-28Z', paper)

function cutSlant(angle: number, tone: (x: number, y: number) => number): string {
  return slant(angle, tone).replace(ink, paper)
}
