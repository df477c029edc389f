import { keepShop } from '@osud/web/look/print/shop.ts'
import type { Drawing } from '@osud/web/look/print/shop.ts'
import { cardPicture } from './cards.ts'
import { heroPicture } from './heroes.ts'
import { pagePicture } from './pages/index.ts'

/** Draws a picture by its name: `card:…`, `hero:…`, `page:<story>:<number>`. */
async function draw(name: string): Promise<Drawing> {
  const [kind, id = '', number] = name.split(':')
  switch (kind) {
    case 'card':
      return { svg: cardPicture(id), width: 240, height: 200 }
    case 'hero':
      return { svg: heroPicture(id), width: 200, height: 200 }
    case 'page':
      return { svg: await pagePicture(id, Number(number)), width: 560, height: 220 }
    default:
      throw new Error(`there is no picture ${name}`)
  }
}

keepShop(self, draw)
