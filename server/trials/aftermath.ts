import { Admin } from '../src/index.ts'
import { openDatabase } from '../src/store/database.ts'
import type { Place } from '../src/store/database.ts'

/** What storage holds after a trial. */
export interface Aftermath {
  /** Answers that were acknowledged and are not in storage. */
  readonly lost: number
  /** Answers that are in storage more than once. */
  readonly doubled: number
  /** Records that replay to the position that was kept of them, and those that do not. */
  readonly sound: number
  readonly damaged: number
}

/** Looks what storage holds of the answers that were acknowledged, and replays every record. */
export async function aftermath(place: Place, acknowledged: readonly string[]): Promise<Aftermath> {
  const database = await openDatabase(place)
  const rows = await database.query.selectFrom('moves').select('key').where('key', 'is not', null).execute()
  await database.close()
  const kept = new Map<string, number>()
  for (const { key } of rows) if (key !== null) kept.set(key, (kept.get(key) ?? 0) + 1)
  const admin = await Admin.open(place)
  let [sound, damaged] = [0, 0]
  for await (const { outcome } of admin.verify()) {
    if (outcome === 'sound') sound++
    else damaged++
  }
  await admin.close()
  return {
    lost: acknowledged.filter(key => !kept.has(key)).length,
    doubled: acknowledged.filter(key => (kept.get(key) ?? 0) > 1).length,
    sound,
    damaged,
  }
}
