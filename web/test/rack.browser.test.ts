import { expect, onTestFinished, test } from 'vitest'
import { Printer } from '../src/look/print/printer.ts'
import { fetchGrounds, putUp } from '../src/look/print/rack.ts'
import { prepareStamps, stamp } from '../src/look/print/stamp.ts'

/** The classes of whatever has been put into the page since. */
function bornIn(page: HTMLElement): string[] {
  const born: string[] = []
  const watch = new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const bearer of node.querySelectorAll('*')) born.push(bearer.className)
  })
  watch.observe(page, { childList: true })
  onTestFinished(() => watch.disconnect())
  return born
}

test('a ground is fetched before anything that stays in the page bears it', async () => {
  const before = document.body.innerHTML
  const address = new URL('/a-ground.png', location.href).href
  putUp(`.a-ground{background-image:url(${address})}`)
  fetchGrounds(['a-ground'])
  await expect.poll(() => performance.getEntriesByName(address)).toHaveLength(1)
  expect(document.body.innerHTML).toBe(before)
})

test('dots and prints are fetched as soon as they are made', async () => {
  const born = bornIn(document.body)
  const classes = stamp('test-fetched', () => ({ svg: '<path d="M0 0H9V9H0Z"/>', width: 9, height: 9 }))
  await prepareStamps([() => classes])
  const line = new EventTarget()
  const worker = Object.assign(line, {
    postMessage: ({ number }: { number: number }) =>
      line.dispatchEvent(new MessageEvent('message', { data: { number, print: new Blob(['x']) } })),
  })
  const printer = new Printer(() => worker as unknown as Worker)
  await printer.print('card:x')
  await expect.poll(() => born).toEqual(['test-fetched', printer.known('card:x')?.shows])
})
