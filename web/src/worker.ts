import { lineOf, serve } from '@osud/bots'
import type { Game } from '@osud/engine'
import { botThread } from './bots/thread.ts'
import type { Request } from './host/messages.ts'
import { Office } from './host/office.ts'
import { abridging } from './host/wire.ts'
import type { Wired } from './host/wire.ts'
import { BrowserStore } from './keep/browser-store.ts'

// One file for all trades: the matches live in one worker, the bots think in another.
const botsName = 'osud-bots'
const analystName = 'osud-analyst'

// To a table a game is its rules alone, whatever the types of its state.
const shelf: Readonly<Record<string, () => Promise<unknown>>> = {
  'path-of-destiny': async () => (await import('@osud/path-of-destiny/rules')).pathOfDestiny,
  'night-ferry': async () => (await import('@osud/engine/example/rules')).ferry,
}

/** The rules of a game, which are fetched when they are first asked for. */
async function rulesOf(id: string): Promise<Game | undefined> {
  return Object.hasOwn(shelf, id) ? ((await shelf[id]?.()) as Game) : undefined
}

if (self.name === botsName) serve(lineOf(self), rulesOf)
else if (self.name === analystName)
  void import('./host/archive.ts').then(({ serveAnalyst }) => serveAnalyst(rulesOf))
else keepMatches()

function keepMatches(): void {
  const line = lineOf<Request, Wired>(self)
  const abridged = abridging()
  const tabs = new BroadcastChannel('osud.matches')
  const office = new Office({
    store: new BrowserStore(),
    thinker: botThread(() => new Worker(self.location.href, { type: 'module', name: botsName })),
    rulesOf,
    post: response => line.send(abridged(response)),
    announce: match => tabs.postMessage(match),
    newId: () => Array.from(crypto.getRandomValues(new Uint32Array(4)), n => n.toString(36)).join(''),
    now: () => Date.now(),
  })
  tabs.addEventListener('message', ({ data }) => void office.hear(String(data)))
  line.hear(request => void office.serve(request))
}
