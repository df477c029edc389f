import { readFile } from 'node:fs/promises'
import { isHidden, log, Match } from '@osud/engine'
import type { Reader, SeenEvent } from '@osud/engine'
import { languages, names, speaker } from '@osud/lang'
import type { Language } from '@osud/lang'
import { problems } from '@osud/lang/check'
import type { Chronicle, Passage, Tale, TaleVoice } from '@osud/lang/tale'
import { describe, expect, it, test } from 'vitest'
import { pathOfDestiny, texts } from '../index.ts'
import { chronicle as cs } from '../lang/cs/chronicle.ts'
import { chronicle as en } from '../lang/en/chronicle.ts'
import { chronicle as uk } from '../lang/uk/chronicle.ts'
import { telling } from '../tale/index.ts'
import { begin, playedOut, playing } from './whole-match.ts'
import type { Whole } from './whole-match.ts'

const kept = ['the-edge-of-the-world', 'striga-alone', 'the-lesser-evil']
const words = { cs, uk, en }

const replayed = async (name: string): Promise<Whole> =>
  Match.replay(
    pathOfDestiny,
    JSON.parse(await readFile(new URL(`../matches/${name}.json`, import.meta.url), 'utf8')),
  )

function voiceOf(language: Language): TaleVoice {
  const said = speaker({ language, texts: { ...texts[language], ...words[language] }, names })
  return { ...said, nameOf: hero => names.people[hero]?.[language].nom ?? hero }
}

const taleOf = (match: Whole, reader: Reader = 'onlooker'): Tale => ({
  seats: match.header.seats,
  state: match.position.game,
  events: log(match, reader),
  ...(match.result && { result: match.result }),
})

const told = (match: Whole, language: Language = 'en', reader?: Reader): Chronicle =>
  telling.tell(taleOf(match, reader), voiceOf(language))

function written(passage: Passage): string {
  switch (passage.as) {
    case 'heading':
      return `\n— ${passage.text} —`
    case 'page':
      return [`\n${passage.title}`, passage.prose, ...passage.notes.map(note => `  · ${note}`)].join('\n')
    case 'told':
      return `\n${passage.text}`
  }
}

const asText = ({ title, cast, passages, ending }: Chronicle): string =>
  [
    title,
    cast.map(({ name }) => name).join(' · '),
    ...passages.map(written),
    '',
    ...(ending === undefined
      ? []
      : [ending.sentence, ...ending.ranks.map(({ name, points }) => `${name}: ${points}`)]),
  ].join('\n')

test('the words of the chronicle have no problems', () => {
  const kinds = {
    heroes: 'hero',
    others: 'hero',
    victims: 'hero',
    victim: 'hero',
    rival: 'hero',
    renfri: 'hero',
    stregobor: 'hero',
    one: 'kind',
    two: 'kind',
    kinds: 'kind',
    other: 'hero',
  } as const
  expect(problems({ texts: words, names, kinds })).toEqual([])
})

describe.each(kept)('the kept match %s', name => {
  it.each(languages)('has its chronicle in %s', async language => {
    await expect(`${asText(told(await replayed(name), language))}\n`).toMatchFileSnapshot(
      `../matches/${name}.chronicle.${language}.txt`,
    )
  })

  it('tells no sentence twice', async () => {
    const sentences = told(await replayed(name)).passages.flatMap(passage =>
      passage.as === 'told' ? passage.text.split(/(?<=[.”]) (?=[A-Z“])/) : [],
    )
    const again = sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)
    expect(again.filter(sentence => sentence.length > 60)).toEqual([])
  })

  it('shows no page of a path that was not taken', async () => {
    const match = await replayed(name)
    const read = taleOf(match).events.flatMap(({ key, args }) => (key === 'log.page' ? [pageIn(args)] : []))
    const shown = told(match).passages.flatMap(passage => (passage.as === 'page' ? [passage.key] : []))
    // In each chapter two pages lie open, and one of them is taken.
    expect(read.length - shown.length).toBe(3)
    expect(read).toEqual(expect.arrayContaining(shown))
  })

  it('ends with the points of the result', async () => {
    const match = await replayed(name)
    const points = told(match)
      .ending?.ranks.toSorted((a, b) => a.seat - b.seat)
      .map(rank => rank.points)
    expect(points?.slice(0, match.header.seats)).toEqual(match.result?.scores?.slice(0, match.header.seats))
  })
})

const pageIn = (args: SeenEvent['args']): string =>
  typeof args['page'] === 'object' && 'text' in args['page'] ? args['page'].text : ''

describe('any match', () => {
  const tables = (['edge-of-the-world', 'striga', 'lesser-evil'] as const).flatMap(story =>
    [1, 2, 3, 4, 5].map(seats => ({ story, seats })),
  )

  it.each(tables)('of $story at $seats seats can be told in every language', ({ story, seats }) => {
    for (const seed of [1, 2, 3]) {
      const match = playedOut(begin(seats, { story, characters: 'free' }, seed))
      for (const language of languages) {
        const { passages, ending, cast } = told(match, language)
        expect(ending?.ranks).toHaveLength(Math.max(2, seats))
        expect(cast).toHaveLength(Math.max(2, seats))
        expect(passages.filter(({ as }) => as === 'heading')).toHaveLength(4)
      }
    }
  })

  it('can be told at any moment, with the two pages that lie open', () => {
    const match = begin(3, { story: 'lesser-evil', characters: 'free' })
    let moments = 0
    for (const question of playing(match)) {
      if (moments++ % 3 > 0) continue
      const { passages } = told(match, 'cs', 0)
      const chapter = passages.findLastIndex(({ as }) => as === 'heading')
      if (question.ask === 'ask.draft')
        expect(passages.slice(chapter).filter(({ as }) => as === 'page')).toHaveLength(2)
      expect(
        telling.previously?.(taleOf(match, 0), voiceOf('cs'), 0, 'Vyberte dvojici.').length,
      ).toBeLessThan(4)
    }
    expect(moments).toBeGreaterThan(30)
  })

  it('names no card that its reader may not know', () => {
    const match = begin(3, { story: 'lesser-evil', characters: 'free' })
    let moments = 0
    for (const question of playing(match)) {
      if (question.kind === 'offer' || moments++ % 4 > 0) continue
      const tale = taleOf(match)
      const known = new Set(tale.events.flatMap(({ args }) => Object.values(args).flatMap(cardsIn)))
      const text = asText(telling.tell(tale, voiceOf('en')))
      for (const [key, title] of Object.entries(texts.en))
        if (/^card\.[a-z-]+$/.test(key) && text.includes(`“${title}”`)) expect(known).toContain(key)
    }
  })
})

/** The keys of all cards that an argument of an event names. */
function cardsIn(arg: SeenEvent['args'][string]): string[] {
  if (typeof arg !== 'object') return []
  if ('text' in arg) return [arg.text]
  return 'cards' in arg ? arg.cards.filter(card => !isHidden(card)).map(card => `card.${card}`) : []
}

describe('previously', () => {
  const left = (seed: number, stop: number): Whole => {
    const match = begin(3, { story: 'striga', characters: 'free' }, seed)
    let asked = 0
    for (const question of playing(match)) if (question.kind !== 'offer' && asked++ === stop) break
    return match
  }

  it.each(languages)('says in %s where we are, what the last page told, and what is asked', language => {
    const match = left(1, 30)
    const sentences = telling.previously?.(taleOf(match, 0), voiceOf(language), 0, '…?') ?? []
    expect(sentences).toHaveLength(3)
    expect(sentences).toMatchSnapshot()
  })
})
