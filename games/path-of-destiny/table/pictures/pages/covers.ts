import { reeds } from '@osud/web/look/draw/stock.ts'
import { night, rays } from './air.ts'
import { each, put, type Scene, set, sized, stand } from './block.ts'
import * as f from './folk.ts'
import { earth, hills, peaks, street, water, way } from './ground.ts'
import * as p from './places.ts'

/** The picture that stands for each story as a whole. */
export const covers: Readonly<Record<string, Scene>> = {
  'edge-of-the-world': () => [
    rays(340, 106, 40),
    peaks([270, 160, 66], [420, 162, 120], [510, 162, 80]),
    earth(196, 176, 172, 166, 180),
    way(210, 44, 398, 168),
    sized([40, 214, 1.4, 92, 204, 1.2, 136, 196, 1, 168, 190, 0.7], 1, p.hop),
    put(310, 198, 1.4, f.sylvan(f.load)),
  ],
  striga: () => [
    night(370, 84, 62),
    water(178, 370),
    put(370, 182, 1.25, p.palace),
    earth(214, 204, 214),
    stand(140, f.striga, 1.6),
    set(40, 226, 1.4, reeds(10, 100, 50, 4)),
  ],
  'lesser-evil': () => [
    rays(400, 56, 34, 0.75),
    hills(0.4, 150, 140, 120, 130),
    p.keep(480, 132, 0.9),
    p.town(178, 40, 100, 160),
    street(176),
    each([200, 196, 380, 196], 1.2, p.stall),
    stand(290, f.man(f.locks, f.blade), 1.6),
  ],
}
