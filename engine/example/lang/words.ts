// Written by `npm run words`; do not edit.
import type { SeenCard } from '@osud/engine'

/** The keys of the texts, with their arguments. */
export interface Words {
  title: Record<never, never>
  'zone.deck': Record<never, never>
  'zone.hand': Record<never, never>
  'zone.raft': Record<never, never>
  'zone.bank': Record<never, never>
  'zone.river': Record<never, never>
  'card.barrel': Record<never, never>
  'card.goat': Record<never, never>
  'card.lantern': Record<never, never>
  'card.letter': Record<never, never>
  'map.river': Record<never, never>
  'area.reeds': Record<never, never>
  'area.rapids': Record<never, never>
  'way.dark': Record<never, never>
  'track.coins': Record<never, never>
  'setting.crossings': Record<never, never>
  'setting.crossings.3': Record<never, never>
  'setting.crossings.1': Record<never, never>
  'ask.way': Record<never, never>
  'ask.way.reeds': Record<never, never>
  'ask.way.rapids': Record<never, never>
  'ask.load': Record<never, never>
  'ask.lantern': { readonly card: { readonly text: string } }
  'ask.lantern.take': Record<never, never>
  'ask.lantern.leave': Record<never, never>
  'ask.toll': Record<never, never>
  'ask.toll.seat': { readonly hero: string }
  'ask.market': Record<never, never>
  'ask.market.seat': { readonly hero: string }
  'ask.market.coins': Record<never, never>
  'ask.market.bread': Record<never, never>
  'ask.reply': {
    readonly hero: string
    readonly coins: number
    readonly bread: number
    readonly wantsCoins: number
    readonly wantsBread: number
  }
  'ask.reply.accept': Record<never, never>
  'ask.reply.decline': Record<never, never>
  'refuse.goat': Record<never, never>
  'refuse.rapids-dark': Record<never, never>
  'refuse.poor': { readonly hero: string }
  'log.page': { readonly page: { readonly text: string } }
  'log.load': { readonly hero: string; readonly cards: { readonly cards: readonly SeenCard[] } }
  'log.empty': { readonly hero: string }
  'log.lantern': { readonly hero: string; readonly cards: { readonly cards: readonly SeenCard[] } }
  'log.lantern-left': { readonly hero: string }
  'log.toll': { readonly hero: string; readonly n: number }
  'log.trade': { readonly hero: string; readonly other: string }
  'log.no-trade': { readonly hero: string }
  'log.wave': { readonly n: string | number; readonly cards: { readonly cards: readonly SeenCard[] } }
  'log.calm': { readonly n: string | number }
  'log.paid': { readonly hero: string; readonly n: number }
  'log.draw': { readonly hero: string; readonly cards: { readonly cards: readonly SeenCard[] } }
  'log.end': { readonly heroes: readonly string[] }
  'page.jetty': Record<never, never>
  'page.reeds': Record<never, never>
  'page.rapids': Record<never, never>
  'page.reeds-reeds': Record<never, never>
  'page.reeds-rapids': Record<never, never>
  'page.rapids-reeds': Record<never, never>
  'page.rapids-rapids': Record<never, never>
  'ending.quiet': Record<never, never>
  'ending.wild': Record<never, never>
}
