import type { CardFindings, Findings, Histogram, Share, TableFindings } from '../findings.ts'
import { bound, byChange, isBeyond, widestOf } from './cards.ts'
import { paints, rowLines, skyline, strip } from './essence-rows.ts'
import type { Paint, Row } from './essence-rows.ts'
import { againWith, failuresOf, whyOf } from './failures.ts'
import { optionsOf } from './head.ts'
import { binsOf, timesIn } from './histogram.ts'
import type { Bin } from './histogram.ts'
import { count, pace, partOf, percent, punctualityText, short, signed, thousands } from './numbers.ts'
import { fairShare, sideOf, spanOf } from './shares.ts'
import type { NamedShare } from './shares.ts'
import { fit, wrapped } from './wrapping.ts'

/** How wide the terminal is, and whether it knows colours. */
export interface EssenceOptions {
  readonly width?: number
  readonly colour?: boolean
}

const mostFailures = 10
const mostCards = 8
const narrowest = 24

/** The findings in short, for a terminal. */
export function essence(found: Findings, { width = 80, colour = false }: EssenceOptions = {}): string {
  const room = Math.max(narrowest, width)
  const paint = paints(colour)
  return [
    headLines(found, room),
    ...found.tables.map(table => tableLines(table, room, paint)),
    failureLines(found, room),
  ]
    .map(lines => lines.join('\n'))
    .join('\n\n')
}

function headLines(found: Findings, width: number): string[] {
  const { game, rules, options, experiment, seed, bots, punctuality } = found
  const what = [
    `${game} (rules ${rules})`,
    ...optionsOf(options),
    ...(experiment === undefined ? [] : [`experiment ${experiment}`]),
    `bots ${bots.join(', ')}`,
    `seed ${seed}`,
  ]
  const speed = `${pace(found.gamesPerSecond)} games/s, ${thousands(found.answersPerSecond)} answers/s`
  return [
    ...wrapped(what.join(', '), width),
    ...wrapped(
      `${count(found.games, 'game')} in ${found.seconds.toFixed(1)} s: ${speed}${found.interrupted ? ' (interrupted)' : ''}`,
      width,
    ),
    ...(punctuality === undefined ? [] : wrapped(punctualityText(punctuality), width)),
  ]
}

function tableLines(table: TableFindings, width: number, paint: Paint): string[] {
  const fair = fairShare(table.bySeat)
  const named = (shares: { readonly [name: string]: Share }) =>
    Object.entries(shares).toSorted(([, a], [, b]) => b.share - a.share)
  return [
    paint.bold(fit(`${count(table.seats, 'seat')}, ${count(table.games, 'game')}`, width)),
    ...shareLines('wins by role', named(table.byRole), fair, width, paint),
    ...shareLines('wins by bot', named(table.byBot), fair, width, paint),
    ...shareLines(
      'wins by seat',
      table.bySeat.map((share, seat) => [String(seat + 1), share]),
      fair,
      width,
      paint,
    ),
    ...endingLines(table.endings, width),
    ...scoreLines(table.scores, width),
    ...(table.lengths === undefined ? [] : lengthLines(table.lengths, width)),
    ...cardLines(table.cards, width, paint),
  ]
}

function shareLines(
  title: string,
  shares: readonly NamedShare[],
  fair: number,
  width: number,
  paint: Paint,
): string[] {
  if (shares.length === 0) return []
  const [least, most] = spanOf(shares, fair)
  const place = (value: number) => partOf(value - least, most - least)
  const rows = shares.map(([name, share]): Row => {
    const said = percent(share.share).padStart(6)
    const between = `${said} (${percent(share.from)} to ${percent(share.to)})`
    return {
      name,
      texts: [`${between}, ${thousands(share.wins)} of ${thousands(share.games)}`, between, said],
      picture: room => {
        const shown = { ...share, at: share.share, told: sideOf(share, fair) !== 'around' }
        return strip(room, place, shown, [fair], paint)
      },
    }
  })
  return [fit(`  ${title} (┆ fair share ${percent(fair)})`, width), ...rowLines(rows, width)]
}

function endingLines(endings: TableFindings['endings'], width: number): string[] {
  const sorted = Object.entries(endings).toSorted(([, a], [, b]) => b - a)
  const whole = sorted.reduce((sum, [, games]) => sum + games, 0)
  const most = sorted[0]?.[1] ?? 0
  if (sorted.length === 0) return []
  const rows = sorted.map(([name, games]): Row => {
    const share = percent(partOf(games, whole)).padStart(6)
    return {
      name,
      texts: [`${share}, ${thousands(games)}`, share],
      picture: room => '█'.repeat(Math.round(partOf(games, most) * room)),
    }
  })
  return ['  endings', ...rowLines(rows, width)]
}

function scoreLines(scores: TableFindings['scores'], width: number): string[] {
  if (scores === undefined || scores.all.count === 0) return []
  const bins = binsOf([scores.winners, scores.all], Math.min(60, width - 14))
  const range = `${bins[0]?.from ?? 0} to ${bins.at(-1)?.to ?? 0}`
  return [
    fit(
      `  scores (${range}, winners median ${short(scores.winners.median)}, all ${short(scores.all.median)})`,
      width,
    ),
    `    winners  ${drawn(scores.winners, bins)}`.trimEnd(),
    `    all      ${drawn(scores.all, bins)}`.trimEnd(),
  ]
}

const drawn = (histogram: Histogram, bins: readonly Bin[]): string =>
  skyline(bins.map(bin => timesIn(histogram, bin)))

function lengthLines(lengths: Histogram, width: number): string[] {
  const { count, least, most, median, mean } = lengths
  if (count === 0) return []
  const range = least === most ? String(least) : `${least}–${most}`
  return [
    fit(`  length  ${range} answers, median ${short(median)}, mean ${mean.toFixed(1)}`, width),
    `             ${drawn(lengths, binsOf([lengths], Math.min(60, width - 14)))}`,
  ]
}

function cardLines(cards: readonly CardFindings[], width: number, paint: Paint): string[] {
  if (cards.length === 0) return []
  const shown = byChange(cards).slice(0, mostCards)
  const most = widestOf(shown)
  const rows = shown.map((card): Row => {
    const { points, from, to } = card.change
    const said = signed(points).padStart(5)
    const between = `${said} (${signed(from)} to ${signed(to)})`
    return {
      name: card.card,
      texts: [`${between}, ${thousands(card.played)} played`, between, said],
      picture: room => {
        const place = (value: number) => (value + most) / (2 * most)
        return strip(room, place, { from, to, at: points, told: isBeyond(card) }, [-bound, 0, bound], paint)
      },
    }
  })
  const title = `  cards by change of the chances (┆ −${bound}, 0, +${bound} points)`
  return [fit(title, width), ...rowLines(rows, width)]
}

function failureLines(found: Findings, width: number): string[] {
  const { failed } = found
  const all = failuresOf(found)
  if (all === 0) return ['No game failed.']
  const lines = failed.slice(0, mostFailures).flatMap(game => {
    return wrapped(`${againWith(game)}: ${whyOf(game)}`, width - 4).map(
      (line, i) => `${i === 0 ? '  ' : '    '}${line}`,
    )
  })
  const more = all - mostFailures
  const listed = failed.length < all ? `the first ${thousands(failed.length)}` : 'all'
  return [
    `${count(all, 'game')} failed:`,
    ...lines,
    ...(more > 0 ? [fit(`  and ${thousands(more)} more (--json lists ${listed})`, width)] : []),
  ]
}
