import { isHidden } from '@osud/engine'
import type { View } from '@osud/engine'
import { captionOf, mannerOf, openPath } from '@osud/path-of-destiny'
import type { PathOfDestiny } from '@osud/path-of-destiny'
import type { Panel } from '../panel.ts'
import { wrap } from '../play/layout.ts'
import type { Pen } from '../play/pen.ts'
import { aroundLines } from './around.ts'
import { choiceText, offersPairs } from './choices.ts'
import { abilityWords, automaWords, competitorRows } from './competitors.ts'
import { cardLine, shortCard, signed } from './faces.ts'
import { sideAt, storyRuleLines } from './story-rules.ts'
import { timelineWords, tokenWords } from './timeline.ts'

type Seen = View<PathOfDestiny>

/** How the terminal shows Path of Destiny. */
export const panel: Panel<PathOfDestiny> = {
  hero: ({ players, chosen }, who) => players[who]?.hero ?? chosen[who],
  table: tableLines,
  around: aroundLines,
  choice: choiceText,
  manner: mannerOf,
  caption: captionOf,
}

function tableLines(view: Seen, pen: Pen): string[] {
  const folded = (lines: readonly string[]): string[] => lines.flatMap(line => wrap(line, pen.width, '    '))
  return [
    ...folded(heading(view, pen)),
    ...competitorRows(view, pen),
    ...folded([
      ...storyRuleLines(view, pen),
      ...ownBoard(view, pen),
      ...pairLines(view, pen),
      ...handLines(view, pen),
    ]),
  ]
}

/** Story, chapter and turn, and while a chapter lasts the two paths with their symbols and fate tokens. */
function heading(view: Seen, pen: Pen): string[] {
  const { narrator, paint } = pen
  const { options, chapter, turn, page, active, fate } = view.state
  const story = { text: `page.${options.story}` }
  const titleOf = (number: number): string => `page.${options.story}.${number}`
  const lasts = openPath(titleOf(page)) !== undefined
  const where = { key: lasts ? 'panel.turn' : 'panel.between', args: { story, chapter, turn } }
  const tokens = (place: (typeof fate)[number]): string[] => {
    const placed = fate.flatMap((one, i) => (one === place ? ['I'.repeat(i + 1)] : []))
    const key = place === 'aside' ? 'panel.fate-aside' : 'panel.fate'
    return placed.length > 0 ? [narrator.tell({ key, args: { tokens: placed.join(', ') } })] : []
  }
  const first = paint.bold(narrator.tell(chapter === 0 ? { key: story.text } : where))
  const line = [first, ...automaWords(view, pen), ...(lasts ? tokens('aside') : [])].join(' · ')
  if (!lasts) return [line]
  const paths = (['left', 'right'] as const).map(path => {
    const title = narrator.tell({ key: titleOf(page + (path === 'left' ? 0 : 1)) })
    return [narrator.tell({ key: `panel.${path}` }), title, signed(active[path], pen), ...tokens(path)].join(
      ' · ',
    )
  })
  return [line, ...paths]
}

/** The reader's own timeline, tokens, abilities and side quest. */
function ownBoard(view: Seen, pen: Pen): string[] {
  const { state, reader } = view
  const { narrator } = pen
  const player = reader === 'onlooker' ? undefined : state.players[reader]
  if (player === undefined || reader === 'onlooker') return []
  const line = (key: string, words: string): string[] =>
    words === '' ? [] : [`▸ ${narrator.tell({ key })}: ${words}`]
  const quest = narrator.tell({ key: `quest.${player.hero}.text` })
  return [
    ...line('zone.timeline', timelineWords(view, reader, pen)),
    ...line('panel.tokens', tokenWords(player, pen)),
    ...line('panel.abilities', abilityWords(player, pen)),
    ...(state.options.firstGame ? [] : line('panel.quest', quest)),
  ]
}

/** The pairs on the mat with what lies beside them, unless the reader is about to choose among them. */
function pairLines(view: Seen, pen: Pen): string[] {
  const { narrator } = pen
  const { state, zones } = view
  if (offersPairs(view)) return []
  const places = Array.from({ length: state.positions }, (_, i) => i + 1)
  return places.flatMap(n => {
    const cards = zones[`pair:${n}`] ?? []
    if (cards.length === 0) return []
    const title = narrator.tell({ key: 'ask.draft.taken', args: { n } })
    const side = sideAt(state, n)
    const token = side === undefined ? [] : [narrator.tell({ key: 'panel.alliance-here', args: { side } })]
    return [`${title}: ${[...cards.map(card => shortCard(card, [], pen)), ...token].join(' + ')}`]
  })
}

/** The reader's hand, unless the reader is about to choose among its cards. */
function handLines({ zones, reader, questions }: Seen, pen: Pen): string[] {
  const hand = (zones[`hand:${reader}`] ?? []).filter(card => !isHidden(card))
  const offered = new Set<unknown>(
    questions.flatMap(({ mine, question }) => {
      if (!mine || question === undefined || question.kind === 'offer') return []
      return question.options.map(({ value }) => value)
    }),
  )
  if (hand.every(card => offered.has(card))) return []
  const title = pen.narrator.tell({ key: 'zone.hand' })
  return [`▸ ${title}:`, ...hand.map(card => `    ${cardLine(card, pen)}`)]
}
