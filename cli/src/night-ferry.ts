import type { Ferry } from '@osud/engine/example'
import type { Language, Texts } from '@osud/lang'
import { seatPanel } from './play/seat-panel.ts'

/** What the terminal shows of the Night Ferry beside its cards. */
export const panel = seatPanel<Ferry>({
  hero: ({ heroes }, seat) => heroes[seat],
  columns: [
    { title: 'panel.coins', value: ({ coins }, seat) => coins[seat] ?? 0 },
    { title: 'panel.bread', value: ({ bread }, seat) => bread[seat] ?? 0 },
  ],
  lines: ({ ferryman, heroes, ways }) => [
    { key: 'panel.ferryman', args: { hero: heroes[ferryman] ?? '' } },
    ...ways.slice(-1).map(way => ({ key: 'panel.way', args: { way: { text: `ask.way.${way}` } } })),
  ],
})

/** The words of that panel. */
export const panelTexts: Readonly<Record<Language, Texts>> = {
  en: {
    'panel.coins': 'Coins',
    'panel.bread': 'Loaves',
    'panel.ferryman': 'Ferryman: {hero, form, nom}',
    'panel.way': 'The way: {way, title}',
  },
  cs: {
    'panel.coins': 'Mince',
    'panel.bread': 'Chléb',
    'panel.ferryman': 'Převozník: {hero, form, nom}',
    'panel.way': 'Cesta: {way, title}',
  },
  uk: {
    'panel.coins': 'Монети',
    'panel.bread': 'Хліб',
    'panel.ferryman': 'Перевізник: {hero, form, nom}',
    'panel.way': 'Шлях: {way, title}',
  },
}
