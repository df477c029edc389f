import { lineOf } from '@osud/bots'
import { botThread } from '../bots/thread.ts'
import { BrowserStore } from '../keep/browser-store.ts'
import { rulesOf } from './games.ts'
import type { Request, Response } from './messages.ts'
import { Office } from './office.ts'

const line = lineOf<Request, Response>(self)
const tabs = new BroadcastChannel('osud.matches')
const office = new Office({
  store: new BrowserStore(),
  thinker: botThread(),
  rulesOf,
  post: response => line.send(response),
  announce: match => tabs.postMessage(match),
  newId: () => Array.from(crypto.getRandomValues(new Uint32Array(4)), n => n.toString(36)).join(''),
  now: () => Date.now(),
})

tabs.addEventListener('message', ({ data }) => void office.hear(String(data)))
line.hear(request => void office.serve(request))
