import { setTimeout } from 'node:timers/promises'
import { createClient } from 'redis'
import { StartRefusal, causeOf } from '../refusal.ts'
import type { Bus, News } from './bus.ts'

const channel = 'osud.news'

/** What goes through the channel: news, or that some of the sender's news may have been lost. */
type Sent = { readonly from: string } & (News | { readonly what: 'mended' })

/** A line that is silent for so long is cut, in milliseconds; living ones say something more often. */
const silence = { ping: 5000, connect: 5000, cut: 15_000 } as const
/** While the broker is away, storage is asked for news this often, in milliseconds. */
const meanwhile = 2000
const soon = 50
const farewell = 500

/** Carries news between servers through Redis or Valkey. A cut heals by itself; what was lost meanwhile storage tells. */
export async function redisBus(url: string, fail: (cause: unknown) => void): Promise<Bus> {
  const listeners = new Set<(news: News, from: string) => void>()
  const menders = new Set<() => void>()
  const me = crypto.randomUUID()
  let connected = false
  const options = {
    url,
    pingInterval: silence.ping,
    socket: {
      connectTimeout: silence.connect,
      socketTimeout: silence.cut,
      // Whoever starts a server wants to know at once; later it is tried for ever.
      reconnectStrategy: (retries: number, cause: Error) =>
        connected ? Math.min(2000, 50 * 2 ** retries) : cause,
    },
  }
  const speaker = createClient({ ...options, disableOfflineQueue: true })
  const hearer = createClient(options)
  let [looking, mending]: (NodeJS.Timeout | undefined)[] = []
  let mute = false
  // Several reasons at once are one.
  const mend = (): void => {
    mending ??= globalThis.setTimeout(() => {
      mending = undefined
      for (const listener of menders) listener()
    }, soon)
  }
  const send = (sent: Sent): void => {
    if (!mute) speaker.publish(channel, JSON.stringify(sent)).catch(fail)
  }
  for (const client of [speaker, hearer]) client.on('error', fail)
  hearer.on('error', () => (looking ??= setInterval(mend, meanwhile).unref()))
  hearer.on('ready', () => {
    if (looking === undefined) return
    clearInterval(looking)
    looking = undefined
    mend()
  })
  speaker.on('error', () => (mute = true))
  speaker.on('ready', () => {
    if (!mute) return
    mute = false
    // What was done here while nobody could be told, the others would not hear of until the next move.
    send({ from: me, what: 'mended' })
    mend()
  })
  try {
    await Promise.all([speaker.connect(), hearer.connect()])
    connected = true
    await hearer.subscribe(channel, text => {
      const { from, ...news } = JSON.parse(text) as Sent
      if (from === me) return
      if (news.what === 'mended') mend()
      else for (const listener of listeners) listener(news, from)
    })
  } catch (error) {
    clearInterval(looking)
    for (const client of [speaker, hearer]) if (client.isOpen) client.destroy()
    throw new StartRefusal(`Cannot reach the broker of BROKER_URL (${causeOf(error)}).`)
  }
  return {
    shared: true,
    get reached() {
      return speaker.isReady && hearer.isReady
    },
    publish: news => send({ from: me, ...news }),
    hear: listener => void listeners.add(listener),
    mend: listener => void menders.add(listener),
    async close() {
      clearInterval(looking)
      clearTimeout(mending)
      hearer.destroy()
      // What was said last goes out first, unless there is nobody to take it.
      if (!mute) await Promise.race([speaker.close(), setTimeout(farewell)])
      if (speaker.isOpen) speaker.destroy()
    },
  }
}
