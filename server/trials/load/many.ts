import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { ServeSettings } from '../../src/index.ts'
import type { Pace, Played, Setting } from './crowd.ts'
import { Hand } from './hands.ts'
import type { Usage } from './hands.ts'

/** How many come, and how they play. */
export interface ManyPlan {
  readonly game: string
  readonly tables: number
  readonly seats: number
  /** Processes among which the tables are dealt out. */
  readonly crowds: number
  /** Milliseconds between two answers at a table, on average. */
  readonly pause: number
  /** For how long they play, in milliseconds. */
  readonly lasts: number
  /** Whether to wait until tables that nobody reads are put away. */
  readonly putsAway: boolean
  readonly settings: ServeSettings
  /** A folder for a profile of the server while people play. */
  readonly profiles?: string | undefined
  readonly heard?: (what: string) => void
}

/** What a trial with many readers found. Bytes are what lives after the collector has been. */
export interface ManyReport {
  readonly lines: number
  readonly moves: number
  readonly perSecond: number
  /** Milliseconds from an answer until all seats know, of the crowd that had it worst. */
  readonly middle: number
  readonly p99: number
  readonly longest: number
  readonly bytesPerMove: number
  /** How much of one core the server used while they played. */
  readonly serverBusy: number
  /** How much of the time the server, and the crowd that had it worst, were ready and waited for a core of a busy machine. */
  readonly serverWaited: number
  readonly crowdWaited: number
  readonly resident: number
  /** Bytes for each table: with a reader on every seat, with nobody, and once it is put away. */
  readonly tableWithReaders: number
  readonly tableAlone: number
  readonly tablePutAway: number | undefined
  /** By how many bytes the memory of the server grows with an answer. */
  readonly perAnswer: number
  /** Tables that are still open after that. */
  readonly open: number | undefined
}

const addresses = 5

/** Lets many people sit at many tables of one server and play at the pace of people. */
export async function manyTrial(plan: ManyPlan): Promise<ManyReport> {
  const { game, tables, seats, crowds, pause, lasts, putsAway, settings, profiles, heard } = plan
  const house = new Hand('our-house.ts')
  const crowd = Array.from({ length: crowds }, () => new Hand('crowd.ts'))
  try {
    const { port } = await house.does<{ port: number }>('opens', settings)
    const address = `http://127.0.0.1:${port}`
    const setting = (count: number): Setting => ({
      side: 'ours',
      address,
      game,
      tables: count,
      seats,
      atOnce: 8,
      // A single address has too few ports for very many lines.
      from: Array.from({ length: addresses }, (_, n) => `127.0.0.${n + 2}`),
    })
    const everybody = (what: string, given?: object): Promise<unknown[]> =>
      Promise.all(crowd.map(hand => hand.does(what, given)))
    // A few tables first: what is loaded and compiled only once belongs to no table.
    await crowd[0]?.does('sets', setting(10))
    await crowd[0]?.does('plays', { pause: 0, lasts: 2000 } satisfies Pace)
    await crowd[0]?.does('leaves')
    const before = await house.tidied()
    await everybody('sets', setting(Math.ceil(tables / crowds)))
    const full = await house.tidied()
    heard?.(`${tables * seats} lines at ${tables} tables`)
    if (profiles !== undefined) await house.does('watches')
    const begun = await house.usage()
    const crowdBegun = await Promise.all(crowd.map(hand => hand.usage()))
    const played = (await everybody('plays', { pause, lasts } satisfies Pace)) as Played[]
    const ended = await house.usage()
    const crowdEnded = await Promise.all(crowd.map(hand => hand.usage()))
    if (profiles !== undefined) await house.does('watched', { file: join(profiles, 'many.cpuprofile') })
    heard?.('played')
    const after = await house.tidied()
    await everybody('leaves')
    await setTimeout(1000)
    const alone = await house.tidied()
    const away = putsAway ? await afterRest(house, address, heard) : undefined
    const moves = sum(played.map(one => one.moves))
    const seconds = Math.max(...played.map(one => one.seconds))
    const each = (usage: Usage): number => Math.round((held(usage) - held(before)) / tables)
    return {
      lines: tables * seats,
      moves,
      perSecond: moves / seconds,
      middle: Math.max(...played.map(one => one.middle)),
      p99: Math.max(...played.map(one => one.p99)),
      longest: Math.max(...played.map(one => one.longest)),
      bytesPerMove: sum(played.map(one => one.bytes)) / moves,
      serverBusy: (ended.seconds - begun.seconds) / seconds,
      serverWaited: (ended.waited - begun.waited) / seconds,
      crowdWaited: Math.max(
        ...crowdEnded.map(({ waited }, n) => (waited - (crowdBegun[n]?.waited ?? 0)) / seconds),
      ),
      resident: ended.resident,
      tableWithReaders: each(full),
      tableAlone: each(alone),
      tablePutAway: away && each(away.usage),
      perAnswer: (held(after) - held(full)) / moves,
      open: away?.open,
    }
  } finally {
    await Promise.all([house, ...crowd].map(hand => hand.ends()))
  }
}

/** What is left once the tables that nobody reads are put away, which takes a minute. */
async function afterRest(
  house: Hand,
  address: string,
  heard: ManyPlan['heard'],
): Promise<{ readonly usage: Usage; readonly open: number }> {
  for (let tries = 0; ; tries++) {
    const figures = await (await fetch(`${address}/metrics`)).text()
    const open = Number(/^osud_tables_open (\d+)/m.exec(figures)?.[1] ?? Number.NaN)
    heard?.(`${open} tables open`)
    if (open === 0 || tries >= 12) return { usage: await house.tidied(), open }
    await setTimeout(10_000)
  }
}

const held = ({ heap, external }: Usage): number => heap + external
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
