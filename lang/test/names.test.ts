import { describe, expect, it } from 'vitest'
import { mergeNames, names } from '../src/index.ts'
import type { Case, Person } from '../src/index.ts'
import { formOf, genderOf, named, nounAfter, countedNoun } from '../src/names/forms.ts'

const cases: readonly Case[] = ['nom', 'gen', 'dat', 'acc', 'voc', 'loc', 'ins']
const { people, places, kinds, counted } = names
const inflected = Object.entries({ ...people, ...places, ...kinds })
describe('the names', () => {
  it('are all there', () => {
    const sizes = [people, places, kinds, counted].map(group => Object.keys(group).length)
    expect(sizes).toEqual([62, 19, 9, 65])
  })

  it.each(inflected)('decline %s in seven cases, and have it in English', (_, name) => {
    for (const form of cases) {
      expect(formOf(name, 'cs', form), `cs ${form}`).toMatch(/^\p{L}[\p{L} ’-]*$/u)
      expect(formOf(name, 'uk', form), `uk ${form}`).toMatch(/^[\p{sc=Cyrillic}][\p{sc=Cyrillic} ʼ-]*$/u)
    }
    expect(formOf(name, 'en', 'nom')).toMatch(/^\p{L}[\p{L} ]*$/u)
    expect(genderOf(name, 'cs')).toMatch(/^[mfn]$/u)
    expect(genderOf(name, 'uk')).toMatch(/^[mfn]$/u)
  })

  it.each(Object.entries(people))(
    'have ready phrases and an English possessive of %s',
    (_, { en, cs, uk }) => {
      expect(en.poss).toBe(`${'the' in en ? en.the : en.nom}’s`)
      expect([`s ${cs.ins}`, `se ${cs.ins}`]).toContain(cs.with)
      expect([`k ${cs.dat}`, `ke ${cs.dat}`]).toContain(cs.to)
      expect([`з ${uk.ins}`, `із ${uk.ins}`, `зі ${uk.ins}`]).toContain(uk.with)
      expect(uk.to).toBe(`до ${uk.gen}`)
    },
  )

  it.each(Object.entries(places))('have ready phrases for %s', (_, place) => {
    for (const { nom, in: within, to, from } of [place.en, place.cs, place.uk]) {
      expect(within).toMatch(/^\p{Ll}+ /u)
      expect(to).toMatch(/^\p{Ll}+ /u)
      expect(from).toMatch(/^\p{Ll}+ /u)
      expect(nom).toMatch(/^(?:the )?\p{Lu}/u)
    }
  })

  it.each(Object.values(people).filter(({ cs }) => cs.anim && cs.g === 'm'))(
    'decline the animate $cs.nom with an accusative like the genitive',
    ({ cs }) => {
      const declinedLikeAFeminine = cs.nom.endsWith('a')
      expect(cs.acc === cs.gen).toBe(!declinedLikeAFeminine)
    },
  )

  it.each([...inflected, ...Object.entries(counted)])(
    'write %s without ASCII apostrophes, stray spaces or loose accents',
    (_, { cs, uk, en }) => {
      const forms = [cs, uk, en].flatMap(word => Object.values(word)).filter(form => typeof form === 'string')
      expect(forms.length).toBeGreaterThan(8)
      for (const form of forms) {
        expect(form).not.toMatch(/'|^\s|\s$|\s\s/u)
        expect(form).toBe(form.normalize('NFC'))
      }
    },
  )
})

describe('a counted noun', () => {
  it('takes the accusative of people and fiends after two to four', () => {
    const fiend = countedNoun(names, 'fiend')
    expect([1, 2, 5].map(n => nounAfter(fiend, 'cs', n, 'nom'))).toEqual(['běs', 'běsové', 'běsů'])
    expect([1, 2, 5].map(n => nounAfter(fiend, 'cs', n, 'acc'))).toEqual(['běsa', 'běsy', 'běsů'])
    expect([1, 2, 5, 21].map(n => nounAfter(fiend, 'uk', n, 'acc'))).toEqual([
      'біса',
      'бісів',
      'бісів',
      'біса',
    ])
    expect([1, 2].map(n => nounAfter(fiend, 'en', n, 'acc'))).toEqual(['fiend', 'fiends'])
  })
})

describe('merging names', () => {
  const geralt = named(names, 'geralt') as Person
  const hen: Person = { ...geralt, kind: 'character', games: ['example'] }

  it('adds the names of a game to those of all games', () => {
    const more = mergeNames(names, { people: { hen } })
    expect(more.people['hen']).toBe(hen)
    expect(more.people['geralt']).toBe(geralt)
    expect(more.counted).toEqual(names.counted)
  })

  it('does not mind the same name twice', () => {
    expect(mergeNames(names, names)).toEqual(names)
  })

  it('refuses two different names with one id, even in different groups', () => {
    expect(() => mergeNames(names, { people: { geralt: hen } })).toThrow(
      'two different names have the id geralt',
    )
    expect(() => mergeNames(names, { people: { cintra: hen } })).toThrow(
      'two different names have the id cintra',
    )
  })

  it('lets a counted noun have the id of a name', () => {
    expect(Object.keys(names.counted)).toContain('fiend')
    expect(Object.keys(names.people)).toContain('fiend')
  })
})
