import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { Saying } from '../narrator.ts'
import { columnsOf } from '../terminal.ts'
import { wrap } from './layout.ts'
import type { Aside, Bounds, Choice, Command, Prompter, Reply } from './prompter.ts'

type Word = Command | Aside

const commands: Readonly<Record<string, Word>> = {
  u: 'undo',
  '?': 'rules',
  t: 'look',
  look: 'look',
  q: 'quit',
}
const gutter = ' '.repeat(5)

/** Asks with numbered lists and reads one line for each answer: for scripts, tests and plain terminals. */
export function plainPrompter(input: Readable, output: Writable, say: Saying): Prompter<Word> {
  const lines = createInterface({ input, crlfDelay: Infinity })
  const typed = lines[Symbol.asyncIterator]()
  const width = columnsOf(output)
  let told = false
  const tell = (text: string): void => void output.write(`${text}\n`)

  /** Reads lines until one is a command or makes sense; an input that has ended says "quit". */
  async function read<T>(
    hint: string,
    parse: (line: string) => { value: T } | string,
  ): Promise<Reply<T, Word>> {
    if (!told) tell(say('cli.keys'))
    told = true
    for (;;) {
      output.write(`${hint}> `)
      const next = await typed.next()
      output.write('\n')
      if (next.done === true) return { command: 'quit' }
      const line = next.value.trim()
      const command = Object.hasOwn(commands, line) ? commands[line] : undefined
      if (command !== undefined) return { command }
      const parsed = parse(line)
      if (typeof parsed !== 'string') return parsed
      tell(wrap(parsed, width).join('\n'))
    }
  }

  function list(message: string, choices: readonly Choice[]): void {
    tell(wrap(message, width).join('\n'))
    choices.forEach(({ label, refused, warning }, i) => {
      const number = refused === undefined ? `${String(i + 1).padStart(3)}) ` : '  –) '
      const text = [label, refused ?? warning].filter(Boolean).join(' – ')
      const lines = text.split('\n').flatMap(line => wrap(line, width - gutter.length, '  '))
      tell(number + lines.join(`\n${gutter}`))
    })
  }

  return {
    tell,
    close: () => lines.close(),
    hide() {},
    pause: () => Promise.resolve({ value: undefined }),
    waitFor: async (_message, work) => ({ value: await work(new AbortController().signal) }),
    choose(message, choices) {
      list(message, choices)
      return read(say('cli.number'), line => {
        const index = wholeNumber(line, 1, choices.length) - 1
        return choices[index] === undefined
          ? say('cli.not-a-number', { from: 1, to: choices.length })
          : (choices[index].refused ?? { value: index })
      })
    },
    pick(message, choices, bounds) {
      list(message, choices)
      return read(say(bounds.min === 0 ? 'cli.numbers-or-none' : 'cli.numbers'), line => {
        const picked = line.split(/[\s,]+/).filter(Boolean)
        const indices = picked.map(one => wholeNumber(one, 1, choices.length) - 1)
        if (indices.some(Number.isNaN)) return say('cli.not-numbers', { to: choices.length })
        const refused = indices.map(index => choices[index]?.refused).find(Boolean)
        return refused ?? countTrouble(indices, bounds, say) ?? { value: indices }
      })
    },
    amount(message, from, to) {
      return read(message, line => {
        const value = wholeNumber(line, from, to)
        return Number.isNaN(value) ? say('cli.not-a-number', { from, to }) : { value }
      })
    },
    curtain(message) {
      tell(message)
      return read(say('cli.enter'), () => ({ value: undefined }))
    },
  }
}

/** What stands against picking these, as a sentence: too many, too few, or one twice. */
export function countTrouble(
  indices: readonly number[],
  { min, max }: Bounds,
  say: Saying,
): string | undefined {
  const given = indices.length
  if (new Set(indices).size < given) return say('trouble.repeated')
  if (given < min) return say('trouble.too-few', { given, limit: min })
  return given > max ? say('trouble.too-many', { given, limit: max }) : undefined
}

function wholeNumber(typed: string, from: number, to: number): number {
  const value = /^\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN
  return value >= from && value <= to ? value : Number.NaN
}
