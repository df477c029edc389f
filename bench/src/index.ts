import { anyAnswer, Match, sow } from '@osud/engine'
import type { Game, GameTypes, Open } from '@osud/engine'
import { ferry } from '@osud/engine/example'
import { bigGame } from './bigstate.ts'
import { theirBigGame, theirSearch, theirTicTacToe } from './boardgame-io.ts'
import { median, rate, sideBySide } from './measure.ts'
import { decisionsPerSecond, forksPerSecond } from './path-of-destiny.ts'
import { ourSearch, searchPerSecond } from './search.ts'
import { ticTacToe } from './tictactoe.ts'

const order = [4, 0, 8, 2, 6, 1, 7, 5, 3]
const longMatch = 400

function ourTicTacToe(): number {
  const match = Match.create(ticTacToe, { seed: 1, seats: 2, options: {} })
  let moves = 0
  for (const cell of order) {
    const [open] = match.open
    if (open === undefined) break
    match.answer(open.seats[0] ?? 0, open.id, cell)
    moves++
  }
  return moves
}

function playBig(match: Match<never>, moves: number): number {
  for (let i = 0; i < moves; i++) {
    const [{ id, seats, question }] = match.open as [Open]
    const card = question.kind === 'choose' ? question.options[i % question.options.length]?.value : undefined
    match.answer(seats[0] ?? 0, id, card)
  }
  return moves
}

const newBig = (seed: number): Match<never> =>
  Match.create(bigGame, { seed, seats: 4, options: {} }) as unknown as Match<never>

/** Forks of the example game in mid-match, each from the same position. */
function forks(): number {
  const match = Match.create(ferry, { seed: 5, seats: 4, options: { crossings: 3 } })
  const chance = sow('forks')
  for (let i = 0; i < 14; i++) {
    const open = match.open.find(({ seats }) => match.held(seats[0] ?? 0) === undefined)
    if (open) match.answer(open.seats[0] ?? 0, open.id, anyAnswer(open.question, chance))
  }
  const fork = (): number => {
    for (let i = 0; i < 100; i++) match.fork()
    return 100
  }
  rate(fork, 300)
  return median(Array.from({ length: 5 }, () => rate(fork, 300)))
}

/**
 * Time per answer late in a match against early in one, measured by turns. The short matches are set up before the
 * long one is played: young objects cost the collector less than old ones, which is not what is measured here.
 */
function growth(): number {
  const rounds = 25
  const shortMatch = (_: unknown, i: number): Match<never> => {
    const match = newBig(i)
    playBig(match, 100)
    return match
  }
  const time = (match: Match<never>): number => {
    const start = performance.now()
    playBig(match, 1000)
    return performance.now() - start
  }
  Array.from({ length: 5 }, shortMatch).forEach(time)
  const early = Array.from({ length: rounds }, shortMatch)
  const late = newBig(1)
  playBig(late, 20_000)
  return median(early.map(match => time(late) / time(match)))
}

function load<G extends GameTypes>(game: Game<G>, played: Match<G>): number {
  const record = JSON.stringify(played.record())
  const replay = (): number => {
    const start = performance.now()
    Match.replay(game, JSON.parse(record))
    return performance.now() - start
  }
  for (let i = 0; i < 5; i++) replay()
  return median(Array.from({ length: 15 }, replay))
}

function run(): Record<string, number> {
  const tictactoe = sideBySide(ourTicTacToe, () => theirTicTacToe(order))
  const bigstate = sideBySide(
    () => playBig(newBig(1), longMatch),
    () => theirBigGame(longMatch),
  )
  const search = sideBySide(
    () => ourSearch(1000),
    () => theirSearch(1000),
  )
  const long = newBig(3)
  playBig(long, 1000)
  const [decisions, podForks, podSearch] = [decisionsPerSecond(), forksPerSecond(), searchPerSecond()]
  return {
    'tictactoe.ours_per_second': tictactoe.ours,
    'tictactoe.theirs_per_second': tictactoe.theirs,
    'tictactoe.ratio': tictactoe.ratio,
    'bigstate.ours_per_second': bigstate.ours,
    'bigstate.theirs_per_second': bigstate.theirs,
    'bigstate.ratio': bigstate.ratio,
    'search.ours_per_second': search.ours,
    'search.theirs_per_second': search.theirs,
    'search.ratio': search.ratio,
    'forks.per_second': forks(),
    'growth.ratio': growth(),
    'load.ms_per_1000_answers': load(bigGame as never, long),
    'pod.decisions_per_second': decisions.median,
    'pod.decisions_per_second.best': decisions.best,
    'pod.decisions_per_processor_second': decisions.processor,
    'pod.forks_per_second': podForks.median,
    'pod.forks_per_second.best': podForks.best,
    'pod.search_iterations_per_second': podSearch.median,
    'pod.search_iterations_per_second.best': podSearch.best,
  }
}

const results = run()
const rounded = Object.fromEntries(Object.entries(results).map(([key, n]) => [key, Number(n.toPrecision(4))]))
console.table(rounded)
if (process.argv.includes('--json')) console.log(JSON.stringify(rounded))
