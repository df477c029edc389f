import type { Language, SayArgs } from '@osud/lang'
import { findPlayable } from '../games.ts'
import type { Memorable } from '../games.ts'
import { voiceOf } from '../table/voice.ts'
import type { TableVoice } from '../table/voice.ts'
import { memoriesTexts } from './lang/index.ts'
import type { MemoriesKey } from './lang/index.ts'

/** Says the texts of the memories, and those of a game where there is one. */
export interface MemoriesVoice extends TableVoice {
  /** A text of the memories; the compiler knows its keys. */
  memories(key: MemoriesKey, args?: SayArgs): string
}

/** A game in the words of its reader: what there is to be remembered of it. */
export interface GameMemory {
  readonly game: string
  readonly voice: MemoriesVoice
  readonly stories: Memorable['stories']
}

/** The voice of the room, and of each game that was played. */
export async function memoriesOf(
  language: Language,
  played: readonly string[] = [],
): Promise<{ readonly voice: MemoriesVoice; readonly games: readonly GameMemory[] }> {
  const own = memoriesTexts(language)
  const games = await Promise.all(
    played.flatMap(id => {
      const playable = findPlayable(id)
      return playable === undefined ? [] : [gameMemory()]

      async function gameMemory(): Promise<GameMemory> {
        const memorable = await playable?.memories?.(language)
        const [frame, texts] = await Promise.all([own, playable?.texts(language)])
        const voice = await voiceOf(language, { ...frame, ...texts, ...memorable?.texts }, playable?.names())
        return { game: id, voice: withMemories(voice), stories: memorable?.stories ?? [] }
      }
    }),
  )
  return { voice: withMemories(await voiceOf(language, own)), games }
}

const withMemories = (voice: TableVoice): MemoriesVoice => ({ ...voice, memories: voice.say })
