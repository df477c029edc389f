import type { Game, GameTypes, Question, Seedling, Sight } from '@osud/engine'
import type { Bot, Thought } from '../bot.ts'
import { onlyAnswer, somehow } from '../random.ts'
import { Clock } from './clock.ts'
import { explain } from './explain.ts'
import { Search } from './search.ts'
import type { Manner } from './search.ts'

/** How long a bot may think about an answer. */
export type Budget = { readonly tries: number } | { readonly milliseconds: number }

/** A bot that searches as long as its budget lasts. With a budget of tries the same chance leads to the same answer. */
export function searcher(name: string, budget: Budget, manner: Partial<Manner> = {}): Bot {
  return {
    name,
    ...('milliseconds' in budget && { milliseconds: budget.milliseconds }),
    *think(game, look, question, chance) {
      const only = onlyAnswer(question)
      if (only !== undefined) return { answer: only }
      return yield* searching(game, look, question, chance, budget, manner)
    },
  }
}

function* searching<G extends GameTypes>(
  game: Game<G>,
  look: () => Sight<G>,
  question: Question,
  chance: Seedling,
  budget: Budget,
  manner: Partial<Manner>,
): Thought {
  const clock = 'milliseconds' in budget ? new Clock(budget.milliseconds) : undefined
  const most = 'tries' in budget ? budget.tries : Infinity
  const search = new Search(game, look(), chance, manner)
  while (search.tries < most && clock?.over() !== true) {
    if (!search.try()) break
    yield
  }
  const expectations = explain(search as unknown as Search, question.ask)
  const [best] = expectations
  return { answer: best?.answer ?? somehow(question, chance), tries: search.tries, expectations }
}
