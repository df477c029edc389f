import { sow } from '@osud/engine'
import type { Game } from '@osud/engine'
import type { Thought } from '../bot.ts'
import { botNamed } from '../named.ts'
import type { Cancel, Line, Order, Reply } from './messages.ts'

/** A bot thinks this long before the worker looks whether it was told to stop, in milliseconds. */
const slice = 10

/** Finds the rules of a game by its id. */
type Rules = (id: string) => Game | undefined | Promise<Game | undefined>

/** Serves orders that come over a line: the whole life of a bot's worker. */
export function serve(line: Line<Order | Cancel, Reply>, rulesOf: Rules): void {
  const wanted = new Set<number>()
  line.hear(message => {
    if ('cancel' in message) wanted.delete(message.cancel)
    else {
      wanted.add(message.order)
      void answerTo(message)
    }
  })

  const answerTo = async (order: Order): Promise<void> => {
    try {
      line.send(await ponder(order.order, thoughtOn(order, await rulesOf(order.game))))
    } catch (cause) {
      line.send({ order: order.order, trouble: cause instanceof Error ? cause.message : String(cause) })
    }
    wanted.delete(order.order)
  }

  const ponder = async (order: number, thought: Thought): Promise<Reply> => {
    for (;;) {
      const pause = performance.now() + slice
      do {
        const piece = thought.next()
        if (piece.done) return { order, verdict: piece.value }
      } while (performance.now() < pause)
      await aMoment()
      if (!wanted.has(order)) return { order, cancelled: true }
    }
  }
}

function thoughtOn({ bot: name, game: id, sight, seed }: Order, game: Game | undefined): Thought {
  const bot = botNamed(name)
  const question = sight.view.questions.find(({ mine }) => mine)?.question
  if (bot === undefined) throw new Error(`there is no bot '${name}'`)
  if (game === undefined) throw new Error(`there is no game '${id}'`)
  if (question === undefined) throw new Error(`seat ${sight.seat} is not asked anything`)
  return bot.think(game, () => sight, question, sow(seed))
}

/** Lets messages in that have arrived meanwhile. Timers would be slowed down in a browser. */
function aMoment(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    const onmessage = (): void => {
      port1.close()
      resolve()
    }
    Object.assign(port1, { onmessage })
    port2.postMessage(undefined)
  })
}
