import { speaker } from '@osud/lang'
import type { Language, SayArgs, Speaker, Texts } from '@osud/lang'
import type { Chronicle } from '@osud/lang/tale'
import { findPlayable } from '../games.ts'
import { HostError } from '../host/host.ts'
import type { TaleSheet } from '../host/host.ts'
import type { Printer } from '../look/print/printer.ts'
import { games } from '../shelf/games.ts'
import { frameTexts } from '../lang/frame/index.ts'
import { chronicleTexts } from './lang/index.ts'
import type { ChronicleKey } from './lang/index.ts'

/** A match told to a reader, with the words around it. */
export interface Told {
  readonly language: Language
  readonly chronicle: Chronicle
  /** What the game is called. */
  readonly game: string
  readonly printer: Printer | undefined
  /** A text of the room; the compiler knows its keys. */
  say(key: ChronicleKey, args?: SayArgs): string
}

const voices = new Map<string, Speaker>()

/** The words of the room and of every table, which no game is needed for. */
export function wordsAround(language: Language): Promise<[frame: Texts, room: Texts]> {
  return Promise.all([frameTexts(language), chronicleTexts(language)])
}

/** Fetches all that the chronicle of a game will take, while nobody waits for it. */
export async function prepareChronicle(language: Language, game: string): Promise<void> {
  await Promise.all([wordsAround(language), findPlayable(game)?.telling(language)])
}

/** Tells a match in a language; everything that it takes is loaded at once. */
export async function toldIn(language: Language, sheet: TaleSheet): Promise<Told> {
  const playable = findPlayable(sheet.game)
  if (playable === undefined) throw new HostError({ code: 'missing' })
  const [{ telling, texts: tale }, texts, names, [frame, room], printer] = await Promise.all([
    playable.telling(language),
    playable.texts(language),
    playable.names(),
    wordsAround(language),
    playable.printer?.(),
  ])
  // A voice that has spoken before need not read its texts again.
  const whose = `${sheet.game} ${language}`
  const voice =
    voices.get(whose) ?? speaker({ language, texts: { ...frame, ...room, ...texts, ...tale }, names })
  voices.set(whose, voice)
  const nameOf = (hero: string): string => names.people[hero]?.[language].nom ?? hero
  return {
    language,
    chronicle: telling.tell(sheet, { ...voice, nameOf }),
    game: games.find(({ id }) => id === sheet.game)?.title[language].full ?? '',
    printer,
    say: (key, args) => voice.say(key, args),
  }
}
