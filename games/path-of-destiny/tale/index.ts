import type { ChroniclePage, Passage, Tale, TaleVoice, Telling } from '@osud/lang/tale'
import type { Player, State } from '../rules/state.ts'
import { factsOf } from './facts.ts'
import type { ChapterFacts, PageFacts, StoryFacts } from './facts.ts'
import { tellGifts } from './gifts.ts'
import { tellOutcome, tellVerdict } from './outcome.ts'
import { previously } from './previously.ts'
import { endingOf, tellReckoning } from './reckoning.ts'
import { tellTurn, untold } from './turn.ts'
import { wordsOf } from './wording.ts'
import type { Words } from './wording.ts'

/** How Path of Destiny tells its matches. */
export const telling: Telling = { tell, previously }

function tell(tale: Tale, voice: TaleVoice): ReturnType<Telling['tell']> {
  const facts = factsOf(tale.events)
  const words = wordsOf(voice)
  const players: readonly Player[] = (tale.state as State).players
  const cast = players.map(({ hero }, seat) => ({
    seat,
    name: voice.nameOf(hero),
    portrait: `hero:${hero}`,
  }))
  const passages = [
    ...settingOut(words, facts),
    ...facts.prologue.map(page => pageOf(words, page)),
    ...facts.chapters.flatMap(chapter => tellChapter(words, facts, chapter)),
    ...tellEnd(words, facts, tale),
  ]
  const ending = endingOf(words, facts, tale, cast)
  return {
    title: facts.story === '' ? '' : voice.say(facts.story),
    cast,
    passages,
    ...(ending && { ending }),
  }
}

function settingOut({ say }: Words, { heroes, automa }: StoryFacts): Passage[] {
  const [hero] = heroes
  if (hero === undefined) return []
  if (automa === undefined) return [{ as: 'told', text: say('set-out', { heroes }) }]
  const args = { hero, other: automa.hero, level: { text: automa.level } }
  return [{ as: 'told', text: say('set-out-alone', args) }]
}

/** A chapter that is over shows only the page of the path that was taken; until then both lie open. */
function tellChapter(words: Words, story: StoryFacts, chapter: ChapterFacts): Passage[] {
  const { number, open, turns, outcome } = chapter
  const { left, right } = open
  const told = untold()
  const paragraphs = turns
    .map(turn => tellTurn(words, story, chapter, turn, told))
    .filter(text => text !== '')
  const passages: Passage[] = [
    { as: 'heading', text: words.text('tale.chapter', { chapter: number }) },
    ...(left && right ? [crossroads(words, left, right)] : []),
  ]
  if (outcome === undefined)
    for (const page of [left, right])
      if (page !== undefined)
        passages.push({ ...pageOf(words, page), caption: words.text('tale.caption', { kind: page.symbol }) })
  passages.push(...paragraphs.map((text): Passage => ({ as: 'told', text })))
  if (outcome === undefined) return passages
  const taken = open[outcome.path]
  passages.push({ as: 'told', text: tellVerdict(words, chapter, outcome) })
  const brought = tellOutcome(words, story, chapter, outcome)
  if (brought !== '') passages.push({ as: 'told', text: brought })
  if (taken !== undefined) passages.push(pageOf(words, taken))
  passages.push(...outcome.pages.map(page => pageOf(words, page)))
  return passages
}

type OpenPage = PageFacts & { readonly symbol: string }

function crossroads({ say }: Words, left: OpenPage, right: OpenPage): Passage {
  const args = { left: { text: left.key }, right: { text: right.key }, one: left.symbol, two: right.symbol }
  return { as: 'told', text: say('crossroads', args) }
}

function tellEnd(words: Words, { reckoning, epilogue }: StoryFacts, tale: Tale): Passage[] {
  if (reckoning === undefined) return []
  return [
    { as: 'heading', text: words.text('tale.reckoning') },
    { as: 'told', text: tellReckoning(words, reckoning, tale) },
    ...(epilogue === undefined ? [] : [pageOf(words, epilogue)]),
  ]
}

function pageOf(words: Words, { key, prose, after }: PageFacts): { readonly as: 'page' } & ChroniclePage {
  const [, story = '', number = ''] = /^page\.(.+)\.(\d+)$/.exec(key) ?? []
  return {
    as: 'page',
    key,
    title: words.voice.say(key),
    prose: words.voice.say(prose),
    picture: `page:${story}:${number}`,
    notes: tellGifts(words, after),
  }
}
