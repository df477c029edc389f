import type { Event, Match } from '@osud/engine'
import type { PathOfDestiny } from '@osud/path-of-destiny'
import type { Observations } from '../study.ts'

type Heroes = readonly string[]

/** Studies a match of Path of Destiny: heroes, initiative, cards, dominant symbols, paths and pages. */
export function studyPathOfDestiny(match: Match): Observations {
  const { players } = match.position.game as PathOfDestiny['state']
  // The Automa of a solo game competes, but sits nowhere.
  const heroes = players.slice(0, match.header.seats).map(({ hero }) => hero)
  const events = match.events()
  const order = startingOrder(events)
  const drafted = cardsBy(events, heroes, ['log.draft', 'log.draft-deck'])
  const played = cardsBy(events, heroes, ['log.play', 'log.play-one'])
  return {
    seats: heroes.map((role, seat) => ({
      role,
      traits: { initiative: String(order.indexOf(role) + 1) },
      drafted: drafted[seat] ?? [],
      played: played[seat] ?? [],
    })),
    ...storyOf(events),
  }
}

/** The order in which everybody began: the last that is told before the first chapter. */
function startingOrder(events: readonly Event[]): Heroes {
  const chapter = events.findIndex(({ key }) => key === 'log.chapter')
  const heroes = events.slice(0, chapter).findLast(({ key }) => key === 'log.initiative')?.args['heroes']
  return Array.isArray(heroes) ? (heroes as Heroes) : []
}

/** The cards that events of these kinds tell of, by seat. */
function cardsBy(events: readonly Event[], heroes: Heroes, keys: readonly string[]): string[][] {
  const cards: string[][] = heroes.map(() => [])
  for (const { key, args } of events) {
    if (!keys.includes(key)) continue
    cards[heroes.indexOf(String(args['hero']))]?.push(...cardsOf(args))
  }
  return cards
}

/** The cards of an event: several that were moved, or one that is told by its title. */
function cardsOf({ cards, card }: Event['args']): string[] {
  if (typeof cards === 'object' && 'cards' in cards) return cards.cards.map(one => one.card)
  return typeof card === 'object' && 'text' in card ? [card.text.replace(/^card\./, '')] : []
}

/**
 * The way through the story. Of the two pages that lie open during a chapter only the one counts whose path was taken,
 * so that the pages of a game are one way through the book.
 */
function storyOf(events: readonly Event[]): Pick<Observations, 'facts' | 'pages'> {
  const facts: Record<string, string> = {}
  const pages: string[] = []
  let [chapter, aside, open] = [0, 0, [] as string[]]
  for (const { key, args } of events) {
    switch (key) {
      case 'log.chapter':
        chapter = Number(args['chapter'])
        open = []
        break
      case 'log.page': {
        const page = pageOf(args)
        if (chapter > 0 && open.length < 2) open.push(page)
        else pages.push(page)
        break
      }
      case 'log.fate-aside':
      case 'log.fate-even':
        aside++
        break
      case 'log.dominant': {
        const path = String(args['path'])
        const [left = '', right = ''] = open
        facts[`chapter ${chapter}: dominant`] = String(args['kind'])
        facts[`page ${left.slice(left.lastIndexOf('.') + 1)}`] = path
        pages.push(path === 'left' ? left : right)
        break
      }
    }
  }
  facts['fate tokens set aside'] = String(aside)
  return { facts, pages }
}

/** The id of a page as it stands in the texts: the story and the number. */
function pageOf({ page }: Event['args']): string {
  return typeof page === 'object' && 'text' in page ? page.text.replace(/^page\./, '') : ''
}
