import { readFile } from 'node:fs/promises'
import { Match } from '@osud/engine'
import { pathOfDestiny, texts } from '@osud/path-of-destiny'
import { describe, expect, test } from 'vitest'
import { studyPathOfDestiny } from '../src/path-of-destiny/study.ts'
import type { Observations } from '../src/study.ts'

const kept = ['the-edge-of-the-world', 'striga-alone', 'the-lesser-evil']

const read = (file: string): Promise<string> =>
  readFile(new URL(`../../games/path-of-destiny/matches/${file}`, import.meta.url), 'utf8')

/** What was told in a match, in English. Numbers are bound to what follows, and patterns should not need to know. */
const transcriptOf = async (name: string): Promise<string> =>
  (await read(`${name}.en.txt`)).replaceAll('\u00a0', ' ')

async function seenIn(name: string): Promise<Observations> {
  const match = Match.replay(pathOfDestiny, JSON.parse(await read(`${name}.json`)))
  return studyPathOfDestiny(match as unknown as Match)
}

/** The groups that a pattern finds in a transcript, one row for each sentence. */
const sentences = (transcript: string, pattern: RegExp): string[][] =>
  [...transcript.matchAll(pattern)].map(([, ...groups]) => groups)

/** What the texts whose keys fit a pattern are called in English: the id, which is the pattern's group, by the title. */
function idsByTitle(pattern: RegExp): Map<string, string> {
  return new Map(
    Object.entries(texts.en).flatMap(([key, title]): [string, string][] => {
      const id = pattern.exec(key)?.[1]
      return id === undefined ? [] : [[title, id]]
    }),
  )
}

const cards = idsByTitle(/^card\.([^.]+)$/)
const pages = idsByTitle(/^page\.([^.]+\.\d+)$/)

/** Stands for a card that a transcript does not name. */
const someCard: unknown = expect.toBeOneOf([...cards.values()])

/** The cards of a sentence: those it names, or as many as it keeps hidden. */
function cardsIn(sentence: string): unknown[] {
  const hidden = Number(/(\d+) hidden card/.exec(sentence)?.[1] ?? 0)
  const named = sentences(sentence, /“(.+?)”/g).map(([title = '']) => cards.get(title) ?? title)
  return [...named, ...Array.from({ length: hidden }, () => someCard)]
}

/** The cards of a hero in the sentences that fit a pattern, whose groups are the hero and the cards. */
const cardsOf = (hero: string, transcript: string, pattern: RegExp): unknown[] =>
  sentences(transcript, pattern).flatMap(([who, what = '']) => (who === hero ? cardsIn(what) : []))

/** The heroes of a match by seat: the transcript tells who joined, and the record which seat first answered so. */
async function heroesOf(name: string): Promise<string[]> {
  const joined = sentences(await transcriptOf(name), /^(\w+) joins the company\.$/gm).flat()
  const { entries } = JSON.parse(await read(`${name}.json`)) as {
    entries: { seat: number; value: unknown }[]
  }
  return joined.map((_, at) => {
    const hero = joined.find(one => entries.find(({ value }) => value === one.toLowerCase())?.seat === at)
    return hero ?? `nobody at seat ${at}`
  })
}

/** The chapters of a transcript, each with the pages that are read in it; the first is what comes before chapter 1. */
const chaptersOf = (transcript: string): { told: string; titled: string[] }[] =>
  transcript.split(/^Chapter \d\.$/m).map(told => ({
    told,
    titled: told.split('\n').flatMap(line => pages.get(line) ?? []),
  }))

/** The dominant symbol of a chapter and the path that the story took after it. */
const dominantIn = (told: string): string[] =>
  sentences(told, /^The dominant symbol is (\w+): the story takes the (\w+) path\.$/gm).flat()

describe.each(kept)('the study of the kept match %s', name => {
  test('sees the heroes by seat and their places in the first order of initiative, the Automa’s counted', async () => {
    const transcript = await transcriptOf(name)
    const order = /^Initiative: (.+)\.$/m.exec(transcript)?.[1]?.split(/, | and /) ?? []
    const { seats } = await seenIn(name)
    expect(seats.map(({ role, traits }) => [role, traits])).toEqual(
      (await heroesOf(name)).map(hero => [
        hero.toLowerCase(),
        { initiative: String(order.indexOf(hero) + 1) },
      ]),
    )
  })

  test('sees what everybody played, what abilities play included', async () => {
    const transcript = await transcriptOf(name)
    const heroes = await heroesOf(name)
    const { seats } = await seenIn(name)
    expect(seats.map(({ played }) => played)).toEqual(
      heroes.map(hero => cardsOf(hero, transcript, /^(\w+) (?:plays:|also plays) (.+)\.$/gm)),
    )
  })

  test('sees what everybody drafted, from the deck too, but not what abilities took', async () => {
    const transcript = await transcriptOf(name)
    const heroes = await heroesOf(name)
    const { seats } = await seenIn(name)
    expect(seats.map(({ drafted }) => drafted)).toEqual(
      heroes.map(hero =>
        cardsOf(hero, transcript, /^(\w+) (?:drafts a pair|draws from the main deck): (.+)\.$/gm),
      ),
    )
  })

  test('sees the dominant symbols, the paths that were taken and the fate tokens that were set aside', async () => {
    const transcript = await transcriptOf(name)
    const facts = chaptersOf(transcript).flatMap(({ told, titled: [left] }, chapter) => {
      const [symbol, path] = dominantIn(told)
      if (symbol === undefined) return []
      return [
        [`chapter ${chapter}: dominant`, symbol],
        [`page ${left?.split('.')[1]}`, path],
      ]
    })
    const aside = sentences(transcript, /(Fate token \d is set aside\.)$/gm).length
    expect(facts).toHaveLength(6)
    expect((await seenIn(name)).facts).toEqual({
      ...Object.fromEntries(facts),
      'fate tokens set aside': String(aside),
    })
  })

  test('sees one way through the book: every page that was read but those of the paths not taken', async () => {
    const way = chaptersOf(await transcriptOf(name)).flatMap(({ told, titled }) => {
      const [, path] = dominantIn(told)
      return titled.filter((_, i) => i !== { left: 1, right: 0 }[path ?? ''])
    })
    expect(way.length).toBeGreaterThan(7)
    expect((await seenIn(name)).pages).toEqual(way)
  })
})

test.each([
  ['a card played by an ability', / also plays “/],
  ['a draft from the deck', / draws from the main deck: /],
  ['a card taken by an ability', / takes “.+” into hand\./],
  ['cards drawn outside the draft', /\w draws: /],
  ['a fate token set aside', / is set aside\./],
  ['a left path', / takes the left path\./],
  ['a right path', / takes the right path\./],
  ['an Automa', /^The Automa plays /m],
])('the kept matches tell of %s, so that it is seen when the study miscounts it', async (_, sentence) => {
  const transcripts = await Promise.all(kept.map(transcriptOf))
  expect(transcripts.some(transcript => sentence.test(transcript))).toBe(true)
})
