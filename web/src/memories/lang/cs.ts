import type { en } from './en.ts'

/** The words of the memories, in Czech. */
export const cs = {
  'memories.title': 'Na co se vzpomíná',
  'memories.loading': 'Listuje se starými partiemi…',
  'memories.none': 'Zatím na nic. Co dohrajete do konce, zůstane tady v paměti.',
  'memories.matches': 'dohráno',
  'memories.won': 'vyhráno',
  'memories.best': 'nejvíc bodů',
  'memories.endings': 'spatřené konce',
  'memories.note':
    'Partie, které jste dohráli v tomto prohlížeči nebo na síti. Odbočky „co kdyby“ a partie, které přišly ze souboru už dohrané, se nepočítají.',
  'memories.heroes': 'Hrdinové',
  'memories.hero': 'Hrdina',
  'memories.average': 'bodů v průměru',
  'memories.endings-seen': 'Konce',
  'memories.unknown': '???',
  'memories.unseen': 'Konec, který jste ještě neviděli',
  'memories.times': '{n, plural, one {#krát} few {#krát} many {#krát} other {#krát}}',
  'memories.feats': 'Kousky',
  'memories.feats-of': '{n, number} z {of, number}',
  'memories.unearned': 'Ještě se nepodařil',
  'memories.earned': '{hero}, {when}',
  'memories.last': 'Partie',
  'memories.victory': 'výhra',
  'memories.points': '{n, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}',
  'memories.all': 'Ukázat všech {n, number}',
  'memories.shelf': 'Police',
  'memories.somebody': 'místo {n, number}',
} as const satisfies Record<keyof typeof en, string>
