import type { en } from './en.ts'

/** The words of coming back to a match, in Czech. */
export const cs = {
  'previously.title': 'Posledně…',
  'previously.steps': 'Co se stalo od mého tahu',
  'previously.book': 'Přečíst si vše jako knihu',
  'previously.close': 'Ke stolu',
  'previously.since': 'Od vašeho posledního tahu',
  'previously.step': '{n, number} z {of, number}',
  'previously.back': 'Předchozí',
  'previously.next': 'Další',
  'previously.skip': 'Přeskočit',
  'previously.done': 'Hotovo',
} as const satisfies Record<keyof typeof en, string>
