import type { Scene } from './block.ts'
import { edgeOfTheWorldEndings } from './edge-of-the-world-endings.ts'
import { edgeOfTheWorld } from './edge-of-the-world.ts'
import { lesserEvilEndings } from './lesser-evil-endings.ts'
import { lesserEvil } from './lesser-evil.ts'
import { strigaEndings } from './striga-endings.ts'
import { striga } from './striga.ts'

const stories: Readonly<Record<string, Readonly<Record<number, Scene>>>> = {
  'edge-of-the-world': { ...edgeOfTheWorld, ...edgeOfTheWorldEndings },
  striga: { ...striga, ...strigaEndings },
  'lesser-evil': { ...lesserEvil, ...lesserEvilEndings },
}

/** The page that stands for the whole story. */
const cover = 1

/** The inside of a picture of 560 × 220 for a page of a story; an unknown page shows what the story shows. */
export function pagePicture(story: string, page: number): string {
  const scene = stories[story]?.[page]
  if (scene === undefined) return page === cover ? '' : pagePicture(story, cover)
  return scene()
    .map((layer, index) => (typeof layer === 'string' ? layer : layer(page * 31 + index)))
    .join('')
}

/** The inside of a picture of 560 × 220 for a story as a whole. */
export function storyPicture(story: string): string {
  return pagePicture(story, cover)
}
