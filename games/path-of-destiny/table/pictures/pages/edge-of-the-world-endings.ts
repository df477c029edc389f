import { campfire, mill, reeds } from '@osud/web/look/draw/stock.ts'
import { dusk, flakes, night, rays, slant } from './air.ts'
import {
  cut,
  each,
  facing,
  ink,
  line,
  lit,
  mass,
  paper,
  put,
  rod,
  row,
  type Scene,
  set,
  sized,
  stand,
} from './block.ts'
import * as f from './folk.ts'
import { earth, hills, peaks, pool, snow, water, way } from './ground.ts'
import * as p from './places.ts'
import { columns, top } from './rooms.ts'
import * as t from './things.ts'

const elf = f.slim()
const knives = f.slim(f.locks, f.blade)
const sole =
  mass('M-14-2a36 13 0 1 0 72-6a36 13 0 1 0-72 6ZM-54 6a17 10 0 1 0 34-2a17 10 0 1 0-34 2Z') +
  put(22, -4, 1, p.rye(6, 24, 34)) +
  put(-37, 6, 1, p.rye(3, 8, 28))

/** The eight endings of The Edge of the World. */
export const edgeOfTheWorldEndings: Readonly<Record<number, Scene>> = {
  30: () => [
    night(130, 54, 28),
    snow(158, 164, 156),
    columns(162, 20, 11, 60, 500),
    set(280, 214, 1.1, campfire()),
    put(280, 194, 1.4, t.cauldron),
    put(280, 128, 1.1, t.spoon, 180),
    facing(196, f.robe(f.hood, f.arm)),
    each([370, 208, 440, 200], 1.4, f.sitter(f.locks, f.saucer)),
  ],
  31: () => [
    dusk(0.6, 0.05, 440, 112, 34),
    hills(0.35, 150, 140, 128, 132),
    earth(190, 170, 150, 140),
    way(170, 60, 440, 136),
    sized(
      [276, 220, 1.7, 306, 204, 1.4, 340, 190, 1.2, 372, 178, 1, 398, 166, 0.8, 420, 156, 0.6],
      1,
      p.weed,
    ),
    stand(180, f.rider()),
  ],
  32: () => [
    night(420, 40, 20),
    snow(176, 170, 176),
    put(280, 190, 1.8, t.bell(true)),
    stand(280, f.man(f.hood, f.staff)),
    each([60, 216, 130, 210], 1.4, knives),
    each([430, 210, 500, 216], -1.4, knives),
  ],
  33: () => [
    rays(110, 110, 34, 0.5),
    hills(0.4, 140, 120, 110, 90),
    set(110, 146, 1.1, mill(34)),
    top(176),
    put(380, 204, 2.4, t.bowl),
    put(380, 150, 1.6, t.loaf),
  ],
  34: () => [
    slant(110, 80, 340, 64),
    top(120),
    put(110, 150, 1.9, t.taper),
    put(320, 160, 1.5, t.tally(20), -4),
    put(350, 192, 1.5, t.tally(30), -4),
    put(490, 140, 1.5, t.leaf),
    line('M452 76L528 104', 4),
  ],
  35: () => [
    dusk(0.15, 0.3, 300, 46, 24),
    hills(0.25, 110, 120, 96, 120),
    each(row(6, 20, 134, 210), -0.8, f.rider(f.helmet, f.spear)),
    water(150, 300, 0.5),
    put(400, 208, 2.3, p.milestone('M-8-44Q8-52 8-36T-4-20Q-10-10 8-10')),
    set(60, 222, 1.2, reeds(9, 90, 50, 8)),
  ],
  36: () => [
    rays(430, 70, 30, 0.5),
    hills(0.4, 130, 116, 128),
    each(row(6, 40, 168, 300), 1, rod('M0 2V-120')),
    earth(170, 164, 172),
    rod('M20 186Q80 168 120 188T240 184 340 190M60 204Q120 190 180 204T290 200'),
    facing(450, f.man(f.cap, f.arm)),
    stand(350, f.dog, 1.6),
  ],
  37: () => [
    dusk(0.85, 0.2),
    flakes(60),
    peaks([420, 150, 120], [520, 152, 90], [330, 152, 70]),
    snow(160, 150, 156),
    put(110, 180, 1.6, p.house(true)),
    stand(210, f.woman()),
    stand(320, t.bowl, 1.6),
    put(320, 170, 1.6, mass('M-26 0Q-20-16 0-18T26 0Z') + cut('M-14-4Q-8-12 0-13M6-4L8-12')),
  ],
  38: () => [
    night(90, 40, 20),
    hills(0.7, 120, 90, 110, 80),
    each(row(5, 380, 124, 540, 110), 0.8, f.man(f.cap, f.torch)),
    water(150, 90, 0.55),
    each([120, 190, 350, 196], 1.6, p.rock),
    put(240, 166, 1, mass('M-120-12H120V12H-120Z') + cut('M-110 0H110'), 16),
    rod('M220 180L330 40', 7),
    put(312, 130, 1.5, f.man(f.bare, f.waving)),
  ],
  39: () => [
    dusk(0.4, 0.05, 460, 46, 22),
    hills(0.4, 100, 92, 104),
    put(110, 110, 1.5, p.wheel),
    lit('M-6 140H566V226H-6Z'),
    each(row(7, 40, 162, 540), 0.8, p.flower),
    each(row(5, 60, 200, 520), 1.4, p.flower),
    put(410, 196, -1.4, f.man(f.hat, f.broom)),
    put(320, 200, 1.4, f.slim(f.locks, f.broom)),
  ],
  40: () => [
    dusk(0.5, 0.1),
    flakes(36, 160),
    peaks([470, 226, 220, 200]),
    lit('M-6 226V200H70V182H150V162H230V142H310V120H390V98H470V76H566V226Z'),
    line('M73 188V226M153 168V226M233 148V226M313 126V226M393 104V226M473 82V226', 6),
    line('M90 206h40M170 186h44M176 204h30M256 190h34M334 170h34M416 150h34M490 100h50'),
    put(330, 122, 1.1, f.ox, -12),
    put(258, 146, 1.1, f.stoop(f.bare, f.arm)),
  ],
  41: () => [
    rays(280, 150, 36, 0.5),
    hills(0.4, 160, 150, 150, 160),
    put(330, 170, 1, lit('M-80 10V-6H80V10Z')),
    put(330, 164, 1.5, f.ox.replaceAll(ink, '¤').replaceAll(paper, ink).replaceAll('¤', paper)),
    earth(190, 186, 190),
    put(90, 216, 1, p.rye(14, 90, 70)),
    put(500, 216, 1, p.rye(10, 70, 64)),
  ],
  42: () => [
    night(420, 48, 24, 0.8),
    each(row(5, 400, 142, 540), 0.8, elf),
    each(row(5, 20, 142, 160), 0.8, f.man(f.cap, f.pike)),
    water(146, 400, 0.7),
    put(330, 200, 1.5, p.hollow),
    stand(206, f.kneeler(f.hat, f.arm), 1.6),
  ],
  43: () => [
    night(290, 160, 0, 0.95),
    pool(290, 190, 130),
    set(290, 200, 1.2, campfire()),
    each([196, 200, 384, 202], 1.4, f.woman(f.bun, f.waving)),
    each([140, 208, 440, 208], -1.4, f.man(f.hat, f.waving)),
    put(526, 200, 1.2, f.slim(f.locks, f.waving)),
    put(60, 200, 1.3, p.house()),
  ],
  44: () => [
    night(420, 60, 34),
    hills(0.9, 126, 116, 124),
    water(134, 420, 0.4),
    each(row(8, 40, 210, 320, 174), 1, rod('M0 0L12-66M7-42L18-48M9-52L20-58')),
    stand(410, f.child(f.man()) + each([-9, -12, 7, -12], 0.3, t.boot), 1.8),
    facing(510, f.sylvan(f.staff), 1.2),
  ],
  45: () => [
    rays(430, 60, 24, 0.5),
    peaks([90, 130, 100], [210, 130, 70], [500, 130, 110]),
    snow(150, 134, 130, 140),
    each([60, 206, 520, 212], 0.8, p.rock),
    stand(220, sole),
    put(340, 172, 1.1, sole),
    put(450, 190, -1.1, f.robe(f.hood, f.staff)),
  ],
}
