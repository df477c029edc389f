import { speaker } from '@osud/lang'
import type { Language, SayArgs } from '@osud/lang'
import type { TaleVoice, Telling } from '@osud/lang/tale'
import { findPlayable } from '../games.ts'
import { frameTexts } from '../lang/frame/index.ts'
import { nobody } from '../table/voice.ts'
import { previouslyTexts } from './lang/index.ts'
import type { PreviouslyKey } from './lang/index.ts'

/** What it takes to tell somebody where a match stands. */
export interface PreviouslyVoice {
  readonly telling: Telling | undefined
  readonly voice: TaleVoice
  say(key: PreviouslyKey, args?: SayArgs): string
}

/** Loads how a game tells where its matches stand. */
export async function previouslyVoice(language: Language, game: string): Promise<PreviouslyVoice> {
  const playable = findPlayable(game)
  const [frame, own, tale, texts, names = nobody] = await Promise.all([
    frameTexts(language),
    previouslyTexts(language),
    playable?.telling(language),
    playable?.texts(language),
    playable?.names(),
  ])
  const voice = speaker({ language, texts: { ...frame, ...texts, ...tale?.texts, ...own }, names })
  const nameOf = (hero: string): string => names.people[hero]?.[language].nom ?? hero
  return { telling: tale?.telling, voice: { ...voice, nameOf }, say: (key, args) => voice.say(key, args) }
}
