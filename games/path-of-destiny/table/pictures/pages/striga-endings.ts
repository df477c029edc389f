import { jug } from '@osud/web/look/draw/stock.ts'
import { dusk, flakes, fog, night, rain, rays, slant } from './air.ts'
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
  rod,
  row,
  type Scene,
  set,
  shine,
  stand,
} from './block.ts'
import * as f from './folk.ts'
import { boards, earth, hills, street, water } from './ground.ts'
import * as p from './places.ts'
import { arch, bricks, columns, doorway, lancet, marks, pane, shelf, table, top } from './rooms.ts'
import * as t from './things.ts'

const king = f.robe(f.crowned)
const girl = f.child(f.woman(f.locks))
const guest = f.robe()
const lords = (x: number, y: number) =>
  [f.hat, f.bare, f.cap, f.hood].map((head, seat) => put(x + seat * 46, y, 1.2, f.bust(head))).join('')
const tapers = (y: number, ...places: number[]) => places.map(x => put(x, y, 1, t.taper)).join('')

/** The eight endings of Striga. */
export const strigaEndings: Readonly<Record<number, Scene>> = {
  30: () => [
    slant(440, 100, 260, 58),
    doorway(440, 190, 56, 90),
    boards(186, 440),
    put(440, 194, -1.6, f.striga),
    each([50, 194, 150, 194, 250, 194], 1.4, f.sitter(f.cap, f.pike)),
    each([100, 196, 200, 196], 1.4, f.sitter()),
    each(row(5, 46, 212, 246), 1.2, t.chair),
    stand(330, guest),
  ],
  31: () => [
    dusk(0.3, 0.1, 90, 50, 22),
    bricks(200, 20, 366, 158, 15),
    marks(380, 44, 30),
    street(176),
    fill('M300 60Q330 40 350 62T340 130Q310 140 300 110Z', paper),
    stand(300, f.child(f.woman(f.locks, f.waving)), 2),
    stand(110, f.man(f.cap)),
  ],
  32: () => [
    night(110, 60, 30, 0.95),
    columns(186, -10, 16, 30, 210),
    boards(182, 330),
    put(370, 210, 1.7, t.throne),
    stand(370, f.bust(f.crowned), 1.6),
    table(310, 176, 120, 40),
    put(370, 176, 1.2, t.plate),
    stand(250, f.striga, 1.6),
    stand(500, f.robe(f.hood, f.staff)),
  ],
  33: () => [
    rays(300, 60, 0, 0.55),
    pane(250, 14, 100, 86, 3, 3),
    put(110, 220, 2.2, f.bust(f.crowned, rod('M16-32L48-22', 5))),
    put(480, 220, -1.9, f.bust(f.locks, rod('M16-32L48-22', 5))),
    top(182),
    put(300, 186, 1.9, t.salt),
    tapers(190, 210, 400),
  ],
  34: () => [
    slant(280, 70, 300, 58),
    columns(130, -10, 12, 60, 180, 380, 500),
    doorway(280, 132, 36, 66),
    put(280, 134, 1.1, f.striga),
    lords(40, 168) + lords(350, 168),
    put(530, 160, 1.5, f.man()),
    top(150),
    tapers(160, 90, 200, 340, 440),
    stand(280, f.bust(f.crowned), 1.6),
  ],
  35: () => [
    rays(430, 60, 34, 0.5),
    lancet(440, 130, 40, 76),
    top(150),
    put(200, 206, 1.7, t.book(2)),
    put(300, 160, 1.3, t.quill),
    put(400, 200, 2, t.spoon, 74),
  ],
  36: () => [
    slant(280, 60, 280, 70),
    arch(280, 226, 190, 170),
    put(230, 70, 1.5, f.lantern),
    boards(190, 280),
    put(310, 210, 1.4, t.tomb),
    put(310, 136, 1.6, f.child(f.sitter(f.locks))),
    stand(170, f.robe(f.hood, f.bundle), 1.6),
    each([420, 216, 446, 220, 470, 212], 0.5, t.tooth),
  ],
  37: () => [
    slant(420, 60, 340, 60, 0.85),
    pane(380, 16, 90, 90, 2, 3),
    stand(90, f.bust(), 2.2),
    top(170),
    put(250, 208, 2, t.egg),
    put(440, 206, 1.8, t.salt),
    put(486, 184, 1.1, t.hand),
  ],
  38: () => [
    slant(540, 130, 330, 60),
    shine('M470 60H566V200H470Z', 4),
    boards(196, 480),
    fill('M-6-6H566V66H-6Z'),
    cut('M-6 58H566M0 44Q200 50 566 42M0 26Q260 32 566 24M0 8H560'),
    mass('M40 66H64V226H40ZM500 66H524V226H500Z'),
    each([120, 208, 180, 212, 380, 208, 440, 212], 1.8, mass('M-12-40V-84H10V-40Z') + t.boot),
    stand(290, f.sleeper(f.locks), 1.6),
  ],
  39: () => [
    dusk(0.7, 0.3),
    water(140, -200, 0.6),
    pane(480, 60, 30, 40),
    street(176),
    put(
      300,
      196,
      1,
      lit('M-50 10V-30H50V10Z') +
        line('M-42-22H42') +
        put(
          0,
          -30,
          1.7,
          lit(`${f.bare}M-5-52Q-15-50-16-36L-20 3H20L16-36Q15-50 5-52Z`) +
            fill('M3-50Q14-48 15-36L20 3H6L2-40Z'),
        ),
    ),
    stand(180, king),
    stand(394, f.child(f.sitter(f.locks)), 1.6),
    rain(),
  ],
  40: () => [
    rays(330, 70, 40, 0.95, 5),
    boards(176, 330),
    put(90, 204, 1.5, t.throne),
    stand(170, f.man(f.crowned, f.raised), 1.6),
    stand(330, f.striga, 1.8),
    put(390, 206, 1.3, t.plate, 24),
    stand(480, f.sleeper(f.hood)),
  ],
  41: () => [
    slant(150, 40, 300, 56),
    arch(300, 226, 230, 200),
    shine('M110-6H190L330 200H200Z', 0),
    boards(194, 300),
    put(400, 206, 1.2, t.tomb),
    mass('M130 212V190H290V212H280V200H140V212Z'),
    stand(176, f.sitter(f.crowned)),
    facing(244, f.sitter()),
  ],
  42: () => [
    slant(260, 150, 260, -56),
    put(260, 210, 1.8, p.hearth),
    boards(200, 260),
    put(260, 206, 0.8, t.cauldron),
    each([226, 216, 296, 218], 0.7, t.leaf),
    stand(90, f.cock, 1.6),
    stand(430, f.woman(f.bun, f.arm), 1.6),
    facing(476, f.striga),
  ],
  43: () => [
    slant(120, 70, 330, 62),
    pane(86, 30, 68, 76, 2, 3),
    shelf(360, 70, 206),
    each([400, 70, 450, 70, 510, 70], 0.7, set(0, 0, 1, jug())),
    boards(184, 120),
    put(270, 214, 1, mass('M-40 4V-40H40V4Z') + cut('M-34-32H34M-34-16H34')),
    put(270, 192, 1.7, f.sitter(f.crowned, f.saucer)),
    facing(430, f.woman(), 1.6),
    facing(500, girl, 1.6),
  ],
  44: () => [
    dusk(0.5, 0.15),
    hills(0.5, 96, 88, 100),
    put(500, 98, 0.7, p.house()),
    put(430, 94, 0.7, f.cock),
    water(110, 400, 0.6),
    put(
      260,
      192,
      1.9,
      put(-34, -2, 0.8, f.sitter()) +
        put(4, 0, 0.8, girl) +
        put(22, -2, 0.85, f.woman()) +
        put(48, -8, 0.8, f.kneeler(f.hood)) +
        p.skiff +
        put(72, -16, 1, f.lantern),
    ),
    rod('M206 150L150 216', 4),
    fog(180, 50, 0.5),
  ],
  45: () => [
    night(300, -60, 0),
    flakes(40, 100),
    earth(112, 106, 112),
    mass('M150 114V70H158V62L172 40 186 62V114ZM320 114V84H352V72L362 58 372 72V114Z', 3),
    shine('M166 72H176V84H166ZM332 92H342V102H332Z', 1.6),
    water(112, 171, 0.9),
    put(410, 200, 1.8, put(-20, 0, 0.9, f.woman(f.locks)) + put(26, 0, 0.9, f.sitter(f.hat)) + p.skiff),
    rod('M352 130L330 216', 4),
  ],
}
