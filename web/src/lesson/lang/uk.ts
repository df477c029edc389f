import type { en } from './en.ts'

/** The words of the teacher, in Ukrainian. */
export const uk: Readonly<Record<keyof typeof en, string>> = {
  'teach.title': 'Урок',
  'teach.step': 'Крок {n, number} із {most, number}',
  'teach.back': 'Назад',
  'teach.on': 'Далі',
  'teach.show': 'Показати',
  'teach.yours': 'Ваш хід',
  'teach.own': 'Зіграти власну партію',
  'teach.again': 'Ще раз від початку',
  'teach.none': 'Для цієї гри уроку ще немає.',
}
