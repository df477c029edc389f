import { curveSvg } from '../report/curve-svg.ts'
import type { Series } from '../report/curve-svg.ts'
import { mark } from '../report/head.ts'
import { look } from '../report/look.ts'
import { markup } from '../report/markup.ts'
import type { Markup } from '../report/markup.ts'

/** A moment of the match, in words. */
interface Moment {
  readonly heading: string
  readonly lines: readonly string[]
  readonly outcome: string
}

/** Moments of one kind under their title. */
interface Chapter {
  readonly title: string
  readonly lines: readonly string[]
  readonly moments: readonly Moment[]
}

/** All that the page of an analysis says, in the words of its reader. */
export interface AnalysisPage {
  readonly language: string
  /** The name of the game. */
  readonly title: string
  /** What kind of page this is. */
  readonly what: string
  /** What the reader must know first: that the analysis was stopped. */
  readonly notice: string | undefined
  readonly ending: readonly string[]
  readonly curve: {
    readonly title: string
    readonly note: string
    /** Said only where the chart is wider than the screen. */
    readonly sideways: string
    readonly x: string
    /** Which answer the first value belongs to. */
    readonly first: number
    readonly description: string
    readonly series: readonly Series[]
    readonly write: (value: number) => string
  }
  readonly mistakes: Chapter
  readonly swings: Chapter
}

/** What the report's look lacks: moments as a numbered list, and a chart that keeps its size on a phone. */
const moments = `
.ending{font-size:1.125rem;margin:16px 0 0;padding:0;list-style:none}
.ending li:first-child{font-family:var(--story);font-weight:800;font-size:1.375rem}
.chart{min-width:720px;max-width:1000px}
.chart svg{width:100%}
@media screen and (min-width:800px){.shifts{display:none}}
@media print{.shifts{display:none}.chart{min-width:0}}
.moments{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,420px),1fr));gap:16px;list-style:none;counter-reset:moment;padding:0;margin:16px 0 0}
.moments>li{counter-increment:moment;padding:16px 20px;background:var(--surface);border:1px solid var(--line);border-radius:14px;break-inside:avoid}
.moments h3{font-size:1.125rem}
.moments h3::before{content:counter(moment) ". ";color:var(--accent)}
.moments p{margin:6px 0 0;overflow-wrap:anywhere}
.moments .outcome{font-weight:700}
`

/** An analysis as one HTML file that needs nothing else: no script, no network, no font. */
export function analysisHtml({
  language,
  title,
  what,
  notice,
  ending,
  curve,
  mistakes,
  swings,
}: AnalysisPage): string {
  return markup`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="color-scheme" content="light dark"/><title>${title}: ${what}</title><style>${{ written: look + moments }}</style></head>
<body><header><p class="brand">${mark}<span>Osud</span> <span class="what">${what}</span></p>
<h1>${title}</h1>
${notice === undefined ? undefined : markup`<p class="notice" role="note">${notice}</p>`}
<ul class="ending">${ending.map(line => markup`<li>${line}</li>`)}</ul></header><main>
<section><figure><figcaption><h2>${curve.title}</h2><p class="note">${curve.note} <span class="shifts">${curve.sideways}</span></p></figcaption>
<div class="wide" tabindex="0" role="group" aria-label="${curve.title}"><div class="chart">${chart(curve)}</div></div></figure></section>
${chapter(mistakes)}${chapter(swings)}</main></body></html>
`.written
}

function chart({ series, title, x, first, description, write }: AnalysisPage['curve']): Markup {
  return { written: curveSvg(series, { title, x, first, description, write, width: 860, height: 320 }) }
}

function chapter({ title, lines, moments: all }: Chapter): Markup | undefined {
  if (lines.length + all.length === 0) return undefined
  return markup`<section><h2>${title}</h2>${lines.map(line => markup`<p class="note">${line}</p>`)}
<ol class="moments">${all.map(momentItem)}</ol></section>
`
}

function momentItem({ heading, lines, outcome }: Moment): Markup {
  return markup`<li><h3>${heading}</h3>${lines.map(line => markup`<p>${line}</p>`)}<p class="outcome">${outcome}</p></li>`
}
