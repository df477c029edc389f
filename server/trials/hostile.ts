import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { ServeSettings } from '../src/index.ts'
import { openDatabase } from '../src/store/database.ts'
import { aftermath } from './aftermath.ts'
import type { Aftermath } from './aftermath.ts'
import { Crowd } from './crowd.ts'
import { timesOf } from './figures.ts'
import type { Times } from './figures.ts'
import { houseProgram } from './house-bundle.ts'
import { HouseProcess } from './house-process.ts'
import type { Mischief, Spied } from './mischief.ts'
import type { Deeds, Orders } from './vandals.ts'

/** What a trial with hostile clients found. */
export interface HostileReport extends Aftermath {
  readonly sent: Readonly<Record<Mischief, number>>
  readonly total: number
  /** How many messages on lines the server has read, honest ones too, and how many it has refused at once. */
  readonly served: number
  readonly refused: number
  readonly seconds: number
  /** What was granted and must not have been, the first of it. */
  readonly granted: readonly string[]
  /** Moves at honest tables that nobody honest asked for. */
  readonly foreign: number
  /** Whether the server is still the same process. */
  readonly survived: boolean
  /** What should never happen, as the server counts it. */
  readonly failures: number
  readonly finished: number
  readonly stuck: number
  /** From an answer of the honest to its acknowledgement, by turns in peace and under attack. */
  readonly calm: Times
  readonly attacked: Times
}

/** How hard the trial is. */
export interface HostilePlan {
  readonly messages: number
  /** Hostile clients at once. */
  readonly members: number
  readonly tables: number
  /** How long an attack and the peace after it last, in milliseconds. */
  readonly spell: number
  readonly settings: ServeSettings
  readonly heard?: (what: string) => void
}

/** Lets hostile clients loose on a server while honest people play on it. */
export async function hostileTrial(plan: HostilePlan): Promise<HostileReport> {
  const { messages, members, tables, spell, settings, heard } = plan
  // Each has an address of their own, and the limits are those of everyday.
  const house = new HouseProcess({ ...settings, proxies: 1, limits: undefined })
  await house.start()
  const { pid } = house
  const spied = { tables: [] as string[], messages: [] as string[] }
  const keys = new Set<string>()
  const acknowledged: string[] = []
  const [calm, attacked]: [number[], number[]] = [[], []]
  /** Where the times are written now; what comes in between belongs to neither. */
  let times: number[] = []
  const crowd = new Crowd(
    () => house.address,
    tables,
    {
      sat: table => spied.tables.push(table),
      acknowledged: (key, milliseconds) => {
        acknowledged.push(key)
        times.push(milliseconds)
      },
      sent: text => {
        const { key } = JSON.parse(text) as { readonly key?: string }
        if (key !== undefined) keys.add(key)
        spied.messages.push(text)
      },
    },
    { thinks: 100, from: number => `192.168.${number >> 8}.${number & 255}` },
  )
  // The first seconds of a server are not its usual ones.
  await setTimeout(spell)
  const begun = performance.now()
  const orders: Orders = { address: house.address, messages, members }
  const gang = spawn(
    'setpriv',
    [
      '--pdeathsig',
      'KILL',
      // The hostile have machines of their own: here they take what the others leave.
      'chrt',
      '--idle',
      '0',
      process.execPath,
      join(dirname(await houseProgram()), 'vandals.mjs'),
      JSON.stringify(orders),
    ],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  )
  let deeds: Deeds | undefined
  let rest = false
  gang.on('message', told => {
    deeds = told as Deeds
    const known: Spied = { tables: spied.tables.slice(-200), messages: spied.messages.slice(-500), rest }
    // It may have ended meanwhile.
    if (!deeds.over) gang.send(known, () => undefined)
  })
  const gone = once(gang, 'exit')
  while (gang.exitCode === null && gang.signalCode === null) {
    times = rest ? calm : attacked
    await Promise.race([gone, setTimeout(spell)])
    heard?.(`${deeds === undefined ? 0 : totalOf(deeds)} hostile messages, ${times.length} honest answers`)
    times = []
    rest = !rest
    await Promise.race([gone, setTimeout(1000)])
  }
  const seconds = (performance.now() - begun) / 1000
  times = calm
  await setTimeout(spell)
  const survived = house.lives && house.pid === pid
  const metrics = await (await fetch(`${house.address}/metrics`)).text()
  await crowd.goesHome()
  await house.kill('SIGTERM')
  if (deeds?.over !== true) throw new Error('the hostile clients died on the way')
  const place =
    settings.databaseUrl === undefined ? { folder: settings.dataFolder } : { url: settings.databaseUrl }
  const database = await openDatabase(place)
  const moves = await database.query.selectFrom('moves').select('key').where('key', 'is not', null).execute()
  await database.close()
  return {
    sent: deeds.sent,
    total: totalOf(deeds),
    seconds: Math.round(seconds),
    granted: deeds.granted.slice(0, 20),
    foreign: moves.filter(({ key }) => key !== null && !key.startsWith('bot ') && !keys.has(key)).length,
    survived,
    served: figureIn(metrics, 'osud_messages_total\\{outcome="served"\\}'),
    refused: figureIn(metrics, 'osud_messages_total\\{outcome="refused"\\}'),
    failures: figureIn(metrics, 'osud_failures_total'),
    finished: crowd.finished,
    stuck: crowd.stuck,
    calm: timesOf(calm),
    attacked: timesOf(attacked),
    ...(await aftermath(place, acknowledged)),
  }
}

const figureIn = (metrics: string, name: string): number =>
  Number(new RegExp(`^${name} (\\d+)`, 'm').exec(metrics)?.[1] ?? Number.NaN)

const totalOf = ({ sent }: Deeds): number => Object.values(sent).reduce((sum, count) => sum + count, 0)
