import type { ArenaFindings, PairFindings } from './findings.ts'
import { count, pace, percent, punctualityText, thousands } from '../report/numbers.ts'
import type { Elo } from './elo.ts'

const mostFailures = 10

/** The findings of a contest as text for a terminal. */
export function arenaText(found: ArenaFindings): string {
  const { game, rules, options, seed, seats, punctuality, failures, failed } = found
  const table = Object.entries(options).map(([name, value]) => `${name}=${value}`)
  return [
    [`${game} (rules ${rules})`, ...table, `${seats} seats`, `seed ${seed}`].join(', '),
    `${count(found.games, 'game')} in ${found.seconds.toFixed(1)} s: ${pace(found.gamesPerSecond)} games/s` +
      (found.interrupted ? ' (interrupted)' : ''),
    ...(punctuality === undefined ? [] : [punctualityText(punctuality)]),
    ...found.pairs.map(pairText),
    failures === 0
      ? 'No game failed.'
      : [`${count(failures, 'game')} failed:`, ...failed.slice(0, mostFailures).map(failureText)].join('\n'),
  ].join('\n\n')
}

function pairText({
  bots: [one, other],
  games,
  wins,
  draws,
  losses,
  share,
  elo,
  rounds,
}: PairFindings): string {
  const { better, even, worse } = rounds
  return [
    `${one} against ${other}, ${count(games, 'game')}`,
    `  won ${thousands(wins)}, drew ${thousands(draws)}, lost ${thousands(losses)}`,
    `  score  ${percent(share.share)} (${percent(share.from)} to ${percent(share.to)})`,
    `  Elo    ${eloText(elo)}`,
    `  on the same seed in all seats: better ${thousands(better)}, even ${thousands(even)}, worse ${thousands(worse)}; ` +
      `the bots made the difference in ${thousands(better + worse)} of ${thousands(better + even + worse)}`,
  ].join('\n')
}

function eloText({ points, from, to }: Elo): string {
  if (points !== undefined) {
    return from === undefined || to === undefined
      ? signed(points)
      : `${signed(points)} (${signed(from)} to ${signed(to)})`
  }
  if (from !== undefined) return `more than ${signed(from)}`
  return to === undefined ? 'unknown' : `less than ${signed(to)}`
}

function failureText({ seed, seats, bots, stuck, why }: ArenaFindings['failed'][number]): string {
  return `  --seats ${seats} --bots ${bots.join(',')} --seed ${seed}: ${stuck ? 'stuck' : 'failed'}, ${why}`
}

const signed = (points: number): string => {
  const whole = Math.round(points)
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0'
}
