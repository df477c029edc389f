import { draw, sow } from '@osud/engine'
import { setTimeout } from 'node:timers/promises'
import { Admin } from '../src/index.ts'
import type { ServeSettings } from '../src/index.ts'
import { openDatabase } from '../src/store/database.ts'
import type { Place } from '../src/store/database.ts'
import { Friend } from './friend.ts'
import { HouseProcess } from './house-process.ts'
import { Patron } from './patron.ts'

/** What a trial of crashes found. */
export interface CrashReport {
  readonly kills: number
  readonly acknowledged: number
  /** Answers that were acknowledged and are not in storage. */
  readonly lost: number
  readonly finished: number
  readonly stuck: number
  readonly sound: number
  readonly damaged: number
}

/** How hard the trial is. */
export interface CrashPlan {
  readonly kills: number
  readonly tables: number
  readonly settings: ServeSettings
  readonly heard?: (killed: number) => void
}

/** Kills a server at random moments while tables are played on it, and looks what is left. */
export async function crashTrial({ kills, tables, settings, heard }: CrashPlan): Promise<CrashReport> {
  const house = new HouseProcess(settings)
  await house.start()
  const chance = sow('crash')
  const acknowledged: string[] = []
  const stop = new AbortController()
  /** Given some time after the last kill: what is not over by then is stuck. */
  const patience = new AbortController()
  let [finished, stuck] = [0, 0]

  /** One table after the other, until the last kill; the last one is played to its end. */
  const plays = async (number: number): Promise<void> => {
    for (let round = 0; !stop.signal.aborted; round++) {
      const [host, guest] = ['Host', 'Guest'].map(
        name => new Friend(house.address, `${name} ${number}.${round}`),
      ) as [Friend, Friend]
      try {
        const { table, links } = await host.sets({
          game: round % 4 === 3 ? 'path-of-destiny' : 'night-ferry',
          options: {},
          undo: 'table',
          chairs: ['me', 'friend', { bot: 'novice' }],
        })
        await guest.joins(links[0]?.token ?? '')
        const done = await Promise.all(
          [host, guest].map((friend, at) =>
            new Patron(friend, key => acknowledged.push(key)).plays(table, patience.signal, at === 0),
          ),
        )
        if (done.every(Boolean)) finished++
        else stuck++
      } catch {
        // The server was killed while the table was set: nobody sat at it yet.
        await setTimeout(20)
      }
    }
  }
  const playing = Array.from({ length: tables }, (_, number) => plays(number))
  for (let kill = 0; kill < kills; kill++) {
    await setTimeout(150 + draw(chance, 600))
    await house.kill()
    await house.start()
    heard?.(kill + 1)
  }
  stop.abort()
  const late = globalThis.setTimeout(() => patience.abort(), 120_000)
  await Promise.all(playing)
  clearTimeout(late)
  await house.kill('SIGTERM')

  const { databaseUrl, dataFolder } = settings
  const place: Place = databaseUrl === undefined ? { folder: dataFolder } : { url: databaseUrl }
  const lost = await missing(place, acknowledged)
  const admin = await Admin.open(place)
  const outcomes = { sound: 0, 'other-rules': 0, damaged: 0 }
  for await (const { outcome } of admin.verify()) outcomes[outcome]++
  await admin.close()
  return {
    kills,
    acknowledged: acknowledged.length,
    lost,
    finished,
    stuck,
    sound: outcomes.sound,
    damaged: outcomes.damaged,
  }
}

/** How many of these keys no move has. */
async function missing(place: Place, keys: readonly string[]): Promise<number> {
  const database = await openDatabase(place)
  const rows = await database.query.selectFrom('moves').select('key').where('key', 'is not', null).execute()
  await database.close()
  const kept = new Set(rows.map(({ key }) => key))
  return keys.filter(key => !kept.has(key)).length
}
