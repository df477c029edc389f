import type { Language } from './language.ts'

const nbsp = '\u00a0'
/** Nothing of a word stands before: a hyphen and an apostrophe belong to words too. */
const wordStart = String.raw`(?<![\p{L}\p{M}\p{N}ʼ’'-])`
const wordEnd = String.raw`(?![\p{L}\p{M}\p{N}ʼ’'-])`

type Rule = readonly [pattern: RegExp, replacement: string]

const afterWords = (words: string): Rule => [new RegExp(`${wordStart}(${words}) (?=\\S)`, 'giu'), `$1${nbsp}`]
/** A dash between words or at the end; not one that opens a line of speech or joins a range. */
const beforeDash = (dash: string): Rule => [new RegExp(`(?<=\\S) (?=${dash}(?:\\s|$))`, 'gu'), nbsp]

const everywhere: readonly Rule[] = [
  // This also keeps per cent and units with their numbers.
  [/(\d×?) (?=[^\s(])/gu, `$1${nbsp}`],
  // Formatted numbers bring a hyphen where print has a minus.
  [/(?<=^|[\s(„“«‚‘])-(?=\d)/gu, '−'],
]

const rules: Readonly<Record<Language, readonly Rule[]>> = {
  cs: [
    ...everywhere,
    afterWords('[ksvzouai]'),
    // Only before a small letter: "1. kapitola" is an ordinal, "Je jich 5. Pak…" is the end of a sentence.
    [/(\d\.) (?=\p{Ll})/gu, `$1${nbsp}`],
    afterWords(String.raw`(?:pí|(?:p|sl|sv|dr|prof|doc|ing|mgr|bc|mudr|judr|phdr|por|kpt|mjr|plk|gen)\.)`),
    beforeDash('–'),
  ],
  uk: [
    ...everywhere,
    afterWords('[вузійоая]'),
    [/№ (?=\S)/gu, `№${nbsp}`],
    [new RegExp(` (?=(?:б|би|ж|же)${wordEnd})`, 'giu'), nbsp],
    beforeDash('—'),
  ],
  en: [...everywhere, beforeDash('–')],
}

/** Sets the non-breaking spaces (and the true minus) that print in the language has; authors type plain ones. */
export function typeset(language: Language, text: string): string {
  return rules[language].reduce((set, [pattern, replacement]) => set.replace(pattern, replacement), text)
}
