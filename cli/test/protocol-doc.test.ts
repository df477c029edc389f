import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { requestNames } from '../src/protocol/request.ts'
import { freshProtocol } from './speaking.ts'

const doc = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8')
const session = /```text\n(←[^]*?)```/.exec(doc)?.[1]?.trimEnd().split('\n') ?? []

test('the session of the documentation is what really happens', () => {
  const protocol = freshProtocol()
  const kept: Record<string, string> = {}
  const happened: string[] = [`← ${protocol.hello()}`]
  for (const line of session.filter(one => one.startsWith('→ '))) {
    const request = line
      .slice(2)
      .replace(/"(save|record)":\{…\}/, (_, kind: string) => `"${kind}":${kept[kind]}`)
    const response = protocol.respond(request) ?? ''
    const found = /^\{"id":\d+,"ok":true,"(save|record)":(\{.*\})\}$/.exec(response)
    if (found?.[1] !== undefined && found[2] !== undefined) kept[found[1]] = found[2]
    happened.push(line, `← ${found === null ? response : response.replace(found[2] ?? '', '{…}')}`)
  }
  expect(session.length).toBeGreaterThan(40)
  expect(happened).toEqual(session)
})

test('the session uses every request', () => {
  const used = new Set(
    session.flatMap(line => (line.startsWith('→ ') ? [/"do":"(\w+)"/.exec(line)?.[1]] : [])),
  )
  expect([...used].sort()).toEqual([...requestNames].sort())
})

test('every request and every error code stands in a table', () => {
  const rows = new Set([...doc.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name))
  const sources = [
    '../src/protocol/trouble.ts',
    '../../engine/src/settings.ts',
    '../../engine/src/errors.ts',
  ].map(path => readFileSync(new URL(path, import.meta.url), 'utf8'))
  const codes = sources.flatMap(text =>
    [...text.matchAll(/readonly code: ((?:'[\w-]+'(?: \| )?)+)/g)].flatMap(
      ([, list]) => list?.match(/[\w-]+/g) ?? [],
    ),
  )
  expect(codes.length).toBeGreaterThan(30)
  for (const name of [...requestNames, ...codes]) expect(rows, name).toContain(name)
})
