import type { Names, SayArgs, Texts, Language } from '@osud/lang'
import { nobody, voiceOf } from '../table/voice.ts'
import type { TableVoice } from '../table/voice.ts'
import { replayTexts } from './lang/index.ts'
import type { ReplayKey } from './lang/index.ts'

/** Says the texts of a game and of looking back on it. */
export interface ReplayVoice extends TableVoice {
  /** A text of looking back; the compiler knows its keys. */
  replay(key: ReplayKey, args?: SayArgs): string
}

/** The voice of a match that is looked back on, or of the room where there is no match yet. */
export async function replayVoiceOf(
  language: Language,
  texts: Promise<Texts> = Promise.resolve({}),
  names: Names | Promise<Names> = nobody,
): Promise<ReplayVoice> {
  const all = Promise.all([replayTexts(language), texts]).then(([own, game]) => ({ ...own, ...game }))
  const voice = await voiceOf(language, all, names)
  return { ...voice, replay: voice.say }
}
