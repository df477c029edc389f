import { markup } from './markup.ts'
import type { Markup } from './markup.ts'

const strokes: readonly Markup[] = [
  markup`<rect class="ink" width="8" height="8"/>`,
  markup`<path class="cut" d="M-2 2 2-2M0 8 8 0M6 10 10 6"/>`,
  markup`<path class="cut" d="M0 2h8M0 6h8"/>`,
  markup`<circle class="ink" cx="2" cy="2" r="1.3"/><circle class="ink" cx="6" cy="6" r="1.3"/>`,
  markup`<path class="cut" d="M2 0v8M6 0v8"/>`,
  markup`<path class="cut" d="M0 0 8 8M8 0 0 8"/>`,
  markup`<path class="fine" d="M-2 6 2 10M0 0 8 8M6-2 10 2"/>`,
  markup``,
]

/** How many ways there are to cut a surface so that it is told apart without any colour. */
export const hatchCount = strokes.length

/** The hatches as an engraver would cut them: once for the whole page. */
export const hatches: Markup = markup`<svg class="hatches" width="0" height="0" aria-hidden="true"><defs>${strokes.map((stroke, i) => markup`<pattern id="hatch-${i}" width="8" height="8" patternUnits="userSpaceOnUse"><rect class="ground" width="8" height="8"/>${stroke}</pattern>`)}</defs></svg>`

/** What a shape is filled with to have the hatch of that number. */
export const hatch = (index: number): string => `url(#hatch-${index % hatchCount})`
