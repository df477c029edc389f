import type { Ferry } from '@osud/engine/example'
import type { Language, Texts } from '@osud/lang'
import { plainTelling } from '@osud/lang/tale'
import type { Boarding } from '../../look/board.ts'

/** The Night Ferry is drawn by the table for any game. */
export const boarding: Boarding<Ferry> = {
  hero: ({ heroes }, seat) => heroes[seat],
}

/** The Night Ferry has no telling of its own. */
export const telling = plainTelling({
  title: 'The Night Ferry',
  mannerOf: ({ key }) => (key === 'log.page' ? 'page' : 'news'),
  heroOf: (state, seat) => (state as Ferry['state']).heroes[seat],
})

/** Players are counted from one. */
const ferryman: Texts = {
  'state.ferryman.0': '1',
  'state.ferryman.1': '2',
  'state.ferryman.2': '3',
  'state.ferryman.3': '4',
}

/** What the table for any game says of its state. */
export const stateTexts: Readonly<Record<Language, Texts>> = {
  cs: {
    ...ferryman,
    'state.ferryman': 'Převáží hráč',
    'state.chest': 'Truhla',
    'state.coins': 'Mince',
    'state.bread': 'Chléb',
  },
  uk: {
    ...ferryman,
    'state.ferryman': 'Перевозить гравець',
    'state.chest': 'Скриня',
    'state.coins': 'Монети',
    'state.bread': 'Хліб',
  },
  en: {
    ...ferryman,
    'state.ferryman': 'Ferry rowed by player',
    'state.chest': 'Chest',
    'state.coins': 'Coins',
    'state.bread': 'Bread',
  },
}
