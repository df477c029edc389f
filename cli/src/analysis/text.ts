import type { Analysis } from '@osud/lab'
import { curve } from '@osud/lab/report'
import { wrap } from '../play/layout.ts'
import type { Pen } from '../play/pen.ts'
import type { Moment } from '@osud/lab/analysis'
import type { Standing, ToldAnalysis } from './telling.ts'

/** An analysis as text for a terminal. */
export function analysisText(told: ToldAnalysis, found: Analysis, pen: Pen): string {
  const { narrator, paint, width } = pen
  const { say } = narrator
  const folded = (lines: readonly string[]): string[] => lines.flatMap(line => wrap(line, width))
  const blocks = [
    [paint.bold(told.title)],
    folded(told.ending),
    [paint.bold(say('analysis.curve')), ...folded([say('analysis.points-are')])],
    ...charts(told.standings, found, pen),
    [paint.bold(say('analysis.mistakes')), ...folded(told.count)],
    ...told.mistakes.map((one, i) => momentLines(one, i, pen)),
    ...(told.swings.length === 0 ? [] : [[paint.bold(say('analysis.swings'))]]),
    ...told.swings.map((one, i) => momentLines(one, i, pen)),
  ]
  return blocks.map(lines => lines.join('\n')).join('\n\n')
}

const chartWidth = 76

/** A chart for each seat, all on one scale. */
function charts(standings: readonly Standing[], { curve: all }: Analysis, pen: Pen): string[][] {
  const known = standings.flatMap(({ values }) => values.filter(Number.isFinite))
  if (known.length === 0) return []
  const { say } = pen.narrator
  const size = {
    width: Math.min(chartWidth, pen.width),
    height: standings.length > 2 ? 4 : 6,
    from: Math.floor(Math.min(...known)),
    to: Math.ceil(Math.max(...known)),
    foot: say('analysis.answers', { n: all.length - 1 }),
    write: (n: number) => say('analysis.value', { n }),
  }
  return standings.map(({ name, values }) => [curve(values, { ...size, title: name })])
}

const indent = '    '

function momentLines({ heading, lines, outcome }: Moment, i: number, { paint, width }: Pen): string[] {
  const number = `${i + 1}.`.padStart(3)
  return [
    ...wrap(`${number} ${paint.bold(heading)}`, width, indent),
    ...[...lines, paint.accent(outcome)].flatMap(line => wrap(`${indent}${line}`, width, '  ')),
  ]
}
