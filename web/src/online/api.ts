import type { UndoPolicy } from '@osud/engine'
import type { Language } from '@osud/lang'

/** A chair of a table that is being set. */
export type WantedChair = 'me' | 'friend' | { readonly bot: string }

/** What the server answers to a table that was set. */
export interface SetTable {
  readonly table: string
  readonly links: readonly { readonly seat: number; readonly token: string }[]
  readonly any: string | null
}

/** Who somebody is to the server. */
export interface Me {
  readonly name: string
  readonly language: Language
}

/** A table of mine on the server. */
export interface MyTable {
  readonly id: string
  readonly game: string
  readonly state: 'gathering' | 'playing' | 'over'
  readonly begun: number
  readonly touched: number
}

/** Why the server refuses: a code that has a text. */
export class ApiRefusal extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.name = 'ApiRefusal'
    this.code = code
  }
}

/** Asks the server that this page came from. */
async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw new ApiRefusal('unreachable')
  }
  const found = (await answer.json().catch(() => ({}))) as T & {
    readonly trouble?: { readonly code?: string }
  }
  if (!answer.ok) throw new ApiRefusal(found.trouble?.code ?? 'unreachable')
  return found
}

/** What the server offers beside the play. */
export const server = {
  me: () => ask<{ me: Me | null }>('GET', '/api/me').then(({ me }) => me ?? undefined),
  set: (me: Me, plan: { game: string; options: object; undo: UndoPolicy; chairs: readonly WantedChair[] }) =>
    ask<SetTable>('POST', '/api/tables', { me, ...plan }),
  /** Brings a match of this browser to the server. */
  take: (me: Me, file: string, chairs: readonly WantedChair[]) =>
    ask<SetTable>('POST', '/api/tables/take', { me, file, chairs }),
  join: (me: Me, token: string) => ask<{ table: string; seat: number }>('POST', '/api/join', { me, token }),
  tables: () => ask<{ tables: readonly MyTable[] }>('GET', '/api/tables').then(({ tables }) => tables),
  invite: (table: string, seat: number | null) =>
    ask<{ token: string }>('POST', `/api/tables/${table}/invite`, { seat }).then(({ token }) => token),
  file: async (table: string): Promise<string> => {
    const answer = await fetch(`/api/tables/${table}/file`)
    if (!answer.ok) throw new ApiRefusal('others-play')
    return answer.text()
  },
  forget: () => ask<object>('DELETE', '/api/me'),
}
