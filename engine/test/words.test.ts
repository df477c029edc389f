import { wordsAreFresh } from '@osud/lang/check'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

it('the typed keys of the example game are those of its texts', async () => {
  expect(await wordsAreFresh(fileURLToPath(new URL('../example/lang', import.meta.url)))).toBe(true)
})
