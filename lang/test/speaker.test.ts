import { describe, expect, it } from 'vitest'
import { names, speaker } from '../src/index.ts'
import type { Language, SayArgs, Texts } from '../src/index.ts'

function say(language: Language, text: string, args: SayArgs = {}, more: Texts = {}): string {
  const { say } = speaker({ language, texts: { text, ...more }, names })
  return say('text', args).replaceAll('\u00a0', '~')
}

const cards: Readonly<Record<Language, Texts>> = {
  cs: { 'card.trade': 'Poctivé řemeslo', 'card.mill': 'Mlýn', 'card.road': 'Cesta k horám' },
  uk: { 'card.trade': 'Чесне ремесло', 'card.mill': 'Млин', 'card.road': 'Дорога в гори' },
  en: { 'card.trade': 'An Honest Trade', 'card.mill': 'The Mill', 'card.road': 'The Road' },
}
const saidCards = (language: Language, ...held: string[]): string =>
  say(language, '{cards, cards}', { cards: { cards: held } }, cards[language])

describe('saying cards', () => {
  it('names the known ones in quotes and joins them as the language does', () => {
    expect(saidCards('cs', 'trade', 'mill', 'road')).toBe('„Poctivé řemeslo“, „Mlýn“ a~„Cesta k~horám“')
    expect(saidCards('uk', 'trade', 'mill', 'road')).toBe('«Чесне ремесло», «Млин» та «Дорога в~гори»')
    expect(saidCards('en', 'trade', 'mill', 'road')).toBe('“An Honest Trade”, “The Mill” and “The Road”')
    expect(saidCards('en', 'mill')).toBe('“The Mill”')
  })

  it('counts the hidden ones, whatever their backs show, after the known ones', () => {
    expect(saidCards('cs', '?', 'mill', '?quest')).toBe('„Mlýn“ a~2~skryté karty')
    expect(saidCards('uk', '?', 'mill', '?quest')).toBe('«Млин» та 2~приховані карти')
    expect(saidCards('en', '?', 'mill', '?quest')).toBe('“The Mill” and 2~hidden cards')
  })

  it.each([
    [
      'cs',
      [
        '1~skrytá karta',
        '2~skryté karty',
        '5~skrytých karet',
        '11~skrytých karet',
        '21~skrytých karet',
        '22~skrytých karet',
      ],
    ],
    [
      'uk',
      [
        '1~прихована карта',
        '2~приховані карти',
        '5~прихованих карт',
        '11~прихованих карт',
        '21~прихована карта',
        '22~приховані карти',
      ],
    ],
    [
      'en',
      [
        '1~hidden card',
        '2~hidden cards',
        '5~hidden cards',
        '11~hidden cards',
        '21~hidden cards',
        '22~hidden cards',
      ],
    ],
  ] as const)('in %s fits the noun to 1, 2, 5, 11, 21 and 22 hidden cards', (language, expected) => {
    const said = [1, 2, 5, 11, 21, 22].map(n => saidCards(language, ...Array.from({ length: n }, () => '?')))
    expect(said).toEqual(expected)
  })

  it('puts a single hidden card into the accusative where the message asks for it', () => {
    const taken = (language: Language, ...held: readonly string[]): string =>
      say(language, '{cards, cards, acc}', { cards: { cards: held } }, cards[language])
    expect([taken('cs', '?'), taken('cs', '?', '?')]).toEqual(['1~skrytou kartu', '2~skryté karty'])
    expect([taken('uk', '?'), taken('uk', '?', '?')]).toEqual(['1~приховану карту', '2~приховані карти'])
    expect(taken('en', '?')).toBe('1~hidden card')
  })

  it('says that there are none', () => {
    expect([saidCards('cs'), saidCards('uk'), saidCards('en')]).toEqual(['0~karet', '0~карт', 'no cards'])
  })
})

describe('saying names', () => {
  const heroes = ['geralt', 'ciri', 'yennefer']

  it('puts each name of a list into its form, then joins them', () => {
    expect(say('cs', 'Pro {heroes, list, acc}.', { heroes })).toBe('Pro Geralta, Ciri a~Yennefer.')
    expect(say('uk', 'Для {heroes, list, acc}.', { heroes })).toBe('Для Геральта, Цірі та Йеннефер.')
    expect(say('en', 'For {heroes, list, nom}.', { heroes })).toBe('For Geralt, Ciri and Yennefer.')
    expect(say('en', 'For {heroes, list, nom}.', { heroes: ['geralt'] })).toBe('For Geralt.')
    expect(say('uk', 'Для {heroes, list, gen}.', { heroes: ['sid', 'lara'] })).toBe('Для Сіда та Лари.')
  })

  it('lists nicknames as they are', () => {
    expect(say('cs', 'Čeká se na odpověď: {nicks, list}.', { nicks: ['Jitka', 'o’Neil', 'Z'] })).toBe(
      'Čeká se na odpověď: Jitka, o’Neil a~Z.',
    )
    expect(say('en', '{nicks, list} wait.', { nicks: ['jitka', 'petr'] })).toBe('jitka and petr wait.')
  })

  it('takes the ready phrase with the right preposition', () => {
    const met = (language: Language, other: string): string =>
      say(language, 'x {other, form, with}', { other })
    expect([met('cs', 'geralt'), met('cs', 'sid'), met('cs', 'zlata')]).toEqual([
      'x s~Geraltem',
      'x se Sidem',
      'x se Zlatou',
    ])
    expect([met('uk', 'geralt'), met('uk', 'sid'), met('uk', 'zlata')]).toEqual([
      'x з~Геральтом',
      'x із Сідом',
      'x зі Златою',
    ])
    expect(say('cs', 'x {place, form, in}', { place: 'vizima' })).toBe('x ve Wyzimě')
    expect(say('uk', 'x {place, form, in}', { place: 'oxenfurt' })).toBe('x в~Оксенфурті')
  })

  it('branches on the gender of the word in this language', () => {
    const text = '{monster, gender, m {ten} f {ta} other {to}}'
    expect(say('cs', text, { monster: 'apparition' })).toBe('ten')
    expect(say('uk', text, { monster: 'apparition' })).toBe('ta')
    expect(say('en', text, { monster: 'apparition' })).toBe('to')
  })

  it('begins a sentence with a capital letter', () => {
    expect(
      say('en', '{hero, form, nom} acts. {hero, form, nom} rests with {hero, form, nom}.', {
        hero: 'automa',
      }),
    ).toBe('The Automa acts. The Automa rests with the Automa.')
    expect(say('uk', '{monster, form, nom} спить.', { monster: 'striga' })).toBe('Стриґа спить.')
  })

  it('fits animate nouns to a number as objects', () => {
    expect(say('cs', 'Umístěte {n} {what, count, n, acc}.', { n: 2, what: 'fiend' })).toBe('Umístěte 2~běsy.')
    expect(say('uk', 'Розмістіть {n} {what, count, n, acc}.', { n: 2, what: 'fiend' })).toBe(
      'Розмістіть 2~бісів.',
    )
  })
})

describe('saying other arguments', () => {
  it('writes numbers as the language does', () => {
    expect(say('cs', '{n} a {n, number}', { n: 1234.5 })).toBe('1~234,5~a~1~234,5')
    expect(say('uk', '{n}', { n: 1234.5 })).toBe('1~234,5')
    expect(say('en', '{n} or {n, number}', { n: 1234.5 })).toBe('1,234.5~or 1,234.5')
    expect(say('cs', 'Hlad {n} a {n, plural, one {#} few {#} many {#} other {#}}', { n: -2 })).toBe(
      'Hlad −2~a~−2',
    )
  })

  it('says the title of another text', () => {
    const more = { 'page.mill.title': 'Co si čert odnesl' }
    expect(say('cs', 'Stránka „{page, title}“', { page: { text: 'page.mill.title' } }, more)).toBe(
      'Stránka „Co si čert odnesl“',
    )
  })

  it('shows a nickname as it is, even one that looks like a message', () => {
    expect(say('en', '{nick} wins.', { nick: "{n, plural} <b>'#" })).toBe("{n, plural} <b>'# wins.")
  })

  it('takes a select that lists all there is, without other', () => {
    expect(say('cs', '{path, select, left {vlevo} right {vpravo}}', { path: 'right' })).toBe('vpravo')
    expect(() => say('cs', '{path, select, left {vlevo} right {vpravo}}', { path: 'up' })).toThrow('"up"')
  })

  it('needs only the arguments of the branch that is taken', () => {
    const text = '{how, select, token {a token} other {on {card}}}'
    expect(say('en', text, { how: 'token' })).toBe('a token')
    expect(() => say('en', text, { how: 'cover' })).toThrow('the argument card is missing')
  })
})

describe('a speaker', () => {
  const { say: speak, has } = speaker({ language: 'en', texts: { hello: 'Hello' }, names })

  it('knows which texts it has', () => {
    expect(has('hello')).toBe(true)
    expect([has('goodbye'), has('toString')]).toEqual([false, false])
  })

  it('says which text is not there', () => {
    expect(() => speak('goodbye')).toThrow('there is no text goodbye in en')
  })

  it('compiles a message once, and only when it is said', () => {
    let read = 0
    const texts = {
      get hello() {
        read++
        return `Hello ${read}`
      },
      broken: '{',
    }
    const lazy = speaker({ language: 'en', texts, names })
    expect(read).toBe(0)
    expect([lazy.say('hello'), lazy.say('hello')]).toEqual(
      ['Hello~1', 'Hello~1'].map(text => text.replace('~', ' ')),
    )
    expect(() => lazy.say('broken')).toThrow('the text broken in en: expected the name of an argument')
  })

  it.each([
    ['{hero, form, the}', { hero: 'geralt' }, 'geralt lacks the form the in en'],
    ['{hero, form, g}', { hero: 'geralt' }, 'geralt lacks the form g in en'],
    ['{hero, form, nom}', { hero: 'gerald' }, 'no name has the id gerald'],
    ['{hero, form, nom}', { hero: 'constructor' }, 'no name has the id constructor'],
    ['{hero, form, nom}', {}, 'the argument hero is missing'],
    ['{hero, form, nom}', { hero: 3 }, 'the argument hero should be the id of a name, but is 3'],
    ['{place, gender, m {a} other {b}}', { place: 'cintra' }, 'cintra has no gender in en'],
    ['{item, count, n}', { item: 'card' }, 'the argument n should be a number'],
    ['{item, count, n}', { item: 'geralt', n: 1 }, 'no counted noun has the id geralt'],
    ['{heroes, list, nom}', { heroes: [] }, 'a list needs at least one thing to name'],
    ['{heroes, list, nom}', { heroes: 'geralt' }, 'the argument heroes should be a list of strings'],
    ['{cards, cards}', { cards: ['mill'] }, 'the argument cards should be cards'],
    ['{cards, cards}', { cards: { cards: ['mill'] } }, 'there is no text card.mill in en'],
    ['{page, title}', { page: 'mill' }, 'the argument page should be the key of a text'],
    ['{page}', { page: { text: 'mill' } }, 'the argument page should be a string or a number'],
    ['{n, plural, other {#}}', {}, '"n" was not provided'],
  ] as const)('says what is wrong with %s when given %j', (text, args, why) => {
    expect(() => say('en', text, args)).toThrow(why)
    expect(() => say('en', text, args)).toThrow('the text text in en')
  })
})
