import { speaker } from '@osud/lang'
import type { Language, Names, SayArgs, Texts } from '@osud/lang'
import { frameTexts } from '../lang/frame/index.ts'
import type { FrameKey } from '../lang/frame/index.ts'
import type { Voice } from '../look/board.ts'

/** Says the texts of a game, of every table and of the frame around it in one language. */
export interface TableVoice extends Voice {
  /** A text of the frame; the compiler knows its keys. */
  frame(key: FrameKey, args?: SayArgs): string
}

/** Where nobody is named. */
export const nobody: Names = { people: {}, places: {}, kinds: {}, counted: {} }

/** The voice of a table, or of the room around it where there is no game yet. */
export async function voiceOf(
  language: Language,
  texts: Texts | Promise<Texts> = {},
  names: Names | Promise<Names> = nobody,
): Promise<TableVoice> {
  const [frame, game, forms] = await Promise.all([frameTexts(language), texts, names])
  const { say, has } = speaker({ language, texts: { ...frame, ...game }, names: forms })
  return {
    language,
    say,
    has,
    sayOr: (key, otherwise) => (has(key) ? say(key) : otherwise),
    nameOf: hero =>
      (Object.hasOwn(forms.people, hero) ? forms.people[hero]?.[language].nom : undefined) ?? hero,
    frame: say,
  }
}
