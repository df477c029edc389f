import type { SeenEvent } from '@osud/engine'
import { amountIn, textIn, wordIn } from './arguments.ts'
import type { Words } from './wording.ts'

/** Tells what a page gave to those who hold the path tokens. */
export function tellGifts(words: Words, after: readonly SeenEvent[]): string[] {
  const sentences: string[] = []
  let gift: SeenEvent | undefined
  for (const event of after) {
    if (event.key.startsWith('bonus.')) gift = event
    else {
      const told = tellGift(words, event, gift)
      if (told !== undefined) sentences.push(told)
    }
  }
  return sentences
}

function tellGift({ say, text }: Words, event: SeenEvent, gift: SeenEvent | undefined): string | undefined {
  const hero = wordIn(event, 'hero')
  const n = amountIn(event, 'n')
  const path = gift === undefined ? '' : wordIn(gift, 'path')
  switch (event.key) {
    case 'log.unlock':
      return say('unlock', { hero, ability: { text: textIn(event, 'ability') } })
    case 'log.golden':
      return say('golden', { hero })
    case 'log.special':
      return say('gift-special', { hero, kind: wordIn(event, 'kind') })
    case 'log.first':
      return say('gift-first', { hero })
    case 'log.last':
      return say('gift-last', { hero })
  }
  if (gift === undefined) return undefined
  switch (event.key) {
    case 'log.victory':
      return say('gift-gain', { hero, path, what: text('tale.victory', { n }) })
    case 'log.experience':
      return say('gift-gain', { hero, path, what: text('tale.experience', { n }) })
    case 'log.gain':
      return say('gift-gain', { hero, path, what: text('tale.symbols', { n, kind: wordIn(event, 'kind') }) })
    case 'log.lose-experience':
      return say('gift-lose', { hero, path, what: text('tale.experience', { n }) })
    case 'log.draw':
      return say('gift-draw', {
        hero,
        path,
        draw: amountIn(gift, 'draw'),
        discard: amountIn(gift, 'discard'),
      })
    case 'log.discard':
      return gift.key === 'bonus.discard'
        ? say('gift-discard', { hero, path, n: amountIn(gift, 'n') })
        : undefined
    default:
      return undefined
  }
}
