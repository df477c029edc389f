import { join } from 'node:path'
import type { ServeSettings } from '../../src/index.ts'
import type { Played, Setting } from './crowd.ts'
import { Hand } from './hands.ts'

/** How hard the trial is. */
export interface LoadPlan {
  readonly rounds: number
  readonly tables: number
  readonly seats: number
  readonly settings: ServeSettings
  /** A folder for profiles of both servers, of their last slices. */
  readonly profiles?: string | undefined
  readonly heard?: (round: Round) => void
}

/** One slice of one server: what was played, and what it cost the server and the crowd. */
export interface Slice extends Played {
  readonly perSecond: number
  /** Moves for each second of processor time of the server. */
  readonly perServerSecond: number
  readonly serverBusy: number
  readonly crowdBusy: number
}

/** The two servers one after the other. */
export interface Round {
  readonly ours: Slice
  readonly theirs: Slice
}

/** What a trial of load found: the middle of all rounds. */
export interface LoadReport {
  readonly rounds: readonly Round[]
  readonly ratio: number
  /** The same by the processor time of the servers, which a busy neighbour or a slow crowd disturbs less. */
  readonly processorRatio: number
}

/** Plays the Night Ferry on both servers by turns, each in a process of its own, with the crowd in a third. */
export async function loadTrial({
  rounds,
  tables,
  seats,
  settings,
  profiles,
  heard,
}: LoadPlan): Promise<LoadReport> {
  const [ours, theirs, crowd] = [new Hand('our-house.ts'), new Hand('their-house.ts'), new Hand('crowd.ts')]
  try {
    const our = await ours.does<{ port: number }>('opens', settings)
    const their = await theirs.does<{ port: number; lobby: number }>('opens')
    const slice = async (side: Setting['side']): Promise<Slice> => {
      const server = side === 'ours' ? ours : theirs
      const setting: Setting = {
        side,
        address: `http://127.0.0.1:${side === 'ours' ? our.port : their.port}`,
        lobby: `http://127.0.0.1:${their.lobby}`,
        game: 'night-ferry',
        tables,
        seats,
        atOnce: 16,
      }
      await crowd.does('sets', setting)
      for (const process of [ours, theirs, crowd]) await process.does('tidies')
      if (profiles !== undefined) await server.does('watches')
      const before = { server: await server.usage(), crowd: await crowd.usage() }
      const played = await crowd.does<Played>('plays', { pause: 0 })
      const [serverSeconds, crowdSeconds] = [
        (await server.usage()).seconds - before.server.seconds,
        (await crowd.usage()).seconds - before.crowd.seconds,
      ]
      if (profiles !== undefined) await server.does('watched', { file: join(profiles, `${side}.cpuprofile`) })
      await crowd.does('leaves')
      return {
        ...played,
        perSecond: played.moves / played.seconds,
        perServerSecond: played.moves / serverSeconds,
        serverBusy: serverSeconds / played.seconds,
        crowdBusy: crowdSeconds / played.seconds,
      }
    }
    // The first slices are for the compilers of the servers to warm up.
    await slice('ours')
    await slice('theirs')
    const all: Round[] = []
    for (let n = 0; n < rounds; n++) {
      const round = { ours: await slice('ours'), theirs: await slice('theirs') }
      heard?.(round)
      all.push(round)
    }
    return {
      rounds: all,
      ratio: median(all.map(round => round.ours.perSecond / round.theirs.perSecond)),
      processorRatio: median(all.map(round => round.ours.perServerSecond / round.theirs.perServerSecond)),
    }
  } finally {
    await Promise.all([ours, theirs, crowd].map(process => process.ends()))
  }
}

/** The middle one of some numbers. */
function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
