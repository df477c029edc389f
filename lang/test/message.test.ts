import { describe, expect, it } from 'vitest'
import { expand } from '../src/message.ts'

describe('expanding a message', () => {
  it.each([
    ['The {hero, form, acc}.', 'The {hero__acc}.'],
    ['To {hero,form,with}', 'To {hero__with}'],
    ['In { place , form , in }', 'In {place__in}'],
    ['{hero, gender, m {he} f {she} other {it}}', '{hero__g, select, m {he} f {she} other {it}}'],
    ['{n} {item, count, n}', '{n__plain} {item__n}'],
    ['{x} {item, count, x, acc}', '{x__plain} {item__x__acc}'],
    ['Draws: {cards, cards}.', 'Draws: {cards__cards}.'],
    ['Draws {cards, cards, acc}.', 'Draws {cards__cards__acc}.'],
    ['Page: {page, title}', 'Page: {page__title}'],
    ['For {heroes, list, acc} and {nicks, list}', 'For {heroes__list__acc} and {nicks__list}'],
    ['{n, number}', '{n, number}'],
    ['No arguments at all', 'No arguments at all'],
  ])('turns “%s” into “%s”', (ours, icu) => {
    expect(expand(ours).icu).toBe(icu)
  })

  it('reaches into the branches of plurals, selects and genders, however deep', () => {
    const ours =
      'So {n, plural, =0 {none} one {# {kind, form, nom}} other {{how, select, a {{hero, gender, f {{by, form, dat}} other {x}}} other {y}} #}}'
    expect(expand(ours).icu).toBe(
      'So {n, plural, =0 {none} one {# {kind__nom}} other {{how, select, a {{hero__g, select, f {{by__dat}} other {x}}} other {y}} #}}',
    )
  })

  it('leaves a branch alone that looks like an argument', () => {
    expect(expand('{how, select, a {token} other {x, form, y}}').icu).toBe(
      '{how, select, a {token} other {x, form, y}}',
    )
  })

  it('marks a name that opens a sentence, and only that', () => {
    const opens = (text: string): unknown[] => [...expand(text).slots.keys()]
    expect(opens('{hero, form, nom} rests.')).toEqual(['hero__nom__first'])
    expect(opens('Night. {hero, form, nom} rests.')).toEqual(['hero__nom__first'])
    expect(opens('Night: {hero, form, nom} rests.')).toEqual(['hero__nom'])
    expect(opens('{n, plural, other {{hero, form, nom}}}')).toEqual(['hero__nom'])
  })

  it.each([
    ['{hero, from, acc}', 'there is no argument type from'],
    ['{hero, form}', 'expected a form: {hero, form, acc}'],
    ['{item, count}', 'expected a number'],
    ['{item, count, n, dat}', 'expected a number'],
    ['{hero', 'expected a } after {hero'],
    ['{}', 'expected the name of an argument'],
    ['what } now', 'a } that closes nothing'],
    ['{n, plural, one {# card}', 'expected a } after the branches'],
    ['{n, plural, one {# card', 'expected a } after a branch'],
    ['{cards, cards, gen}', 'expected a } or a case: {cards, cards, acc}'],
    ['{my__hero}', 'my__hero has two underscores'],
  ])('says what is wrong with “%s”', (ours, why) => {
    expect(() => expand(ours)).toThrow(SyntaxError)
    expect(() => expand(ours)).toThrow(why)
  })
})
