import type { TraitShare } from '../findings.ts'
import { figure, numbersTable } from './figure.ts'
import { markup } from './markup.ts'
import type { Markup } from './markup.ts'
import { partOf, percentInPrint, signed, thousands } from './numbers.ts'
import { anchorAt, scaleOver } from './scale.ts'
import type { Scale } from './scale.ts'
import { fit } from './wrapping.ts'

/** Whose wins they are, and how many. */
export type NamedShare = readonly [name: string, share: TraitShare]

/** Whether an interval lies wholly on one side of a value: only then is there something to see. */
export function sideOf(
  { from, to }: { from: number; to: number },
  value: number,
): 'above' | 'below' | 'around' {
  if (from > value) return 'above'
  return to < value ? 'below' : 'around'
}

/** What everybody would win if all were alike: all wins over all games. */
export function fairShare(bySeat: readonly TraitShare[]): number {
  const sum = (of: (share: TraitShare) => number) => bySeat.reduce((sum, share) => sum + of(share), 0)
  return partOf(
    sum(({ wins }) => wins),
    sum(({ games }) => games),
  )
}

/** A longer name would leave no room for the number at the other end of its line. */
export const longestName = 30

const rowHeight = 38
const headHeight = 24
const smallestSpan = 0.1

/** The win rates of some as dots on their intervals, with the fair share as a line through all of them. */
export function sharesFigure(id: string, title: string, shares: readonly NamedShare[], fair: number): Markup {
  const scale = scaleOver(...spanOf(shares, fair), 3)
  const bottom = headHeight + shares.length * rowHeight
  const place = scale.at(fair)
  const changes = shares.some(([, { change }]) => change !== undefined)
  return figure({
    id,
    title,
    description: describe(shares, fair),
    height: bottom + 20,
    plot: [
      ...axis(scale, headHeight, bottom),
      markup`<line class="fair" x1="${place}%" x2="${place}%" y1="${headHeight - 6}" y2="${bottom}"/>`,
      markup`<text class="small" x="${place}%" y="12" text-anchor="${anchorAt(place)}">fair share ${percentInPrint(fair)}</text>`,
      ...shares.map(([name, share], i) => row(name, share, headHeight + i * rowHeight, scale, fair)),
    ],
    numbers: numbersTable(
      title,
      ['who', 'win rate', '95\u00a0%', 'wins', 'fair share', ...(changes ? ['against the same role'] : [])],
      shares.map(([name, share]) => [
        name,
        percentInPrint(share.share),
        `${percentInPrint(share.from)} to ${percentInPrint(share.to)}`,
        `${thousands(share.wins)} of ${thousands(share.games)}`,
        sideOf(share, fair),
        ...(changes ? [changeIn(share)] : []),
      ]),
    ),
  })
}

/** What a trait changes, each role compared with itself alone. */
const changeIn = ({ change }: TraitShare): string =>
  change === undefined ? '' : `${signed(change.points)} (${signed(change.from)} to ${signed(change.to)})`

/** From the least to the most that a picture of these must show; never so little that chance looks like much. */
export function spanOf(shares: readonly NamedShare[], fair: number): readonly [least: number, most: number] {
  const least = Math.min(fair, ...shares.map(([, { from }]) => from))
  const most = Math.max(fair, ...shares.map(([, { to }]) => to))
  const spare = Math.max(0, smallestSpan - (most - least)) / 2
  return [Math.max(0, least - spare), Math.min(1, most + spare)]
}

/** The lines behind a plot, with their percentages below it. */
function axis(scale: Scale, top: number, bottom: number): Markup[] {
  return scale.ticks.map(tick => {
    const x = scale.at(tick)
    const anchor = x < 1 ? 'start' : x > 99 ? 'end' : 'middle'
    return markup`<line class="grid" x1="${x}%" x2="${x}%" y1="${top}" y2="${bottom}"/><text class="small" x="${x}%" y="${bottom + 15}" text-anchor="${anchor}">${percentOfTick(tick)}</text>`
  })
}

const percentOfTick = (tick: number): string => `${Math.round(tick * 1000) / 10}\u00a0%`

function row(name: string, share: TraitShare, top: number, scale: Scale, fair: number): Markup {
  const [from, to, at] = [share.from, share.to, share.share].map(value => scale.at(value)) as [
    number,
    number,
    number,
  ]
  const state = sideOf(share, fair) === 'around' ? 'idle' : 'told'
  return markup`<g><title>${name}: ${percentInPrint(share.share)}, 95 % from ${percentInPrint(share.from)} to ${percentInPrint(share.to)}</title><text x="0" y="${top + 15}">${fit(name, longestName)}</text><text class="value" x="100%" y="${top + 15}" text-anchor="end">${percentInPrint(share.share)}</text><rect class="span ${state}" x="${from}%" width="${Math.max(0, to - from)}%" y="${top + 23}" height="6" rx="3"/><circle class="dot ${state}" cx="${at}%" cy="${top + 26}" r="5"/></g>`
}

function describe(shares: readonly NamedShare[], fair: number): string {
  const each = shares.map(([name, { share, from, to }]) => {
    return `${name} ${percentInPrint(share)} (${percentInPrint(from)} to ${percentInPrint(to)})`
  })
  return `Win rates with intervals of 95 %, fair share ${percentInPrint(fair)}: ${each.join('; ')}.`
}
