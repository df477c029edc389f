import { createClient } from 'redis'
import { StartRefusal, causeOf } from '../refusal.ts'
import type { Bus, News } from './bus.ts'

const channel = 'osud.news'

/** Carries news between servers through Redis or Valkey. A cut heals by itself; what was lost meanwhile storage tells. */
export async function redisBus(url: string, fail: (cause: unknown) => void): Promise<Bus> {
  const listeners = new Set<(news: News) => void>()
  const menders = new Set<() => void>()
  const me = crypto.randomUUID()
  const speaker = createClient({ url, disableOfflineQueue: true })
  const hearer = createClient({ url })
  let cut = false
  for (const client of [speaker, hearer]) client.on('error', fail)
  hearer.on('error', () => (cut = true))
  hearer.on('ready', () => {
    if (!cut) return
    cut = false
    for (const listener of menders) listener()
  })
  try {
    await Promise.all([speaker.connect(), hearer.connect()])
    await hearer.subscribe(channel, text => {
      const { from, ...news } = JSON.parse(text) as News & { readonly from: string }
      if (from !== me) for (const listener of listeners) listener(news)
    })
  } catch (error) {
    for (const client of [speaker, hearer]) client.destroy()
    throw new StartRefusal(`Cannot reach the broker of BROKER_URL (${causeOf(error)}).`)
  }
  return {
    publish(news) {
      speaker.publish(channel, JSON.stringify({ from: me, ...news })).catch(fail)
    },
    hear: listener => void listeners.add(listener),
    mend: listener => void menders.add(listener),
    close() {
      for (const client of [speaker, hearer]) client.destroy()
      return Promise.resolve()
    },
  }
}
