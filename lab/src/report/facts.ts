import { figure, numbersTable } from './figure.ts'
import { hatch, hatchCount } from './hatches.ts'
import { markup } from './markup.ts'
import type { Markup } from './markup.ts'
import { partOf, percentInPrint, thousands } from './numbers.ts'
import { longestName } from './shares.ts'
import { fit } from './wrapping.ts'

type Counts = { readonly [value: string]: number }

/** Facts that can be told with the same values, and these values: numbers in rising order, others with the most frequent first. */
export interface FactGroup {
  readonly facts: readonly (readonly [fact: string, counts: Counts])[]
  readonly values: readonly string[]
}

/** Puts facts that share a value together: the dominant symbols of all chapters are one picture. */
export function factGroups(facts: { readonly [fact: string]: Counts }): FactGroup[] {
  const groups: (readonly [fact: string, counts: Counts])[][] = []
  for (const fact of Object.entries(facts)) {
    const near = groups.filter(group =>
      group.some(([, counts]) => Object.keys(fact[1]).some(value => value in counts)),
    )
    for (const group of near) groups.splice(groups.indexOf(group), 1)
    groups.push([...near.flat(), fact])
  }
  return groups.map(group => {
    const facts = group.toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    return { facts, values: valuesOf(facts) }
  })
}

function valuesOf(facts: FactGroup['facts']): string[] {
  const sums = new Map<string, number>()
  for (const [value, times] of facts.flatMap(([, counts]) => Object.entries(counts)))
    sums.set(value, (sums.get(value) ?? 0) + times)
  const values = [...sums].toSorted(([, a], [, b]) => b - a).map(([value]) => value)
  const areNumbers = values.every(value => /^\d+$/.test(value))
  return areNumbers ? values.toSorted((a, b) => Number(a) - Number(b)) : values
}

const rowHeight = 66
const barTop = 20
const barHeight = 24
/** A narrower part has no room for its number, even on a wide screen. */
const narrowest = 0.07

/** Facts as stacked shares: one bar for each, cut into its values. */
export function factsFigure(
  id: string,
  { facts, values }: FactGroup,
  factName: (fact: string) => string,
  valueName: (fact: string, value: string) => string,
): Markup {
  const drawn = values.length > hatchCount ? values.slice(0, hatchCount - 1) : values
  const rows = facts.map(([fact, counts]) => {
    const whole = Object.values(counts).reduce((sum, times) => sum + times, 0)
    return { fact, whole, parts: drawn.map(value => partOf(counts[value] ?? 0, whole)), counts }
  })
  const anyFact = facts[0]?.[0] ?? ''
  const names = drawn.map(value => valueName(anyFact, value))
  // The title of the figure names a single fact already.
  const lift = facts.length === 1 ? barTop : 0
  const title = facts.length === 1 ? factName(anyFact) : titleOf(names)
  const legend = drawn.length < values.length ? [...names, `${values.length - drawn.length} others`] : names
  return figure({
    id,
    title,
    description: rows
      .map(
        ({ fact, parts }) =>
          `${factName(fact)}: ${parts.map((part, i) => `${names[i]} ${percentInPrint(part)}`).join(', ')}.`,
      )
      .join(' '),
    height: rows.length * rowHeight - lift,
    plot: rows.map(({ fact, parts }, i) =>
      stack(facts.length === 1 ? undefined : factName(fact), parts, i * rowHeight - lift),
    ),
    legend: legendOf(legend),
    numbers: numbersTable(
      title,
      ['value', ...rows.flatMap(({ fact }) => [factName(fact), 'share'])],
      values.map(value => [
        valueName(anyFact, value),
        ...rows.flatMap(({ counts, whole }) => {
          return [thousands(counts[value] ?? 0), percentInPrint(partOf(counts[value] ?? 0, whole))]
        }),
      ]),
    ),
  })
}

/** Several facts have no name together: their values say what they are about. */
const titleOf = (names: readonly string[]): string =>
  `Shares of ${names.slice(0, 4).join(', ')}${names.length > 4 ? ', …' : ''}`

function stack(name: string | undefined, parts: readonly number[], top: number): Markup {
  const rest = 1 - parts.reduce((sum, part) => sum + part, 0)
  const all = rest > 1e-9 ? [...parts, rest] : parts
  let from = 0
  const blocks = all.map((part, i) => {
    const x = from * 100
    from += part
    if (part === 0) return markup``
    const block = markup`<rect class="block" fill="${hatch(i)}" x="${x}%" width="${part * 100}%" y="${top + barTop}" height="${barHeight}"/>`
    if (part < narrowest) return block
    return markup`${block}<text class="small" x="${x + part * 50}%" y="${top + barTop + barHeight + 13}" text-anchor="middle">${Math.round(part * 100)} %</text>`
  })
  return markup`<g>${name === undefined ? undefined : markup`<text x="0" y="${top + 13}">${fit(name, longestName)}</text>`}${blocks}</g>`
}

/** Which hatch stands for what. */
function legendOf(names: readonly string[]): Markup {
  const items = names.map((name, i) => {
    return markup`<li><svg width="18" height="18" aria-hidden="true"><rect class="block" fill="${hatch(i)}" x="1" y="1" width="16" height="16"/></svg>${name}</li>`
  })
  return markup`<ul class="legend">${items}</ul>`
}
