import type { en } from './en.ts'

/** The words of the teacher, in Czech. */
export const cs: Readonly<Record<keyof typeof en, string>> = {
  'teach.title': 'Lekce',
  'teach.step': 'Krok {n, number} z {most, number}',
  'teach.back': 'Zpět',
  'teach.on': 'Dál',
  'teach.show': 'Ukázat',
  'teach.yours': 'Jste na tahu',
  'teach.own': 'Zahrát si vlastní partii',
  'teach.again': 'Ještě jednou od začátku',
  'teach.none': 'Pro tuto hru zatím lekce není.',
}
