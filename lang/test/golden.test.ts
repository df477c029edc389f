import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { problems } from '../src/check/index.ts'
import { languages, names, speaker } from '../src/index.ts'
import type { Language, SayArgs } from '../src/index.ts'
import { samples } from './samples.ts'

/** A message with arguments, and what it says in each language; `~` is a non-breaking space. */
interface Sentence {
  readonly key: string
  readonly args: SayArgs
  readonly said: Readonly<Record<Language, string>>
}

const sentences = readFileSync(new URL('golden.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split(/\n(?=\S)/u)
  .map((block): Sentence => {
    const [head = '', ...lines] = block.split('\n')
    const [key = '', ...given] = head.split(' ')
    const args = given
      .map(pair => pair.split('='))
      .map(([name = '', value = '']) => [name, valueOf(value)] as const)
    const said = { cs: '', uk: '', en: '' }
    for (const language of languages) {
      said[language] = lines.find(line => line.startsWith(`  ${language}  `))?.slice(6) ?? ''
    }
    return { key, args: Object.fromEntries(args), said }
  })

function valueOf(written: string): string | number {
  return /^[\d.]+$/u.test(written) ? Number(written) : written
}

describe.each(languages)('the sample messages in %s', language => {
  const { say } = speaker({ language, texts: samples[language], names })

  it.each(sentences.map(({ key, args, said }) => [key, JSON.stringify(args), said[language], args] as const))(
    '%s with %s says: %s',
    (key, _, said, args) => {
      expect(said).not.toBe('')
      expect(say(key, args).replaceAll('\u00a0', '~')).toBe(said)
    },
  )
})

describe('the transcript', () => {
  it('has every sample message', () => {
    expect(new Set(sentences.map(({ key }) => key))).toEqual(new Set(Object.keys(samples.en)))
  })

  it('shows every plural and every count with 0, 1, 2, 5, 11, 21, 22 and 1.5', () => {
    const counting = Object.keys(samples.en).filter(key => /, (?:plural|count),/u.test(samples.cs[key] ?? ''))
    expect(counting).toHaveLength(7)
    for (const key of counting) {
      const seen = sentences
        .filter(sentence => sentence.key === key)
        .flatMap(({ args }) => Object.values(args))
      expect(seen, key).toEqual(expect.arrayContaining([0, 1, 2, 5, 11, 21, 22, 1.5]))
    }
  })

  it('has nothing that the check would object to', () => {
    const kinds = { by: 'hero', other: 'hero', who: 'character', state: 'kind' } as const
    expect(problems({ texts: samples, names, kinds })).toEqual([])
  })
})
