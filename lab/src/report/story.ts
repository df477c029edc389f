import type { StoryFindings } from '../findings.ts'
import { details, numbersTable } from './figure.ts'
import { markup } from './markup.ts'
import type { Markup } from './markup.ts'
import { partOf, percentInPrint, thousands } from './numbers.ts'
import { graphsOf } from './story-graph.ts'
import type { Graph } from './story-graph.ts'
import { barWidth } from './story-columns.ts'
import { layoutOf, lineHeight } from './story-layout.ts'
import type { Band, Bar } from './story-layout.ts'

type Name = (page: string) => string

/** The tree of a story as the games walked it: one picture for everything that hangs together. */
export function storyFigures(id: string, story: StoryFindings, name: Name): Markup[] {
  const graphs = graphsOf(story)
  return graphs.map((graph, i) => storyFigure(`${id}-${i}`, graph, graphs.length, name))
}

function storyFigure(id: string, graph: Graph, of: number, name: Name): Markup {
  const layout = layoutOf(graph, name)
  const title = of === 1 ? 'The ways through the story' : `The ways from ${graph.firsts.map(name).join(', ')}`
  const runs = layout.bars.some(({ lines }) => lines.length === 0)
    ? ' Bars close together are pages that were read one after another; their names stand in that order.'
    : undefined
  const bands = layout.bands.toSorted((a, b) => Number(a.thread) - Number(b.thread))
  return markup`<figure class="story"><figcaption><h3>${title}</h3><p class="note">From left to right, ${thousands(graph.whole)} games. The width of a band is how often that way was taken; the <span class="key thread">thread</span> follows the way that most took at each fork. At a fork, the number before a page is the part of those who stood there.${runs}<span class="sideways"> The picture scrolls sideways, to the endings.</span></p></figcaption>
<div class="wide" tabindex="0" role="group" aria-labelledby="${id}-t"><svg class="tree" viewBox="0 0 ${layout.width} ${layout.height}" width="${layout.width}" height="${layout.height}" role="img" aria-labelledby="${id}-t ${id}-d"><title id="${id}-t">${title}</title><desc id="${id}-d">${describe(graph, name)}</desc>
${bands.map(band => bandOf(band, name))}${layout.bars.map(bar => barOf(bar, name))}${bands.filter(({ fork }) => fork).map(partLabel)}</svg></div>
${details('Numbers', numbersOf(graph, name))}</figure>
`
}

/** A band between two curves that leave and arrive level. */
function bandOf({ from, to, leaves, arrives, width, games, part, thread }: Band, name: Name): Markup {
  const [x1, x2] = [from.x + barWidth, to.x]
  const bend = x2 > x1 ? (x2 - x1) / 2 : 40
  const half = width / 2
  const edge = (side: number) =>
    markup`${leaves + side}C${x1 + bend} ${leaves + side} ${x2 - bend} ${arrives + side} ${x2} ${arrives + side}`
  const back = markup`C${x2 - bend} ${arrives + half} ${x1 + bend} ${leaves + half} ${x1} ${leaves + half}`
  return markup`<path class="band${thread ? ' thread' : ''}" data-games="${games}" d="M${x1} ${edge(-half)}V${arrives + half}${back}Z"><title>${name(from.id)} – ${name(to.id)}: ${thousands(games)} games, ${percentInPrint(part)} of those who left</title></path>`
}

function barOf({ id, x, y, height, share, games, ending, thread, lines }: Bar, name: Name): Markup {
  const left = x + barWidth + 7
  const top = y + height / 2 - ((lines.length + 1) * lineHeight) / 2 + 11.5
  const names = lines.map(({ text, own }, i) => {
    return markup`<text${ending && own ? markup` class="ending"` : undefined} x="${left}" y="${top + i * lineHeight}">${text}</text>`
  })
  const value = markup`<text class="value" x="${left}" y="${top + lines.length * lineHeight}">${percentInPrint(share)}</text>`
  return markup`<g><title>${name(id)}: ${thousands(games)} games, ${percentInPrint(share)}</title><rect class="page${thread ? ' thread' : ''}" x="${x}" y="${y}" width="${barWidth}" height="${height}"/>${lines.length === 0 ? [] : [...names, value]}</g>`
}

function partLabel({ to, arrives, part }: Band): Markup {
  return markup`<text class="part" x="${to.x - 5}" y="${arrives + 4}" text-anchor="end">${Math.round(part * 100)} %</text>`
}

function describe({ pages, whole, firsts }: Graph, name: Name): string {
  const endings = pages.filter(({ ending }) => ending).toSorted((a, b) => b.games - a.games)
  const told = endings.map(({ id, games }) => `${name(id)} ${percentInPrint(partOf(games, whole))}`)
  return `${pages.length} pages from ${firsts.map(name).join(', ')}${told.length > 0 ? ` to the endings ${told.join('; ')}` : ''}.`
}

function numbersOf({ pages, ways, whole }: Graph, name: Name): Markup {
  const leaving = (from: string) => ways.reduce((sum, way) => (way.from === from ? sum + way.games : sum), 0)
  return markup`${numbersTable(
    'Pages',
    ['page', 'games', 'share'],
    pages.map(({ id, games }) => [name(id), thousands(games), percentInPrint(partOf(games, whole))]),
  )}${numbersTable(
    'Ways',
    ['way', 'games', 'of those who left'],
    ways.map(({ from, to, games }) => [
      `${name(from)} – ${name(to)}`,
      thousands(games),
      percentInPrint(partOf(games, leaving(from))),
    ]),
  )}`
}
