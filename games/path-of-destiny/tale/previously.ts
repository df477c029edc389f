import { closed } from '@osud/lang/tale'
import type { Tale, TaleVoice } from '@osud/lang/tale'
import type { State } from '../rules/state.ts'
import { factsOf } from './facts.ts'
import type { ChapterFacts, StoryFacts } from './facts.ts'
import { wordsOf } from './wording.ts'
import type { Words } from './wording.ts'

/** Where a match stands, in three sentences: the chapter, the last page, and how the table stands and what it asks. */
export function previously(
  tale: Tale,
  voice: TaleVoice,
  seat: number | undefined,
  asked: string | undefined,
): string[] {
  const words = wordsOf(voice)
  const facts = factsOf(tale.events)
  const ask = asked === undefined ? undefined : words.text('prev.asked', { ask: closed(asked) })
  return [
    whereWeAre(words, facts),
    lastPage(words, facts),
    [howWeStand(words, tale, seat), ask].filter(sentence => sentence !== undefined).join(' '),
  ].flatMap(sentence => (sentence === undefined || sentence === '' ? [] : [sentence]))
}

function whereWeAre({ text }: Words, { story, chapters, epilogue }: StoryFacts): string | undefined {
  if (story === '') return undefined
  const title = { text: story }
  const chapter = chapters.at(-1)
  if (epilogue !== undefined) return text('prev.over', { story: title })
  if (chapter === undefined) return text('prev.set-up', { story: title })
  const turn = chapter.turns.at(-1)?.number ?? 1
  return chapter.outcome === undefined
    ? text('prev.chapter', { story: title, chapter: chapter.number, turn })
    : text('prev.chapter-end', { story: title, chapter: chapter.number })
}

function lastPage({ text, voice }: Words, { prologue, chapters, epilogue }: StoryFacts): string | undefined {
  const read = [
    ...prologue,
    ...chapters.flatMap(({ outcome }) => outcome?.pages ?? []),
    epilogue ?? [],
  ].flat()
  const page = read.at(-1)
  if (page === undefined) return undefined
  const args = { page: { text: page.key }, line: lastSentence(voice.say(page.prose)) }
  const { open, outcome }: Partial<ChapterFacts> = chapters.at(-1) ?? {}
  const [left, right] = [open?.left, open?.right]
  if (left === undefined || right === undefined || outcome !== undefined) return text('prev.page-only', args)
  return text('prev.page', { ...args, left: { text: left.key }, right: { text: right.key } })
}

/** The closing sentence of a page; a very short one takes the one before it along. */
function lastSentence(prose: string): string {
  const sentences = prose.trim().split(/(?<=[.!?…][“”»]?)\s+(?=[\p{Lu}„“«])/u)
  const last = sentences.at(-1) ?? ''
  return last.length < 40 ? sentences.slice(-2).join(' ') : last
}

function howWeStand({ text }: Words, tale: Tale, seat: number | undefined): string | undefined {
  const { players } = tale.state as State
  const ranks = players.map(({ hero, victory: n }, who) => ({ hero, n, who })).toSorted((a, b) => b.n - a.n)
  const [first, second] = ranks
  if (first === undefined || second === undefined) return undefined
  if (first.n === 0) return text('prev.zero')
  const mine = ranks.find(({ who }) => who === seat)
  if (mine === undefined)
    return text('prev.standing', { hero: first.hero, n: first.n, rival: second.hero, m: second.n })
  const [rival = second] = ranks.filter(one => one !== mine)
  if (mine.n === rival.n) return text('prev.level', { rival: rival.hero, n: mine.n })
  return mine.n > rival.n
    ? text('prev.you-lead', { rival: rival.hero, n: mine.n, m: rival.n })
    : text('prev.you-trail', { rival: rival.hero, n: rival.n, m: mine.n })
}
