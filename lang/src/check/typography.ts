import type { Language } from '../language.ts'

interface Fault {
  readonly pattern: RegExp
  readonly problem: string
}

const everywhere: readonly Fault[] = [
  { pattern: /"/u, problem: 'has ASCII quotation marks' },
  { pattern: /\.\.\./u, problem: 'has three dots instead of …' },
  { pattern: /(?:^|\s)--?(?=\s|$)/u, problem: 'has a hyphen as a dash' },
  { pattern: /\d-\d/u, problem: 'has a hyphen in a range of numbers, which takes –' },
  { pattern: / {2}/u, problem: 'has two spaces in a row' },
  { pattern: /\u00a0/u, problem: 'has a non-breaking space; type a plain one, it is set by itself' },
]

const own: Readonly<Record<Language, readonly Fault[]>> = {
  cs: [
    { pattern: /[”«»‹›]|(?<!\p{L})’|’(?!\p{L})/u, problem: 'has quotation marks other than „ “ and ‚ ‘' },
    { pattern: /—/u, problem: 'has a long dash; Czech has – with spaces' },
  ],
  uk: [
    { pattern: /[”‚‘‹›]/u, problem: 'has quotation marks other than « » and „ “' },
    { pattern: /’/u, problem: 'has the apostrophe ’; Ukrainian has ʼ' },
    { pattern: /\s–|–\s/u, problem: 'has a short dash; Ukrainian has — with spaces' },
    {
      pattern: /\p{sc=Latin}\p{sc=Cyrillic}|\p{sc=Cyrillic}\p{sc=Latin}/u,
      problem: 'mixes two alphabets in a word',
    },
  ],
  en: [
    { pattern: /[„‚«»‹›]/u, problem: 'has quotation marks other than “ ” and ‘ ’' },
    { pattern: /—/u, problem: 'has a long dash; it is – with spaces here' },
  ],
}

const pairs: Readonly<Record<Language, readonly (readonly [open: string, close: string])[]>> = {
  cs: [['„', '“']],
  uk: [
    ['«', '»'],
    ['„', '“'],
  ],
  en: [['“', '”']],
}

/** What is wrong with a message as it was typed, before anything is known of its arguments. */
export function sourceFaults(text: string): string[] {
  return [
    ...(text === '' ? ['is empty'] : []),
    ...(text === text.trim() ? [] : ['begins or ends with a space']),
    ...(text.includes("'") ? ['has an ASCII apostrophe'] : []),
    ...(text === text.normalize('NFC') ? [] : ['is not in normal form C']),
  ]
}

/** What is wrong with the signs in the written-out parts of a message. */
export function signFaults(language: Language, parts: readonly string[]): string[] {
  const faults = [...everywhere, ...own[language]]
    .filter(({ pattern }) => parts.some(part => pattern.test(part)))
    .map(({ problem }) => problem)
  const whole = parts.join('')
  for (const [open, close] of pairs[language]) {
    if (whole.split(open).length !== whole.split(close).length)
      faults.push(`does not close every ${open} with ${close}`)
  }
  return faults
}
