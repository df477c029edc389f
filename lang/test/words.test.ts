import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { wordsAreFresh, wordsOf, writeWords } from '../src/check/index.ts'

const typeOf = (text: string): string | undefined =>
  /'key': (.*)\n\}/u.exec(wordsOf({ key: text }, { name: 'Words' }))?.[1]

describe('the interface of a package’s words', () => {
  it.each([
    ['Nothing to fill in', 'Record<never, never>'],
    ['{hero, form, acc}', '{ readonly hero: string }'],
    ['{hero, gender, m {a} other {b}}', '{ readonly hero: string }'],
    ['{hero, form, nom} {hero, gender, m {a} other {b}}', '{ readonly hero: string }'],
    ['{n} {item, count, n}', '{ readonly n: number; readonly item: string }'],
    ['{item, count, n}', '{ readonly n: number; readonly item: string }'],
    [
      '{heroes, list, acc} {nicks, list}',
      '{ readonly heroes: readonly string[]; readonly nicks: readonly string[] }',
    ],
    ['{page, title}', '{ readonly page: { readonly text: string } }'],
    ['{cards, cards}', '{ readonly cards: { readonly cards: readonly SeenCard[] } }'],
    ['{n, plural, one {#} other {#}}', '{ readonly n: number }'],
    ['{n, number}', '{ readonly n: number }'],
    ['{nick}', '{ readonly nick: string | number }'],
    ['{path, select, left {a} right {b}}', "{ readonly path: 'left' | 'right' }"],
    ['{path, select, left {a} other {b}}', "{ readonly path: 'left' | AnyOther }"],
    [
      '{how, select, a {{card}} other {{n, plural, one {#} other {#}}}}',
      "{ readonly how: 'a' | AnyOther; readonly card: string | number; readonly n: number }",
    ],
  ])('gives “%s” the arguments %s', (text, type) => {
    expect(typeOf(text)).toBe(type)
  })

  it('has the name it is given, and imports and declares only what it needs', () => {
    expect(wordsOf({ a: 'x', 'b.c': '{n}' }, { name: 'FerryWords' })).toBe(
      "/** The keys of the texts, with their arguments. */\nexport interface FerryWords {\n'a': Record<never, never>\n'b.c': { readonly n: string | number }\n}\n",
    )
    expect(wordsOf({ a: '{cards, cards}' }, { name: 'Words' })).toContain(
      "import type { SeenCard } from '@osud/engine'",
    )
    expect(wordsOf({ a: '{s, select, other {x}}' }, { name: 'Words' })).toContain(
      'type AnyOther = string & Record<never, never>',
    )
  })

  it('says which text cannot be read', () => {
    expect(() => wordsOf({ bad: '{n, plural' }, { name: 'Words' })).toThrow('the text bad: ')
  })
})

describe('words.ts', () => {
  const shell = fileURLToPath(new URL('../src/shell', import.meta.url))
  let folder = ''

  beforeEach(async () => {
    folder = await mkdtemp(fileURLToPath(new URL('words-', import.meta.url)))
    await cp(join(shell, 'en.ts'), join(folder, 'en.ts'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('of the shell is fresh', async () => {
    expect(await wordsAreFresh(shell)).toBe(true)
  })

  it('is written beside en.ts, formatted, with a warning at its head', async () => {
    await writeWords(folder)
    const written = await readFile(join(folder, 'words.ts'), 'utf8')
    expect(written).toBe(await readFile(join(shell, 'words.ts'), 'utf8'))
    expect(written.split('\n')[0]).toBe('// Written by `npm run words`; do not edit.')
    expect(written).toContain("  'table.points': { readonly nick: string | number; readonly n: number }\n")
  })

  it('is not fresh before it is written, nor when somebody has edited it', async () => {
    expect(await wordsAreFresh(folder)).toBe(false)
    await writeWords(folder)
    expect(await wordsAreFresh(folder)).toBe(true)
    await writeFile(join(folder, 'words.ts'), '// edited\n', { flag: 'a' })
    expect(await wordsAreFresh(folder)).toBe(false)
  })

  it('needs texts named en', async () => {
    await writeFile(join(folder, 'en.ts'), 'export const english = {}\n')
    await expect(writeWords(folder)).rejects.toThrow('exports no texts named en')
  })
})
