import type { Key } from 'node:readline'
import type { ReadStream, WriteStream } from 'node:tty'
import { isCancel, multiselect, select, text, updateSettings } from '@clack/prompts'
import type { Saying } from '../narrator.ts'
import { columnsOf } from '../terminal.ts'
import { holdKeyboard, isLeaving } from './keyboard.ts'
import { wrap } from './layout.ts'
import type { Paint } from './paint.ts'
import { countTrouble } from './plain-prompter.ts'
import type { Aside, Choice, Command, Prompter, Reply } from './prompter.ts'
import { waitingSign } from './waiting-sign.ts'

type Word = Command | Aside

const keys: Readonly<Record<string, Word>> = { u: 'undo', '?': 'rules', t: 'look' }
const endOfInput = '\u0004'
const eraseLine = '\r\u001b[2K'
/** What clack draws before an option: bar, circle or box, and spaces. It takes the colour of the bar for columns too. */
const gutter = 15

/** Asks with lists that a cursor moves in. */
export function clackPrompter(
  input: ReadStream,
  output: WriteStream,
  say: Saying,
  paint: Paint,
): Prompter<Word> {
  // To clack these keys cancel a prompt; which one it was tells us what the person wants instead.
  updateSettings({
    aliases: { u: 'cancel', '?': 'cancel', t: 'cancel', q: 'cancel', [endOfInput]: 'cancel' },
  })
  let pressed: Word = 'quit'
  const listen = (typed: string | undefined, { name }: Key): void => {
    pressed = keys[typed ?? ''] ?? keys[name ?? ''] ?? 'quit'
  }
  // The keys are named again only once something else was said.
  let named = ''
  const tell = (line: string): void => {
    named = ''
    output.write(`${line}\n`)
  }
  const nameKeys = (line: string): void => {
    if (line !== named) tell(paint.dim(line))
    named = line
  }

  async function reply<T>(prompt: () => Promise<T | symbol>): Promise<Reply<T, Word>> {
    input.on('keypress', listen)
    try {
      const value = await prompt()
      return isCancel(value) ? { command: pressed } : { value: value as T }
    } finally {
      input.off('keypress', listen)
    }
  }

  const optionsOf = (choices: readonly Choice[]) =>
    choices.map(({ label, refused, warning }, value) => {
      const text = [label, refused ?? warning].filter(Boolean).join(' – ')
      const lines = text.split('\n').flatMap(line => wrap(line, columnsOf(output) - gutter, '  '))
      return { value, label: lines.join('\n  '), disabled: refused !== undefined }
    })

  return {
    tell,
    close() {},
    hide: () => void output.write('\u001b[2J\u001b[3J\u001b[H'),
    choose(message, choices) {
      nameKeys(say('cli.keys-choose'))
      return reply<number>(() => select({ message, options: optionsOf(choices), showInstructions: false }))
    },
    async pick(message, choices, bounds) {
      nameKeys(say('cli.keys-pick'))
      for (let initialValues: number[] = []; ;) {
        const options = optionsOf(choices)
        const picked = await reply<number[]>(() =>
          multiselect({ message, options, initialValues, required: false, showInstructions: false }),
        )
        if ('command' in picked) return picked
        if (picked.value.length === 0)
          output.write(`\u001b[1A\u001b[2K${paint.dim(`│  ${say('answer.nothing')}`)}\n`)
        const trouble = countTrouble(picked.value, bounds, say)
        if (trouble === undefined) return picked
        tell(paint.warn(trouble))
        initialValues = picked.value
      }
    },
    async amount(message, from, to) {
      nameKeys(say('cli.keys-amount'))
      const typed = await reply<string>(() =>
        text({
          message,
          defaultValue: String(from),
          placeholder: String(from),
          validate: line => {
            const value =
              line === undefined || line === '' ? from : /^\d{1,6}$/.test(line) ? Number(line) : Number.NaN
            return value >= from && value <= to ? undefined : say('cli.not-a-number', { from, to })
          },
        }),
      )
      return 'command' in typed ? typed : { value: Number(typed.value) }
    },
    async pause(message) {
      output.write(paint.dim(message))
      const goesOn = await enterPressed(input)
      output.write(eraseLine)
      return goesOn ? { value: undefined } : { command: 'quit' }
    },
    async waitFor(message, work) {
      // The spinner of clack would end the whole program at any key that cancels, without a word.
      const leaving = new AbortController()
      const letGo = holdKeyboard(input, key => isLeaving(key) && leaving.abort())
      const takeAway = waitingSign(output, paint.dim(message))
      try {
        return { value: await work(leaving.signal) }
      } catch (cause) {
        if (leaving.signal.aborted) return { command: 'quit' }
        throw cause
      } finally {
        takeAway()
        letGo()
      }
    },
    curtain(message) {
      tell(paint.bold(message))
      const options = [{ value: undefined, label: say('button.confirm') }]
      return reply<undefined>(() => select({ message: say('cli.enter'), options, showInstructions: false }))
    },
  }
}

/** Waits for Enter or the space bar; false if a key was pressed with which one leaves. */
function enterPressed(input: ReadStream): Promise<boolean> {
  return new Promise(resolve => {
    const end = (goesOn: boolean): void => {
      letGo()
      resolve(goesOn)
    }
    const letGo = holdKeyboard(input, key => {
      if (key.name === 'return' || key.name === 'enter' || key.name === 'space') end(true)
      else if (isLeaving(key)) end(false)
    })
  })
}
