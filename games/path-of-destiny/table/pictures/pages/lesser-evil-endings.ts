import { jug, tower } from '@osud/web/look/draw/stock.ts'
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
  rod,
  row,
  type Scene,
  set,
  shine,
  sized,
  spot,
  stand,
} from './block.ts'
import * as f from './folk.ts'
import { boards, hills, street, tree, water } from './ground.ts'
import * as p from './places.ts'
import { beams, doorway, masonry, pane, stair, table, top } from './rooms.ts'
import * as t from './things.ts'

const renfri = f.man(f.locks)
const mage = f.robe(f.pointed, f.waving)
const selma = f.child(f.woman(f.bun, f.bucket))
const quay = (x: number, y: number) =>
  fill(`M${x} 226V${y}H566V226Z`) + cut(`M${x} ${y + 6}H566M${x + 20} ${y + 22}h90M${x + 150} ${y + 18}h100`)
const frame = rod('M-50 26V-90H50V26', 6)
const renfrisLetter = 'M-20 0V-80H0Q22-78 20-58T-2-40H-18M-4-40L24 0'

/** The eight endings of The Lesser Evil. */
export const lesserEvilEndings: Readonly<Record<number, Scene>> = {
  30: () => [
    night(435, 100, 0),
    water(130, -100, 0.9),
    each([230, 146, 290, 142, 340, 150], 1, p.sail),
    quay(310, 180),
    put(440, 158, 1.1, frame + t.bell()),
    put(360, 186, 1.5, f.man(f.bare, f.arm)),
    put(530, 182, 1.6, f.lantern),
    each(
      [60, 214, 130, 210, 200, 216],
      1.4,
      f.man(f.cap, rod('M18 4L24-96') + mass('M20-96L28-97 30-124 18-123Z', 3)),
    ),
  ],
  31: () => [
    dusk(0.25, 0.3),
    shine('M60 24H180V124H60Z', 4) + line('M120 24V124M60 74H180', 3),
    cut('M74 38h0M96 56h0M108 34h0M140 48h0M160 38h0M80 92h0M104 108h0M146 96h0M166 112h0M132 84h0', 5),
    beams(),
    stand(290, f.bust(f.locks), 2),
    facing(500, f.bust(f.hat), 1.8),
    top(164),
    put(380, 206, 1.3, t.book(5)),
    put(420, 170, 1.2, t.quill),
  ],
  32: () => [
    rays(300, 100, 40, 0.5),
    water(116, 300, 0.5),
    each([90, 130, 210, 128, 350, 134, 460, 130], 0.8, p.sail),
    each([150, 144, 260, 150, 410, 148, 510, 144], 1.4, p.sail),
    each([180, 172, 330, 176], 1.8, p.sail),
    quay(-6, 200),
    each([440, 206, 500, 208], 1.4, f.woman(f.bun, f.waving)),
    stand(80, f.man(f.locks, put(22, -26, 0.6, t.leaf))),
  ],
  33: () => [
    slant(470, 90, 320, 60),
    lit('M130 20H370V176H130Z', 8) + fill('M136 26H364V170H136Z'),
    put(250, 66, 0.4, cut(renfrisLetter, 12)),
    cut(
      row(4, 90, 0, 156)
        .map(([y]) =>
          row(10, 156, y, 340)
            .map(([x], n) => (n % 5 === 4 ? `M${x - 84} ${y + 4}l72-14` : `M${x} ${y - 10}v14`))
            .join(''),
        )
        .join(''),
      2.6,
    ),
    put(470, 96, 1.8, f.lantern),
    top(180),
    each([450, 206, 500, 210], 1.2, t.shoe),
    set(70, 206, 1, jug()),
  ],
  34: () => [
    slant(500, 40, 280, 56),
    stair(60, 226, 9, 54, 20),
    doorway(510, 48, 30, 20),
    fill(
      'M500 46h-6v20h-54v20h-52v20h-54v20h-54v20h-54v20h-50v6h56v-20h54v-20h54v-20h54v-20h52v-20h54Z',
      spot,
    ),
    put(330, 108, 1.4, f.sitter(f.locks)),
    put(210, 150, 1.4, selma),
  ],
  35: () => [
    dusk(0.3, 0.1, 420, 56, 26),
    hills(0.4, 110, 100, 110),
    put(90, 126, 1.2, p.house()),
    water(124, 420, 0.55),
    put(320, 194, 2, put(-26, -2, 1, renfri) + put(26, 0, 0.9, f.sitter(f.hat)) + p.skiff),
    rod('M280 90L240 224', 4),
    tree(520, 214, 150, 9),
  ],
  36: () => [
    rays(280, 24, 24, 0.8),
    p.town(140, 40, 110, 460, 530),
    street(144),
    stand(150, f.man(f.hat, f.arm), 1.8),
    rod('M166 136L380 130', 5),
    facing(420, f.man(f.locks, f.raised), 1.8),
    put(290, 208, 1.1, t.cake),
  ],
  37: () => [
    dusk(0.85, 0.5),
    masonry(180, 260, 180),
    doorway(310, 176, 40, 90),
    street(176),
    lit('M190 180H430L470 222H150Z'),
    put(310, 216, 0.44, line(renfrisLetter, 13)),
    facing(480, f.kneeler(f.pointed, f.arm), 1.8),
    stand(90, selma, 1.6),
  ],
  38: () => [
    rays(70, 60, 24, 0.45),
    water(120, 70, 0.55),
    lit('M-6 176Q160 150 330 148T566 132V142Q420 156 330 162T-6 200Z'),
    each(row(6, 130, 176, 340, 156), 0.7, f.rider(f.hood)),
    put(
      462,
      112,
      1,
      masonry(-62, 124, 150) +
        fill('M-78 6V-20H-62V-10H-46V-20H-30V-10H-8V-20H8V-10H30V-20H46V-10H62V-20H78V6Z'),
    ),
    put(462, 104, -1.1, mage),
    put(30, 144, 1.2, p.sail),
  ],
  39: () => [
    night(430, 60, 26, 0.9),
    water(130, 430),
    sized([180, 186, 2.6, 70, 176, 1.4, 300, 184, 1.5], 1, p.rock),
    put(186, 92, 0.8, frame + t.bell()),
    each(row(4, 390, 138, 490), 0.5, f.rider(f.hood)),
    fog(170, 50, 0.5),
  ],
  40: () => [
    slant(490, 40, 300, 58),
    pane(510, 8, 36, 44),
    stair(40, 226, 9, 56, 18),
    put(450, 104, -1.2, mage),
    put(310, 138, -1.6, f.man(f.bare, put(24, -40, 0.3, t.book()))),
    put(200, 176, 1.6, f.man(f.locks, f.raised)),
  ],
  41: () => [
    slant(330, 70, 320, 62),
    shine('M230 14H430V140H230Z', 5),
    put(350, 138, 0.85, tower()),
    line('M300 14V140M230 77H430', 4),
    boards(180, 330),
    stand(130, t.chair, 1.8),
    put(134, 196, 1.8, f.sitter(f.locks)),
    table(420, 168, 120, 46),
  ],
  42: () => [
    slant(420, 60, 360, -14, 0.8),
    p.keep(470, 150, 1.05),
    hills(0.4, 200, 190, 150, 150),
    stair(230, 226, 7, 34, 11),
    put(230, 204, 1.6, t.bell(), -34),
    each([60, 70, 150, 120, 280, 60, 350, 110], 0.8, t.leaf),
    each([110, 50, 310, 140, 40, 150], 1.2, mass('M-15 0Q0 4 15 0L8-4 6-14Q0-17-6-14L-8-4Z')),
    stand(90, f.woman(f.bun, f.waving)),
  ],
  43: () => [
    dusk(0.35, 0.1, 110, 60, 26),
    p.town(126, 400, 460, 520),
    water(124, 110, 0.5),
    quay(390, 150),
    put(
      220,
      200,
      2.4,
      lit('M-50-16L0-8 50-16 30 10H-30Z') +
        lit('M0-8L-24-10 0-52 24-10Z') +
        line('M0-52V-8M-18-8h10M8-34l6 10'),
    ),
    put(410, 162, -1.9, f.child(f.stoop(f.bun, f.arm))),
    put(500, 200, -1.6, f.sitter()),
  ],
  44: () => [
    rays(300, 30, 22, 0.95, 5),
    p.town(130, 30, 90, 470, 530),
    street(136),
    each([60, 172, 500, 172], 1.4, p.stall),
    fill('M110 204a170 26 0 1 0 340 0a170 26 0 1 0-340 0Z', paper),
    stand(240, f.man(f.hood, f.blade), 1.8),
    stand(360, f.sleeper(f.locks), 1.6),
  ],
  45: () => [
    slant(110, 70, 360, 58),
    top(120),
    put(300, 214, 1, lit('M-150-4L-120-110H140L170-4Z')),
    line(
      row(5, 118, 0, 166)
        .map(([y]) => `M${214 - (y - 118) / 3} ${y}H${410 + (y - 118) / 3}`)
        .join(''),
      2.4,
    ),
    fill('M190 182H440V190H190Z', spot),
    mass('M160 190H460V204H160Z') +
      cut(
        row(15, 170, 193, 450)
          .map(([x]) => `M${x} 193v6`)
          .join(''),
      ),
    put(440, 150, 1.5, t.hand, -10),
    put(428, 180, 1.4, t.quill, 10),
    put(110, 146, 1.8, t.taper),
  ],
}
