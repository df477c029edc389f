import type { DatabaseSync } from '@photostructure/sqlite'

/** A statement that SQLite has understood. */
type Statement = ReturnType<InstanceType<typeof DatabaseSync>['prepare']>

/** A statement, and whether it gives rows. */
interface Prepared {
  readonly statement: Statement
  readonly reader: boolean
}

/** More statements than this are not kept. */
const most = 200
/** Nor is one longer than this: it holds many rows, and hardly another has as many. */
const longest = 2000

/** Keeps the statements that are asked for again and again, so that SQLite need not understand them anew each time. */
export class Statements {
  readonly #database: InstanceType<typeof DatabaseSync>
  /** By their text, the one used last at the end. */
  readonly #kept = new Map<string, Prepared>()

  constructor(database: InstanceType<typeof DatabaseSync>) {
    this.#database = database
  }

  /** How many are kept. */
  get size(): number {
    return this.#kept.size
  }

  /** A statement that is run to its end at once, so that the next who asks may have the same one. */
  find(text: string): Prepared {
    const known = this.#kept.get(text)
    if (known !== undefined) this.#kept.delete(text)
    // What was understood before the columns changed may not fit them any more.
    else if (/^(create|alter|drop)\b/i.test(text)) this.forget()
    const found = known ?? this.#prepare(text)
    if (text.length > longest) return found
    const [oldest] = this.#kept.keys()
    if (this.#kept.size >= most && oldest !== undefined) this.#kept.delete(oldest)
    this.#kept.set(text, found)
    return found
  }

  /** One of its own for somebody who reads row by row. */
  fresh(text: string): Statement {
    return this.#database.prepare(text)
  }

  /** Gives back all that SQLite holds for them. */
  forget(): void {
    // Node's own SQLite does so itself when the database is closed.
    for (const { statement } of this.#kept.values()) (statement as { finalize?(): void }).finalize?.()
    this.#kept.clear()
  }

  #prepare(text: string): Prepared {
    const statement = this.#database.prepare(text)
    return { statement, reader: statement.columns().length > 0 }
  }
}
