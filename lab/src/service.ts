import { parentPort, workerData } from 'node:worker_threads'
import { arenaWork } from './arena/round.ts'
import type { ArenaPlan } from './arena/plan.ts'
import type { Subject } from './games.ts'
import type { Plan } from './plan.ts'
import { simulationWork } from './simulation-work.ts'
import { workOff } from './work.ts'
import type { Work } from './work.ts'
import type { Range } from './range.ts'

/** What a worker is told when it starts. */
export type Orders =
  { readonly do: 'simulation'; readonly plan: Plan } | { readonly do: 'arena'; readonly plan: ArenaPlan }

/** Makes this thread a worker of the lab, which knows these games. */
export function serve(find: (id: string) => Subject | undefined): void {
  const port = parentPort
  if (port === null) throw new Error('a worker of the lab is no program of its own')
  const orders = workerData as Orders
  const subject = find(orders.plan.game)
  if (subject === undefined) throw new Error(`the lab does not know the game '${orders.plan.game}'`)
  const work = workOf(orders, subject)
  port.on('message', (range: Range) => workOff(work, range, chunk => port.postMessage(chunk, [])))
}

function workOf(orders: Orders, subject: Subject): Work<unknown> {
  switch (orders.do) {
    case 'simulation':
      return simulationWork(orders.plan, subject) as Work<unknown>
    case 'arena':
      return arenaWork(orders.plan, subject) as Work<unknown>
  }
}
