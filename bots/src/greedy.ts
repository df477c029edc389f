import { anyAnswer, imagining, uncut } from '@osud/engine'
import type { Answer, Game, GameTypes, Match, Open, Seat, Seedling } from '@osud/engine'
import type { Bot } from './bot.ts'
import { onlyAnswer, somehow } from './random.ts'
import { samples } from './search/sample.ts'

/** So many answers are weighed, and each in so many imagined worlds. */
const breadth = 16
const worlds = 2

/** So many questions that follow from an answer are answered by chance before it is judged. */
const followUps = 4

/** Takes the answer after which its seat stands best by the game's own evaluation, looking no further than its own move. */
export const greedy: Bot = {
  name: 'greedy',
  *think(game, look, question, chance) {
    const only = onlyAnswer(question)
    if (only !== undefined) return { answer: only }
    const sight = look()
    const hints = game.hints?.(sight.view, sight.seat, question)
    const answers = samples(question, hints, breadth, chance)
    if (answers.length < 2) return { answer: answers[0] ?? somehow(question, chance) }
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

/** What the seat's position is worth once `answer` is given and its move is over. */
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
    answerSomehow(match, other, chance)
  }
  for (let more = 0; more < followUps; more++) {
    const [next, another] = match.open
    if (next === undefined || another !== undefined || next.seats[0] !== seat) break
    if (!answerSomehow(match, next, chance)) break
  }
  return game.evaluate(uncut(match))[seat] ?? 0
}

function answerSomehow<G extends GameTypes>(match: Match<G>, open: Open, chance: Seedling): boolean {
  const [who] = open.seats
  const guess = anyAnswer(open.question, chance)
  if (who === undefined || guess === undefined) return false
  match.answer(who, open.id, guess)
  return true
}
