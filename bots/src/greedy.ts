import { anyAnswer, imagine, someAnswers, view } from '@osud/engine'
import type { Answer, Game, GameTypes, Match, Seat, Seedling } from '@osud/engine'
import type { Bot } from './bot.ts'

/** So many answers are weighed, and each in so many imagined worlds. */
const breadth = 24
const worlds = 3

/** Takes the answer after which its seat stands best by the game's own evaluation, looking no further. */
export const greedy: Bot = {
  name: 'greedy',
  decide(game, look, question, chance) {
    const answers = someAnswers(question, breadth, chance)
    const only = answers[0]
    if (only === undefined) throw new Error(`${game.id} asks '${question.ask}', which nobody can answer`)
    if (answers.length === 1) return only
    const sight = look()
    const imagined = imagineWorlds(() => imagine(game, sight, chance))
    let best = only
    let most = -Infinity
    for (const answer of answers) {
      const value = imagined.reduce((sum, world) => sum + worthOf(game, world, sight.seat, answer, chance), 0)
      if (value > most) {
        most = value
        best = answer
      }
    }
    return best
  },
}

function imagineWorlds<G extends GameTypes>(one: () => Match<G> | undefined): Match<G>[] {
  return Array.from({ length: worlds }, one).filter(world => world !== undefined)
}

/** What the seat's position is worth once `answer` is given and the others asked at the same time have answered. */
function worthOf<G extends GameTypes>(
  game: Game<G>,
  world: Match<G>,
  seat: Seat,
  answer: Answer,
  chance: Seedling,
): number {
  const match = world.fork()
  const mine = match.open.find(one => one.seats.includes(seat))
  if (mine === undefined || game.evaluate === undefined) return 0
  match.answer(seat, mine.id, answer)
  for (const other of match.open.filter(one => one.id === mine.id && !one.seats.includes(seat))) {
    const [who] = other.seats
    const guess = anyAnswer(other.question, chance)
    if (who !== undefined && guess !== undefined) match.answer(who, other.id, guess)
  }
  return game.evaluate(view(match, seat), seat)
}
