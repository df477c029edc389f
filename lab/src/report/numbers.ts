import type { Punctuality } from '../findings.ts'

/** A whole number with its thousands told apart. */
export const thousands = (n: number): string => Math.round(n).toLocaleString('en-GB')

/** How many a second: with a digit or two where whole numbers would say little. */
export const pace = (n: number): string => (n >= 10 ? thousands(n) : n.toPrecision(2))

/** So many of a noun: `1 game`, `2,000 games`. */
export const count = (n: number, noun: string): string => `${thousands(n)} ${noun}${n === 1 ? '' : 's'}`

/** A share in percent, for a terminal. */
export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

/** A share in percent, for print: the sign stands off and never alone on a line. */
export const percentInPrint = (share: number): string => `${(share * 100).toFixed(1)}\u00a0%`

/** A difference with its sign, as `+3.1` or `−0.4`; what one game cannot tell has no end, `+∞`. */
export function signed(points: number): string {
  const text = Number.isFinite(points) ? Math.abs(points).toFixed(1) : '∞'
  if (text === '0.0') return '±0.0'
  return `${points > 0 ? '+' : '−'}${text}`
}

/** At most two decimals, and none that say nothing. */
export const short = (n: number): string => n.toLocaleString('en-GB', { maximumFractionDigits: 2 })

/** A part of a whole; of nothing, nothing. */
export const partOf = (part: number, whole: number): number => (whole > 0 ? part / whole : 0)

/** How those who have a time for each answer kept it. */
export function punctualityText({ answers, late, withheld = 0, worst }: Punctuality): string {
  const others = withheld > 0 ? ` (${thousands(withheld)} of them because others had the core)` : ''
  return `${thousands(late)} of ${count(answers, 'answer')} late${others}, the worst took ${short(worst)} times its time`
}
