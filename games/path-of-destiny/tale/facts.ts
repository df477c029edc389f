import type { SeenEvent } from '@osud/engine'
import { openPath } from '../stories/open-path.ts'
import type { Path } from '../rules/fate.ts'
import type { Side } from '../rules/state.ts'
import type { Symbol } from '../rules/symbol.ts'
import { amountIn, textIn, wordIn } from './arguments.ts'
import { TurnReader } from './turn-facts.ts'
import type { TurnFacts } from './turn-facts.ts'

/** A page that was read, and the events that followed from it. */
export interface PageFacts {
  readonly key: string
  readonly prose: string
  readonly after: SeenEvent[]
}

/** What a chapter came to. */
export interface Outcome {
  readonly path: Path
  readonly kind: Symbol
  side?: Side
  /** Who had something from the side that won. */
  readonly allied: string[]
  /** By hero. */
  readonly victory: Map<string, number>
  readonly experience: Map<string, number>
  readonly unlocked: { readonly hero: string; readonly ability: string }[]
  readonly golden: string[]
  readonly tokens: Partial<Record<Path, string>>
  /** The pages that the chosen path led to. */
  readonly pages: PageFacts[]
}

/** A chapter: two pages that lie open, three turns, and what came of it. */
export interface ChapterFacts {
  readonly number: number
  readonly open: Partial<Record<Path, PageFacts & { readonly symbol: Symbol }>>
  readonly turns: TurnFacts[]
  outcome?: Outcome
}

/** What was counted at the very end. */
export interface Reckoning {
  readonly quest: Map<string, number>
  readonly golden: Map<string, number>
  readonly goals: { readonly title: string; readonly points: Map<string, number> }[]
  mainHero?: string
}

/** A whole match, as far as it has come. */
export interface StoryFacts {
  story: string
  readonly heroes: string[]
  automa?: { readonly hero: string; readonly level: string }
  readonly prologue: PageFacts[]
  readonly chapters: ChapterFacts[]
  reckoning?: Reckoning
  epilogue?: PageFacts
}

/** Reads the facts of a match from what was told of it. */
export function factsOf(events: readonly SeenEvent[]): StoryFacts {
  const reader = new FactReader()
  for (const event of events) reader.read(event)
  return reader.facts
}

class FactReader {
  readonly facts: StoryFacts = { story: '', heroes: [], prologue: [], chapters: [] }
  #chapter: ChapterFacts | undefined
  #turn: TurnReader | undefined
  #page: PageFacts | undefined

  read(event: SeenEvent): void {
    switch (event.key) {
      case 'log.story':
        this.facts.story = textIn(event, 'story')
        return
      case 'log.hero':
        this.facts.heroes.push(wordIn(event, 'hero'))
        return
      case 'log.automa':
        this.facts.automa = { hero: wordIn(event, 'hero'), level: textIn(event, 'level') }
        return
      case 'log.page':
        this.#readPage(event)
        return
      case 'log.chapter':
        this.#chapter = { number: amountIn(event, 'chapter'), open: {}, turns: [] }
        this.facts.chapters.push(this.#chapter)
        this.#page = this.#turn = undefined
        return
      case 'log.turn': {
        this.#turn = new TurnReader(amountIn(event, 'turn'))
        this.#chapter?.turns.push(this.#turn.facts)
        this.#page = undefined
        return
      }
      case 'log.dominant':
        this.#turn = undefined
        if (this.#chapter !== undefined) this.#chapter.outcome = outcomeOf(event)
        return
    }
    if (this.#turn !== undefined) this.#turn.read(event)
    else this.#settle(event)
  }

  #readPage(event: SeenEvent): void {
    const page: PageFacts = { key: textIn(event, 'page'), prose: textIn(event, 'prose'), after: [] }
    const chapter = this.#chapter
    const open = openPath(page.key)
    this.#page = page
    if (chapter === undefined) this.facts.prologue.push(page)
    else if (chapter.outcome === undefined) {
      if (open !== undefined) chapter.open[open.path] = { ...page, symbol: open.symbol }
    } else if (this.facts.reckoning?.mainHero === undefined) chapter.outcome.pages.push(page)
    else this.facts.epilogue = page
  }

  /** After a chapter: points, tokens, what pages give, and at last the final scoring. */
  #settle(event: SeenEvent): void {
    const { key } = event
    const hero = wordIn(event, 'hero')
    const outcome = this.#chapter?.outcome
    const source = [event.rule ?? []].flat()[0]
    // What a page teaches is told with the page.
    if (this.#page !== undefined && (key === 'log.unlock' || key === 'log.golden')) {
      this.#page.after.push(event)
      return
    }
    switch (key) {
      case 'log.side':
        if (outcome !== undefined) outcome.side = wordIn(event, 'side') as Side
        return
      case 'log.alliances':
        outcome?.allied.push(hero)
        return
      case 'log.unlock':
        outcome?.unlocked.push({ hero, ability: textIn(event, 'ability') })
        return
      case 'log.golden':
        outcome?.golden.push(hero)
        return
      case 'log.path-token':
        if (outcome !== undefined) outcome.tokens[wordIn(event, 'path') as Path] = hero
        return
      case 'log.goal':
        this.#reckoning().goals.push({ title: textIn(event, 'card'), points: new Map() })
        return
      case 'log.main-hero':
        this.#reckoning().mainHero = hero
        return
    }
    const n = amountIn(event, 'n')
    if (key === 'log.victory' && source === 'POD-165') add(outcome?.victory, hero, n)
    else if (key === 'log.experience' && source === 'POD-166') add(outcome?.experience, hero, n)
    else if (key === 'log.victory' && source === 'POD-193') add(this.#reckoning().quest, hero, n)
    else if (key === 'log.victory' && source === 'POD-194') add(this.#reckoning().golden, hero, n)
    else if (key === 'log.victory' && source === 'POD-259')
      add(this.#reckoning().goals.at(-1)?.points, hero, n)
    else this.#page?.after.push(event)
  }

  #reckoning(): Reckoning {
    return (this.facts.reckoning ??= { quest: new Map(), golden: new Map(), goals: [] })
  }
}

const outcomeOf = (event: SeenEvent): Outcome => ({
  path: wordIn(event, 'path') as Path,
  kind: wordIn(event, 'kind') as Symbol,
  allied: [],
  victory: new Map(),
  experience: new Map(),
  unlocked: [],
  golden: [],
  tokens: {},
  pages: [],
})

function add(sums: Map<string, number> | undefined, hero: string, n: number): void {
  sums?.set(hero, (sums.get(hero) ?? 0) + n)
}
