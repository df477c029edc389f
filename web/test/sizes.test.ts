import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

interface Entry {
  readonly name: string
  readonly path: readonly string[]
}

const entries = JSON.parse(readFileSync(join(root, '.size-limit.json'), 'utf8')) as readonly Entry[]
const built = readdirSync(join(root, 'web/dist/assets'))
  .filter(name => name.endsWith('.js'))
  .map(name => `web/dist/assets/${name}`)

/** What a pattern with stars and braces finds among the built files. */
function found(pattern: string): string[] {
  const source = pattern
    .replaceAll(/[.]/g, String.raw`\.`)
    .replaceAll('*', '.*')
    .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
  return built.filter(name => new RegExp(`^${source}$`).test(name))
}

test('every built script counts towards exactly one limit', () => {
  const counted = entries.flatMap(({ path }) => path.flatMap(found))
  expect(counted.toSorted()).toEqual(built.toSorted())
})

test('no limit waits for a script that is not built', () => {
  const idle = entries.flatMap(({ path }) => path.filter(pattern => found(pattern).length === 0))
  expect(idle).toEqual([])
})
