import type { GameId, Kind } from '../shelf/games.ts'

/** Everything the shell says, in one language. */
export interface Words {
  readonly description: string
  readonly languageChoice: string
  readonly shelfQuestion: string
  readonly shelfNote: string
  readonly notPlayable: string
  readonly players: { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>
  readonly kinds: Readonly<Record<Kind, string>>
  readonly games: Readonly<Record<GameId, string>>
}
