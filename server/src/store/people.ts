import type { Selectable } from 'kysely'
import { Chore } from './chore.ts'
import type { Database } from './database.ts'
import type { InvitationRow, PersonRow } from './schema.ts'

/** Somebody who plays. */
export type Person = Readonly<Selectable<PersonRow>>

/** An invitation. */
export type Invitation = Readonly<Selectable<InvitationRow>>

/** More than so many sessions are not asked for in one statement. */
const atOnce = 500

/** Sessions that nobody uses any more are looked for this often, in milliseconds. */
const clearEvery = 60 * 60_000

/** Keeps who plays, by which browsers they are known, and where they sit. */
export class PeopleStore {
  readonly #database: Database
  readonly #clearing = new Chore(clearEvery)

  constructor(database: Database) {
    this.#database = database
  }

  /** Somebody new, known by a session from now on. */
  async arrive(person: Person, session: string): Promise<void> {
    await this.#database.query.transaction().execute(async query => {
      await query.insertInto('people').values(person).execute()
      await query
        .insertInto('sessions')
        .values({ token: session, person: person.id, created: person.created, used: person.created })
        .execute()
    })
  }

  /** Whose session this is. */
  bySession(session: string): Promise<Person | undefined> {
    return this.#database.query
      .selectFrom('people')
      .innerJoin('sessions', 'sessions.person', 'people.id')
      .selectAll('people')
      .where('sessions.token', '=', session)
      .executeTakeFirst()
  }

  /** A session was used; those that were not used since `before` are forgotten by and by. */
  async used(session: string, now: number, before: number): Promise<void> {
    const { query } = this.#database
    await query.updateTable('sessions').set({ used: now }).where('token', '=', session).execute()
    this.#clearing.turn(now, () => query.deleteFrom('sessions').where('used', '<', before).execute())
  }

  /** Another browser is known as this person. */
  async remember(session: string, person: string, now: number): Promise<void> {
    await this.#database.query
      .insertInto('sessions')
      .values({ token: session, person, created: now, used: now })
      .execute()
  }

  /** Those of some sessions by which nobody is known. */
  async unknown(sessions: readonly string[]): Promise<string[]> {
    const known = new Set<string>()
    for (let from = 0; from < sessions.length; from += atOnce) {
      const found = await this.#database.query
        .selectFrom('sessions')
        .select('token')
        .where('token', 'in', sessions.slice(from, from + atOnce))
        .execute()
      for (const { token } of found) known.add(token)
    }
    return sessions.filter(session => !known.has(session))
  }

  async forget(session: string): Promise<void> {
    await this.#database.query.deleteFrom('sessions').where('token', '=', session).execute()
  }

  /** Changes what somebody is called, reads, or is written to. */
  async change(id: string, change: Partial<Pick<Person, 'name' | 'language' | 'mail'>>): Promise<void> {
    if (Object.keys(change).length === 0) return
    await this.#database.query.updateTable('people').set(change).where('id', '=', id).execute()
  }

  find(id: string): Promise<Person | undefined> {
    return this.#database.query.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
  }

  /** Somebody has a seat at a table. */
  async seat(person: string, table: string): Promise<void> {
    await this.#database.query
      .insertInto('seated')
      .values({ person, table })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }

  /** Nobody remembers that somebody had a seat at a table. */
  async unseat(person: string, table: string): Promise<void> {
    await this.#database.query
      .deleteFrom('seated')
      .where('person', '=', person)
      .where('table', '=', table)
      .execute()
  }

  /** The tables of a person, the one touched last first. */
  tablesOf(person: string, most = 100) {
    return this.#database.query
      .selectFrom('tables')
      .innerJoin('seated', 'seated.table', 'tables.id')
      .select(['tables.id', 'tables.game', 'tables.state', 'tables.begun', 'tables.touched'])
      .where('seated.person', '=', person)
      .orderBy('tables.touched', 'desc')
      .limit(most)
      .execute()
  }

  async invite(invitation: Invitation): Promise<void> {
    await this.#database.query.insertInto('invitations').values(invitation).execute()
  }

  invitation(token: string): Promise<Invitation | undefined> {
    return this.#database.query
      .selectFrom('invitations')
      .selectAll()
      .where('token', '=', token)
      .executeTakeFirst()
  }

  /** Takes back every link to a table. */
  async uninvite(table: string): Promise<void> {
    await this.#database.query.deleteFrom('invitations').where('table', '=', table).execute()
  }

  /** Everything that is known about a person. */
  async everything(id: string): Promise<object> {
    const { query } = this.#database
    return {
      person: await this.find(id),
      sessions: await query
        .selectFrom('sessions')
        .select(['created', 'used'])
        .where('person', '=', id)
        .execute(),
      passkeys: await query
        .selectFrom('passkeys')
        .select(['id', 'created'])
        .where('person', '=', id)
        .execute(),
      tables: await this.tablesOf(id, 100_000),
      said: await query
        .selectFrom('talk')
        .select(['table', 'says', 'at'])
        .where('person', '=', id)
        .orderBy('table')
        .orderBy('number')
        .execute(),
    }
  }

  /**
   * Forgets a person and what they said; returns the sessions by which they were known. What they did at tables stays
   * there, without their name: see `Keeper.forget`.
   */
  async remove(id: string): Promise<string[]> {
    return this.#database.query.transaction().execute(async query => {
      const sessions = await query
        .deleteFrom('sessions')
        .where('person', '=', id)
        .returning('token')
        .execute()
      await query.deleteFrom('passkeys').where('person', '=', id).execute()
      await query.deleteFrom('seated').where('person', '=', id).execute()
      await query
        .updateTable('talk')
        .set({ person: '', name: '', says: '', key: null })
        .where('person', '=', id)
        .execute()
      await query.deleteFrom('promises').where('what', 'like', `%${id}%`).execute()
      await query.deleteFrom('people').where('id', '=', id).execute()
      return sessions.map(({ token }) => token)
    })
  }
}
