import type { Analysis } from '@osud/lab'
import { analysisHtml } from '@osud/lab/report'
import type { Narrator } from '../narrator.ts'
import type { Standing, ToldAnalysis } from './telling.ts'

/** An analysis as one HTML file, in the language of its reader. */
export function analysisPage(told: ToldAnalysis, found: Analysis, { say, speaker }: Narrator): string {
  return analysisHtml({
    language: speaker.language,
    title: told.title,
    what: say('analysis.title'),
    notice: found.interrupted
      ? say('analysis.stopped', { n: found.weighed, of: found.decisions })
      : undefined,
    ending: told.ending,
    curve: {
      title: say('analysis.curve'),
      note: say('analysis.points-are'),
      sideways: say('analysis.sideways'),
      x: say('analysis.axis'),
      first: told.first,
      description: told.standings.flatMap(one => inWords(one, say)).join(' '),
      series: told.standings.map(({ name, values }) => ({ label: name, values })),
      write: n => say('analysis.value', { n: Math.round(n * 10) / 10 }),
    },
    mistakes: { title: say('analysis.mistakes'), lines: told.count, moments: told.mistakes },
    swings: { title: say('analysis.swings'), lines: [], moments: told.swings },
  })
}

/** What the chart shows to somebody who does not see it. */
function inWords({ name, values }: Standing, say: Narrator['say']): string[] {
  const known = values.filter(Number.isFinite).map(value => Math.round(value * 10) / 10)
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined) return []
  const told = say('analysis.stood', {
    who: name,
    first,
    last,
    least: Math.min(...known),
    most: Math.max(...known),
  })
  return [told]
}
