import { languages } from '../language.ts'
import type { Language } from '../language.ts'
import type { Names } from '../names/name.ts'
import type { SayArgs } from '../slots.ts'
import { speaker } from '../speaker.ts'
import type { Texts } from '../speaker.ts'
import { parsed } from './arguments.ts'

/** Says one text with its arguments in every language and tells what goes wrong: `uk log.calm: is missing`. */
export type Rehearsal = (key: string, args: SayArgs) => string[]

/** Prepares to say texts for trial, as a game would when it runs. */
export function rehearsal({
  texts,
  names,
}: {
  readonly texts: Readonly<Record<Language, Texts>>
  readonly names: Names
}): Rehearsal {
  const stage = languages.map(language => {
    const voice = speaker({ language, texts: texts[language], names })
    return { voice, source: texts[language], used: new Map<string, ReadonlySet<string>>() }
  })
  return (key, args) =>
    stage.flatMap(({ voice, source, used }) => {
      const text = voice.has(key) ? source[key] : undefined
      if (text === undefined) return [`${voice.language} ${key}: is missing`]
      try {
        voice.say(key, args)
        let wanted = used.get(key)
        if (wanted === undefined) used.set(key, (wanted = new Set(parsed(text).arguments.keys())))
        const idle = Object.keys(args).filter(name => !wanted.has(name))
        return idle.map(name => `${voice.language} ${key}: does not use the argument ${name}`)
      } catch (error) {
        return [`${voice.language} ${key}: ${error instanceof Error ? error.message : String(error)}`]
      }
    })
}
