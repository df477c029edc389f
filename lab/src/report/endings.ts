import { figure, numbersTable } from './figure.ts'
import { markup } from './markup.ts'
import type { Markup } from './markup.ts'
import { partOf, percentInPrint, thousands } from './numbers.ts'
import { longestName } from './shares.ts'
import { fit } from './wrapping.ts'

const rowHeight = 36

/** How often the games came to each ending, the most frequent first. */
export function endingsFigure(
  id: string,
  endings: readonly (readonly [name: string, games: number])[],
): Markup {
  const whole = endings.reduce((sum, [, games]) => sum + games, 0)
  const most = Math.max(...endings.map(([, games]) => games))
  const sorted = endings.toSorted(([, a], [, b]) => b - a)
  const rows = sorted.map(
    ([name, games]) => [name, percentInPrint(partOf(games, whole)), thousands(games)] as const,
  )
  return figure({
    id,
    title: 'Endings',
    description: `How often each ending was reached: ${rows.map(([name, share]) => `${name} ${share}`).join('; ')}.`,
    height: sorted.length * rowHeight,
    plot: sorted.map(([name, games], i) => {
      const top = i * rowHeight
      return markup`<g><text x="0" y="${top + 14}">${fit(name, longestName)}</text><text class="value" x="100%" y="${top + 14}" text-anchor="end">${percentInPrint(partOf(games, whole))}</text><rect class="bar" x="0" width="${partOf(games, most) * 100}%" y="${top + 21}" height="8"/></g>`
    }),
    numbers: numbersTable('Endings', ['ending', 'share', 'games'], rows),
  })
}
