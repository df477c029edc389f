import type { Ferry } from '@osud/engine/example'
import type { Language, Texts } from '@osud/lang'
import type { Boarding } from '../../look/board.ts'

/** The Night Ferry is drawn by the table for any game. */
export const boarding: Boarding<Ferry> = {
  hero: ({ heroes }, seat) => heroes[seat],
}

/** What the table for any game says of its state. */
export const stateTexts: Readonly<Record<Language, Texts>> = {
  cs: { 'state.chest': 'Truhla', 'state.coins': 'Mince', 'state.bread': 'Chléb' },
  uk: { 'state.chest': 'Скриня', 'state.coins': 'Монети', 'state.bread': 'Хліб' },
  en: { 'state.chest': 'Chest', 'state.coins': 'Coins', 'state.bread': 'Bread' },
}
