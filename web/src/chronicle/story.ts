import { speaker } from '@osud/lang'
import type { Language, SayArgs, Speaker, Texts } from '@osud/lang'
import type { Chronicle } from '@osud/lang/tale'
import { findPlayable } from '../games.ts'
import { HostError } from '../host/host.ts'
import type { TaleSheet } from '../host/host.ts'
import { host } from '../host/index.ts'
import { rest } from '../look/rest.ts'
import type { Printer } from '../look/print/printer.ts'
import { games } from '../shelf/games.ts'
import { frameTexts } from '../lang/frame/index.ts'
import { chronicleTexts } from './lang/index.ts'
import type { ChronicleKey } from './lang/index.ts'

/** A match told to a reader, with the words around it. */
export interface Told {
  readonly language: Language
  /** What it was told from. */
  readonly sheet: TaleSheet
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

/** The match that was told last: whoever opens its chronicle need not wait for it. */
let last: Told | undefined

/** A match as it was last told in a language. It may have gone on since, so what is new must still be asked for. */
export function toldBefore(language: Language, match: string): Told | undefined {
  return last?.language === language && last.sheet.match === match ? last : undefined
}

/** Whether a match has not gone on between two tellings of it. */
export function sameTale(before: TaleSheet, now: TaleSheet): boolean {
  return (
    before.touched === now.touched &&
    before.reader === now.reader &&
    before.events.length === now.events.length
  )
}

/** Fetches all that the chronicle of a match will take and tells it as far as it has come, while nobody waits for it. */
export async function tellAhead(language: Language, match: string): Promise<void> {
  const sheet = await host.tale(match)
  await rest()
  await toldIn(language, sheet)
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
  return (last = {
    language,
    sheet,
    chronicle: telling.tell(sheet, { ...voice, nameOf }),
    game: games.find(({ id }) => id === sheet.game)?.title[language].full ?? '',
    printer,
    say: (key, args) => voice.say(key, args),
  })
}
