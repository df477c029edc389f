import { draw, sow } from '@osud/engine'
import { setTimeout } from 'node:timers/promises'
import type { ServeSettings } from '../src/index.ts'
import { aftermath } from './aftermath.ts'
import type { Aftermath } from './aftermath.ts'
import { Balancer } from './balancer.ts'
import { Crowd } from './crowd.ts'
import { timesOf } from './figures.ts'
import type { Times } from './figures.ts'
import { HouseProcess } from './house-process.ts'
import type { Redis } from './services.ts'

/** What a trial of several servers found. */
export interface NodesReport extends Aftermath {
  readonly kills: number
  readonly cuts: number
  readonly acknowledged: number
  readonly gaps: number
  readonly finished: number
  readonly stuck: number
  /** From the end of a line to a place at another server. */
  readonly resumed: Times
}

/** How hard the trial is. */
export interface NodesPlan {
  readonly nodes: number
  readonly kills: number
  /** How often the broker is cut off. */
  readonly cuts: number
  readonly tables: number
  /** How long people think about an answer, in milliseconds. */
  readonly thinks: number
  readonly settings: ServeSettings & { readonly databaseUrl: string }
  readonly broker: Redis
  readonly heard?: (what: string) => void
}

/** Kills one of several servers behind a balancer, and cuts off their broker, while tables are played on them. */
export async function nodesTrial(plan: NodesPlan): Promise<NodesReport> {
  const { nodes, kills, cuts, tables, thinks, settings, broker, heard } = plan
  const houses = Array.from({ length: nodes }, () => new HouseProcess({ ...settings, brokerUrl: broker.url }))
  await Promise.all(houses.map(house => house.start()))
  const balancer = await Balancer.start(() => houses.map(({ port }) => port))
  const chance = sow('nodes')
  const acknowledged: string[] = []
  const resumed: number[] = []
  let gaps = 0
  const crowd = new Crowd(
    () => balancer.address,
    tables,
    {
      acknowledged: key => acknowledged.push(key),
      resumed: milliseconds => resumed.push(milliseconds),
      gap: () => gaps++,
    },
    { thinks },
  )
  for (let kill = 1; kill <= kills; kill++) {
    await setTimeout(500 + draw(chance, 1000))
    const house = houses[kill % nodes]
    await house?.kill()
    // For a while there is one less.
    await setTimeout(500 + draw(chance, 1000))
    await house?.start()
    heard?.(
      `kill ${kill} of ${kills}: ${acknowledged.length} answers acknowledged, lines resumed ${JSON.stringify(timesOf(resumed))}`,
    )
  }
  for (let cut = 1; cut <= cuts; cut++) {
    await setTimeout(500 + draw(chance, 1000))
    await broker.stop()
    await setTimeout(500 + draw(chance, 3000))
    await broker.begin()
    heard?.(`cut ${cut} of ${cuts}: ${acknowledged.length} answers acknowledged`)
  }
  await crowd.goesHome()
  await balancer.stop()
  await Promise.all(houses.map(house => house.kill('SIGTERM')))
  return {
    kills,
    cuts,
    acknowledged: acknowledged.length,
    gaps,
    finished: crowd.finished,
    stuck: crowd.stuck,
    resumed: timesOf(resumed),
    ...(await aftermath({ url: settings.databaseUrl }, acknowledged)),
  }
}
