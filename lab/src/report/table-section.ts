import type { Share, TableFindings } from '../findings.ts'
import { cardsFigure } from './cards.ts'
import { endingsFigure } from './endings.ts'
import { factGroups, factsFigure } from './facts.ts'
import { tableId } from './head.ts'
import { histogramFigure } from './histogram.ts'
import { inBrief } from './in-brief.ts'
import { markup } from './markup.ts'
import type { Markup } from './markup.ts'
import { count } from './numbers.ts'
import { fairShare, sharesFigure } from './shares.ts'
import type { NamedShare } from './shares.ts'
import { storyFigures } from './story.ts'
import type { Titles } from './titles.ts'

/** Everything that came out at the tables with one number of seats. */
export function tableSection(table: TableFindings, titles: Required<Titles>): Markup {
  const id = tableId(table)
  return markup`<section id="${id}"><h2>${count(table.seats, 'seat')}<span class="of">${count(table.games, 'game')}${table.failed > 0 ? `, ${count(table.failed, 'failure')}` : ''}</span></h2>
${inBrief(table, titles)}
<div class="figures">${winFigures(id, table, titles)}${countFigures(id, table, titles)}</div>
${table.story === undefined ? undefined : storyFigures(`${id}-story`, table.story, titles.page)}${table.cards.length === 0 ? undefined : cardsFigure(`${id}-cards`, table.cards, titles.card)}</section>
`
}

/** Who won: by role, seat, bot and trait. */
function winFigures(id: string, table: TableFindings, titles: Required<Titles>): Markup[] {
  const fair = fairShare(table.bySeat)
  const roles = named(table.byRole, titles.role).toSorted(mostFirst)
  const seats = table.bySeat.map((share, seat): NamedShare => [`Seat ${seat + 1}`, share])
  const bots = named(table.byBot, bot => bot).toSorted(mostFirst)
  const traits = Object.entries(table.byTrait).map(([trait, shares], i) => {
    return [`trait-${i}`, titles.fact(trait), named(shares, value => titles.value(trait, value))] as const
  })
  const figures: (readonly [key: string, by: string, shares: readonly NamedShare[]])[] = [
    ['roles', 'role', roles],
    ['places', 'seat', seats],
    ['bots', 'bot', bots],
    ...traits,
  ]
  return figures
    .filter(([, , shares]) => shares.length > 0)
    .map(([key, by, shares]) => sharesFigure(`${id}-${key}`, `Wins by ${by}`, shares, fair))
}

/** What was counted: scores, lengths, endings and the facts of the game. */
function countFigures(id: string, table: TableFindings, titles: Required<Titles>): Markup[] {
  const { scores, lengths, endings, facts } = table
  const ends = Object.entries(endings).map(([ending, games]) => [titles.page(ending), games] as const)
  const groups = factGroups(facts)
  return [
    ...(scores === undefined || scores.all.count === 0
      ? []
      : [
          histogramFigure(`${id}-scores`, 'Scores', 'points', [
            ['Winners', scores.winners],
            ['All', scores.all],
          ]),
        ]),
    ...(lengths === undefined || lengths.count === 0
      ? []
      : [histogramFigure(`${id}-lengths`, 'Length', 'answers', [['Games', lengths]])]),
    ...(ends.length === 0 ? [] : [endingsFigure(`${id}-endings`, ends)]),
    ...groups.map((group, i) => factsFigure(`${id}-facts-${i}`, group, titles.fact, titles.value)),
  ]
}

const named = (shares: { readonly [id: string]: Share }, name: (id: string) => string): NamedShare[] =>
  Object.entries(shares).map(([id, share]) => [name(id), share])

const mostFirst = ([, a]: NamedShare, [, b]: NamedShare): number => b.share - a.share
