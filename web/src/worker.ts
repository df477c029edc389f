import { lineOf, serve } from '@osud/bots'
import type { Game } from '@osud/engine'
import { pathOfDestiny } from '@osud/path-of-destiny/rules'
import { botThread } from './bots/thread.ts'
import type { Request, Response } from './host/messages.ts'
import { Office } from './host/office.ts'
import { BrowserStore } from './keep/browser-store.ts'

// One file for all trades: the matches live in one worker, the bots think in another, and rules are loaded once.
const botsName = 'osud-bots'
const analystName = 'osud-analyst'

// To a table a game is its rules alone, whatever the types of its state.
const path = pathOfDestiny as unknown as Game

/** The rules of a game; the example game is seldom asked for. */
async function rulesOf(id: string): Promise<Game | undefined> {
  if (id === path.id) return path
  const { ferry } = await import('@osud/engine/example/rules')
  return id === ferry.id ? (ferry as unknown as Game) : undefined
}

if (self.name === botsName) serve(lineOf(self), rulesOf)
else if (self.name === analystName)
  void import('./host/archive.ts').then(({ serveAnalyst }) => serveAnalyst(rulesOf))
else keepMatches()

function keepMatches(): void {
  const line = lineOf<Request, Response>(self)
  const tabs = new BroadcastChannel('osud.matches')
  const office = new Office({
    store: new BrowserStore(),
    thinker: botThread(() => new Worker(self.location.href, { type: 'module', name: botsName })),
    rulesOf,
    post: response => line.send(response),
    announce: match => tabs.postMessage(match),
    newId: () => Array.from(crypto.getRandomValues(new Uint32Array(4)), n => n.toString(36)).join(''),
    now: () => Date.now(),
  })
  tabs.addEventListener('message', ({ data }) => void office.hear(String(data)))
  line.hear(request => void office.serve(request))
}
