import type { Scene } from './block.ts'
import { edgeOfTheWorld } from './edge-of-the-world.ts'
import { lesserEvil } from './lesser-evil.ts'
import { striga } from './striga.ts'

const stories: Readonly<Record<string, Readonly<Record<number, Scene>>>> = {
  'edge-of-the-world': edgeOfTheWorld,
  striga,
  'lesser-evil': lesserEvil,
}

/** The inside of a picture of 560 × 220 for a page of a story; an unknown page shows what the story shows. */
export function pagePicture(story: string, page: number): string {
  const scene = stories[story]?.[page] ?? stories[story]?.[1]
  return scene === undefined ? '' : print(scene, page)
}

/** The inside of a picture of 560 × 220 for a story as a whole. */
export function storyPicture(story: string): string {
  return pagePicture(story, 1)
}

function print(scene: Scene, seed: number): string {
  return scene()
    .map((layer, index) => (typeof layer === 'string' ? layer : layer(seed * 31 + index)))
    .join('')
}
