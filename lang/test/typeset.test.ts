import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { languages, typeset } from '../src/index.ts'
import type { Language } from '../src/index.ts'

/** Rows of the table of typography: what an author types, and what is shown (`~` is a non-breaking space). */
const rows: Readonly<Record<string, readonly (readonly [Language, typed: string, set: string])[]>> = {
  'quotes, and quotes inside quotes': [
    ['cs', 'Řekl: „To je ‚náš‘ mlýn.“', 'Řekl: „To je ‚náš‘ mlýn.“'],
    ['uk', 'Каже: «Це „наш“ млин».', 'Каже: «Це „наш“ млин».'],
    ['en', 'He said: “It is ‘our’ mill.”', 'He said: “It is ‘our’ mill.”'],
    ['cs', 'Nápis „K lesu“ a „V lese“', 'Nápis „K~lesu“ a~„V~lese“'],
    ['uk', 'Напис «З лісу» й «У лісі»', 'Напис «З~лісу» й~«У~лісі»'],
  ],
  'speech in a page': [
    ['cs', '„Jdi,“ řekl.', '„Jdi,“ řekl.'],
    ['uk', '«Іди», — каже.', '«Іди»,~— каже.'],
    ['uk', '— Іди, — каже.\n— Куди?', '— Іди,~— каже.\n— Куди?'],
    ['en', '“Go,” he says.', '“Go,” he says.'],
  ],
  'the dash and ranges': [
    ['cs', 'Mlýn – a pes. Hráči 2–4.', 'Mlýn~– a~pes. Hráči 2–4.'],
    ['uk', 'Біда — дзвоніть. Гравці 2–4.', 'Біда~— дзвоніть. Гравці 2–4.'],
    ['en', 'A mill – and a dog. Players 2–4.', 'A mill~– and a dog. Players 2–4.'],
  ],
  'a non-breaking space after short words': [
    ['cs', 'k s v z o u a i', 'k~s~v~z~o~u~a~i'],
    [
      'cs',
      'K mlýnu, S psem, V lese, Z hor, O polednách, U vody, A dál, I tak.',
      'K~mlýnu, S~psem, V~lese, Z~hor, O~polednách, U~vody, A~dál, I~tak.',
    ],
    ['cs', 'ke mlýnu, les a v lese, motouz', 'ke mlýnu, les a~v~lese, motouz'],
    ['uk', 'в у з і й о а я', 'в~у~з~і~й~о~а~я'],
    [
      'uk',
      'В лісі, У воді, З гір, І так, Й досі, О третій, А далі, Я тут.',
      'В~лісі, У~воді, З~гір, І~так, Й~досі, О~третій, А~далі, Я~тут.',
    ],
    ['uk', 'із гір, зі мною, що я бачу', 'із гір, зі мною, що я~бачу'],
    ['en', 'a mill, I see', 'a mill, I see'],
  ],
  'a non-breaking space after numbers': [
    ['cs', '5 karet a 12 tahů', '5~karet a~12~tahů'],
    ['uk', '5 карт, 12 ходів, № 7', '5~карт, 12~ходів, №~7'],
    ['en', '5 cards and 12 turns', '5~cards and 12~turns'],
  ],
  'a non-breaking space after titles': [
    ['cs', 'Přišel p. Novák, pí Nová i dr. Malý.', 'Přišel p.~Novák, pí~Nová i~dr.~Malý.'],
  ],
  'a non-breaking space before per cent and units': [
    ['cs', '5 % a 3 km', '5~% a~3~km'],
    ['uk', '5 % та 3 км', '5~% та 3~км'],
    ['en', '5% and 3 km', '5% and 3~km'],
  ],
  'a non-breaking space before particles': [
    ['uk', 'хотіла б, зробив би, той же, ти ж', 'хотіла~б, зробив~би, той~же, ти~ж'],
    ['uk', 'жест, бик, без женця', 'жест, бик, без женця'],
  ],
  numbers: [
    ['cs', '1 234,5; 1. kapitola; 3× karta', '1~234,5; 1.~kapitola; 3×~karta'],
    ['cs', 'Je jich 5. Pak je klid.', 'Je jich 5. Pak je klid.'],
    ['uk', '1 234,5; розділ I; 3× карта', '1~234,5; розділ I; 3×~карта'],
    ['en', '1,234.5; chapter 1; 3× card', '1,234.5; chapter 1; 3×~card'],
  ],
  'the apostrophe': [
    ['cs', 'Scoia’tael', 'Scoia’tael'],
    ['uk', 'зʼявитися з памʼяті', 'зʼявитися з~памʼяті'],
    ['en', 'isn’t', 'isn’t'],
  ],
  'capitals and spelling': [
    ['cs', 'Poctivé řemeslo', 'Poctivé řemeslo'],
    ['uk', 'Європа, проєкт', 'Європа, проєкт'],
    ['en', 'An Honest Trade, grey colour', 'An Honest Trade, grey colour'],
  ],
  signs: [
    ['cs', 'hlad -1 (zoufalství -2)…', 'hlad −1 (zoufalství −2)…'],
    ['uk', 'голод -1, відчай +2', 'голод −1, відчай +2'],
    ['en', 'hunger -1, well-being, 2-3', 'hunger −1, well-being, 2-3'],
  ],
}

describe.each(Object.entries(rows))('typesetting %s', (_, examples) => {
  it.each(examples)('%s: %s', (language, typed, set) => {
    expect(typeset(language, typed).replaceAll('\u00a0', '~')).toBe(set)
  })
})

describe('typesetting twice', () => {
  const words = fc.constantFrom(
    'a',
    'V',
    'ж',
    'би',
    'лісі',
    'mlýn',
    '5',
    '3×',
    '1.',
    '%',
    '№',
    '–',
    '—',
    '-2',
    '„K',
    'p.',
    '\n',
    '-',
  )
  const text = fc.array(fc.tuple(words, fc.constantFrom(' ', '', '  ', '\u00a0')), { maxLength: 12 })

  test.prop([fc.constantFrom(...languages), text])('changes nothing more', (language, pieces) => {
    const once = typeset(language, pieces.flat().join(''))
    expect(typeset(language, once)).toBe(once)
  })

  test.prop([fc.constantFrom(...languages), text])(
    'changes only spaces and minus signs',
    (language, pieces) => {
      const typed = pieces.flat().join('')
      expect(typeset(language, typed).replaceAll('\u00a0', ' ').replaceAll('−', '-')).toBe(
        typed.replaceAll('\u00a0', ' '),
      )
    },
  )
})
