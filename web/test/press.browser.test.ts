import { expect, test } from 'vitest'
import { print } from '../src/look/print/press.ts'
import { Printer } from '../src/look/print/printer.ts'

const inks = { ink: '#000000', paper: '#ffffff' }

/** The colour of a point of a drawing that was printed on paper of 40 × 40, as red, green, blue and what covers. */
function printed(drawing: string, x: number, y: number): number[] {
  const sheet = new OffscreenCanvas(40, 40).getContext('2d')
  if (sheet === null) throw new Error('no canvas')
  sheet.fillStyle = inks.paper
  sheet.fillRect(0, 0, 40, 40)
  print(drawing, sheet, inks)
  return [...sheet.getImageData(x, y, 1, 1).data]
}

const black = [0, 0, 0, 255]
const white = [255, 255, 255, 255]
const open = [0, 0, 0, 0]

test('shapes are filled with the colour of their role', () => {
  const path = '<path d="M0 0H20V20H0Z" fill="var(--ink, #1d1915)"/>'
  expect(printed(path, 10, 10)).toEqual(black)
  expect(printed(path, 30, 30)).toEqual(white)
  expect(printed('<circle cx="20" cy="20" r="10"/>', 20, 20)).toEqual(black)
  expect(printed('<rect x="5" y="5" width="10" height="10"/>', 10, 10)).toEqual(black)
})

test('where the spot colour belongs, the place shows through, and what lies over it covers it again', () => {
  const sun = '<circle cx="20" cy="20" r="15" fill="var(--spot, #efe6d1)"/>'
  expect(printed(sun, 20, 20)).toEqual(open)
  const crossed = `${sun}<path d="M0 18H40V22H0Z" fill="var(--ink)"/>`
  expect(printed(crossed, 20, 20)).toEqual(black)
  expect(printed(crossed, 20, 28)).toEqual(open)
})

test('groups move, turn and colour what is in them, and let go of it', () => {
  const moved = '<g transform="translate(20 20) scale(2)"><path d="M0 0H5V5H0Z"/></g><path d="M0 0H5V5H0Z"/>'
  expect(printed(moved, 28, 28)).toEqual(black)
  expect(printed(moved, 2, 2)).toEqual(black)
  expect(printed(moved, 12, 12)).toEqual(white)
  const turned = '<g transform="translate(20 20) rotate(180)"><path d="M0 0H9V9H0Z"/></g>'
  expect(printed(turned, 15, 15)).toEqual(black)
  const about = '<ellipse cx="20" cy="20" rx="18" ry="3" fill="var(--ink)" transform="rotate(90 20 20)"/>'
  expect(printed(about, 20, 6)).toEqual(black)
  expect(printed(about, 6, 20)).toEqual(white)
  const coloured = '<g fill="none" stroke="var(--ink)" stroke-width="4"><path d="M0 20H40"/></g>'
  expect(printed(coloured, 20, 20)).toEqual(black)
  expect(printed(coloured, 20, 30)).toEqual(white)
})

test('a stroke lies over its shape unless the drawing wants it under', () => {
  const shape = 'd="M10 10H30V30H10Z" fill="var(--paper)" stroke="var(--ink)" stroke-width="8"'
  expect(printed(`<path ${shape}/>`, 12, 20)).toEqual(black)
  expect(printed(`<path ${shape} paint-order="stroke"/>`, 12, 20)).toEqual(white)
})

test('what the press cannot print is named', () => {
  expect(() => printed('<text>x</text>', 0, 0)).toThrow('the press cannot print <text>')
})

test('a printer that cannot be started leaves the table without pictures, and says so to who asked', async () => {
  const printer = new Printer(() => new Worker('/nowhere.js', { type: 'module' }))
  const prints = ['card:x', 'card:y'].map(name => printer.print(name))
  for (const print of prints) await expect(print).rejects.toThrow('no print')
  expect(printer.known('card:x')).toBeUndefined()
})

test('pictures are printed one by one, in the order in which they were asked for', async () => {
  const asked: string[] = []
  let deliver = (): void => undefined
  const line = new EventTarget()
  const worker = Object.assign(line, {
    postMessage({ name, number }: { name: string; number: number }) {
      asked.push(name)
      deliver = () =>
        line.dispatchEvent(new MessageEvent('message', { data: { number, print: new Blob([name]) } }))
    },
  })
  const printer = new Printer(() => worker as unknown as Worker)
  const prints = ['card:a', 'card:b', 'card:c'].map(name => printer.print(name))
  for (const [index, print] of prints.entries()) {
    await expect.poll(() => asked).toHaveLength(index + 1)
    await new Promise(resolve => setTimeout(resolve, 150))
    expect(asked).toEqual(['card:a', 'card:b', 'card:c'].slice(0, index + 1))
    deliver()
    expect(await print).toMatch(/^blob:/)
  }
})
