import { appendFileSync, closeSync, ftruncateSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { handling, makeFolder } from './file.ts'
import { linesOf } from './lines.ts'
import type { Plan } from './plan.ts'
import { Done, longestRange } from './range.ts'
import type { Chunk } from './range.ts'
import { addTally, emptyTally } from './tally.ts'
import type { Tally } from './tally.ts'

/** How text is added to an open file. */
export type Append = (file: number, text: string) => void

/** A finished chunk as it is kept, with the time that the simulation had taken by then. */
interface KeptChunk extends Chunk<Tally> {
  readonly seconds: number
}

/**
 * The progress of a simulation, kept in a file of its folder: a line with the plan, then a line for every finished chunk.
 * A line is complete or it does not count, so a simulation can be killed at any time and goes on where it stopped.
 */
export class Progress {
  /** What the folder was begun for. */
  plan: Plan | undefined
  readonly tally = emptyTally()
  readonly done = new Done()
  /** The time that all runs have taken so far. */
  seconds = 0
  readonly #path: string
  readonly #file: number
  readonly #append: Append

  /** Opens the progress that is kept in a folder, or begins a new one. */
  constructor(folder: string, append: Append = appendFileSync) {
    makeFolder(folder)
    this.#path = join(folder, 'progress.jsonl')
    this.#append = append
    this.#file = handling('write', this.#path, () => openSync(this.#path, 'a+'))
    let [end, number] = [0, 0]
    try {
      handling('read', this.#path, () => {
        for (const line of linesOf(this.#file)) {
          this.#read(line.text, ++number)
          end = line.end
        }
      })
      // Half a line at the end was being written when the run was killed.
      handling('write', this.#path, () => ftruncateSync(this.#file, end))
    } catch (cause) {
      this.close()
      throw cause
    }
  }

  #read(text: string, number: number): void {
    const line = parsed(text)
    if (isPlanLine(line)) this.plan = line.plan
    else if (this.plan !== undefined && isKeptChunk(line)) this.#count(line)
    else throw new Error(`${this.#path} is damaged in line ${number}; choose another folder`)
  }

  #count(chunk: KeptChunk): void {
    // Two runs at once in the same folder play the same games: they count once.
    if (this.done.overlaps(chunk)) return
    this.done.add(chunk)
    addTally(this.tally, chunk.tally)
    this.seconds = Math.max(this.seconds, chunk.seconds)
  }

  /** Begins a plan or goes on with it. Another plan than the one of the folder is refused, unless it only asks for more games. */
  begin(plan: Plan): void {
    const before = this.plan
    if (before !== undefined) this.#compare(before, plan)
    if (before?.games === plan.games) return
    this.plan = plan
    this.#write({ plan: { ...plan, chunk: longestRange } })
  }

  #compare(before: Plan, plan: Plan): void {
    for (const part of ['game', 'rules', 'options', 'experiment', 'seats', 'bots', 'seed'] as const) {
      if (isDeepStrictEqual(before[part], plan[part])) continue
      const [has, wants] = [before[part], plan[part]].map(told)
      throw new Error(
        `${this.#path} is of another simulation: ${part} ${has}, not ${wants}. Choose another folder, or the same ${part}.`,
      )
    }
    if (before.print !== plan.print) {
      throw new Error(`${this.#path} was begun with other rules or other content. Choose another folder.`)
    }
    if (plan.games < before.games) {
      throw new Error(
        `${this.#path} is of a simulation of ${before.games} games, not ${plan.games}. Choose another folder, or at least as many.`,
      )
    }
  }

  /** Keeps a chunk that was finished `seconds` after this run began. */
  add(chunk: Chunk<Tally>, seconds: number): void {
    this.#write({ ...chunk, seconds })
    this.#count({ ...chunk, seconds })
  }

  #write(line: object): void {
    handling('write', this.#path, () => this.#append(this.#file, `${JSON.stringify(line)}\n`))
  }

  /** Lets go of the file. */
  close(): void {
    closeSync(this.#file)
  }
}

const told = (part: unknown): string => (typeof part === 'string' ? part : (JSON.stringify(part) ?? 'none'))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isPlanLine(line: unknown): line is { plan: Plan } {
  const plan = isObject(line) ? line['plan'] : undefined
  return isObject(plan) && typeof plan['seed'] === 'string' && Number.isInteger(plan['games'])
}

function isKeptChunk(line: unknown): line is KeptChunk {
  if (!isObject(line)) return false
  const { table, from, to, seconds, tally } = line
  return (
    [table, from, to].every(Number.isInteger) &&
    typeof seconds === 'number' &&
    isObject(tally) &&
    isObject(tally['tables']) &&
    isObject(tally['punctuality']) &&
    Array.isArray(tally['failed'])
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
