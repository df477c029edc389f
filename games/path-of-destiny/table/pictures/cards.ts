import { mass, paper, signpost } from '@osud/web/look/draw/stock.ts'
import { blue } from './cards/blue.ts'
import { green } from './cards/green.ts'
import { mixed } from './cards/mixed.ts'
import { red } from './cards/red.ts'
import { ground, put, rays, type Recipes } from './cards/scene.ts'
import { starting } from './cards/starting.ts'
import { yellow } from './cards/yellow.ts'

const recipes: Recipes = { ...red, ...green, ...blue, ...yellow, ...mixed, ...starting }

/** The picture of an action card: what stands inside an SVG of 240 × 200. A card without one gets a parting of the ways. */
export function cardPicture(card: string): string {
  const own = Object.hasOwn(recipes, card) ? recipes[card] : undefined
  return mass('M0 0H240V200H0Z', paper) + (own ?? partingOfTheWays)()
}

function partingOfTheWays(): string {
  return rays(128, 96, 40) + ground(162) + put(128, 186, 1.2, signpost())
}
