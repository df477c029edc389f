import type { Language } from '@osud/lang'

/** A game on the shelf. */
export type GameId = 'path-of-destiny' | 'adventure-game' | 'wonder-book' | 'this-war-of-mine'
/** Whether players compete or share one fate. */
export type Kind = 'rivals' | 'together'

/** A title as printed on a cover: the name, and what stands in small type over or under it. */
interface Title {
  readonly full: string
  readonly over?: string
  readonly name: string
  readonly under?: string
}

/** What the shelf knows of a game. */
export interface ShelvedGame {
  readonly id: GameId
  readonly title: Readonly<Record<Language, Title>>
  readonly players: readonly [least: number, most: number]
  readonly kind: Kind
  /** Whether it can be played already. */
  readonly playable?: true
  /** Whether a guided first game teaches it. */
  readonly lesson?: true
}

/** The four games in the order in which they stand. */
export const games: readonly ShelvedGame[] = [
  {
    id: 'path-of-destiny',
    title: {
      cs: { full: 'Zaklínač: Cesta osudu', over: 'Zaklínač', name: 'Cesta osudu' },
      uk: { full: 'Відьмак. Шлях призначення', over: 'Відьмак', name: 'Шлях призначення' },
      en: { full: 'The Witcher: Path of Destiny', over: 'The Witcher', name: 'Path of Destiny' },
    },
    players: [1, 5],
    kind: 'rivals',
    playable: true,
    lesson: true,
  },
  {
    id: 'adventure-game',
    title: {
      cs: { full: 'Zaklínač: Dobrodružná hra', over: 'Zaklínač', name: 'Dobrodružná hra' },
      uk: { full: 'Відьмак: Пригодницька гра', over: 'Відьмак', name: 'Пригодницька гра' },
      en: { full: 'The Witcher Adventure Game', over: 'The Witcher', name: 'Adventure Game' },
    },
    players: [2, 4],
    kind: 'rivals',
  },
  {
    id: 'wonder-book',
    title: {
      cs: { full: 'Čarokniha', name: 'Čarokniha' },
      uk: { full: 'Диво-книга', name: 'Диво-книга' },
      en: { full: 'Wonder Book', name: 'Wonder Book' },
    },
    players: [1, 4],
    kind: 'together',
  },
  {
    id: 'this-war-of-mine',
    title: {
      cs: { full: 'This War of Mine: Desková hra', name: 'This War of Mine', under: 'Desková hra' },
      uk: { full: 'This War of Mine: Настільна гра', name: 'This War of Mine', under: 'Настільна гра' },
      en: { full: 'This War of Mine: The Board Game', name: 'This War of Mine', under: 'The Board Game' },
    },
    players: [1, 6],
    kind: 'together',
  },
]
