import type { Findings, TableFindings } from '../findings.ts'
import { failuresOf } from './failures.ts'
import { markup } from './markup.ts'
import type { Markup } from './markup.ts'
import { count, pace, punctualityText, thousands } from './numbers.ts'
import type { Titles } from './titles.ts'

/** The options of a table as `name=value`. */
export function optionsOf(options: object): string[] {
  return Object.entries(options).map(([name, value]: [string, unknown]) => {
    return `${name}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`
  })
}

/** The sign of Osud. */
export const mark = markup`<svg class="mark" viewBox="0 0 24 24" width="34" height="34" aria-hidden="true"><circle cx="12" cy="12" r="10.4"/><path d="M12 19v-6.5L7.2 6.6M12 12.5l4.8-5.9"/></svg>`

/** What was played, by whom and how fast, and where everything is to be found. */
export function head(found: Findings, titles: Required<Titles>): Markup {
  const rows: (readonly [string, Markup | string])[] = [
    ['rules', found.rules],
    ['options', optionsOf(found.options).join(', ') || 'none'],
    ...(found.experiment === undefined ? [] : [['experiment', found.experiment] as const]),
    ['bots', found.bots.join(', ')],
    ['seed', markup`<code>${found.seed}</code>`],
    [
      'games',
      `${thousands(found.games)} in ${found.seconds.toFixed(1)} s with ${count(found.workers, 'worker')}`,
    ],
    ['speed', `${pace(found.gamesPerSecond)} games/s, ${thousands(found.answersPerSecond)} answers/s`],
    ...(found.punctuality === undefined
      ? []
      : [['punctuality', punctualityText(found.punctuality)] as const]),
  ]
  return markup`<header><p class="brand">${mark}<span>Osud</span> <span class="what">simulation</span></p>
<h1>${titles.game(found.game)}</h1>
${found.interrupted ? markup`<p class="notice" role="note"><b>Interrupted.</b> What follows is what had been played until then.</p>` : undefined}
<dl class="about">${rows.map(([name, value]) => markup`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
${contents(found)}</header>
`
}

function contents(found: Findings): Markup {
  const failures = failuresOf(found)
  const links = found.tables.map(
    table => markup`<li><a href="#${tableId(table)}">${count(table.seats, 'seat')}</a></li>`,
  )
  return markup`<nav aria-label="Contents"><ul>${links}<li><a href="#failures">${failures === 0 ? 'No failures' : count(failures, 'failure')}</a></li></ul></nav>`
}

/** Where the findings of a table stand in the page. */
export const tableId = ({ seats }: TableFindings): string => `seats-${seats}`
