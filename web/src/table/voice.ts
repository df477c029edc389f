import { shell, speaker } from '@osud/lang'
import type { Language, Names, SayArgs, Texts } from '@osud/lang'
import { frame } from '../lang/frame/index.ts'
import type { FrameKey } from '../lang/frame/index.ts'
import type { Voice } from '../look/board.ts'

/** Says the texts of a game, of every table and of the frame around it in one language. */
export interface TableVoice extends Voice {
  /** A text of the frame; the compiler knows its keys. */
  frame(key: FrameKey, args?: SayArgs): string
}

/** The voice of a table. */
export function voiceOf(language: Language, texts: Texts, names: Names): TableVoice {
  const { say, has } = speaker({
    language,
    texts: { ...shell[language], ...frame[language], ...texts },
    names,
  })
  return {
    language,
    say,
    has,
    sayOr: (key, otherwise) => (has(key) ? say(key) : otherwise),
    nameOf: hero =>
      (Object.hasOwn(names.people, hero) ? names.people[hero]?.[language].nom : undefined) ?? hero,
    frame: say,
  }
}
