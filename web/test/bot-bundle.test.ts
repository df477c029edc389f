import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { build } from 'vite'

const path = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url))

test('a page that plays carries neither rules nor bots: these come with the worker', async () => {
  const built = await build({
    configFile: path('vite.config.ts'),
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: path('src/host/index.ts'), preserveEntrySignatures: 'strict' },
    },
  })
  const files = [built].flat().flatMap(one => ('output' in one ? one.output : []))
  const size = (name: RegExp): number | undefined => {
    const file = files.find(({ fileName }) => name.test(fileName))
    return file && ('code' in file ? file.code : file.source).length
  }
  expect(size(/^assets\/(index|host)-.*\.js$/)).toBeLessThan(3000)
  expect(size(/^assets\/worker-.*\.js$/)).toBeGreaterThan(50_000)
})
