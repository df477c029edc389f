import { jug, letter, reeds } from '@osud/web/look/draw/stock.ts'
import { dusk, fog, night, rays, slant } from './air.ts'
import {
  cut,
  each,
  facing,
  fill,
  line,
  lit,
  mass,
  paper,
  put,
  ring,
  rod,
  row,
  type Scene,
  set,
  shine,
  stand,
} from './block.ts'
import * as f from './folk.ts'
import { boards, earth, hills, pool, street, water, way } from './ground.ts'
import * as p from './places.ts'
import {
  arch,
  bars,
  bricks,
  columns,
  doorway,
  lancet,
  marks,
  pane,
  shelf,
  stair,
  table,
  top,
} from './rooms.ts'
import * as t from './things.ts'

const king = f.robe(f.crowned, f.arm)
const cook = f.woman(f.bun, f.arm)
const guard = f.man(f.helmet, f.spear)
const hooks = f.man(f.cap, f.pike)
const mila = f.child(f.woman())
const guest = f.robe(f.hood, f.lamp)
/** The dead of two years at her table, by rank. */
const dead = (x: number, y: number) =>
  [f.hat, f.cap, f.bun, f.hood, f.bare]
    .map((head, seat) => put(x + seat * 40, y, 1.15, f.bust(head)))
    .join('')
const tapers = (y: number, ...places: number[]) => places.map(x => put(x, y, 1, t.taper)).join('')

/** Striga to the last fork: a palace and its crypt, three nights of one full moon, candles. */
export const striga: Readonly<Record<number, Scene>> = {
  2: () => [
    dusk(0.75, 0.25, 190, 110, 24),
    bricks(300, 20, 266, 160, 14),
    marks(330, 42, 40),
    put(190, 182, 1, mass('M-206 2V-150H106V2H74V-80Q40-120 0-120T-74-80V2Z')),
    street(178),
    facing(260, guard),
    stand(150, mila, 1.6),
    put(196, 206, 0.9, t.basket),
  ],
  3: () => [
    slant(390, 80, 320, 60),
    lancet(390, 140, 44, 70),
    boards(186, 390),
    columns(188, -10, 16, 70, 240),
    facing(446, king, 1.6),
    put(398, 150, 1.1, t.taper),
    each([130, 212, 180, 208], 1.4, f.man(f.cap)),
  ],
  4: () => [
    rays(440, 50, 26, 0.4),
    water(130, 440, 0.5),
    put(300, 150, 1.1, p.palace),
    hills(0.3, 156, 150, 158),
    put(206, 160, 1.3, t.ladder, 14),
    bars(20, 560, 20, 214, 54),
    stand(110, f.woman(), 1.6),
  ],
  5: () => [
    slant(280, 60, 300, 58),
    columns(110, -10, 14, 40, 170, 390, 520),
    dead(50, 152) + dead(360, 152),
    put(284, 146, 1.4, f.bust(f.crowned)),
    top(132),
    tapers(142, 100, 220, 350, 470),
    put(284, 208, 2, t.salt),
  ],
  6: () => [
    night(450, 50, 34, 0.95),
    columns(170, -10, 13, 350, 540),
    boards(166, 300),
    put(60, 180, 1.2, t.throne),
    dead(150, 172),
    table(120, 150, 230, 44),
    tapers(150, 190, 290),
    facing(440, f.striga, 1.6),
    facing(520, f.stoop(f.hood)),
  ],
  7: () => [
    rays(290, 120, 40, 0.7),
    put(
      290,
      206,
      1.5,
      mass('M-120 4V-150H120V4H84V-60Q60-104 0-104T-84-60V4Z') +
        cut('M-110-130H110M-104-80H-92M92-80H104M-104-40H-94M94-40H104'),
    ),
    earth(204, 200, 206),
    stand(276, f.man(f.cap, f.arm)),
    facing(308, f.woman(f.bun, f.waving)),
    each([480, 214, 530, 210], 1.4, hooks),
  ],
  8: () => [
    rays(120, 70, 0, 0.35),
    line('M-6 30L280 4 566 30M60 26V180M400 16V180M520 26V180', 8),
    pane(90, 50, 56, 50),
    boards(182, 130),
    each(row(13, 190, 188, 440), 1.3, rod('M0 0V-86') + line('M0-84Q11-90 12-76', 3.4)),
    stand(510, t.barrel),
    stand(60, f.man(f.cap)),
  ],
  9: () => [
    slant(200, 130, 230, 50),
    arch(300, 226, 210, 190),
    boards(196, 300),
    put(330, 204, 1.5, t.tomb),
    put(170, 214, 1.4, t.ladder, 52),
    stand(130, guest),
  ],
  10: () => [
    slant(470, 50, 330, 60),
    line('M-6 60L280-20 566 60', 14),
    pane(450, 30, 44, 44),
    boards(176),
    put(
      180,
      200,
      1,
      mass('M-110 4V-54H110V4Z') +
        cut('M-100-46H100V-4H-100Z') +
        mass('M-110-56L-130-120H90L110-56Z') +
        lit('M-96-62L-112-110H76L92-62Z'),
    ),
    set(190, 150, 1.9, letter(), -8),
    put(370, 200, 1.6, t.leaf, 8),
    put(440, 204, 1.1, t.key, 24),
  ],
  11: () => [
    slant(300, 90, 300, 64),
    shelf(-6, 60, 572),
    each([60, 60, 130, 60, 440, 60, 510, 60], 0.8, set(0, 0, 1, jug())),
    put(300, 60, 1, t.loaf),
    top(180),
    put(300, 208, 3, t.bowl),
    shine('M212 130a88 16 0 0 1 176 0Z', 0),
    each([232, 138, 248, 142, 265, 145, 283, 147, 302, 147, 321, 146], 1, ring(0, 0, 6, paper, 0)),
  ],
  12: () => [
    rays(90, 60, 28, 0.4),
    water(150, 90, 0.5),
    each([330, 176, 400, 176, 470, 176, 530, 176], 1.2, p.gable(84)),
    street(172),
    stand(200, f.horse),
    facing(286, f.stoop(f.bare, f.arm)),
    each([430, 206, 490, 210], 1.4, guard),
  ],
  13: () => [
    night(430, 60, 40),
    water(150, 430),
    put(180, 154, 0.7, p.palace),
    earth(176, 190, 176, 186),
    way(400, 60, 150, 176, 6),
    facing(330, f.woman(f.bun, f.saucer), 1.6),
    set(510, 226, 1.5, reeds(10, 80, 50, 8)),
  ],
  14: () => [
    night(70, 40, 22),
    bricks(-6, 96, 572, 92, 15),
    each(row(7, 150, 98, 530), 1, f.man(f.cap, f.torch)),
    earth(190, 184, 190),
    stand(250, f.striga, 1.8),
  ],
  15: () => [
    rays(300, 110, 64, 0.85),
    boards(190, 300),
    put(300, 216, 1.8, t.basket),
    put(300, 158, 1.8, f.cock),
    stand(140, mila, 1.6),
    put(466, 216, 0.8, t.barrel),
    facing(462, f.sitter(f.cap)),
  ],
  16: () => [
    rays(430, 110, 40, 0.6),
    put(430, 186, 1.2, mass('M-70 4V-110H70V4H40V-60Q0-100-40-60V4Z')),
    bars(392, 468, 92, 186, 19),
    street(182),
    each(row(7, 40, 206, 310), 1.4, hooks),
    each(row(4, 80, 218, 230), 1.4, f.man(f.hat)),
  ],
  17: () => [
    slant(330, 60, 240, 60),
    boards(176, 330),
    pool(330, 196, 150),
    put(330, 206, 1.65, t.throne),
    stand(120, f.man(f.bare, f.arm), 1.6),
    facing(200, f.man(f.hat, f.arm)),
  ],
  18: () => [
    fill('M-6-6H566V226H-6Z'),
    cut(
      row(15, 40, 74, 500)
        .map(
          ([x], n) =>
            `M${x} ${74 + (n % 3) * 8}l${8 + (n % 4) * 3} ${80 - n * 5}M${x + 14} ${86 + (n % 2) * 8}l6 ${60 - n * 4}`,
        )
        .join(''),
      2.6,
    ),
    put(330, 60, 2.2, lit('M-120 0V-10L-104-22H130L116-10V0Z'), -7),
    pool(300, 212, 200),
    stand(250, f.sleeper(f.locks), 1.8),
    stand(420, f.lantern, 2.2),
  ],
  19: () => [
    slant(130, 60, 340, 62),
    pane(90, 24, 80, 80, 2, 3),
    boards(180, 130),
    put(340, 206, 2.2, t.bed),
    put(252, 158, 1.2, t.doll, -60),
    stand(510, guest, 1.2),
  ],
  20: () => [
    rays(120, 60, 0, 0.4),
    columns(150, -10, 14, 60, 200, 340, 480),
    dead(40, 172) + dead(340, 172),
    top(150),
    tapers(158, 60, 270, 500),
    put(372, 204, 3.2, t.plate),
    each([332, 196, 372, 200, 412, 196, 352, 178, 394, 178], 1.4, t.cake),
    put(170, 214, 1.4, t.cauldron),
    put(196, 160, 1.3, t.spoon, 200),
  ],
  21: () => [
    slant(450, 30, 260, 50),
    arch(380, 226, 150, 150),
    stair(180, 226, 9, 34, 18),
    put(470, 84, 1, f.striga),
    stand(110, guest, 1.6),
  ],
  22: () => [
    slant(110, 90, 320, -30),
    doorway(90, 178, 44, 70),
    boards(176, 300),
    put(490, 178, 1.5, f.bust()),
    table(210, 150, 340, 50),
    tapers(150, 270, 420),
    stand(140, f.man(f.hood, f.raised), 1.6),
    put(230, 60, 1.7, t.plate, 40),
    put(310, 90, 1.6, t.plate, -70),
    put(370, 60, 1.2, t.bowl, 130),
  ],
  23: () => [
    slant(300, 20, 300, 60),
    shine('M210 14H390V84H210Z', 4),
    each([270, 84, 318, 84], 1.4, t.boot),
    bars(210, 390, 14, 86, 45),
    boards(186, 300),
    put(500, 210, 1.7, t.barrel),
    put(286, 214, 0.6, t.barrel),
    stand(300, f.sitter(), 1.6),
  ],
  24: () => [
    rays(460, 50, 0, 0.4),
    shine('M430-6H520L400 200H250Z', 4),
    line('M404 26H500M380 52H486M358 78H470M334 104H454M310 130H440M290 156H424', 2),
    boards(190, 320),
    put(110, 216, 2, t.barrel),
    each([84, 104, 110, 104, 136, 104], 1, ring(0, 0, 8, paper, 4)),
    stand(200, f.man(f.bare, f.arm)),
    put(490, 214, 1.6, t.barrel),
  ],
  25: () => [
    slant(256, 120, 240, -40),
    each(row(6, 340, 204, 530), 1.4, guard),
    earth(206, 202, 206),
    stand(230, f.child(f.man(f.cap, f.arm)), 1.8),
    put(258, 182, 1.1, t.taper),
    stand(110, f.stoop(f.crowned, f.arm), 1.6),
  ],
  26: () => [
    slant(500, 110, 280, 58),
    boards(170, 400),
    columns(172, -10, 14, 60, 200),
    stand(250, f.prowl, 1.8),
    stand(372, t.bowl),
    facing(450, f.woman(), 1.6),
    facing(530, guest),
  ],
  27: () => [
    dusk(0.9, 0.2, 120, 60, 24),
    water(110, 120, 0.6),
    put(310, 180, 2, p.skiff),
    put(
      310,
      172,
      1.7,
      lit('M-40 0Q-36-16-8-14T36-2L34 6Q0 12-40 0Z') + line('M-30-2Q-6-10 28 0M-20 2Q4-4 30 4'),
    ),
    set(90, 226, 1.7, reeds(10, 110, 56, 5)),
    set(510, 228, 1.8, reeds(10, 80, 60, 9)),
  ],
  28: () => [
    rays(410, 150, 0, 0.5),
    put(410, 206, 1.7, p.hearth),
    boards(198, 400),
    put(410, 204, 0.8, t.cauldron),
    put(180, 216, 1.5, p.cart(each([-30, 0, 10, 0], 0.7, t.sack))),
    stand(310, cook),
    stand(520, f.striga, 1.2),
  ],
  29: () => [
    night(420, 64, 30),
    water(130, 420),
    fog(90, 70, 0.6),
    put(
      280,
      190,
      1.7,
      put(-24, -2, 0.9, f.woman()) + put(10, 0, 0.6, f.striga) + put(40, -2, 0.9, f.robe()) + p.skiff,
    ),
    rod('M310 160L220 220M350 164L420 220', 4),
    fog(190, 40, 0.5),
  ],
}
