import type { Key } from 'node:readline'
import type { ReadStream, WriteStream } from 'node:tty'
import { isCancel, multiselect, select, text, updateSettings } from '@clack/prompts'
import type { Saying } from '../narrator.ts'
import type { Paint } from './paint.ts'
import { countTrouble } from './plain-prompter.ts'
import type { Choice, Command, Prompter, Reply } from './prompter.ts'

const keys: Readonly<Record<string, Command>> = { u: 'undo', '?': 'rules' }
const endOfInput = '\u0004'

/** Asks with lists that a cursor moves in. */
export function clackPrompter(input: ReadStream, output: WriteStream, say: Saying, paint: Paint): Prompter {
  // To clack these keys cancel a prompt; which one it was tells us what the person wants instead.
  updateSettings({ aliases: { u: 'cancel', '?': 'cancel', q: 'cancel', [endOfInput]: 'cancel' } })
  let pressed: Command = 'quit'
  const listen = (typed: string | undefined, { name }: Key): void => {
    pressed = keys[typed ?? ''] ?? keys[name ?? ''] ?? 'quit'
  }
  const tell = (line: string): void => void output.write(`${line}\n`)
  const clear = (): void => void output.write('\u001b[2J\u001b[3J\u001b[H')

  async function reply<T>(prompt: () => Promise<T | symbol>): Promise<Reply<T>> {
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
      const hint = refused ?? warning
      return { value, label, disabled: refused !== undefined, ...(hint === undefined ? {} : { hint }) }
    })

  return {
    tell,
    close() {},
    choose(message, choices) {
      tell(paint.dim(say('cli.keys-choose')))
      return reply<number>(() => select({ message, options: optionsOf(choices), showInstructions: false }))
    },
    async pick(message, choices, bounds) {
      tell(paint.dim(say('cli.keys-pick')))
      for (let initialValues: number[] = []; ;) {
        const options = optionsOf(choices)
        const picked = await reply<number[]>(() =>
          multiselect({ message, options, initialValues, required: false, showInstructions: false }),
        )
        if ('command' in picked) return picked
        if (picked.value.length === 0)
          output.write(`\u001b[1A\u001b[2K${paint.dim(`│  ${say('cli.nothing')}`)}\n`)
        const trouble = countTrouble(picked.value, bounds, say)
        if (trouble === undefined) return picked
        tell(paint.warn(trouble))
        initialValues = picked.value
      }
    },
    async amount(message, from, to) {
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
    async curtain(message, hides) {
      if (hides) clear()
      tell(paint.bold(message))
      const options = [{ value: undefined, label: say('button.confirm') }]
      const seated = await reply<undefined>(() =>
        select({ message: say('cli.enter'), options, showInstructions: false }),
      )
      if (hides && 'value' in seated) clear()
      return seated
    },
  }
}
