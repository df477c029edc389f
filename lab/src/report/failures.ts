import type { FailedGame, Findings } from '../findings.ts'
import { markup } from './markup.ts'
import type { Markup } from './markup.ts'
import { count, thousands } from './numbers.ts'

const mostShown = 50

/** What to say to `osud simulate` to see a failed game again. */
export function againWith({ seats, bots, seed }: FailedGame): string {
  return `--seats ${seats} --bots ${bots.join(',')} --seed ${seed}`
}

/** How a game failed, in words. */
export const whyOf = ({ stuck, why }: FailedGame): string => `${stuck ? 'stuck' : 'failed'}, ${why}`

/** How many games failed, listed or not. */
export const failuresOf = ({ tables }: Findings): number =>
  tables.reduce((sum, { failed }) => sum + failed, 0)

/** The games that did not come to an end, with what is needed to see each of them again. */
export function failuresSection(found: Findings): Markup {
  const { failed } = found
  const all = failuresOf(found)
  const rest = all - mostShown
  const items = failed.slice(0, mostShown).map(game => {
    return markup`<li><code>${againWith(game)}</code><br/>${whyOf(game)}</li>`
  })
  const content =
    all === 0
      ? markup`<p>No game failed.</p>`
      : markup`<p>${count(all, 'game')} did not come to an end. Each can be seen again with these options:</p><ol class="failures">${items}</ol>${rest > 0 ? markup`<p>And ${thousands(rest)} more.</p>` : undefined}`
  return markup`<section id="failures"><h2>Failures</h2>${content}</section>
`
}
