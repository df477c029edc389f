import { draw, sow } from '@osud/engine'
import { setTimeout } from 'node:timers/promises'
import type { ServeSettings } from '../src/index.ts'
import { aftermath } from './aftermath.ts'
import type { Aftermath } from './aftermath.ts'
import { Crowd } from './crowd.ts'
import { HouseProcess } from './house-process.ts'

/** What a trial of crashes found. */
export interface CrashReport extends Aftermath {
  readonly kills: number
  readonly acknowledged: number
  /** Readers to whom something was not told, or told twice. */
  readonly gaps: number
  readonly finished: number
  readonly stuck: number
}

/** How hard the trial is. */
export interface CrashPlan {
  readonly kills: number
  readonly tables: number
  readonly settings: ServeSettings
  readonly heard?: (what: string) => void
}

/** Kills a server at random moments while tables are played on it, and looks what is left. */
export async function crashTrial({ kills, tables, settings, heard }: CrashPlan): Promise<CrashReport> {
  const house = new HouseProcess(settings)
  await house.start()
  const chance = sow('crash')
  const acknowledged: string[] = []
  let gaps = 0
  const crowd = new Crowd(() => house.address, tables, {
    acknowledged: key => acknowledged.push(key),
    gap: () => gaps++,
  })
  for (let kill = 1; kill <= kills; kill++) {
    // Only a server at which people play again is worth killing.
    const before = acknowledged.length
    for (const late = Date.now() + 10_000; acknowledged.length === before && Date.now() < late;)
      await setTimeout(5)
    await setTimeout(draw(chance, 800))
    await house.kill()
    await house.start()
    heard?.(`kill ${kill} of ${kills}: ${acknowledged.length} answers acknowledged`)
  }
  await crowd.goesHome()
  await house.kill('SIGTERM')
  const { databaseUrl, dataFolder } = settings
  const place = databaseUrl === undefined ? { folder: dataFolder } : { url: databaseUrl }
  return {
    kills,
    acknowledged: acknowledged.length,
    gaps,
    finished: crowd.finished,
    stuck: crowd.stuck,
    ...(await aftermath(place, acknowledged)),
  }
}
