import { describe, expect, it } from 'vitest'
import { problems } from '../src/check/index.ts'
import type { Kinds } from '../src/check/index.ts'
import { mergeNames, names } from '../src/index.ts'
import type { Language } from '../src/index.ts'

/** Three texts without a fault, to which a test adds one. */
const clean: Readonly<Record<Language, string>> = {
  cs: '{hero, form, nom} bere {n, plural, =0 {nic} one {# kartu} few {# karty} many {# karty} other {# karet}} – „hned“…',
  uk: '{hero, form, nom} бере {n, plural, =0 {порожнє} one {# карту} few {# карти} many {# карт} other {# карти}} — «одразу»…',
  en: '{hero, form, nom} takes {n, plural, =0 {nothing} one {# card} other {# cards}} – “at once”…',
}

function found(texts: Partial<Record<Language, string>>, kinds?: Kinds): string[] {
  const pack = (text: string | undefined): Record<string, string> => (text === undefined ? {} : { key: text })
  const given = { cs: pack(texts.cs), uk: pack(texts.uk), en: pack(texts.en) }
  return problems({ texts: given, names, ...(kinds ? { kinds } : {}) }).map(
    ({ language, problem }) => `${language} ${problem}`,
  )
}
const same = (text: string): Record<Language, string> => ({ cs: text, uk: text, en: text })

describe('the check of texts', () => {
  it('finds nothing in clean texts', () => {
    expect(found(clean)).toEqual([])
  })

  it('names the language and the key', () => {
    const texts = { cs: { a: 'Mlýn', b: 'Pes ' }, uk: { a: 'Млин', b: 'Пес' }, en: { a: 'Mill', b: 'Dog' } }
    expect(problems({ texts, names })).toEqual([
      { language: 'cs', key: 'b', problem: 'begins or ends with a space' },
    ])
  })

  it('finds a key that is missing, and one that English does not have', () => {
    expect(found({ cs: clean.cs, en: clean.en })).toEqual(['uk is missing'])
    expect(found({ cs: clean.cs, uk: clean.uk })).toEqual([
      'cs is not among the English texts',
      'uk is not among the English texts',
      'en is missing',
    ])
  })

  it('finds what cannot be read, of ours and of ICU', () => {
    expect(found({ ...clean, cs: clean.cs.replace('form', 'from') })[0]).toMatch(
      /^cs cannot be read: there is no argument type from/u,
    )
    expect(found(same('{n, plural, one {#} one {#} other {#}}'))[0]).toBe(
      'cs cannot be read: DUPLICATE_PLURAL_ARGUMENT_SELECTOR',
    )
    expect(found(same('{hero} and {hero, form, nom}'))[0]).toBe(
      'cs cannot be read: hero cannot be plain and name at once',
    )
  })
})

describe('the check of arguments', () => {
  it('finds one that another language uses', () => {
    expect(found({ ...same('{nick}: {n}'), uk: '{nick}' })).toEqual(['uk does not use n'])
    expect(found({ ...same('{nick}'), uk: '{nik}' })).toEqual([
      'uk does not use nick',
      'cs does not use nik',
      'en does not use nik',
    ])
  })

  it('finds one of another type than in English', () => {
    expect(found({ ...same('{hero}'), cs: '{hero, form, acc}' })).toEqual([
      'cs has hero as name, English as plain',
    ])
    expect(found({ ...same('{page, title}'), uk: '{page, cards}' })).toEqual([
      'uk has page as cards, English as title',
    ])
    expect(found({ ...same('{h, list}'), uk: '{h, list, gen}' })).toEqual([
      'uk has h as names, English as strings',
    ])
  })

  it('asks English to say that something is a number', () => {
    expect(found({ ...same('{n}'), cs: '{n, number}' })).toEqual([
      'cs has n as number, English as plain (write {n, number} there)',
    ])
    expect(found({ ...same('{n, number}'), cs: '{n}' })).toEqual([])
    expect(found({ ...same('{n} {item, count, n}') })).toEqual([])
  })

  it('finds a selector that English lacks, or that is misspelt', () => {
    const text = '{path, select, left {a} other {b}}'
    expect(found(same(text))).toEqual([])
    expect(found({ ...same(text), uk: text.replace('left', 'letf') })).toEqual([
      'uk selects path by letf, other, English by left, other',
    ])
  })

  it('lets a language ask a name for its gender where another does not', () => {
    expect(found({ ...same('x {hero, form, nom}'), cs: 'x {hero, gender, f {a} other {b}}' })).toEqual([])
    expect(found({ ...same('x {hero, form, nom}'), cs: 'x {hero, gender, f {a} m {b}}' })).toEqual([
      'cs a gender lacks “other”',
    ])
  })
})

describe('the check of plurals', () => {
  it.each([
    ['cs', 'few {# karty} ', 'few'],
    ['cs', 'many {# karty} ', 'many'],
    ['cs', 'one {# kartu} ', 'one'],
    ['cs', ' other {# karet}', 'other'],
    ['uk', 'one {# карту} ', 'one'],
    ['uk', 'few {# карти} ', 'few'],
    ['uk', 'many {# карт} ', 'many'],
    ['uk', ' other {# карти}', 'other'],
    ['en', 'one {# card} ', 'one'],
    ['en', ' other {# cards}', 'other'],
  ] as const)('in %s misses “%s”', (language, branch, category) => {
    const text = clean[language].replace(branch, '')
    expect(text).not.toBe(clean[language])
    expect(found({ ...clean, [language]: text })).toEqual([`${language} the plural of n lacks “${category}”`])
  })

  it('finds a category that the language does not have', () => {
    expect(found({ ...clean, en: clean.en.replace('one', 'few {# cards} one') })).toEqual([
      'en the plural of n has “few”, which never happens',
    ])
  })

  it.each(['cs', 'uk', 'en'] as const)('finds a “one” without its number in %s', language => {
    expect(found({ ...clean, [language]: clean[language].replace('one {# ', 'one {') })).toEqual([
      `${language} the plural of n shows no # in “one”; exactly one is “=1”`,
    ])
  })

  it('lets the number stand elsewhere in the sentence', () => {
    expect(
      found({ ...clean, en: '{hero, form, nom} takes {n, plural, one {this many: {n}} other {#}}' }),
    ).toEqual([])
    expect(
      found({ ...clean, en: '{hero, form, nom} takes {n, plural, one {this} other {these}}: {n}' }),
    ).toEqual([])
  })

  it('does not take the number of another plural for it', () => {
    const text = '{n, plural, one {{m, plural, one {#} other {#}}} other {#}}'
    expect(found({ en: text, cs: '{n} {m}', uk: '{n} {m}' })).toEqual([
      'en the plural of n shows no # in “one”; exactly one is “=1”',
    ])
  })

  it('finds a # that would be printed', () => {
    const why = '# stands outside a plural, or inside a select within one, and would be printed as it is'
    expect(found({ ...same('Seat {n}'), en: 'Seat # {n}' })).toEqual([`en ${why}`])
    expect(
      found({
        ...same('{n, number}{s, select, a {x} other {y}}'),
        en: '{n, plural, one {# {s, select, a {#} other {y}}} other {#}}',
      }),
    ).toEqual([`en ${why}`])
  })
})

describe('the check of names', () => {
  const geralt = names.people['geralt']

  it('finds a form that the names of the kind lack', () => {
    expect(found({ ...same('x {monster, form, nom}'), en: 'x {monster, form, the}' })).toEqual([])
    const [problem] = found({ ...same('x {hero, form, nom}'), en: 'x {hero, form, the}' })
    expect(problem).toMatch(/^en names lack the form the: geralt, yennefer, /u)
  })

  it('finds a gender that the names of the kind lack', () => {
    const [problem] = found({ ...same('x {place, form, nom}'), en: 'x {place, gender, f {a} other {b}}' })
    expect(problem).toMatch(/^en names lack a gender: novigrad, /u)
  })

  it('is told which kinds an argument can take', () => {
    const text = same('x {who, form, to}')
    expect(found({ ...text, en: 'x {who, form, the}' }, { who: 'monster' })).toEqual([])
    expect(found({ ...text, en: 'x {who, form, the}' }, { who: ['monster', 'hero'] })[0]).toMatch(
      /^en names lack the form the: geralt/u,
    )
    expect(found({ ...text, en: 'x {who, form, the}' }, { who: 'character' })[0]).toMatch(
      /^en names lack the form the: letho/u,
    )
  })

  it('wants one kind that has everything where nothing tells the kind', () => {
    expect(found({ ...same('x {who, form, nom}'), cs: 'x {who, form, with} {who, form, dat}' })).toEqual([])
    expect(found({ ...same('x {who, form, nom}'), cs: 'x {who, form, with} {who, form, in}' })).toEqual([
      'cs no kind of names has all that who is asked for: with, in',
    ])
    expect(found({ ...same('x {who, form, nom}'), cs: 'x {whos, list, akk} {who, form, nom}' })[0]).toBe(
      'cs no kind of names has all that whos is asked for: akk',
    )
  })

  it('looks at the names that a game adds', () => {
    expect(geralt).toBeDefined()
    if (geralt === undefined) return
    const broken = { ...geralt, cs: { ...geralt.cs, with: undefined } } as unknown as typeof geralt
    const texts = {
      cs: { key: 'x {hero, form, with}' },
      uk: { key: 'x {hero, form, with}' },
      en: { key: 'x {hero, form, nom}' },
    }
    const added = mergeNames(names, { people: { hen: broken } })
    expect(problems({ texts, names: added })).toEqual([
      { language: 'cs', key: 'key', problem: 'names lack the form with: hen' },
    ])
    expect(problems({ texts, names: { ...names, people: {} } }).map(({ problem }) => problem)).toContain(
      'there is no name of the kind hero',
    )
  })
})

describe('the check of typography', () => {
  it.each([
    ['', 'is empty'],
    [' Text', 'begins or ends with a space'],
    ['Text ', 'begins or ends with a space'],
    ['Text\n', 'begins or ends with a space'],
    ["isn't", 'has an ASCII apostrophe'],
    ['e\u0301', 'is not in normal form C'],
    ['say "x"', 'has ASCII quotation marks'],
    ['wait...', 'has three dots instead of …'],
    ['x - y', 'has a hyphen as a dash'],
    ['x -- y', 'has a hyphen as a dash'],
    ['2-4', 'has a hyphen in a range of numbers, which takes –'],
    ['x  y', 'has two spaces in a row'],
    ['5\u00a0x', 'has a non-breaking space; type a plain one, it is set by itself'],
  ])('finds in every language that “%s” %s', (text, problem) => {
    expect(found(same(text))).toEqual([`cs ${problem}`, `uk ${problem}`, `en ${problem}`])
  })

  it('looks into branches too', () => {
    expect(found(same('{s, select, a {x} other {x - y}}'))).toHaveLength(3)
  })

  it.each([
    ['cs', '„text”', 'has quotation marks other than „ “ and ‚ ‘'],
    ['cs', '«text»', 'has quotation marks other than „ “ and ‚ ‘'],
    ['cs', 'text’', 'has quotation marks other than „ “ and ‚ ‘'],
    ['cs', 'a — b', 'has a long dash; Czech has – with spaces'],
    ['uk', '“текст”', 'has quotation marks other than « » and „ “'],
    ['uk', '‚текст‘', 'has quotation marks other than « » and „ “'],
    ['uk', 'памʼять, пам’ять', 'has the apostrophe ’; Ukrainian has ʼ'],
    ['uk', 'млин – пес', 'has a short dash; Ukrainian has — with spaces'],
    ['uk', 'млiн', 'mixes two alphabets in a word'],
    ['en', '«text»', 'has quotation marks other than “ ” and ‘ ’'],
    ['en', '„text“', 'has quotation marks other than “ ” and ‘ ’'],
    ['en', 'a — b', 'has a long dash; it is – with spaces here'],
    ['cs', '„text', 'does not close every „ with “'],
    ['uk', '«текст', 'does not close every « with »'],
    ['uk', '«текст „слово»', 'does not close every „ with “'],
    ['en', 'text”', 'does not close every “ with ”'],
  ] as const)('finds in %s that “%s” %s', (language, text, problem) => {
    expect(found({ ...same('x'), [language]: text })).toContain(`${language} ${problem}`)
  })

  it.each([
    ['cs', '„Jdi k ‚mlýnu‘,“ řekl – a šel. Scoia’tael, 2–4 hráči, bílo-černý…'],
    ['uk', '«Іди до „млина“», — каже. Памʼять, 2–4 гравці, 1-й хід, розділ I…'],
    ['en', '“Go to the ‘mill’,” he says – and isn’t late. 2–4 players, well-being…'],
  ] as const)('has nothing against good %s', (language, text) => {
    expect(found({ ...same('x'), [language]: text })).toEqual([])
  })
})
