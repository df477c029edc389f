import { hatches } from './hatches.ts'
import { plotLook } from './look.ts'

/** A plot of a report as a file of its own. */
export interface Picture {
  /** What the plot is called in the report: `seats-5-roles`. */
  readonly name: string
  readonly svg: string
}

/** A plot that fills its place in the page needs a width of its own where it stands alone. */
const usualWidth = 440
const margin = 16

const plots = /<svg class="(plot|tree)"([^>]*) role="img" aria-labelledby="(\S+)-t [^"]*">(.*?)<\/svg>/gs

/** The plots of a report as SVG files that need nothing else, for texts that show them. */
export function pictures(html: string): Picture[] {
  return [...html.matchAll(plots)].map(([, kind = '', sizes = '', name = '', drawn = '']) => {
    const height = Number(/ height="([\d.]+)"/.exec(sizes)?.[1])
    const width = Number(/ width="([\d.]+)"/.exec(sizes)?.[1] ?? usualWidth)
    const [across, down] = [width + 2 * margin, height + 2 * margin]
    const cuts = drawn.includes('url(#hatch-') ? hatches.written : ''
    return {
      name,
      svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${down}" width="${across}" height="${down}" role="img" aria-labelledby="${name}-t ${name}-d"><style>${plotLook}</style>${cuts}<rect class="ground" width="${across}" height="${down}" rx="14"/><svg class="${kind}" x="${margin}" y="${margin}" width="${width}" height="${height}">${drawn}</svg></svg>\n`,
    }
  })
}
