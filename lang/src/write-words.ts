import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Texts } from './speaker.ts'
import { wordsOf } from './words-of.ts'

const header = '// Written by `npm run words`; do not edit.\n'

/** Writes `words.ts` beside the `en.ts` in `folder`: the keys of its texts with the types of their arguments. */
export async function writeWords(folder: string): Promise<void> {
  await writeFile(fileOf(folder), await source(folder))
}

/** Whether the `words.ts` in `folder` is what `writeWords` would write. */
export async function wordsAreFresh(folder: string): Promise<boolean> {
  const written = await readFile(fileOf(folder), 'utf8').catch(() => undefined)
  return written === (await source(folder))
}

const fileOf = (folder: string): string => join(resolve(folder), 'words.ts')

async function source(folder: string): Promise<string> {
  const english: unknown = await import(pathToFileURL(join(resolve(folder), 'en.ts')).href)
  const { format, resolveConfig } = await import('prettier')
  const filepath = fileOf(folder)
  const config = await resolveConfig(filepath)
  return format(`${header}${wordsOf(textsIn(english, folder), { name: 'Words' })}`, { ...config, filepath })
}

function textsIn(module: unknown, folder: string): Texts {
  if (typeof module === 'object' && module !== null && 'en' in module && isTexts(module.en)) return module.en
  throw new Error(`en.ts in ${folder} exports no texts named en`)
}

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && Object.values(value).every(text => typeof text === 'string')
