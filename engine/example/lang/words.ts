import type { SeenCard } from '../../src/words.ts'

/** Stand-in until written by the tool. */
export interface Words {
  'ask.way': Record<never, never>
  'ask.load': Record<never, never>
  'ask.lantern': { readonly card: { readonly text: string } }
  'ask.toll': Record<never, never>
  'ask.market': Record<never, never>
  'ask.reply': { hero: string; coins: number; bread: number; wantsCoins: number; wantsBread: number }
  'log.page': { readonly page: { readonly text: string } }
  'log.load': { hero: string; cards: { readonly cards: readonly SeenCard[] } }
  'log.empty': { hero: string }
  'log.lantern': { hero: string; cards: { readonly cards: readonly SeenCard[] } }
  'log.lantern-left': { hero: string }
  'log.toll': { hero: string; n: number }
  'log.trade': { hero: string; other: string }
  'log.no-trade': { hero: string }
  'log.wave': { n: number; cards: { readonly cards: readonly SeenCard[] } }
  'log.calm': { n: number }
  'log.paid': { hero: string; n: number }
  'log.draw': { hero: string; cards: { readonly cards: readonly SeenCard[] } }
  'log.end': { heroes: readonly string[] }
}
