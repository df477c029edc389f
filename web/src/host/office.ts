import type { Thinker } from '@osud/bots'
import { MatchError } from '@osud/engine'
import type { Game } from '@osud/engine'
import type { KeptMatch, Store } from '../keep/store.ts'
import type { Archive, Begun } from './archive.ts'
import { HostError } from './host.ts'
import type { HostTrouble, Moment, Plan } from './host.ts'
import { LocalTable } from './local-table.ts'
import type { Surroundings } from './local-table.ts'
import type { Call, Calls, Request, Response } from './messages.ts'
import { pastRules, restored } from './restored.ts'

/** What the worker of the matches works with. */
export interface OfficeNeeds {
  readonly store: Store
  readonly thinker: Pick<Thinker, 'think'>
  readonly rulesOf: (id: string) => Game | undefined | Promise<Game | undefined>
  readonly post: (response: Response) => void
  /** Tells the other tabs that a match has changed. */
  readonly announce: (match: string) => void
  readonly newId: () => string
  readonly now: () => number
}

/** Answers what a page asks about its matches; one of them is open at a time. */
export class Office {
  readonly #needs: OfficeNeeds
  readonly #around: Surroundings
  #table: LocalTable | undefined
  /** Raised whenever the page wants another table, or none: whichever is still on its way then comes too late. */
  #wishes = 0
  #hint: AbortController | undefined
  #archive: Archive | undefined

  constructor(needs: OfficeNeeds) {
    this.#needs = needs
    const { store, thinker, post, announce, now } = needs
    this.#around = {
      store: {
        list: () => store.list(),
        read: id => store.read(id),
        remove: id => store.remove(id),
        async write(change) {
          const outcome = await store.write(change)
          if (outcome === 'kept') announce(change.head.id)
          return outcome
        },
      },
      think: (wish, signal) => thinker.think(wish, signal),
      show: (moment: Moment) => post({ moment }),
      sumUp: async match => (await this.#past()).sumUp(match),
      now,
    }
  }

  /** Does what was asked, and says how it went. */
  async serve({ call, number, args }: Request): Promise<void> {
    const { post } = this.#needs
    try {
      const calls = call in this.#calls ? this.#calls : await this.#past()
      const deed = calls[call as keyof typeof calls] as (...given: unknown[]) => unknown
      post({ number, done: await deed.apply(calls, args) })
    } catch (cause) {
      post({ number, trouble: troubleOf(cause) })
    }
  }

  /** Another tab has written a match. */
  async hear(match: string): Promise<void> {
    // What cannot be read now is missed with the next write, and told then.
    if (this.#table?.id === match) await this.#table.reload().catch(() => undefined)
  }

  readonly #calls: { [C in Exclude<Call, PastCall>]: (...args: Parameters<Calls[C]>) => unknown } = {
    create: async (plan: Plan) => {
      const game = await this.#game(plan.game)
      const { newId } = this.#needs
      return this.#seat(LocalTable.create(this.#around, game, plan, newId(), newId()))
    },
    open: async id => {
      const wish = ++this.#wishes
      // A table that was just set is open already.
      if (this.#table?.id === id) return this.#table.showAgain()
      const kept = await this.#kept(id)
      const game = await this.#game(kept.head.header.game)
      if (wish === this.#wishes) this.#seat(LocalTable.open(this.#around, game, kept))
    },
    take: async (...args) => this.#goOn(await (await this.#past()).take(...args)),
    branch: async (...args) => this.#goOn(await (await this.#past()).branch(...args, this.#needs.newId())),
    list: () => this.#stored(() => this.#needs.store.list()),
    remove: id => this.#stored(() => this.#needs.store.remove(id)),
    answer: (...args) => this.#open().answer(...args),
    undo: () => this.#open().undo(),
    look: reader => this.#open().look(reader),
    sit: (...args) => this.#open().sit(...args),
    hint: () => {
      this.#hint?.abort()
      this.#hint = new AbortController()
      return this.#open().hint(this.#hint.signal)
    },
    file: () => this.#open().file(),
    scene: async (lesson, length) =>
      (await import('./scene.ts')).sceneOf(await this.#game(lesson.game), lesson, length),
    leave: () => {
      this.#wishes++
      this.#hint?.abort()
      this.#table?.leave()
      this.#table = undefined
    },
    tale: async id => {
      const [kept, { oldTaleSheet, taleSheet }] = await Promise.all([this.#kept(id), import('./tale.ts')])
      const game = await this.#game(kept.head.header.game)
      const older = pastRules(game, kept.head)
      return older ? oldTaleSheet(game, kept, older) : taleSheet(restored(game, kept).match, kept.head)
    },
  }

  /** Sits down at a match that was begun elsewhere. */
  #goOn({ match, places, from }: Begun): string {
    return this.#seat(LocalTable.begin(this.#around, match, places, this.#needs.newId(), from))
  }

  #seat(table: LocalTable): string {
    this.#wishes++
    this.#table?.leave()
    this.#table = table
    return table.id
  }

  #open(): LocalTable {
    if (this.#table === undefined) throw new HostError({ code: 'missing' })
    return this.#table
  }

  async #kept(id: string): Promise<KeptMatch> {
    const kept = await this.#stored(() => this.#needs.store.read(id))
    if (kept === undefined) throw new HostError({ code: 'missing' })
    return kept
  }

  /** What was played before; it is loaded when somebody first looks back. */
  async #past(): Promise<Archive> {
    const { Archive } = await import('./archive.ts')
    return (this.#archive ??= new Archive(this.#around.store, id => this.#game(id)))
  }

  async #game(id: string): Promise<Game> {
    const game = await this.#needs.rulesOf(id)
    if (game === undefined) throw new HostError({ code: 'foreign', expected: 'a game of ours', found: id })
    return game
  }

  async #stored<T>(deed: () => Promise<T>): Promise<T> {
    try {
      return await deed()
    } catch (cause) {
      throw new HostError({ code: 'storage' }, cause)
    }
  }
}

/** What the archive answers by itself. */
type PastCall = 'recall' | 'glimpse' | 'record' | 'keep' | 'memories'

function troubleOf(cause: unknown): HostTrouble {
  if (cause instanceof HostError || cause instanceof MatchError) return cause.trouble
  return { code: 'worker' }
}
