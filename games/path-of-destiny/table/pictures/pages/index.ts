import type { Scene } from './block.ts'
import { covers } from './covers.ts'

type Pages = Readonly<Record<number, Scene>>

/** The pages of each story and its ends. Nobody plays two at once, so each is fetched when its first page is opened. */
const stories: Readonly<Record<string, () => Promise<Pages>>> = {
  'edge-of-the-world': async () => (await import('./edge-of-the-world-pages.ts')).pages,
  striga: async () => (await import('./striga-pages.ts')).pages,
  'lesser-evil': async () => (await import('./lesser-evil-pages.ts')).pages,
}

/** The page that stands for the whole story. */
const cover = 1

/** The inside of a picture of 560 × 220 for a page of a story; an unknown page shows what the story shows. */
export async function pagePicture(story: string, page: number): Promise<string> {
  const scene = page === cover ? undefined : (await stories[story]?.())?.[page]
  return scene === undefined ? storyPicture(story) : cut(scene, page)
}

/** The inside of a picture of 560 × 220 for a story as a whole. */
export function storyPicture(story: string): string {
  const scene = covers[story]
  return scene === undefined ? '' : cut(scene, cover)
}

/** Every layer is cut by a hand of its own, and the same one each time. */
function cut(scene: Scene, page: number): string {
  return scene()
    .map((layer, index) => (typeof layer === 'string' ? layer : layer(page * 31 + index)))
    .join('')
}
