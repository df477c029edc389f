import { stage } from '@osud/web/look/draw/stage.ts'
import { at, disc, halo, mass, paper, spot } from '@osud/web/look/draw/stock.ts'

/** How a picture is cut, on demand. */
export type Recipes = Readonly<Record<string, () => string>>

/** Light, air and ground of a card picture, 240 × 200. */
export const { dusk, ground, hills, night, rays, shine, slant, snow, table, water } = stage(240, 200)

/** A disc in the colour of the light. */
export function sun(x: number, y: number, radius: number): string {
  return disc(x, y, radius, spot, 2.4)
}

/** Puts a thing on the picture in a paper edge, which is as wide on small things as on large ones. */
export function put(x: number, y: number, scale: number, thing: string, turn?: number): string {
  return at(x, y, scale, halo(thing, 6 / scale), turn)
}

/** The same thing in several places, each with its size and its turn. */
export function strew(
  thing: string,
  ...places: readonly (readonly [x: number, y: number, scale: number, turn?: number])[]
): string {
  return places.map(([x, y, scale, turn]) => put(x, y, scale, thing, turn)).join('')
}

/** A way that leads from the reader into the picture. */
export function way(path: string): string {
  return mass(path, paper)
}
