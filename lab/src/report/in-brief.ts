import type { Share, TableFindings } from '../findings.ts'
import { bound, byChange, isBeyond } from './cards.ts'
import { markup } from './markup.ts'
import type { Markup } from './markup.ts'
import { count, partOf, percentInPrint, short, signed } from './numbers.ts'
import { fairShare, sideOf } from './shares.ts'
import type { Titles } from './titles.ts'

/** What a reader with half a minute should know of a table. */
export function inBrief(table: TableFindings, titles: Required<Titles>): Markup {
  const told = [
    roles(table, titles),
    seats(table),
    endings(table, titles),
    scores(table),
    cards(table, titles),
  ]
  const items = told.filter(one => one !== undefined)
  return items.length === 0
    ? markup``
    : markup`<ul class="brief">${items.map(one => markup`<li>${one}</li>`)}</ul>`
}

function roles({ byRole, bySeat }: TableFindings, titles: Required<Titles>): Markup | undefined {
  const sorted = Object.entries(byRole).toSorted(([, a], [, b]) => b.share - a.share)
  const [best, worst] = [sorted[0], sorted.at(-1)]
  if (best === undefined || worst === undefined || sorted.length < 2) return undefined
  const off = sorted.filter(([, share]) => sideOf(share, fairShare(bySeat)) !== 'around').length
  return markup`<b>${titles.role(best[0])}</b> wins most (${percentInPrint(best[1].share)}), <b>${titles.role(worst[0])}</b> least (${percentInPrint(worst[1].share)}); ${off} of ${count(sorted.length, 'role')} surely off the fair share.`
}

function seats({ bySeat }: TableFindings): Markup | undefined {
  if (bySeat.length < 2) return undefined
  const fair = fairShare(bySeat)
  const off = bySeat.flatMap((share: Share, seat) =>
    sideOf(share, fair) === 'around' ? [] : [{ share, seat }],
  )
  if (off.length === 0) return markup`No seat is surely better than another.`
  return markup`Surely off the fair share: ${off.map(({ share, seat }) => `seat ${seat + 1} (${percentInPrint(share.share)})`).join(', ')}.`
}

function endings({ endings }: TableFindings, titles: Required<Titles>): Markup | undefined {
  const sorted = Object.entries(endings).toSorted(([, a], [, b]) => b - a)
  const whole = sorted.reduce((sum, [, games]) => sum + games, 0)
  const [most, least] = [sorted[0], sorted.at(-1)]
  if (most === undefined || least === undefined || sorted.length < 2) return undefined
  return markup`${count(sorted.length, 'ending')} reached, most often <b>${titles.page(most[0])}</b> (${percentInPrint(partOf(most[1], whole))}), least often <b>${titles.page(least[0])}</b> (${percentInPrint(partOf(least[1], whole))}).`
}

function scores({ scores, lengths }: TableFindings): Markup | undefined {
  if (scores === undefined || scores.winners.count === 0) return undefined
  const length = lengths === undefined ? '' : `, after a median of ${short(lengths.median)} answers`
  return markup`Winners have a median of ${short(scores.winners.median)} points, all seats ${short(scores.all.median)}${length}.`
}

function cards({ cards }: TableFindings, titles: Required<Titles>): Markup | undefined {
  if (cards.length === 0) return undefined
  const beyond = byChange(cards).filter(isBeyond)
  if (beyond.length === 0) return markup`No card surely changes the chances by more than ${bound} points.`
  const named = beyond
    .slice(0, 3)
    .map(({ card, change }) => `${titles.card(card)} (${signed(change.points)})`)
  return markup`${count(beyond.length, 'card')} surely beyond ±${bound} points: ${named.join(', ')}${beyond.length > named.length ? ', …' : '.'}`
}
