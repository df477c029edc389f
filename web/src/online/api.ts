import type { UndoPolicy } from '@osud/engine'
import type { Language } from '@osud/lang'

/** A chair of a table that is being set. */
export type WantedChair = 'me' | 'friend' | { readonly bot: string }

/** What a server answers when a table was set. */
export interface SetTable {
  readonly table: string
  readonly links: readonly { readonly seat: number; readonly token: string }[]
  /** Leads to any free seat. */
  readonly any: string | null
}

/** Who somebody is to the server. */
export interface Me {
  readonly name: string
  readonly language: Language
}

/** What the server says about whoever asks. */
export interface Known extends Me {
  /** Whether letters are sent to them. */
  readonly mail: boolean
  /** Whether a passkey can bring them back. */
  readonly passkey: boolean
}

/** A table of mine on the server. */
export interface MyTable {
  readonly id: string
  readonly game: string
  readonly state: 'gathering' | 'playing' | 'over'
  readonly begun: number
  readonly touched: number
  /** Whether it waits for me. */
  readonly mine: boolean
}

/** A table that shall be set. */
export interface OnlinePlan {
  readonly game: string
  readonly options: object
  readonly undo: UndoPolicy
  readonly chairs: readonly WantedChair[]
  readonly manners: { readonly pace?: number }
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

async function reach(method: string, path: string, body?: object): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw new ApiRefusal('unreachable')
  }
  if (answer.ok) return answer
  const { trouble } = (await answer.json().catch(() => ({}))) as { readonly trouble?: { code?: string } }
  throw new ApiRefusal(trouble?.code ?? 'unreachable')
}

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await reach(method, path, body)
  // A page that is kept somewhere else than on an Osud server answers with itself.
  return (await answer.json().catch(() => {
    throw new ApiRefusal('unreachable')
  })) as T
}

const tableAt = (table: string): string => `/api/tables/${encodeURIComponent(table)}`

/** What the server that this page came from offers beside the play. */
export const server = {
  me: () => ask<{ me: Known | null }>('GET', '/api/me').then(({ me }) => me ?? undefined),
  rename: (me: Me) => ask<{ me: Me }>('POST', '/api/me', me).then(({ me: renamed }) => renamed),
  everything: () => reach('GET', '/api/me/everything').then(answer => answer.text()),
  forgetBrowser: () => ask<object>('POST', '/api/leave'),
  forgetMe: () => ask<object>('DELETE', '/api/me'),
  tables: () => ask<{ tables: readonly MyTable[] }>('GET', '/api/tables').then(({ tables }) => tables),
  set: (me: Me, plan: OnlinePlan) => ask<SetTable>('POST', '/api/tables', { me, ...plan }),
  /** Brings a match of this browser to the server. */
  take: (me: Me, file: string, chairs: readonly WantedChair[]) =>
    ask<SetTable>('POST', '/api/tables/take', { me, file, chairs }),
  join: (me: Me, token: string) => ask<{ table: string; seat: number }>('POST', '/api/join', { me, token }),
  invite: (table: string, seat: number | null) =>
    ask<{ token: string }>('POST', `${tableAt(table)}/invite`, { seat }).then(({ token }) => token),
  uninvite: (table: string) => ask<object>('DELETE', `${tableAt(table)}/invitations`),
  /** Sets the same table for the same company; returns its id. */
  again: (table: string) =>
    ask<{ table: string }>('POST', `${tableAt(table)}/again`).then(({ table: next }) => next),
  /** The whole match, once nobody else's cards are in it any more. */
  file: (table: string) => reach('POST', `${tableAt(table)}/file`).then(answer => answer.text()),
  offersLetters: () => ask<{ offered: boolean }>('GET', '/api/mail').then(({ offered }) => offered),
  /** Asks for letters to an address, or for none. */
  letters: (mail: string | null) => ask<object>('POST', '/api/mail', { mail }),
  passkey: {
    wanted: () => ask<PasskeyQuestion>('POST', '/api/passkeys/new'),
    made: (token: string, response: object) => ask<object>('POST', '/api/passkeys', { token, response }),
    asked: () => ask<PasskeyQuestion>('POST', '/api/passkeys/ask'),
    shown: (token: string, response: object) =>
      ask<{ me: { name: string } }>('POST', '/api/passkeys/show', { token, response }).then(({ me }) => me),
  },
}

/** What a server asks of a passkey. */
export interface PasskeyQuestion {
  readonly token: string
  readonly options: object
}
