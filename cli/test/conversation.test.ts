import { spawn } from 'node:child_process'
import { PassThrough, Readable, Writable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { longestLine } from '../src/index.ts'
import { converse, splitLines } from '../src/protocol/conversation.ts'
import { program, spawned } from './osud.ts'
import { freshProtocol } from './speaking.ts'

async function lines(...chunks: readonly (string | Uint8Array)[]): Promise<string[]> {
  const found: string[] = []
  const bytes = Readable.from(chunks.map(chunk => Buffer.from(chunk)))
  for await (const line of splitLines(bytes as AsyncIterable<Uint8Array>))
    found.push(Buffer.from(line).toString())
  return found
}

describe('a stream of bytes', () => {
  test('is split at line ends, wherever the chunks end', async () => {
    expect(await lines('a\nb', 'c\n', '\n', 'd')).toEqual(['a', 'bc', '', 'd'])
    const letters = Buffer.from('ž\nů')
    expect(await lines(letters.subarray(0, 1), letters.subarray(1, 4), letters.subarray(4))).toEqual([
      'ž',
      'ů',
    ])
  })

  test('keeps of a line that is too long only enough to see it', async () => {
    const [long, next] = await lines('x'.repeat(longestLine), 'x'.repeat(longestLine), 'x\nnext')
    expect(long).toHaveLength(longestLine + 1)
    expect(next).toBe('next')
  })
})

describe('a conversation', () => {
  test('answers line by line, with a line after nonsense answered like any other', async () => {
    const output = new PassThrough()
    const noise = Buffer.concat([
      Buffer.of(0xff, 0x0a),
      Buffer.from('x'.repeat(longestLine + 5)),
      Buffer.from('\n\n{"id":1,"do":"games"}'),
    ])
    await converse(freshProtocol(), Readable.from([noise]), output)
    const sent = String(output.read())
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line) as object)
    expect(sent).toMatchObject([
      { osud: 1 },
      { ok: false, error: { code: 'not-json' } },
      { ok: false, error: { code: 'too-long' } },
      { id: 1, ok: true },
    ])
  })

  test('ends quietly when nobody listens any more', async () => {
    const deaf = new Writable({ write: (_chunk, _encoding, done) => done(new Error('EPIPE')) })
    const endless = Readable.from(
      (function* () {
        for (let i = 0; i < 10_000; i++) yield Buffer.from('{"do":"games"}\n')
      })(),
    )
    await expect(converse(freshProtocol(), endless, deaf)).resolves.toBeUndefined()
  })
})

describe('osud protocol', () => {
  test('speaks on standard input and output until the input ends', async () => {
    const { code, out, err } = await spawned(
      ['protocol'],
      '{"id":1,"do":"new","game":"night-ferry","seats":2}\nnonsense\n',
    )
    const sent = out
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line) as object)
    expect(sent).toMatchObject([
      { osud: 1, engine: '0.1.0' },
      { id: 1, ok: true },
      { id: null, ok: false },
    ])
    expect({ code, err }).toEqual({ code: 0, err: '' })
  })

  test('survives a reader that goes away', async () => {
    const child = spawn(process.execPath, [program, 'protocol'])
    let err = ''
    child.stderr.on('data', text => (err += String(text)))
    child.stdin.on('error', () => {})
    child.stdout.once('data', () => {
      child.stdout.destroy()
      child.stdin.end('{"do":"games"}\n'.repeat(5000))
    })
    const code = await new Promise(resolve => child.on('close', resolve))
    expect({ code, err }).toEqual({ code: 0, err: '' })
  })
})
