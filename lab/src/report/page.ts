import type { Findings } from '../findings.ts'
import { failuresSection } from './failures.ts'
import { hatches } from './hatches.ts'
import { head } from './head.ts'
import { look } from './look.ts'
import { markup } from './markup.ts'
import { tableSection } from './table-section.ts'
import { complete } from './titles.ts'
import type { Titles } from './titles.ts'

/** The findings as one HTML file that needs nothing else: no script, no network, no font. */
export function reportHtml(found: Findings, titles: Titles = {}): string {
  const words = complete(titles)
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="color-scheme" content="light dark"/><title>${words.game(found.game)}: simulation of ${found.games} games</title><style>${{ written: look }}</style></head>
<body>${hatches}${head(found, words)}<main>
<p class="reading">A dot is what was counted, the bar round it the interval that holds the truth with 95 %. <b>A full dot</b> lies surely off the dashed line, <b>a hollow one</b> may lie on it.</p>
${found.tables.map(table => tableSection(table, words))}${failuresSection(found)}</main></body></html>
`.written
}
