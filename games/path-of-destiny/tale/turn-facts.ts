import type { SeenEvent } from '@osud/engine'
import type { Colour } from '../rules/card.ts'
import type { Path } from '../rules/fate.ts'
import type { Side } from '../rules/state.ts'
import type { Symbol } from '../rules/symbol.ts'
import { amountIn, cardsIn, namesIn, textIn, wordIn } from './arguments.ts'

/** Symbols and experience that came or went together. */
export interface Amounts {
  readonly symbols: Partial<Record<Symbol, number>>
  experience: number
}

/** How somebody came by new cards. */
export interface DraftFacts {
  readonly hero: string
  readonly cards: readonly string[]
  /** From the top of the deck, unseen by the others. */
  readonly blind: boolean
  /** The Automa plays at once what it takes. */
  readonly automa: boolean
}

/** Something that somebody did in a turn and that is worth a sentence. */
export type Feat = { readonly hero: string } & (
  | { readonly did: 'effect'; readonly card: string; readonly gain: Amounts; readonly price: Amounts }
  | { readonly did: 'misfire'; readonly card: string }
  | {
      readonly did: 'ability'
      readonly ability: string
      readonly gain: Amounts
      readonly price: Amounts
      /** A card that the ability brought to the hand or to the timeline. */
      card?: { readonly title: string; readonly to: 'hand' | 'timeline' }
      readonly victims: string[]
    }
  | { readonly did: 'unlock'; readonly ability: string }
  | { readonly did: 'golden' }
  | { readonly did: 'effort'; readonly effort: string; readonly gain: Amounts }
  | { readonly did: 'requirement'; readonly colour: Colour }
)

/** Whom the symbols of those at the table supported. */
export interface Support {
  readonly left: readonly string[]
  readonly right: readonly string[]
  readonly neither: readonly string[]
}

/** One turn: what was drafted, what was done, and where fate went. */
export interface TurnFacts {
  readonly number: number
  readonly drafts: DraftFacts[]
  readonly played: Map<string, readonly string[]>
  readonly feats: Feat[]
  /** Who went to whom for an alliance. */
  readonly alliances: { readonly hero: string; readonly side: Side }[]
  support: Support
  /** With two players the mat votes too. */
  mat?: Path
  fate?: Path | 'aside'
}

const nothing = (): Amounts => ({ symbols: {}, experience: 0 })

/** Reads the facts of one turn, event by event. */
export class TurnReader {
  readonly facts: TurnFacts
  /** What each hero has given up and not been paid for yet. */
  readonly #prices = new Map<string, Amounts>()
  /** The ability or the sequence whose results are being told. */
  #cause: Extract<Feat, { did: 'ability' | 'effort' }> | undefined

  constructor(number: number) {
    this.facts = {
      number,
      drafts: [],
      played: new Map(),
      feats: [],
      alliances: [],
      support: { left: [], right: [], neither: [] },
    }
  }

  read(event: SeenEvent): void {
    const { facts } = this
    const hero = wordIn(event, 'hero')
    switch (event.key) {
      case 'log.draft':
      case 'log.draft-deck':
      case 'log.automa-draft':
        this.#cause = undefined
        facts.drafts.push({
          hero,
          cards: cardsIn(event),
          blind: event.key === 'log.draft-deck',
          automa: event.key === 'log.automa-draft',
        })
        break
      case 'log.play':
        this.#cause = undefined
        facts.played.set(hero, cardsIn(event))
        break
      case 'log.alliance':
        facts.alliances.push({ hero, side: wordIn(event, 'side') as Side })
        break
      case 'log.ability':
        this.#begin({
          hero,
          did: 'ability',
          ability: textIn(event, 'ability'),
          gain: nothing(),
          price: nothing(),
          victims: [],
        })
        break
      case 'log.effort':
        this.#begin({ hero, did: 'effort', effort: textIn(event, 'card'), gain: nothing() })
        break
      case 'log.take':
      case 'log.take-back':
        this.#bring(hero, textIn(event, 'card'), 'hand')
        break
      case 'log.play-one':
        this.#bring(hero, textIn(event, 'card'), 'timeline')
        break
      case 'log.gain':
      case 'log.experience':
        if (this.#cause?.hero === hero) earn(this.#cause.gain, event)
        break
      case 'log.lose-token':
      case 'log.lose-special':
      case 'log.cover':
        this.#lose(hero, wordIn(event, 'kind') as Symbol)
        break
      case 'log.effect-gain':
      case 'log.effect-experience':
        this.#resolve(hero, event)
        break
      case 'log.unmet':
        this.#cause = undefined
        facts.feats.push({ hero, did: 'misfire', card: textIn(event, 'card') })
        break
      case 'log.unlock':
        facts.feats.push({ hero, did: 'unlock', ability: textIn(event, 'ability') })
        break
      case 'log.golden':
        facts.feats.push({ hero, did: 'golden' })
        break
      case 'log.requirement':
        this.#cause = undefined
        facts.feats.push({ hero, did: 'requirement', colour: wordIn(event, 'colour') as Colour })
        break
      default:
        this.#readFate(event)
    }
  }

  #readFate(event: SeenEvent): void {
    const { facts } = this
    const path = wordIn(event, 'path') as Path
    switch (event.key) {
      case 'log.supports':
        facts.support = { ...facts.support, [path]: namesIn(event) }
        break
      case 'log.supports-neither':
        facts.support = { ...facts.support, neither: namesIn(event) }
        break
      case 'log.mat-supports':
        facts.mat = path
        break
      case 'log.fate':
        facts.fate = path
        break
      case 'log.fate-aside':
      case 'log.fate-even':
        facts.fate = 'aside'
        break
    }
  }

  #begin(cause: Extract<Feat, { did: 'ability' | 'effort' }>): void {
    this.#cause = cause
    this.facts.feats.push(cause)
  }

  #bring(hero: string, title: string, to: 'hand' | 'timeline'): void {
    const cause = this.#cause
    if (cause?.did === 'ability' && cause.hero === hero) cause.card ??= { title, to }
  }

  #lose(hero: string, kind: Symbol): void {
    const cause = this.#cause
    if (cause?.did === 'ability' && cause.hero !== hero) {
      if (!cause.victims.includes(hero)) cause.victims.push(hero)
      return
    }
    if (cause?.did === 'ability') {
      count(cause.price, kind, 1)
      return
    }
    const price = this.#prices.get(hero) ?? nothing()
    this.#prices.set(hero, price)
    count(price, kind, 1)
  }

  /** An effect takes what was given up for it as its price; several gains of one card are one effect. */
  #resolve(hero: string, event: SeenEvent): void {
    const card = textIn(event, 'card')
    const last = this.facts.feats.findLast(feat => feat.hero === hero && feat.did === 'effect')
    const price = this.#prices.get(hero) ?? this.#paidMeanwhile(hero)
    this.#prices.delete(hero)
    if (last?.did === 'effect' && last.card === card && price === undefined) {
      earn(last.gain, event)
      return
    }
    const feat = { hero, did: 'effect', card, gain: nothing(), price: price ?? nothing() } as const
    earn(feat.gain, event)
    this.facts.feats.push(feat)
    // Whatever is lost from here on is lost for another reason.
    this.#cause = undefined
  }

  /** An ability that only helps with an effect leaves the price to the effect. */
  #paidMeanwhile(hero: string): Amounts | undefined {
    const cause = this.#cause
    if (cause?.did !== 'ability' || cause.hero !== hero || !isNothing(cause.gain) || isNothing(cause.price))
      return undefined
    const price = { symbols: { ...cause.price.symbols }, experience: 0 }
    for (const kind of Object.keys(price.symbols)) delete cause.price.symbols[kind as Symbol]
    return price
  }
}

/** Whether nothing came or went. */
export const isNothing = ({ symbols, experience }: Amounts): boolean =>
  experience === 0 && Object.keys(symbols).length === 0

function earn(gain: Amounts, event: SeenEvent): void {
  const n = amountIn(event, 'n')
  const kind = wordIn(event, 'kind')
  if (kind === '') gain.experience += n
  else count(gain, kind as Symbol, n)
}

function count({ symbols }: Amounts, kind: Symbol, n: number): void {
  symbols[kind] = (symbols[kind] ?? 0) + n
}
