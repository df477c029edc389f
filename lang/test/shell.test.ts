import type { Trouble } from '@osud/engine'
import { describe, expect, it } from 'vitest'
import { problems } from '../src/check/index.ts'
import { explain, languages, names, shell, speaker } from '../src/index.ts'
import type { Language } from '../src/index.ts'

/** One trouble of every code; the compiler asks for those that lack. */
const troubles: Readonly<Record<Trouble['code'], Trouble>> = {
  'no-seat': { code: 'no-seat', given: '9' },
  ended: { code: 'ended' },
  'not-asked': { code: 'not-asked', seat: 1 },
  'stale-question': { code: 'stale-question', given: '3', open: [4] },
  malformed: { code: 'malformed', expected: 'a list of values' },
  'not-an-option': { code: 'not-an-option', given: 'moon' },
  refused: { code: 'refused', reasons: [] },
  repeated: { code: 'repeated', given: 'mill' },
  'too-few': { code: 'too-few', given: 1, limit: 2 },
  'too-many': { code: 'too-many', given: 5, limit: 3 },
  'over-cap': { code: 'over-cap', given: 4, cap: 2 },
  'no-suggestions': { code: 'no-suggestions' },
  'undo-off': { code: 'undo-off' },
  'undo-nothing': { code: 'undo-nothing' },
  'undo-barrier': { code: 'undo-barrier' },
  'undo-others': { code: 'undo-others' },
  'rules-bug': { code: 'rules-bug', step: 'draft', why: 'undefined' },
  damaged: { code: 'damaged', why: 'it has no header' },
  foreign: { code: 'foreign', expected: 'ferry', found: 'heron' },
  version: { code: 'version', has: '1.2', needs: '1.0' },
  'bad-setup': { code: 'bad-setup', why: 'seats' },
}

const speak = (language: Language, more: Readonly<Record<string, string>> = {}): ReturnType<typeof speaker> =>
  speaker({ language, texts: { ...shell[language], ...more }, names })
const shown = (text: string): string => text.replaceAll('\u00a0', ' ')

describe('the shell’s texts', () => {
  it('have no problems', () => {
    expect(problems({ texts: shell, names })).toEqual([])
  })

  it('keep buttons within 24 characters, prompts within 60 and refusals within 20 words', () => {
    for (const language of languages) {
      for (const [key, text] of Object.entries(shell[language])) {
        if (key.startsWith('button.')) expect(text.length, `${language} ${key}`).toBeLessThanOrEqual(24)
        if (key.startsWith('prompt.')) expect(text.length, `${language} ${key}`).toBeLessThanOrEqual(60)
        if (!key.startsWith('trouble.')) continue
        const words = text.match(/\{[^}]+\}|[\p{L}ʼ’-]+/gu) ?? []
        expect(words.length, `${language} ${key}`).toBeLessThanOrEqual(20)
        expect(text, `${language} ${key}`).not.toContain('!')
      }
    }
  })

  it('say who is waited for and who has won', () => {
    expect(shown(speak('cs').say('table.waiting', { nicks: ['Jitka', 'Petr'] }))).toBe(
      'Čeká se na odpověď: Jitka a Petr.',
    )
    expect(shown(speak('uk').say('end.winners', { nicks: ['Оля', 'Ігор', 'Ірина'] }))).toBe(
      'Спільна перемога: Оля, Ігор та Ірина.',
    )
    expect(shown(speak('en').say('table.points', { nick: 'Jitka', n: 1 }))).toBe('Jitka: 1 point')
    expect(shown(speak('uk').say('table.points', { nick: 'Оля', n: 21 }))).toBe('Оля: 21 очко')
    expect(shown(speak('cs').say('table.points', { nick: 'Petr', n: 22 }))).toBe('Petr: 22 bodů')
    expect(shown(speak('cs').say('word.seat', { n: 2 }))).toBe('Místo 2')
  })
})

describe.each(languages)('explaining in %s', language => {
  it.each(Object.values(troubles).map(trouble => [trouble.code, trouble] as const))(
    'has a sentence for %s',
    (_, trouble) => {
      expect(explain(speak(language), trouble)).toMatch(/^[\p{Lu}\d].*\.$/u)
    },
  )

  it('gives every trouble a sentence of its own', () => {
    const said = Object.values(troubles).map(trouble => explain(speak(language), trouble))
    expect(new Set(said).size).toBe(said.length)
  })
})

describe('explaining', () => {
  it('tells the numbers', () => {
    expect(shown(explain(speak('cs'), troubles['too-few']))).toBe(
      'Zatím 1, potřeba je aspoň 2. Ještě přidejte.',
    )
    expect(shown(explain(speak('uk'), troubles['over-cap']))).toBe(
      'Звідси можна взяти щонайбільше 2, а вказано 4. Візьміть менше.',
    )
    expect(shown(explain(speak('en'), troubles['too-many']))).toBe(
      '5 chosen, and at most 3 allowed. Take some away.',
    )
    expect(shown(explain(speak('en'), troubles.version))).toContain('under rules 1.0, and here we have 1.2')
  })

  it('tells the reasons of a refusal in the game’s own words', () => {
    const more = {
      'refuse.taken': '{by, form, nom} už tu stojí. Jinde je volno.',
      'refuse.dark': 'Je tma. Počkejte.',
    }
    const reasons = [
      { rule: 'POD-103', key: 'refuse.taken', args: { by: 'ciri' } },
      { rule: 'POD-104', key: 'refuse.dark' },
    ]
    expect(explain(speak('cs', more), { code: 'refused', reasons })).toBe(
      'Ciri už tu stojí. Jinde je volno. Je tma. Počkejte.',
    )
  })

  it('says something general when a refusal has no reason', () => {
    expect(explain(speak('cs'), troubles.refused)).toBe('To teď nejde. Vyberte něco jiného.')
  })
})
