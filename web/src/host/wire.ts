import type { View } from '@osud/engine'
import { changed, changeOf } from './change.ts'
import type { Change } from './change.ts'
import type { Moment } from './host.ts'
import type { Response } from './messages.ts'

/** A response on its way to the page: of a view, what has changed since the one before. Reading all of it anew would hold the page up. */
export type Wired = Exclude<Response, { moment: Moment }> | { readonly moment: Abridged }

interface Abridged extends Omit<Moment, 'view'> {
  readonly view: Change
}

/** Abridges what a worker sends, all of it in this order. */
export function abridging(): (response: Response) => Wired {
  let sent: View | undefined
  return response => {
    if (!('moment' in response)) return response
    const { moment } = response
    const view = changeOf(sent, moment.view)
    sent = moment.view
    return { moment: { ...moment, view } }
  }
}

/** Makes whole again what was abridged. */
export function completing(): (wired: Wired) => Response {
  let view: View | undefined
  return wired => {
    if (!('moment' in wired)) return wired
    view = changed(view, wired.moment.view) as View
    return { moment: { ...wired.moment, view } }
  }
}
