import type { ColumnType } from 'kysely'

/** Milliseconds since 1970; PostgreSQL keeps them as bigint. */
type Moment = number
/** Plain data as JSON. */
type Json = string
/** Set once, never changed. */
type Fixed<T> = ColumnType<T, T, never>

/** What the server keeps between two runs: the same tables in SQLite and PostgreSQL. */
export interface Schema {
  readonly tables: TableRow
  readonly moves: MoveRow
  readonly talk: TalkRow
  readonly people: PersonRow
  readonly sessions: SessionRow
  readonly seated: SeatedRow
  readonly invitations: InvitationRow
  readonly passkeys: PasskeyRow
  readonly promises: PromiseRow
}

/** A table: how it was set, and how far it is. All of it but the header can be found again from its moves. */
export interface TableRow {
  readonly id: Fixed<string>
  readonly game: Fixed<string>
  /** How the match begins, with its seed: it never leaves the server. */
  readonly header: Json
  /** The last point of the match and where its record begins, so that it survives new rules. */
  readonly point: Json
  readonly origin: Json | null
  readonly state: 'gathering' | 'playing' | 'over'
  /** Whom the table waits for: what stands still without reason is found by it. */
  readonly waits: 'nobody' | 'people' | 'bots'
  readonly begun: Fixed<Moment>
  readonly touched: Moment
  /** When those were last written to for whom the table waits. */
  readonly written: Moment
}

/** One thing that happened at a table. Never removed while its table lives, and never changed, except to forget somebody. */
export interface MoveRow {
  readonly table: Fixed<string>
  /** From 0, without gaps. Two servers that write the same number cannot both succeed. */
  readonly number: Fixed<number>
  readonly move: Json
  /** What the log tells because of it. */
  readonly told: Fixed<Json>
  /** What the sender called it, so that a message that arrives twice is taken in once. */
  readonly key: Fixed<string | null>
  readonly at: Fixed<Moment>
}

/** Something said at a table. Of somebody who is forgotten only the number stays, so that none is given twice. */
export interface TalkRow {
  readonly table: Fixed<string>
  readonly number: Fixed<number>
  readonly person: string
  /** The name under which it was said. */
  readonly name: string
  readonly says: Json
  /** What the sender called it, so that a message that arrives twice is heard once. */
  readonly key: string | null
  readonly at: Fixed<Moment>
}

/** Somebody who plays; a guest has a name at most. */
export interface PersonRow {
  readonly id: Fixed<string>
  readonly name: string
  readonly language: string
  /** Where a letter reaches them, if they want one when it is their turn. */
  readonly mail: string | null
  readonly created: Fixed<Moment>
  readonly seen: Moment
}

/** A browser that has been let in. Only the fingerprint of its token is kept. */
export interface SessionRow {
  readonly token: Fixed<string>
  readonly person: string
  readonly created: Fixed<Moment>
  readonly used: Moment
}

/** Who has, or had, a seat at which table. */
export interface SeatedRow {
  readonly person: Fixed<string>
  readonly table: Fixed<string>
}

/** A link to a seat of a table, or to any that is free. Only the fingerprint of its token is kept. */
export interface InvitationRow {
  readonly token: Fixed<string>
  readonly table: Fixed<string>
  readonly seat: Fixed<number | null>
  readonly created: Fixed<Moment>
}

/** Something that somebody will come back with: a challenge of a passkey, or the confirmation of an address. */
export interface PromiseRow {
  readonly token: Fixed<string>
  readonly what: Fixed<Json>
  readonly until: Fixed<Moment>
}

/** A passkey that attaches a person to their devices. */
export interface PasskeyRow {
  readonly id: Fixed<string>
  readonly person: Fixed<string>
  readonly key: Fixed<string>
  readonly counter: number
  readonly transports: Fixed<Json>
  readonly created: Fixed<Moment>
}
