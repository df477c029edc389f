import { mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import { faces } from '../../games/path-of-destiny/content/faces.ts'
import Card from '../../games/path-of-destiny/table/cards/Card.svelte'
import { findPlayable } from '../src/games.ts'
import '../src/look/base.css'
import '../src/look/fonts.css'
import '../src/look/tokens.css'
import { voiceOf } from '../src/table/voice.ts'

/** Where the words of a name begin, wherever its box does. */
function topOf(name: Element): number {
  const words = document.createRange()
  words.selectNodeContents(name)
  return words.getBoundingClientRect().top
}

// The widths of a timeline where there is much room, and little.
test.each(
  (['cs', 'uk', 'en'] as const).flatMap(language => [79, 66].map(width => [language, width] as const)),
)('in %s no banner hangs over the name of a card %i pixels wide', async (language, width) => {
  await document.fonts.ready
  document.documentElement.style.setProperty('--card-w', `${width}px`)
  const game = findPlayable('path-of-destiny')
  const voice = await voiceOf(language, game?.texts(language), game?.names())
  const covered: string[] = []
  for (const card of faces.keys()) {
    const shown = mount(Card, { target: document.body, props: { card, size: 's', voice } })
    const [pole, name] = ['.pole', '.name'].map(part => document.querySelector(part))
    if (!pole || !name) throw new Error(`${card} has no banner or no name`)
    // The last pixels of a line are free above small letters.
    if (pole.getBoundingClientRect().bottom > topOf(name) + 3) covered.push(voice.say(`card.${card}`))
    await unmount(shown)
  }
  expect(covered).toEqual([])
})
