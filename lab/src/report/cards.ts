import type { CardFindings } from '../findings.ts'
import { markup } from './markup.ts'
import type { Markup } from './markup.ts'
import { percentInPrint, signed, thousands } from './numbers.ts'
import { scaleOver } from './scale.ts'
import type { Scale } from './scale.ts'
import { sideOf } from './shares.ts'

/** A card that changes the chances by more than so many points is worth a look. */
export const bound = 6

const shownFirst = 24

/** Those that change most first. */
export function byChange(cards: readonly CardFindings[]): CardFindings[] {
  return cards.toSorted((a, b) => Math.abs(b.change.points) - Math.abs(a.change.points))
}

/** Whether a card surely changes the chances by more than the bound. */
export const isBeyond = ({ change }: CardFindings): boolean =>
  sideOf(change, bound) === 'above' || sideOf(change, -bound) === 'below'

/** All cards with what they change; those that change least are folded away. */
export function cardsFigure(
  id: string,
  cards: readonly CardFindings[],
  name: (card: string) => string,
): Markup {
  const sorted = byChange(cards)
  const scale = scaleFor(cards)
  const rows = sorted.map(card => rowOf(card, scale, name(card.card)))
  const [first, rest] = [rows.slice(0, shownFirst), rows.slice(shownFirst)]
  return markup`<figure class="cards"><figcaption><h3 id="${id}">Cards</h3><p class="note">How much more often those who played the card won than others in the same role who did not, in points of 100, with its interval of 95 %. The dashed lines are the bound of ±${bound} points; a full dot lies wholly beyond it.</p></figcaption>
${tableOf(first, scale, id)}${rest.length === 0 ? undefined : markup`<details><summary>${thousands(rest.length)} more, from ${signed(sorted[shownFirst]?.change.points ?? 0)}</summary>${tableOf(rest, scale, id)}</details>`}</figure>
`
}

/** How far from nothing the axis must reach; an interval without an end is cut at it. */
export function widestOf(cards: readonly CardFindings[]): number {
  const ends = cards.flatMap(({ change }) => [change.points, change.from, change.to].map(Math.abs))
  return Math.min(100, Math.max(bound * 1.5, ...ends.filter(Number.isFinite)))
}

function scaleFor(cards: readonly CardFindings[]): Scale {
  const most = widestOf(cards)
  return scaleOver(-most, most, 6)
}

function tableOf(rows: readonly Markup[], scale: Scale, id: string): Markup {
  const ticks = scale.ticks.map(tick => {
    const x = scale.at(tick)
    return markup`<text class="small" x="${x}%" y="12" text-anchor="${x < 1 ? 'start' : x > 99 ? 'end' : 'middle'}">${tick > 0 ? `+${tick}` : tick < 0 ? `−${-tick}` : '0'}</text>`
  })
  return markup`<table role="table" aria-labelledby="${id}"><thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">card</th><th role="columnheader" scope="col" class="change">change<svg class="plot" width="100%" height="16" aria-hidden="true">${ticks}</svg></th><th role="columnheader" scope="col">points</th><th role="columnheader" scope="col">drafted</th><th role="columnheader" scope="col">played</th><th role="columnheader" scope="col">won</th></tr></thead><tbody role="rowgroup">${rows}</tbody></table>`
}

const lines = [-bound, 0, bound]

function rowOf(card: CardFindings, scale: Scale, name: string): Markup {
  const { change, drafted, played, wins } = card
  const [from, to, at] = [change.from, change.to, change.points].map(points =>
    Math.max(0, Math.min(100, scale.at(points))),
  ) as [number, number, number]
  const state = isBeyond(card) ? 'told' : 'idle'
  const grid = lines.map(points => {
    const x = scale.at(points)
    return markup`<line class="${points === 0 ? 'floor' : 'bound'}" x1="${x}%" x2="${x}%" y1="0" y2="28"/>`
  })
  return markup`<tr role="row"><th role="rowheader" scope="row">${name}</th><td role="cell" class="change"><svg class="plot" width="100%" height="28" aria-hidden="true">${grid}<rect class="span ${state}" x="${from}%" width="${Math.max(0, to - from)}%" y="11" height="6" rx="3"/><circle class="dot ${state}" cx="${at}%" cy="14" r="5"/></svg></td><td role="cell" class="points"><b>${signed(change.points)}</b> <span>(${signed(change.from)} to ${signed(change.to)})</span></td><td role="cell" data-of="drafted">${thousands(drafted)}</td><td role="cell" data-of="played">${thousands(played)}</td><td role="cell" data-of="won">${percentInPrint(wins.share)}</td></tr>
`
}
