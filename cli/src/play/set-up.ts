import type { Value } from '@osud/engine'
import { plainOptions, settingsOf } from '@osud/engine'
import { proseWidth, wrap } from './layout.ts'
import type { Pen } from './pen.ts'
import type { Prompter } from './prompter.ts'

/**
 * Asks how a table is to be set: first what matters most, the rest only of somebody who wants to know. Undo goes back to
 * the question before. Undefined if the person would rather leave.
 */
export async function askOptions(seats: number, prompter: Prompter, pen: Pen): Promise<object | undefined> {
  const { say, shelved } = pen.narrator
  const { game, setUp } = shelved
  const usual = new Map<string, Value>(Object.entries(plainOptions(game)))
  const options = new Map(usual)
  const asked: string[] = []
  const open = (level: 'first' | 'more'): string | undefined =>
    Object.keys(settingsOf(game)).find(name => {
      const concern = setUp?.concerns(name, Object.fromEntries(options), seats) ?? 'first'
      return concern === level && !asked.includes(name)
    })
  const goBack = (): void => {
    const last = asked.pop()
    const value = last === undefined ? undefined : usual.get(last)
    if (last !== undefined && value !== undefined) options.set(last, value)
  }
  for (let more = false; ;) {
    const name = open('first') ?? (more ? open('more') : undefined)
    if (name !== undefined) {
      const chosen = await askSetting(name, prompter, pen)
      if (chosen === 'quit') return undefined
      if (chosen === 'undo') goBack()
      else {
        options.set(name, chosen.value)
        asked.push(name)
      }
    } else if (more || open('more') === undefined) return Object.fromEntries(options)
    else {
      const choices = [{ label: say('cli.begin') }, { label: say('cli.more-settings') }]
      const ready = await prompter.choose(say('prompt.ready'), choices)
      if ('value' in ready && ready.value === 0) return Object.fromEntries(options)
      if ('value' in ready) more = true
      else if (ready.command === 'quit') return undefined
      else goBack()
    }
  }
}

async function askSetting(
  name: string,
  prompter: Prompter,
  pen: Pen,
): Promise<{ readonly value: Value } | 'undo' | 'quit'> {
  const { narrator, paint, width } = pen
  const { game, setUp } = narrator.shelved
  const values = settingsOf(game)[name] ?? []
  const labelOf = (value: Value): string => narrator.tellOr(`setting.${name}.${value}`, String(value))
  for (const value of values) {
    const about = setUp?.about(name, value)
    if (about === undefined) continue
    const described = wrap(narrator.tell({ key: about }), Math.min(proseWidth, width))
    prompter.tell(`\n${[paint.bold(labelOf(value)), ...described].join('\n')}`)
  }
  const chosen = await prompter.choose(
    narrator.tellOr(`setting.${name}`, name),
    values.map(value => ({ label: labelOf(value) })),
  )
  if ('command' in chosen) return chosen.command
  return { value: values[chosen.value] as Value }
}
