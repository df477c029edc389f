import { PassThrough } from 'node:stream'
import type { ReadStream, WriteStream } from 'node:tty'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { findGame } from '../src/games.ts'
import type { Shelved } from '../src/games.ts'
import { askLevel, botName } from '../src/bots/levels.ts'
import { Narrator } from '../src/narrator.ts'
import { clackPrompter } from '../src/play/clack-prompter.ts'
import { paintFor } from '../src/play/paint.ts'
import { plainPrompter } from '../src/play/plain-prompter.ts'
import { attended } from '../src/play/prompter.ts'
import { readable } from './osud.ts'

const ferry = findGame('night-ferry') as Shelved
const { say } = new Narrator(ferry, 'cs')
const message = say('cli.thinking', { who: 'Volavka' })

/** A terminal of which a test holds both ends. */
function fakeTerminal() {
  const modes: boolean[] = []
  const keys = new PassThrough()
  const input = Object.assign(keys, {
    isTTY: true,
    isRaw: false,
    setRawMode(raw: boolean) {
      modes.push(raw)
      return input
    },
  })
  const screen = new PassThrough()
  const prompter = clackPrompter(
    input as unknown as ReadStream,
    screen as unknown as WriteStream,
    say,
    paintFor(screen, {}),
  )
  return { keys, modes, shown: () => readable(screen.read()), prompter: attended(prompter, () => {}) }
}

describe('whoever waits for a bot at a terminal', () => {
  test('sees who is thinking once it takes a while, and nothing of it afterwards', async () => {
    const { prompter, shown, modes } = fakeTerminal()
    expect(await prompter.waitFor(message, () => delay(450, 'done'))).toEqual({ value: 'done' })
    const seen = shown()
    expect(seen).toContain('Volavka přemýšlí…')
    expect(seen.endsWith('\r\u001b[2K')).toBe(true)
    expect(modes).toEqual([true, false])
  })

  test('sees nothing of a quick thought', async () => {
    const { prompter, shown } = fakeTerminal()
    await prompter.waitFor(message, () => delay(50))
    await delay(250)
    expect(shown()).toBe('')
  })

  test.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
    ['q', 'q'],
  ])('leaves at once with %s', async (_, key) => {
    const { prompter, keys, modes } = fakeTerminal()
    const began = performance.now()
    const waits = prompter.waitFor(message, signal => delay(5000, 'done', { signal }))
    await delay(30)
    keys.write('u?t\r')
    keys.write(key)
    expect(await waits).toEqual({ command: 'quit' })
    expect(performance.now() - began).toBeLessThan(1000)
    expect(modes).toEqual([true, false])
  })

  test('hears of what went wrong', async () => {
    const { prompter, modes } = fakeTerminal()
    const fails = prompter.waitFor(message, () => Promise.reject(new Error('no bots today')))
    await expect(fails).rejects.toThrow('no bots today')
    expect(modes).toEqual([true, false])
  })
})

test('at the other end of a pipe nobody is told who is thinking', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const prompter = plainPrompter(input, output, say)
  expect(await prompter.waitFor(message, () => delay(300, 'done'))).toEqual({ value: 'done' })
  prompter.close()
  expect(output.read()).toBeNull()
})

describe('the level of the bots', () => {
  const asked = async (typed: string) => {
    const [input, output] = [new PassThrough(), new PassThrough()]
    input.end(typed)
    const level = await askLevel(
      attended(plainPrompter(input, output, say), () => {}),
      say,
    )
    return { level, told: readable(output.read()) }
  }

  test('is asked for by its name in the language of the player', async () => {
    const { level, told } = await asked('u\n3\n')
    expect(level).toBe('expert')
    expect(told).toContain('  1) Nováček: zná pravidla z prvního čtení\n')
    expect((await asked('1\n')).level).toBe('novice')
    expect((await asked('q\n')).level).toBeUndefined()
  })

  test('is told as it was typed where it has no name', () => {
    expect(botName('companion', say)).toBe('Společník')
    expect(botName('search:300ms', say)).toBe('search:300ms')
  })
})
