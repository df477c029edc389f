import { describe, expect, test } from 'vitest'
import { readBook, type BookLanguage, type GameId } from '../src/index.ts'
import { fold } from '../src/search/fold.ts'
import { find, indexOf, type SearchIndex } from '../src/search/index.ts'
import { stemsOf } from '../src/search/stem.ts'

const related = (language: BookLanguage, one: string, other: string): boolean =>
  stemsOf(fold(one), language).some(stem => stemsOf(fold(other), language).includes(stem))

describe('folding', () => {
  test('drops Czech accents, Ukrainian stress and apostrophes, and keeps й and ї apart from и and і', () => {
    expect(fold('Žetonů')).toBe('zetonu')
    expect(fold('ПРИРУЧЕ́НИЙ')).toBe('приручений')
    expect(fold('обовʼязково')).toBe('обовязково')
    expect(fold('Стриґа')).toBe('стрига')
    expect(fold('їхній')).toBe('їхній')
  })
})

describe('forms of a word find each other', () => {
  test.each([
    ['karta', 'kartou karet kartu karty kartě kartám kartách kartami'],
    ['žeton', 'žetonů žetonu žetony žetonem žetonech žetonům'],
    ['osud', 'osudu osudem'],
    ['ruka', 'ruky ruce ruku rukou'],
    ['balíček', 'balíčku balíčky balíčků balíčkem'],
    ['hráč', 'hráče hráči hráčů hráčem hráčům'],
    ['hra', 'hry hru her'],
    ['dominantní', 'dominantního dominantním'],
    ['časová', 'časové časovou časových'],
    ['draftovat', 'draftuje draftujete draftování draftoval'],
    ['odhodit', 'odhoďte odhodí odhodil odhodili'],
    ['odhalit', 'odhalí odhalené odhalených odhalení'],
    ['konec', 'konce konci koncem'],
    ['cíl', 'cíle cíli cílů'],
  ])('in Czech: %s – %s', (word, forms) => {
    expect(forms.split(' ').filter(form => !related('cs', word, form))).toEqual([])
  })

  test.each([
    ['карта', 'карт карти карту картою картам картами картах картка карток картки'],
    ['жетон', 'жетона жетони жетонів жетоном жетонам жетонами'],
    ['колода', 'колоди колод колоду колодою'],
    ['хід', 'ходу ходи ходів ходом'],
    ['очко', 'очка очок очками'],
    ['призначення', 'призначенню призначенням'],
    ['пригодницька', 'пригодницьких пригодницької пригодницьку'],
    ['доля', 'долі долю долею'],
    ['гравець', 'гравця гравці гравців гравцем гравцям'],
    ['активний', 'активна активного активних активним'],
    ['бій', 'бою боєм'],
    ['скинути', 'скиньте скинув скинуті'],
    ['розділ', 'розділу розділи розділів'],
    ['рука', 'руки руці рукою'],
    ['вміння', 'вмінь вмінням'],
  ])('in Ukrainian: %s – %s', (word, forms) => {
    expect(forms.split(' ').filter(form => !related('uk', word, form))).toEqual([])
  })

  test.each([
    ['card', 'cards'],
    ['lose', 'loses losing'],
    ['ability', 'abilities'],
    ['draft', 'drafted drafting drafts'],
    ['place', 'placed placing places'],
    ['discard', 'discarded discarding'],
    ['pass', 'passes passed passing'],
  ])('in English: %s – %s', (word, forms) => {
    expect(forms.split(' ').filter(form => !related('en', word, form))).toEqual([])
  })

  test.each<[BookLanguage, string, string]>([
    ['cs', 'karta', 'kapitola'],
    ['cs', 'hráč', 'hraní'],
    ['cs', 'tah', 'tato'],
    ['cs', 'pozice', 'pořadí'],
    ['uk', 'карта', 'картина'],
    ['uk', 'хід', 'хто'],
    ['uk', 'доля', 'для'],
    ['uk', 'символ', 'сила'],
    ['en', 'card', 'care'],
  ])('in %s %s is another word than %s', (language, one, other) => {
    expect(related(language, one, other)).toBe(false)
  })
})

describe('searching', () => {
  const indexes = new Map<string, SearchIndex>()
  const search = (game: GameId, language: BookLanguage, query: string) => {
    const index = indexes.get(game + language) ?? indexOf(readBook(game, language))
    indexes.set(game + language, index)
    return find(index, query)
  }
  const ids = (...args: Parameters<typeof search>) => search(...args).rules.map(({ rule }) => rule.id)

  test.each(['kartou', 'karet', 'KARTY', 'kartě'])('%s finds the rules that say it in another form', word => {
    const found = search('path-of-destiny', 'cs', word)
    expect(found.partly).toBe(false)
    const forms = new Set(
      found.rules.flatMap(({ rule, marks }) =>
        marks.map(({ from, to }) => rule.text.slice(from, to).toLowerCase()),
      ),
    )
    for (const form of ['karta', 'karty', 'karet', 'kartu']) expect(forms).toContain(form)
  })

  test('accents may be left out, and words that stand together come first', () => {
    const found = ids('path-of-destiny', 'cs', 'zetonu osudu')
    expect(found).toEqual(ids('path-of-destiny', 'cs', 'žetonů osudu'))
    expect(found).toContain('POD-153')
    const [first] = search('path-of-destiny', 'cs', 'žetonů osudu').rules
    expect(first?.rule.text).toMatch(/žeton\S* osudu/i)
  })

  test('Ukrainian forms find each other in Ukrainian rules', () => {
    expect(ids('path-of-destiny', 'uk', 'жетона призначення')).toContain('POD-153')
    expect(ids('path-of-destiny', 'uk', 'колодою')).toContain('POD-100')
  })

  test('where no rule has all the words, those that have most of them are told as such', () => {
    const found = search('path-of-destiny', 'uk', 'пригодницьких карт')
    expect(found.partly).toBe(true)
    expect(found.rules.some(({ rule }) => /карт/i.test(rule.text))).toBe(true)
  })

  test('what players say as well finds the rules, too', () => {
    const found = search('path-of-destiny', 'uk', 'жетона долі')
    expect(found.partly).toBe(false)
    expect(found.terms[0]?.term.name).toBe('жетон призначення')
    expect(found.rules.map(({ rule }) => rule.id)).toContain('POD-153')
    expect(ids('path-of-destiny', 'en', 'vp')).toContain('POD-061')
  })

  test('the words of the glossary find rules that are still in English', () => {
    for (const [language, query] of [
      ['uk', 'жетона долі'],
      ['cs', 'žetonů osudu'],
    ] as const) {
      const found = search('wonder-book', language, query)
      expect(found.partly).toBe(false)
      expect(found.terms[0]?.term.english).toBe('fate token')
      expect(found.rules[0]?.rule.text).toMatch(/fate token/i)
      expect(found.rules.length).toBeGreaterThan(5)
    }
  })

  test('an unfinished word finds what begins with it', () => {
    expect(ids('path-of-destiny', 'cs', 'domin')).toContain('POD-018')
  })

  test.each(['POD-103', 'pod103', 'pod 103', '103', '[POD-103]'])(
    '%s finds the rule of that number',
    query => {
      expect(ids('path-of-destiny', 'en', query)).toEqual(['POD-103'])
    },
  )

  test('words of the glossary are found by name, and say where', () => {
    const { terms } = search('path-of-destiny', 'cs', 'časovou osu')
    expect(terms[0]?.term.name).toBe('časová osa')
    expect(terms[0]?.marks).toEqual([
      { from: 0, to: 6 },
      { from: 7, to: 10 },
    ])
  })

  test('names of other rules in a text are not searched', () => {
    expect(ids('path-of-destiny', 'cs', 'pod')).not.toContain('POD-099')
  })

  test('what is nowhere is not found, and nothing is found for nothing', () => {
    expect(search('path-of-destiny', 'cs', 'křivule')).toEqual({ rules: [], terms: [], partly: false })
    expect(search('path-of-destiny', 'cs', '  ')).toEqual({ rules: [], terms: [], partly: false })
    expect(search('path-of-destiny', 'cs', '([*')).toEqual({ rules: [], terms: [], partly: false })
  })
})
