import { botNamed, conclude } from '@osud/bots'
import { sow } from '@osud/engine'
import type { Game, Question } from '@osud/engine'
import { ferry } from '@osud/engine/example/rules'
import { pathOfDestiny } from '@osud/path-of-destiny/rules'
import { usualOptions } from '@osud/engine'
import type { Moment, Place, Plan } from '../../src/host/host.ts'
import type { Surroundings } from '../../src/host/local-table.ts'
import { MemoryStore } from './memory-store.ts'
import type { Store } from '../../src/keep/store.ts'

/** Path of Destiny as a table takes it. */
export const path = pathOfDestiny as unknown as Game
/** The Night Ferry as a table takes it. */
export const nightFerry = ferry as unknown as Game

/** Everything around a table, with bots that answer at once and a memory of what was shown. */
export class Around implements Surroundings {
  readonly store: Store
  readonly shown: Moment[] = []
  readonly #games: readonly Game[] = [path, nightFerry]

  constructor(store: Store = new MemoryStore()) {
    this.store = store
  }

  readonly think: Surroundings['think'] = async ({ bot, game, sight, seed }, signal) => {
    await Promise.resolve()
    if (signal.aborted) throw signal.reason
    const rules = this.#games.find(({ id }) => id === game)
    const question = sight.view.questions.find(({ mine }) => mine)?.question as Question
    const thinker = botNamed(bot)
    if (rules === undefined || thinker === undefined) throw new Error(`no ${bot} for ${game}`)
    return conclude(thinker.think(rules, () => sight, question, sow(seed)))
  }

  readonly show = (moment: Moment): void => void this.shown.push(moment)
  readonly sumUp: Surroundings['sumUp'] = match =>
    Promise.resolve({ edition: 0, heroes: [], result: match.result ?? { winners: [] }, feats: [] })
  readonly now = (): number => 1_000

  /** The moment shown last. */
  get last(): Moment {
    const moment = this.shown.at(-1)
    if (moment === undefined) throw new Error('nothing was shown yet')
    return moment
  }
}

/** A plan for a table with these places. */
export function planFor(game: Game, ...places: Place[]): Plan {
  return { game: game.id, options: usualOptions(game) as object, undo: 'table', places }
}

/** A person, and a bot that answers without thinking long. */
export const me: Place = { person: '' }
/** A bot that answers without thinking long. */
export const bot: Place = { bot: 'random' }

/** Lets promises and bots that wait for nothing go on. */
export async function aMoment(): Promise<void> {
  for (let turn = 0; turn < 40; turn++) await Promise.resolve()
  await new Promise(resolve => setTimeout(resolve, 0))
}
