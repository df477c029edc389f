import { anyAnswer, imagining, someAnswers, uncut } from '@osud/engine'
import type { Answer, Game, GameTypes, Match, Seat, Seedling } from '@osud/engine'
import type { Bot } from './bot.ts'
import { somehow } from './random.ts'

/** So many answers are weighed, and each in so many imagined worlds. */
const breadth = 24
const worlds = 3

/** Takes the answer after which its seat stands best by the game's own evaluation, looking no further. */
export const greedy: Bot = {
  name: 'greedy',
  *think(game, look, question, chance) {
    const answers = someAnswers(question, breadth, chance)
    if (answers.length < 2) return { answer: answers[0] ?? somehow(question, chance) }
    const sight = look()
    const imagine = imagining(game, sight)
    const imagined = Array.from({ length: worlds }, () => imagine(chance)).filter(
      world => world !== undefined,
    )
    let best = answers[0] as Answer
    let most = -Infinity
    for (const answer of answers) {
      let value = 0
      for (const world of imagined) value += worthOf(game, world, sight.seat, answer, chance)
      if (value > most) {
        most = value
        best = answer
      }
      yield
    }
    return { answer: best }
  },
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
  return game.evaluate(uncut(match))[seat] ?? 0
}
