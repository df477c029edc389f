import { anyAnswer, imagine, next, sow, uncut } from '@osud/engine'
import type { Answer, Game, GameTypes, Match, Open, Seat, Seedling } from '@osud/engine'
import type { Bot } from './bot.ts'
import { give } from './give.ts'
import { onlyAnswer, somehow } from './random.ts'
import { samples } from './search/sample.ts'

/** So many answers are weighed, all of them in one imagined world. */
const breadth = 16

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
    const world = imagine(game, sight, chance)
    // The others do the same after every answer, so that what differs is what the answer itself brings.
    const luck = next(chance)
    let best = answers[0] as Answer
    let most = -Infinity
    if (world === undefined) return { answer: best }
    for (const answer of answers) {
      const value = worthOf(game, world, sight.seat, answer, sow(luck))
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
  give(match, mine, seat, answer)
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
