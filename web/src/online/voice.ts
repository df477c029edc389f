import type { Language, SayArgs } from '@osud/lang'
import { HostError } from '../host/host.ts'
import { troubleWords } from '../table/trouble-words.ts'
import { voiceOf } from '../table/voice.ts'
import type { TableVoice } from '../table/voice.ts'
import { ApiRefusal } from './api.ts'
import { onlineTexts } from './lang/index.ts'
import type { OnlineKey } from './lang/index.ts'

/** Says the texts of online tables, and those of every table. */
export interface OnlineVoice extends TableVoice {
  /** A text of online tables; the compiler knows its keys. */
  online(key: OnlineKey, args?: SayArgs): string
}

/** The voice of online tables in one language. */
export async function onlineVoice(language: Language): Promise<OnlineVoice> {
  const voice = await voiceOf(language, onlineTexts(language))
  return { ...voice, online: voice.say }
}

/** Why something could not be done, in the reader's words. */
export function whyNot(voice: OnlineVoice, cause: unknown): string {
  if (cause instanceof HostError) return troubleWords(voice, cause.trouble)
  const key = cause instanceof ApiRefusal ? `trouble.${cause.code}` : ''
  return voice.sayOr(key, voice.online('trouble.unreachable'))
}
