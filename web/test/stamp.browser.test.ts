import { expect, onTestFinished, test } from 'vitest'
import { prepareStamps, stamp } from '../src/look/print/stamp.ts'
import type { StampDrawing } from '../src/look/print/stamp.ts'

/** A red cross on white, a quarter of its height from the top, with room for a bleed. */
const cross: StampDrawing = {
  svg: '<path d="M0 0H20V40H0Z" fill="#fff"/><path d="M0 10H20M10 0V40" stroke="#f00" stroke-width="4"/>',
  width: 20,
  height: 40,
  unit: 0.1,
  bleed: 1,
}

/** An element that bears a stamp, as large as it is on a card. */
function bearing(classes: string): HTMLElement {
  const element = document.createElement('span')
  element.className = classes
  element.style.fontSize = '10px'
  document.body.append(element)
  onTestFinished(() => element.remove())
  return element
}

const pictureOf = (element: HTMLElement): string =>
  /url\("(.*)"\)/.exec(getComputedStyle(element).backgroundImage)?.[1] ?? ''

async function imageAt(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

/** The colours of some points of a picture, from its left and its top edge. */
async function coloursAt(address: string, points: readonly (readonly [number, number])[]) {
  const sheet = new OffscreenCanvas(220, 420).getContext('2d')
  sheet?.drawImage(await imageAt(address), 0, 0, 220, 420)
  return points.map(([x, y]) => [...(sheet?.getImageData(x, y, 1, 1).data ?? [])])
}

const kindOf = async (address: string): Promise<string> => (await (await fetch(address)).blob()).type

test('a stamp is drawn at once, and made of dots when the page has had a moment', async () => {
  const classes = stamp('test-cross', () => cross)
  const element = bearing(classes)
  expect(await kindOf(pictureOf(element))).toBe('image/svg+xml')
  const [width, height] = [element.offsetWidth, element.offsetHeight]
  await prepareStamps([() => classes])
  expect(await kindOf(pictureOf(element))).toBe('image/png')
  expect([element.offsetWidth, element.offsetHeight]).toEqual([width, height])
})

test('dots look like the drawing, edge and bleed included', async () => {
  const classes = stamp('test-look', () => cross)
  const element = bearing(classes)
  const drawn = pictureOf(element)
  await prepareStamps([() => classes])
  const points = [
    [110, 60], // on the upright bar
    [30, 110], // on the bar across
    [50, 300], // on the cloth
    [3, 200], // in the bleed, where nothing is
  ] as const
  expect(await coloursAt(drawn, points)).toEqual([
    [255, 0, 0, 255],
    [255, 0, 0, 255],
    [255, 255, 255, 255],
    [0, 0, 0, 0],
  ])
  expect(await coloursAt(pictureOf(element), points)).toEqual(await coloursAt(drawn, points))
})

test('a stamp has dots enough for the largest card, and is made of them only once', async () => {
  const classes = stamp('test-once', () => cross)
  const element = bearing(classes)
  await prepareStamps([() => classes])
  const once = pictureOf(element)
  expect((await imageAt(once)).naturalWidth).toBeGreaterThanOrEqual(22 * 0.1 * 31 * devicePixelRatio)
  await prepareStamps([() => classes])
  expect(pictureOf(element)).toBe(once)
})

test('whoever has a finer screen by now gets finer dots', async () => {
  const classes = stamp('test-fine', () => cross)
  const element = bearing(classes)
  await prepareStamps([() => classes])
  const coarse = (await imageAt(pictureOf(element))).naturalWidth
  document.documentElement.style.setProperty('--grown', '2')
  onTestFinished(() => void document.documentElement.style.removeProperty('--grown'))
  await prepareStamps([() => classes])
  expect((await imageAt(pictureOf(element))).naturalWidth).toBeGreaterThan(1.9 * coarse)
})

test('where dots cannot be made, the drawing stays', async () => {
  const classes = stamp('test-plain', () => ({ ...cross, svg: '<path d="M0 0' }))
  const element = bearing(classes)
  const drawn = pictureOf(element)
  await prepareStamps([() => classes])
  expect(pictureOf(element)).toBe(drawn)
})
