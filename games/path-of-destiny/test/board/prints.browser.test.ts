import { expect, test } from 'vitest'
import { faces } from '../../content/faces.ts'
import { stories } from '../../stories/index.ts'
import { pageName, printer } from '../../table/pictures/printer.ts'

/** How much of a print is ink, paper, and open for the spot colour, in parts of the whole. */
async function look(name: string): Promise<{ ink: number; open: number; width: number; height: number }> {
  const image = new Image()
  image.src = await printer.print(name)
  await image.decode()
  const { naturalWidth: width, naturalHeight: height } = image
  const canvas = new OffscreenCanvas(width, height)
  const sheet = canvas.getContext('2d')
  sheet?.drawImage(image, 0, 0)
  const { data } = sheet?.getImageData(0, 0, width, height) ?? { data: [] }
  let [dark, open] = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) open++
    else if ((data[at] ?? 0) < 128) dark++
  }
  const all = width * height
  return { ink: dark / all, open: open / all, width, height }
}

test('every card, hero and cover is printed: black carries it, and the light is one spot', async () => {
  const cards = [...faces.keys()].map(card => `card:${card}`)
  const covers = Object.keys(stories).map(story => pageName(story, 1))
  for (const name of [...cards, 'hero:geralt', ...covers]) {
    const { ink, open } = await look(name)
    expect(ink, name).toBeGreaterThan(0.12)
    expect(ink, name).toBeLessThan(0.9)
    expect(open, name).toBeLessThan(0.75)
  }
  expect(await look('card:whetstone')).toMatchObject({ width: 480, height: 400 })
}, 60_000)
