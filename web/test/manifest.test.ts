import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shelf } from '../src/lang/index.ts'

const folder = join(import.meta.dirname, '..', 'public')

interface Manifest {
  readonly description: string
  readonly description_localized: Readonly<Record<string, string>>
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[]
}
const manifest = JSON.parse(readFileSync(join(folder, 'osud.webmanifest'), 'utf8')) as Manifest

test('the manifest says in each language what the page says', () => {
  expect({ en: manifest.description, ...manifest.description_localized }).toEqual({
    cs: shelf.cs['page.description'],
    uk: shelf.uk['page.description'],
    en: shelf.en['page.description'],
  })
})

test('every icon of the manifest is there, in the size it names', () => {
  for (const { src, sizes } of manifest.icons) {
    expect(existsSync(join(folder, src)), src).toBe(true)
    if (!src.endsWith('.png')) continue
    const png = readFileSync(join(folder, src))
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
  }
  const maskable = manifest.icons.filter(({ purpose }) => purpose === 'maskable')
  expect(maskable.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
})
