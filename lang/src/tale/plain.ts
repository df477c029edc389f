import type { SeenArg, SeenEvent } from '@osud/engine'
import type { Manner } from '../manner.ts'
import { closed } from './closed.ts'
import type { Passage, Tale, TaleVoice, Telling } from './tale.ts'

/** What must be known of a game to tell it plainly. */
export interface PlainGame {
  readonly title: string
  readonly mannerOf: (event: SeenEvent) => Manner
  readonly heroOf: (state: unknown, seat: number) => string | undefined
}

/** More sentences than this make no paragraph. */
const most = 8

/**
 * How any game is told that has no telling of its own: headings and pages as they come, and the news between them sentence by
 * sentence; what happens in passing is left out.
 */
export function plainTelling({ title, mannerOf, heroOf }: PlainGame): Telling {
  return {
    tell: ({ seats, state, events, result }, voice) => {
      const name = (seat: number): string => {
        const hero = heroOf(state, seat)
        return hero === undefined ? voice.say('word.seat', { n: seat + 1 }) : voice.nameOf(hero)
      }
      const cast = Array.from({ length: seats }, (_, seat) => ({ seat, name: name(seat) }))
      const { scores, winners = [] } = result ?? {}
      const ranks = cast
        .map(one => ({ ...one, ...(scores && { points: scores[one.seat] ?? 0 }) }))
        .toSorted((one, other) => (other.points ?? 0) - (one.points ?? 0))
      const nicks = winners.map(name)
      return {
        title,
        cast,
        passages: passagesOf(events, voice, mannerOf),
        ...(result && {
          ending: {
            ranks,
            sentence: victory(nicks, voice),
          },
        }),
      }
    },
    // Where we are, what happened last, and what is asked: all that can be said without knowing the game.
    previously: ({ events }, voice, _seat, asked) => {
      const last = (...manners: readonly Manner[]): string[] => {
        const event = events.findLast(one => manners.includes(mannerOf(one)))
        return event === undefined ? [] : [wordsOf(event, voice)]
      }
      const turn = asked === undefined ? [] : [`${voice.say('table.your-turn')} ${closed(asked)}`]
      return [...last('page', 'heading'), ...last('news'), ...turn]
    },
  }
}

/** What an event tells; of a page its title. */
function wordsOf({ key, args }: SeenEvent, voice: TaleVoice): string {
  const { page } = args
  return isText(page) ? voice.say(page.text) : voice.say(key, args)
}

function victory(nicks: readonly string[], voice: TaleVoice): string {
  const [nick] = nicks
  if (nick === undefined) return voice.say('end.nobody')
  return nicks.length === 1 ? voice.say('end.winner', { nick }) : voice.say('end.winners', { nicks })
}

function passagesOf(
  events: Tale['events'],
  voice: TaleVoice,
  mannerOf: (event: SeenEvent) => Manner,
): Passage[] {
  const passages: Passage[] = []
  let sentences: string[] = []
  const rest = (): void => {
    if (sentences.length > 0) passages.push({ as: 'told', text: sentences.join(' ') })
    sentences = []
  }
  for (const event of events) {
    const { key, args } = event
    const { page, prose } = args
    const manner = mannerOf(event)
    if (manner === 'page' && isText(page)) {
      rest()
      const [title, words] = [voice.say(page.text), isText(prose) ? voice.say(prose.text) : '']
      passages.push({ as: 'page', key: page.text, title, prose: words, notes: [] })
    } else if (manner === 'heading') {
      rest()
      passages.push({ as: 'heading', text: voice.say(key, args) })
    } else if (manner !== 'aside') {
      sentences.push(voice.say(key, args))
      if (sentences.length === most) rest()
    }
  }
  rest()
  return passages
}

const isText = (arg: SeenArg | undefined): arg is { readonly text: string } =>
  typeof arg === 'object' && 'text' in arg
