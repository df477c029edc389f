import { markup } from './markup.ts'
import type { Markup } from './markup.ts'

/** A plot with its words: what it is called, how it is read, what it shows to those who do not see it, and its numbers. */
export interface Figure {
  /** Unlike that of any other figure of the page. */
  readonly id: string
  readonly title: string
  readonly note?: Markup | string
  readonly description: string
  readonly height: number
  readonly plot: readonly Markup[]
  readonly legend?: Markup
  readonly numbers: Markup
}

/** A figure whose plot is as wide as its place: all that lies along its width is given in percent. */
export function figure({ id, title, note, description, height, plot, legend, numbers }: Figure): Markup {
  return markup`<figure><figcaption><h3>${title}</h3>${noteOf(note)}</figcaption>
<svg class="plot" width="100%" height="${height}" role="img" aria-labelledby="${id}-t ${id}-d"><title id="${id}-t">${title}</title><desc id="${id}-d">${description}</desc>${plot}</svg>
${legend}${details('Numbers', numbers)}</figure>
`
}

/** The line below a heading that says how a figure is read. */
function noteOf(note: Markup | string | undefined): Markup | undefined {
  return note === undefined ? undefined : markup`<p class="note">${note}</p>`
}

/** What is there for those who ask. */
export function details(summary: string, content: Markup): Markup {
  return markup`<details><summary>${summary}</summary><div class="wide" tabindex="0" role="group" aria-label="${summary}">${content}</div></details>`
}

/** A table whose first column names the rows; all others hold numbers. */
export function numbersTable(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): Markup {
  const columns = head.map(name => markup`<th scope="col">${name}</th>`)
  const lines = rows.map(([name = '', ...cells]) => {
    return markup`<tr><th scope="row">${name}</th>${cells.map(cell => markup`<td>${cell}</td>`)}</tr>`
  })
  return markup`<table><caption>${caption}</caption><thead><tr>${columns}</tr></thead><tbody>${lines}</tbody></table>`
}
