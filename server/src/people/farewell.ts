import type { Fail } from '../operations/report.ts'
import type { PeopleStore } from '../store/people.ts'
import type { Keeper } from '../tables/keeper.ts'
import { nobody } from '../tables/move.ts'
import type { Sessions } from './sessions.ts'

/** What is needed to forget somebody. */
export interface FarewellNeeds {
  readonly keeper: Keeper
  readonly people: PeopleStore
  readonly sessions: Sessions
  readonly fail: Fail
}

/**
 * Forgets somebody. They leave their tables, their name and id go out of what happened there, and last they themselves: if it
 * breaks off before that, they are still known and can ask again.
 */
export async function forget(
  person: string,
  { keeper, people, sessions, fail }: FarewellNeeds,
): Promise<void> {
  for (const { id } of await people.tablesOf(person, 100_000)) {
    // A table that cannot be opened keeps nobody from being forgotten.
    await goFrom(keeper, id, person).catch((cause: unknown) => fail(cause, id))
    await keeper.forget(id, person)
  }
  sessions.dismiss(await people.remove(person))
}

async function goFrom(keeper: Keeper, id: string, person: string): Promise<void> {
  const open = await keeper.find(id)
  await open?.table.leave(person)
  await open?.table.handOn(person, nobody)
}
